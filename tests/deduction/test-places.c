/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was seen of cards that lie face down: each lies at one place, and one place holds one card.
 * Whether that can be true is compared with trying all places. */

#include "cb-conflict.h"
#include "cb-random-game.h"

#define N_CARDS  4
#define N_PLACES 4

typedef struct
{
  CbCardSet cards;
  guint32 places;
} Seen;

/* Whether the cards from @card on can lie at places of their own, as all of @seen allow. */
static gboolean
can_lie (GArray *seen, guint left_out, guint card, guint32 taken)
{
  guint32 allowed = G_MAXUINT32;
  gboolean is_seen = FALSE;

  if (card == N_CARDS)
    return TRUE;
  for (guint i = 0; i < seen->len; i++)
    {
      const Seen *one = &g_array_index (seen, Seen, i);

      if (i == left_out || !cb_card_set_has (one->cards, card))
        continue;
      is_seen = TRUE;
      allowed &= one->places;
    }
  if (!is_seen)
    return can_lie (seen, left_out, card + 1, taken);
  for (guint place = 0; place < N_PLACES; place++)
    if ((allowed & ~taken) >> place & 1 &&
        can_lie (seen, left_out, card + 1, taken | (guint32) 1 << place))
      return TRUE;
  return FALSE;
}

static CbDeduction *
deduce (GArray *seen)
{
  /* The envelope, a player, and the cards face down. */
  CbWorld world = {
    .n_cards = 8, .n_holders = 3, .deck = 0xff, .min_size = { 2, 2, 4 }, .max_size = { 2, 2, 4 }
  };
  g_autoptr (CbFacts) deal = cb_facts_new ();
  CbDeduction *deduction = cb_deduction_new (&world, deal);

  for (guint i = 0; i < seen->len; i++)
    {
      g_autoptr (CbFacts) facts = cb_facts_new ();

      cb_facts_add_places (facts, g_array_index (seen, Seen, i).cards,
                           g_array_index (seen, Seen, i).places);
      cb_deduction_append (deduction, facts, CB_EFFORT_ENDLESS);
    }
  return deduction;
}

/* Each entry that alone repairs it, and none else. */
static void
check_conflict (GArray *seen, const CbDeduction *deduction)
{
  g_autoptr (CbConflict)
    conflict = cb_deduction_find_conflict (deduction, seen->len, CB_EFFORT_ENDLESS);
  g_autoptr (GArray) core = g_array_new (FALSE, FALSE, sizeof (Seen));
  guint n_repairs = 0;

  g_assert_nonnull (conflict);
  for (guint i = 0; i < conflict->entries->len; i++)
    g_array_append_val (core,
                        g_array_index (seen, Seen, g_array_index (conflict->entries, guint, i)));
  for (guint i = 0; i <= core->len; i++)
    g_assert_cmpint (can_lie (core, i, 0, 0), ==, i < core->len);
  for (guint i = 0; i < seen->len; i++)
    if (can_lie (seen, i, 0, 0))
      {
        g_assert_cmpuint (n_repairs, <, conflict->repairs->len);
        g_assert_cmpuint (g_array_index (conflict->repairs, guint, n_repairs++), ==, i);
      }
  g_assert_cmpuint (n_repairs, ==, conflict->repairs->len);
}

static void
test_all_places (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (29);
  guint n_possible = 0;

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (Seen));
      guint n = (guint) g_rand_int_range (rand, 1, 7);

      while (seen->len < n)
        {
          guint n_cards = (guint) g_rand_int_range (rand, 1, 3);
          guint n_places = (guint) g_rand_int_range (rand, (gint) n_cards, N_PLACES + 1);
          Seen one = { cb_random_subset ((1u << N_CARDS) - 1, n_cards, rand),
                       cb_random_subset ((1u << N_PLACES) - 1, n_places, rand) };

          g_array_append_val (seen, one);
        }
      g_autoptr (CbDeduction) deduction = deduce (seen);
      gboolean possible = can_lie (seen, G_MAXUINT, 0, 0);

      g_assert_cmpint (cb_deduction_get_marks (deduction, n)->consistent, ==, possible);
      n_possible += possible;
      if (!possible)
        check_conflict (seen, deduction);
    }
  g_assert_cmpuint (n_possible, >, 200);
  g_assert_cmpuint (n_possible, <, 1800);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/places/all", test_all_places);
  return g_test_run ();
}
