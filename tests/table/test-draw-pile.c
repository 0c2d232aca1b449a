/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decks as they are drawn, kept and discarded, and the odds of the next card, against the closed
 * form and against real shuffled decks. */

#include <math.h>

#include "cb-draw-pile.h"

/* The deck of 21 whose eighth King kills; the number of the others follows from the size. */
enum
{
  KING,
  PATCH
};
static const CbDrawKind nightmare[] = { { 8, CB_FATE_LAST_KILLS }, { -1, CB_FATE_KEPT } };

static CbDrawPile *
new_nightmare (void)
{
  return cb_draw_pile_new (21, CB_DISCARDED_OUT, nightmare, 2);
}

static void
draw_some (CbDrawPile *pile, int kind, guint n)
{
  while (n-- > 0)
    g_assert_cmpint (cb_draw_pile_draw (pile, 0, kind), ==, CB_DRAWN_USUAL);
}

static void
assert_chance (const CbDrawPile *pile, guint kind, guint64 part, guint64 whole)
{
  guint64 p, w;

  g_assert_true (cb_draw_pile_get_chance (pile, kind, &p, &w));
  g_assert_cmpuint (w, >, 0);
  g_assert_cmpuint (p * whole, ==, part * w);
  g_assert_cmpint (cb_draw_pile_may_come (pile, kind), ==, part > 0);
}

static void
assert_end (const CbDrawPile *pile, guint kind, guint64 part, guint64 whole)
{
  guint64 p, w;

  g_assert_true (cb_draw_pile_get_chance_of_end (pile, kind, &p, &w));
  g_assert_cmpuint (p * whole, ==, part * w);
}

static double
choose (guint n, guint k)
{
  double result = 1;

  for (guint i = 0; i < k; i++)
    result = result * (n - i) / (i + 1);
  return result;
}

/* A table that shuffles back what goes out draws more than there is: nothing is known then. */
static void
test_other_deck (void)
{
  g_autoptr (CbDrawPile) pile = new_nightmare ();
  guint64 part, whole;

  draw_some (pile, PATCH, 13);
  assert_chance (pile, KING, 8, 8);
  for (guint i = 14; i <= 20; i++)
    {
      draw_some (pile, PATCH, 1);
      g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, (int) (21 - i));
      g_assert_false (cb_draw_pile_get_chance (pile, KING, &part, &whole));
      g_assert_true (cb_draw_pile_may_come (pile, KING));
    }
}

/* Kings seen k, pile r: P(next is a King) = (8−k)/r, P(it kills) = 1/r if k = 7. */
static void
test_chances (void)
{
  for (guint kings = 0; kings <= 7; kings++)
    for (guint others = 0; others <= 13; others++)
      {
        g_autoptr (CbDrawPile) pile = new_nightmare ();
        guint left = 21 - kings - others;

        draw_some (pile, KING, kings);
        draw_some (pile, PATCH, others);
        g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, (int) left);
        g_assert_cmpuint (cb_draw_pile_get_n_open (pile, KING), ==, kings);
        g_assert_cmpuint (cb_draw_pile_get_n_held (pile, 0, PATCH), ==, others);
        assert_chance (pile, KING, 8 - kings, left);
        assert_chance (pile, PATCH, 13 - others, left);
        assert_end (pile, KING, kings == 7 ? 1 : 0, left);
        assert_end (pile, PATCH, 0, 1);
      }
}

/* The eighth goes back each time: 1/r from then on, and certain when it is the only card. */
static void
test_deaths (void)
{
  g_autoptr (CbDrawPile) pile = new_nightmare ();

  draw_some (pile, KING, 7);
  draw_some (pile, PATCH, 3);
  for (guint left = 11; left >= 1; left--)
    {
      g_assert_cmpint (cb_draw_pile_draw (pile, left % 3, KING), ==, CB_DRAWN_KILLS);
      g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, (int) left);
      g_assert_cmpuint (cb_draw_pile_get_n_open (pile, KING), ==, 7);
      assert_chance (pile, KING, 1, left);
      assert_end (pile, KING, 1, left);
      if (left > 1)
        draw_some (pile, PATCH, 1);
    }
}

