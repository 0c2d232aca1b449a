/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deals by every rule: each card goes to one place, sizes are those of the booklets, every envelope
 * comes; and a deal survives being a text. */

#include "cb-statistics.h"
#include "cb-table-deal.h"

/* Three categories of cards 0…, one of each in the envelope. */
static CbTableDealRules
make_rules (guint a, guint b, guint c, guint n_seats)
{
  CbTableDealRules rules = { .n_cards = a + b + c, .n_categories = 3, .n_seats = n_seats };

  rules.categories[0] = (1u << a) - 1;
  rules.categories[1] = ((1u << b) - 1) << a;
  rules.categories[2] = ((1u << c) - 1) << (a + b);
  for (guint i = 0; i < 3; i++)
    rules.n_in_envelope[i] = 1;
  return rules;
}

static guint
count (guint32 cards)
{
  return (guint) __builtin_popcount (cards);
}

static guint32
get_face_down (const CbTableDeal *deal)
{
  guint32 cards = 0;

  for (guint i = 0; i < deal->n_down; i++)
    cards |= (guint32) 1 << deal->down[i];
  return cards;
}

/* Every card is in one place, and each place has as many as the rules say. */
static void
assert_deal (const CbTableDeal *deal, const CbTableDealRules *rules)
{
  guint32 all = 0;
  guint sum = 0;
  const guint32 places[] = { deal->envelope, deal->face_up, deal->removed, get_face_down (deal) };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      all |= places[i];
      sum += count (places[i]);
    }
  for (guint i = 0; i < deal->n_seats; i++)
    {
      all |= deal->hands[i];
      sum += count (deal->hands[i]);
    }
  g_assert_cmpuint (sum, ==, rules->n_cards);
  g_assert_cmpuint (count (all), ==, rules->n_cards);
  g_assert_cmpuint (count (get_face_down (deal)), ==, deal->n_down);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (count (deal->envelope & rules->categories[i]), ==, rules->n_in_envelope[i]);
  g_assert_cmpuint (deal->removed & rules->removed, ==, rules->removed);
  g_assert_cmpuint (count (deal->removed & ~rules->removed), ==, rules->n_removed);
  g_assert_cmpuint (deal->removed & ~rules->removed & ~rules->categories[rules->removed_category],
                    ==, 0);
}

static CbTableDeal
draw (const CbTableDealRules *rules, CbRandomSource *random)
{
  g_autoptr (GError) error = NULL;
  CbTableDeal deal;

  g_assert_true (cb_table_deal_draw (&deal, rules, random, &error));
  g_assert_no_error (error);
  assert_deal (&deal, rules);
  return deal;
}

/* The table of hand sizes in the rules: three categories, players, side cards, cards each, left. */
static const struct
{
  guint a, b, c, n_seats, n_side, each, left;
} sizes[] = {
  { 6, 6, 9, 2, 0, 9, 0 },   { 6, 6, 9, 3, 0, 6, 0 },   { 6, 6, 9, 4, 0, 4, 2 },
  { 6, 6, 9, 5, 0, 3, 3 },   { 6, 6, 9, 6, 0, 3, 0 },   { 6, 6, 9, 2, 4, 7, 0 },
  { 6, 6, 9, 3, 4, 4, 2 },   { 6, 9, 9, 4, 0, 5, 1 },   { 6, 9, 9, 6, 0, 3, 3 },
  { 6, 6, 6, 4, 0, 3, 3 },   { 9, 9, 9, 7, 0, 3, 3 },   { 10, 8, 12, 4, 0, 6, 3 },
  { 10, 8, 12, 7, 0, 3, 6 }, { 10, 8, 12, 9, 0, 3, 0 }, { 10, 8, 12, 10, 0, 2, 7 },
  { 3, 4, 5, 2, 0, 4, 1 },   { 5, 5, 10, 6, 0, 2, 5 },
};

static void
test_equal (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (1);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint down = 0; down < 2; down++)
      {
        CbTableDealRules rules = make_rules (sizes[i].a, sizes[i].b, sizes[i].c, sizes[i].n_seats);
        CbTableDeal deal;

        rules.n_side = sizes[i].n_side;
        rules.equal = TRUE;
        rules.rest_down = down == 1;
        deal = draw (&rules, random);
        for (guint seat = 0; seat < deal.n_seats; seat++)
          g_assert_cmpuint (count (deal.hands[seat]), ==, sizes[i].each);
        g_assert_cmpuint (count (deal.face_up), ==, down ? 0 : sizes[i].left);
        g_assert_cmpuint (deal.n_down, ==, sizes[i].n_side + (down ? sizes[i].left : 0));
      }
}

