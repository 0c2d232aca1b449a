/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts and odds of full decks: the game of a paper, whose numbers two other programs agree on,
 * and random games late enough that a plain search can list the deals. */

#include "cb-enumeration.h"
#include "cb-full-cases.h"
#include "cb-odds.h"
#include "cb-settled.h"
#include "cb-small-cases.h"

enum
{
  SCARLET,
  MUSTARD,
  WHITE,
  GREEN,
  PEACOCK,
  PLUM,
  CANDLESTICK,
  KNIFE,
  LEAD_PIPE,
  REVOLVER,
  ROPE,
  WRENCH,
  HALL,
  LOUNGE,
  DINING_ROOM,
  KITCHEN,
  BALLROOM,
  CONSERVATORY,
  BILLIARD_ROOM,
  LIBRARY,
  STUDY,
  UNSEEN,
};

#define N_PLAYERS 6

/* How far a search for all deals goes before there are too many. */
#define MAX_STEPS 300000

/* Seat 0 is me; a suggestion all pass ends where it began. */
typedef struct
{
  guint by;
  guint cards[3];
  guint shown_by;
  guint shown;
} Suggestion;

/* Neller, Markov and Russell, "Clue Deduction": Scarlet's notebook. */
static const Suggestion published[] = {
  { 0, { SCARLET, ROPE, LOUNGE }, 1, SCARLET },
  { 1, { PEACOCK, LEAD_PIPE, DINING_ROOM }, 4, UNSEEN },
  { 2, { MUSTARD, REVOLVER, BALLROOM }, 4, UNSEEN },
  { 3, { WHITE, KNIFE, BALLROOM }, 5, UNSEEN },
  { 4, { GREEN, CANDLESTICK, DINING_ROOM }, 2, UNSEEN },
  { 5, { WHITE, WRENCH, STUDY }, 0, WHITE },
  { 0, { PLUM, ROPE, CONSERVATORY }, 1, PLUM },
  { 1, { PEACOCK, ROPE, BALLROOM }, 2, UNSEEN },
  { 2, { MUSTARD, CANDLESTICK, STUDY }, 3, UNSEEN },
  { 3, { PEACOCK, KNIFE, DINING_ROOM }, 4, UNSEEN },
  { 4, { MUSTARD, LEAD_PIPE, DINING_ROOM }, 5, UNSEEN },
  { 5, { GREEN, KNIFE, CONSERVATORY }, 2, UNSEEN },
  { 0, { PEACOCK, KNIFE, LOUNGE }, 1, LOUNGE },
  { 1, { PEACOCK, KNIFE, DINING_ROOM }, 2, UNSEEN },
  { 2, { PEACOCK, WRENCH, HALL }, 3, UNSEEN },
  { 3, { WHITE, LEAD_PIPE, CONSERVATORY }, 5, UNSEEN },
  { 4, { SCARLET, LEAD_PIPE, HALL }, 1, UNSEEN },
  { 5, { PEACOCK, LEAD_PIPE, BALLROOM }, 5, UNSEEN },
  { 0, { WHITE, LEAD_PIPE, HALL }, 4, HALL },
  { 2, { PEACOCK, LEAD_PIPE, HALL }, 4, UNSEEN },
  { 4, { PEACOCK, LEAD_PIPE, HALL }, 4, UNSEEN },
  { 0, { GREEN, LEAD_PIPE, STUDY }, 2, GREEN },
  { 1, { PEACOCK, LEAD_PIPE, BALLROOM }, 5, UNSEEN },
  { 2, { PEACOCK, LEAD_PIPE, STUDY }, 0, STUDY },
  { 3, { WHITE, LEAD_PIPE, STUDY }, 0, WHITE },
  { 4, { WHITE, LEAD_PIPE, STUDY }, 0, WHITE },
  { 5, { PEACOCK, LEAD_PIPE, KITCHEN }, 3, UNSEEN },
};

/* After 0, 1, … 27 entries. */
static const struct
{
  guint64 n_deals;
  guint n_solutions;
} expected[G_N_ELEMENTS (published) + 1] = {
  { 35315280000, 210 },
  { 5650444800, 168 },
  { 902563200, 167 },
  { 178242960, 166 },
  { 41690880, 156 },
  { 7668030, 149 },
  { 7668030, 149 },
  { 1014320, 108 },
  { 319920, 105 },
  { 75780, 58 },
  { 64680, 54 },
  { 24420, 47 },
  { 20496, 47 },
  { 2784, 39 },
  { 180, 17 },
  { 114, 15 },
  { 64, 14 },
  { 8, 3 },
  { 8, 3 },
  { 2, 2 },
  { 2, 2 },
  { 2, 2 },
  { 2, 2 },
  { 2, 2 },
  { 2, 2 },
  { 2, 2 },
  { 2, 2 },
  { 1, 1 },
};

static CbFacts *
deal_new (const CbWorld *world)
{
  CbCardSet hand = 1u << WHITE | 1u << LIBRARY | 1u << STUDY;
  CbFacts *deal = cb_facts_new ();

  cb_facts_add_range (deal, 0, (1u << CANDLESTICK) - 1, 1, 1);
  cb_facts_add_range (deal, 0, (1u << HALL) - (1u << CANDLESTICK), 1, 1);
  cb_facts_add_range (deal, 0, world->deck & ~((1u << HALL) - 1), 1, 1);
  cb_facts_add_range (deal, 1, hand, 3, 3);
  return deal;
}