static void
test_last_ends (void)
{
  static const CbDrawKind kinds[] = { { 2, CB_FATE_LAST_ENDS }, { 3, CB_FATE_DISCARDED } };
  g_autoptr (CbDrawPile) pile = cb_draw_pile_new (-1, CB_DISCARDED_OUT, kinds, 2);

  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, 5);
  draw_some (pile, 0, 1);
  assert_end (pile, 0, 1, 4);
  g_assert_cmpint (cb_draw_pile_draw (pile, 0, 0), ==, CB_DRAWN_ENDS);
}

/* Where the eighth King comes in many games with Casebook's own cards: it is the n-th draw with
 * C(n−1,7)/C(21,8). */
static void
test_simulation (void)
{
  enum
  {
    GAMES = 40000
  };
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (8);
  guint last_at[22] = { 0 };

  for (guint game = 0; game < GAMES; game++)
    {
      g_autoptr (CbDrawPile) pile = new_nightmare ();
      guint n = 0;
      int kind;

      do
        {
          kind = cb_draw_pile_pick (pile, random);
          g_assert_cmpint (kind, >=, 0);
          n++;
        }
      while (cb_draw_pile_draw (pile, n % 4, kind) == CB_DRAWN_USUAL);
      last_at[n]++;
    }
  for (guint n = 1; n <= 21; n++)
    {
      double chance = n < 8 ? 0 : choose (n - 1, 7) / choose (21, 8);
      double tolerance = 4.5 * sqrt (GAMES * chance * (1 - chance)) + 1e-9;

      g_assert_cmpfloat (fabs (last_at[n] - GAMES * chance), <=, MAX (tolerance, 4));
    }
}

/* A shuffled deck of real cards, followed from draw to draw until the third death: the chances that
 * were told beforehand add up to what then came. */
static void
test_real_cards (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (9);
  double kings = 0, deaths = 0, king_variance = 0, death_variance = 0;

  for (guint game = 0; game < 4000; game++)
    {
      g_autoptr (CbDrawPile) pile = new_nightmare ();
      guint8 cards[21];
      guint n_cards = G_N_ELEMENTS (cards), n_deaths = 0;

      for (guint i = 0; i < n_cards; i++)
        cards[i] = i < 8 ? KING : PATCH;
      cb_random_source_shuffle (random, cards, n_cards);
      while (n_deaths < 3)
        {
          guint8 card = cards[n_cards - 1];
          guint64 part, whole;
          double chance;
          gboolean died;

          g_assert_true (cb_draw_pile_get_chance (pile, KING, &part, &whole));
          chance = (double) part / (double) whole;
          kings += (card == KING) - chance;
          king_variance += chance * (1 - chance);
          g_assert_true (cb_draw_pile_get_chance_of_end (pile, KING, &part, &whole));
          chance = (double) part / (double) whole;
          died = cb_draw_pile_draw (pile, 0, card) == CB_DRAWN_KILLS;
          deaths += died - chance;
          death_variance += chance * (1 - chance);
          n_deaths += died ? 1 : 0;
          if (died)
            cb_random_source_shuffle (random, cards, n_cards);
          else
            n_cards--;
        }
    }
  g_assert_cmpfloat (fabs (kings), <, 4 * sqrt (king_variance));
  g_assert_cmpfloat (fabs (deaths), <, 4 * sqrt (death_variance));
}