static void
test_all (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (2);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint first = 0; first < sizes[i].n_seats; first++)
      {
        guint n = sizes[i].n_seats;
        CbTableDealRules rules = make_rules (sizes[i].a, sizes[i].b, sizes[i].c, n);
        CbTableDeal deal;

        rules.n_side = sizes[i].n_side;
        rules.first_dealt = first;
        deal = draw (&rules, random);
        g_assert_cmpuint (deal.first_dealt, ==, first);
        g_assert_cmpuint (deal.face_up, ==, 0);
        g_assert_cmpuint (deal.n_down, ==, sizes[i].n_side);
        for (guint place = 0; place < n; place++)
          g_assert_cmpuint (count (deal.hands[(first + place) % n]), ==,
                            sizes[i].each + (place < sizes[i].left ? 1 : 0));
      }
}

/* One of seven suspects is the victim, any of them; a card missing from the box is nowhere else. */
static void
test_removed (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (3);
  CbTableDealRules rules = make_rules (7, 6, 6, 4);
  guint32 victims = 0;

  rules.n_removed = 1;
  for (guint i = 0; i < 200; i++)
    victims |= draw (&rules, random).removed;
  g_assert_cmpuint (victims, ==, 0x7f);

  rules.removed = 1u << 2 | 1u << 18;
  for (guint i = 0; i < 200; i++)
    g_assert_cmpuint (count (draw (&rules, random).removed), ==, 3);
}

/* Each of the 6·6·9 classic envelopes comes, and none more often than others. */
static void
test_every_envelope (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (4);
  CbTableDealRules rules = make_rules (6, 6, 9, 4);
  guint counts[324] = { 0 };
  double deviation;

  for (guint i = 0; i < 50 * 324; i++)
    {
      guint32 envelope = draw (&rules, random).envelope;
      guint suspect = (guint) __builtin_ctz (envelope);
      guint weapon = (guint) __builtin_ctz (envelope >> 6);
      guint room = (guint) __builtin_ctz (envelope >> 12);

      counts[(suspect * 6 + weapon) * 9 + room]++;
    }
  for (guint i = 0; i < 324; i++)
    g_assert_cmpuint (counts[i], >, 0);
  deviation = cb_statistics_test_even (counts, 324);
  g_assert_cmpfloat (deviation, <, 4);
  g_assert_cmpfloat (deviation, >, -4);
}

static void
assert_refused (const CbTableDealRules *rules, const char *message)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (5);
  g_autoptr (GError) error = NULL;
  CbTableDeal deal;

  g_assert_false (cb_table_deal_draw (&deal, rules, random, &error));
  g_assert_error (error, CB_TABLE_ERROR, CB_TABLE_ERROR_CARDS);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_too_few (void)
{
  CbTableDealRules rules = make_rules (2, 2, 2, 4);

  assert_refused (&rules, "There are not enough cards for all these players.");
  rules.n_seats = 3;
  rules.n_side = 1;
  assert_refused (&rules, "There are not enough cards for all these players.");
  rules.n_side = 0;
  rules.n_removed = 2;
  assert_refused (&rules, "A category has fewer cards than the deal takes of it.");
  rules.n_removed = 3;
  assert_refused (&rules, "A category has fewer cards than the deal takes of it.");
}

static const char *const ids[] = {
  "a", "b", "c", "rope", "axe", "gun", "hall", "den", "attic", NULL
};

static void
test_text (void)
{
  const CbTableDeal deal = { .n_seats = 2,
                             .first_dealt = 1,
                             .envelope = 1u << 1 | 1u << 3 | 1u << 8,
                             .hands = { 1u << 0 | 1u << 7, 1u << 2 },
                             .removed = 1u << 5,
                             .n_down = 2,
                             .down = { 6, 4 } };
  g_autoptr (GString) text = g_string_new (NULL);

  cb_table_deal_write_cards (&deal, ids, text);
  g_assert_cmpstr (text->str, ==,
                   "envelope b rope attic\nhand 0 a den\nhand 1 c\nface-up\n"
                   "face-down hall axe\nremoved gun\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deal/equal", test_equal);
  g_test_add_func ("/deal/all", test_all);
  g_test_add_func ("/deal/removed", test_removed);
  g_test_add_func ("/deal/every-envelope", test_every_envelope);
  g_test_add_func ("/deal/too-few", test_too_few);
  g_test_add_func ("/deal/text", test_text);
  return g_test_run ();
}