static CbFacts *
suggestion_new (const Suggestion *suggestion)
{
  CbFacts *facts = cb_facts_new ();
  CbCardSet named = 0;
  guint seat = suggestion->by;

  for (guint i = 0; i < 3; i++)
    named |= 1u << suggestion->cards[i];
  for (seat = (seat + 1) % N_PLAYERS; seat != suggestion->shown_by; seat = (seat + 1) % N_PLAYERS)
    cb_facts_add_range (facts, 1 + seat, named, 0, 0);
  if (seat == suggestion->by)
    return facts;
  if (suggestion->shown == UNSEEN)
    cb_facts_add_range (facts, 1 + seat, named, 1, CB_MAX_CARDS);
  else
    cb_facts_add_range (facts, 1 + seat, 1u << suggestion->shown, 1, 1);
  if (suggestion->by == 0)
    cb_facts_add_showing (facts, 1 + seat, named);
  return facts;
}

static void
test_published (void)
{
  CbWorld world = { .n_cards = UNSEEN, .n_holders = 1 + N_PLAYERS, .deck = (1u << UNSEEN) - 1 };
  g_autoptr (CbFacts) deal = deal_new (&world);
  g_autoptr (CbDeduction) deduction = NULL;

  for (guint h = 0; h < world.n_holders; h++)
    world.min_size[h] = world.max_size[h] = 3;
  deduction = cb_deduction_new (&world, deal);
  for (guint n = 0; n <= G_N_ELEMENTS (published); n++)
    {
      g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, n, CB_EFFORT_ENDLESS);
      g_autoptr (CbFacts) facts = NULL;

      g_assert_true (cb_odds_get_n_deals (odds) == expected[n].n_deals);
      g_assert_cmpuint (cb_odds_get_n_solutions (odds), ==, expected[n].n_solutions);
      if (n == G_N_ELEMENTS (published))
        break;
      facts = suggestion_new (&published[n]);
      cb_deduction_append (deduction, facts, CB_EFFORT_ENDLESS);
    }
  g_assert_cmphex (cb_deduction_get_marks (deduction, G_N_ELEMENTS (published))->certain[0], ==,
                   1u << PEACOCK | 1u << LEAD_PIPE | 1u << BILLIARD_ROOM);
}

static const CbSolution *
find_solution (const CbOdds *odds, CbCardSet cards)
{
  for (guint i = 0; i < cb_odds_get_n_solutions (odds); i++)
    if (cb_odds_get_solution (odds, i)->cards == cards)
      return cb_odds_get_solution (odds, i);
  g_assert_not_reached ();
}

static void
check_solutions (const CbOdds *odds, const CbEnumeration *plain)
{
  g_assert_cmpuint (cb_odds_get_n_solutions (odds), ==, plain->solutions->len);
  for (guint i = 0; i < plain->solutions->len; i++)
    {
      const CbPlainSolution *solution = &g_array_index (plain->solutions, CbPlainSolution, i);

      g_assert_cmpfloat_with_epsilon (find_solution (odds, solution->cards)->chance,
                                      (double) (solution->weight / plain->weight), 1e-9);
    }
}

/* Whether there were few enough deals to list them. */
static gboolean
check_odds (const CbRandomGame *game, const CbDeduction *deduction, guint n_entries)
{
  g_autoptr (CbEnumeration) plain = cb_backtrack_game (game, n_entries, MAX_STEPS);
  g_autoptr (CbOdds) odds = NULL;

  if (plain == NULL)
    return FALSE;
  cb_assert_marks_equal (cb_deduction_get_marks (deduction, n_entries), &plain->marks);
  odds = cb_deduction_compute_odds (deduction, n_entries, CB_EFFORT_ENDLESS);
  g_assert_true (cb_odds_get_n_deals (odds) == plain->n_deals);
  check_solutions (odds, plain);
  for (guint card = 0; card < game->world.n_cards; card++)
    for (guint h = 0; h < game->world.n_holders; h++)
      g_assert_cmpfloat_with_epsilon (cb_odds_get_chance (odds, card, h),
                                      (double) (plain->weights[card][h] / plain->weight), 1e-9);
  return TRUE;
}

/* From the end of every game back to where there are too many deals. */
static void
test_late (void)
{
  guint n_compared = 0, n_open = 0;
  guint n_cases = cb_n_cases (1) * cb_n_full_cases;

  for (guint i = 0; i < n_cases; i++)
    for (guint view = 0; view < CB_N_VIEWS; view++)
      {
        g_autoptr (CbRandomGame) game = cb_full_game_new (i % cb_n_full_cases, view, 200 + i);
        guint n = game->entries->len;
        g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, n);

        for (; n > 0 && check_odds (game, deduction, n); n -= MIN (n, 6))
          {
            n_compared++;
            n_open += !cb_deduction_get_marks (deduction, n)->certain[0];
          }
      }
  g_test_message ("%u sheets compared, %u of them with nothing known of the envelope", n_compared,
                  n_open);
  g_assert_cmpuint (n_compared, >, 400);
  g_assert_cmpuint (n_open, >, 100);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/full-decks/published", test_published);
  g_test_add_func ("/full-decks/late", test_late);
  return g_test_run ();
}