/* Nobody saw what was kept: the odds spread over what may lie there, too. */
static void
test_unseen (void)
{
  static const CbDrawKind kinds[] = { { 4, CB_FATE_KEPT }, { 6, CB_FATE_KEPT } };
  g_autoptr (CbDrawPile) pile = cb_draw_pile_new (10, CB_DISCARDED_OUT, kinds, 2);

  draw_some (pile, CB_KIND_UNSEEN, 3);
  g_assert_cmpuint (cb_draw_pile_get_n_held (pile, 0, CB_KIND_UNSEEN), ==, 3);
  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, 7);
  assert_chance (pile, 0, 4, 10);
  draw_some (pile, 0, 2);
  assert_chance (pile, 0, 2, 8);

  /* One of them turns out to be the third, another the fourth. */
  g_assert_true (cb_draw_pile_discard (pile, 0, 0));
  g_assert_cmpuint (cb_draw_pile_get_n_held (pile, 0, 0), ==, 1);
  g_assert_true (cb_draw_pile_discard (pile, 0, 0));
  g_assert_true (cb_draw_pile_discard (pile, 0, 0));
  g_assert_cmpuint (cb_draw_pile_get_n_held (pile, 0, CB_KIND_UNSEEN), ==, 2);
  assert_chance (pile, 0, 1, 7);
  g_assert_true (cb_draw_pile_discard (pile, 0, 0));
  assert_chance (pile, 0, 0, 1);
  assert_chance (pile, 1, 1, 1);
  g_assert_false (cb_draw_pile_discard (pile, 1, 1));
  g_assert_true (cb_draw_pile_discard (pile, 0, CB_KIND_UNSEEN));
  g_assert_false (cb_draw_pile_discard (pile, 0, CB_KIND_UNSEEN));
  g_assert_cmpuint (cb_draw_pile_get_n_discarded (pile), ==, 5);
}

/* The last King, and one put back, are known to be in the pile, whatever was drawn unseen. */
static void
test_unseen_and_back (void)
{
  g_autoptr (CbDrawPile) pile = new_nightmare ();

  draw_some (pile, CB_KIND_UNSEEN, 5);
  draw_some (pile, KING, 7);
  assert_chance (pile, KING, 1, 9);
  g_assert_cmpint (cb_draw_pile_draw (pile, 1, KING), ==, CB_DRAWN_KILLS);
  assert_chance (pile, KING, 1, 9);
  draw_some (pile, PATCH, 2);
  assert_chance (pile, KING, 1, 7);
  assert_end (pile, KING, 1, 7);
}

static void
test_reshuffled (void)
{
  static const CbDrawKind kinds[] = { { 2, CB_FATE_DISCARDED }, { 3, CB_FATE_KEPT } };
  g_autoptr (CbDrawPile) pile = cb_draw_pile_new (5, CB_DISCARDED_RESHUFFLED, kinds, 2);

  draw_some (pile, 0, 2);
  draw_some (pile, 1, 3);
  g_assert_true (cb_draw_pile_discard (pile, 0, 1));
  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, 0);
  g_assert_cmpuint (cb_draw_pile_get_n_discarded (pile), ==, 3);
  assert_chance (pile, 0, 2, 3);
  draw_some (pile, 0, 1);
  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, 2);
  assert_chance (pile, 0, 1, 2);
  cb_draw_pile_reshuffle (pile);
  assert_chance (pile, 0, 2, 3);
  g_assert_cmpuint (cb_draw_pile_get_n_discarded (pile), ==, 0);
}

static void
test_under (void)
{
  static const CbDrawKind kinds[] = { { 2, CB_FATE_DISCARDED }, { 3, CB_FATE_KEPT } };
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (1);
  g_autoptr (CbDrawPile) pile = cb_draw_pile_new (5, CB_DISCARDED_UNDER, kinds, 2);

  draw_some (pile, 0, 2);
  draw_some (pile, 1, 1);
  g_assert_true (cb_draw_pile_discard (pile, 0, 1));
  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, 5);
  assert_chance (pile, 1, 1, 1);
  draw_some (pile, 1, 2);
  assert_chance (pile, 0, 1, 1);
  g_assert_cmpint (cb_draw_pile_pick (pile, random), ==, 0);
  draw_some (pile, 0, 2);
  assert_chance (pile, 1, 1, 1);
}

/* Kings that kill, cards that are kept and cards that are played at once: 1 in 9, though 5 were
 * drawn unseen. */
static void
test_three_sorts (void)
{
  static const CbDrawKind kinds[] = { { 8, CB_FATE_LAST_KILLS },
                                      { 9, CB_FATE_KEPT },
                                      { 4, CB_FATE_DISCARDED } };
  g_autoptr (CbDrawPile) pile = cb_draw_pile_new (21, CB_DISCARDED_OUT, kinds, 3);

  draw_some (pile, 0, 7);
  draw_some (pile, CB_KIND_UNSEEN, 5);
  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, 9);
  assert_chance (pile, 0, 1, 9);
  assert_end (pile, 0, 1, 9);
  assert_chance (pile, 1, 8 * 9, 9 * 13);
  assert_chance (pile, 2, 8 * 4, 9 * 13);
}

#define MAX_SORTS 4

/* Of all orders that a deck can have with so many cards left of each sort: in how many a draw can
 * go as it did, and in how many of these each sort comes next. */
static guint64
count_orders (const CbDrawKind *kinds,
              guint n_kinds,
              const int *drawn,
              guint n_drawn,
              guint *left,
              guint64 nexts[MAX_SORTS])
{
  guint64 sum = 0;

  for (guint i = 0; i < n_kinds; i++)
    {
      gboolean fits = n_drawn == 0 || drawn[0] == (int) i ||
                      (drawn[0] == CB_KIND_UNSEEN && kinds[i].fate != CB_FATE_LAST_KILLS);
      guint64 n = left[i];

      if (!fits || n == 0)
        continue;
      if (n_drawn == 0)
        {
          nexts[i] += n;
          sum += n;
          continue;
        }
      left[i]--;
      {
        guint64 below[MAX_SORTS] = { 0 };

        sum += n * count_orders (kinds, n_kinds, drawn + 1, n_drawn - 1, left, below);
        for (guint k = 0; k < n_kinds; k++)
          nexts[k] += n * below[k];
      }
      left[i]++;
    }
  return sum;
}

/* Any decks, drawn from in any way, against all their orders. A deadly card is always seen. */
static void
test_enumeration (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (77);

  for (guint game = 0; game < 300; game++)
    {
      guint n_kinds = (guint) g_rand_int_range (rand, 2, MAX_SORTS + 1);
      CbDrawKind kinds[MAX_SORTS];
      guint left[MAX_SORTS];
      int cards[4 * MAX_SORTS], drawn[4 * MAX_SORTS];
      guint n = 0, n_drawn;
      g_autoptr (CbDrawPile) pile = NULL;
      guint64 nexts[MAX_SORTS] = { 0 };
      guint64 whole;

      for (guint i = 0; i < n_kinds; i++)
        {
          kinds[i] = (CbDrawKind) { g_rand_int_range (rand, 1, 4), i == 0   ? CB_FATE_LAST_KILLS
                                                                   : i == 1 ? CB_FATE_DISCARDED
                                                                            : CB_FATE_KEPT };
          left[i] = (guint) kinds[i].count;
          for (int k = 0; k < kinds[i].count; k++)
            cards[n++] = (int) i;
        }
      for (guint i = n - 1; i > 0; i--)
        {
          guint other = (guint) g_rand_int_range (rand, 0, (gint) i + 1);
          int card = cards[i];

          cards[i] = cards[other];
          cards[other] = card;
        }
      pile = cb_draw_pile_new (-1, CB_DISCARDED_OUT, kinds, n_kinds);
      n_drawn = (guint) g_rand_int_range (rand, 0, MIN ((gint) n, 8));
      for (guint i = 0; i < n_drawn; i++)
        {
          drawn[i] = cards[i] > 0 && g_rand_boolean (rand) ? CB_KIND_UNSEEN : cards[i];
          if (cb_draw_pile_draw (pile, i % 3, drawn[i]) == CB_DRAWN_KILLS)
            break; /* it is shuffled back */
          if (i + 1 < n_drawn)
            continue;
          whole = count_orders (kinds, n_kinds, drawn, n_drawn, left, nexts);
          for (guint k = 0; k < n_kinds; k++)
            assert_chance (pile, k, nexts[k], whole);
        }
    }
}

/* Where no numbers are known there are no odds, but the deck can be followed. */
static void
test_unknown (void)
{
  static const CbDrawKind kinds[] = { { -1, CB_FATE_DISCARDED }, { -1, CB_FATE_LAST_KILLS } };
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (1);
  g_autoptr (CbDrawPile) pile = cb_draw_pile_new (-1, CB_DISCARDED_RESHUFFLED, kinds, 2);
  g_autoptr (CbDrawPile) nothing = cb_draw_pile_new (-1, CB_DISCARDED_RESHUFFLED, NULL, 0);
  g_autoptr (CbDrawPile) empty = cb_draw_pile_new (0, CB_DISCARDED_OUT, kinds, 0);
  guint64 part, whole;

  g_assert_cmpint (cb_draw_pile_get_n_left (nothing), ==, -1);
  draw_some (nothing, CB_KIND_UNSEEN, 3);
  g_assert_cmpint (cb_draw_pile_get_n_left (nothing), ==, -1);
  draw_some (pile, 0, 30);
  draw_some (pile, 1, 30);
  draw_some (pile, CB_KIND_UNSEEN, 1);
  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, -1);
  g_assert_cmpint (cb_draw_pile_get_count (pile, 0), ==, -1);
  g_assert_false (cb_draw_pile_get_chance (pile, 0, &part, &whole));
  g_assert_false (cb_draw_pile_get_chance_of_end (pile, 1, &part, &whole));
  g_assert_true (cb_draw_pile_may_come (pile, 0));
  g_assert_cmpint (cb_draw_pile_pick (pile, random), ==, -1);
  g_assert_cmpint (cb_draw_pile_pick (empty, random), ==, -1);
}

/* Of a deck of unknown size, too, the last King kills again and again. */
static void
test_unknown_deaths (void)
{
  g_autoptr (CbDrawPile) pile = cb_draw_pile_new (-1, CB_DISCARDED_OUT, nightmare, 2);

  draw_some (pile, KING, 7);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (cb_draw_pile_may_come (pile, KING));
      g_assert_cmpint (cb_draw_pile_draw (pile, i, KING), ==, CB_DRAWN_KILLS);
      draw_some (pile, CB_KIND_UNSEEN, 1);
    }
}

/* More of a kind than there can be, more cards than the deck has: nothing breaks. */
static void
test_impossible (void)
{
  g_autoptr (CbDrawPile) pile = new_nightmare ();

  draw_some (pile, PATCH, 20);
  g_assert_false (cb_draw_pile_may_come (pile, PATCH));
  draw_some (pile, PATCH, 20);
  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, 0);
  g_assert_false (cb_draw_pile_may_come (pile, KING));
  draw_some (pile, KING, 7);
  g_assert_cmpint (cb_draw_pile_draw (pile, 0, KING), ==, CB_DRAWN_KILLS);
  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw-pile/chances", test_chances);
  g_test_add_func ("/draw-pile/deaths", test_deaths);
  g_test_add_func ("/draw-pile/last-ends", test_last_ends);
  g_test_add_func ("/draw-pile/simulation", test_simulation);
  g_test_add_func ("/draw-pile/real-cards", test_real_cards);
  g_test_add_func ("/draw-pile/unseen", test_unseen);
  g_test_add_func ("/draw-pile/unseen-and-back", test_unseen_and_back);
  g_test_add_func ("/draw-pile/reshuffled", test_reshuffled);
  g_test_add_func ("/draw-pile/under", test_under);
  g_test_add_func ("/draw-pile/unknown", test_unknown);
  g_test_add_func ("/draw-pile/unknown-deaths", test_unknown_deaths);
  g_test_add_func ("/draw-pile/impossible", test_impossible);
  g_test_add_func ("/draw-pile/other-deck", test_other_deck);
  g_test_add_func ("/draw-pile/three-sorts", test_three_sorts);
  g_test_add_func ("/draw-pile/enumeration", test_enumeration);
  return g_test_run ();
}
