/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each way to decide a mark, by itself, against a SAT solver on full decks: the marks together
 * would not show where one of them makes up for another, or is hardly ever asked. */

#include "cb-exchange-private.h"
#include "cb-full-cases.h"
#include "cb-sat.h"
#include "cb-settled.h"
#include "cb-small-cases.h"

/* A sheet half way through a game, and what is true of it. */
typedef struct
{
  const CbProblem *problem; /* as the cheap rules leave it */
  CbMarks marks;
  CbSat *sat;
  CbMarks truth;
} Sheet;

/* How often each way came to which result. */
typedef struct
{
  guint n_results[CB_SEARCH_GAVE_UP + 1];
  guint n_exchanged;
  guint n_by_flow;
  guint n_by_counting;
} Tally;

/* Whether one sheet of marks says nothing that another one does not. */
static void
assert_no_news (const CbMarks *marks, const CbMarks *truth)
{
  if (!marks->consistent)
    {
      g_assert_false (truth->consistent);
      return;
    }
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    {
      g_assert_cmphex (truth->possible[h] & ~marks->possible[h], ==, 0);
      if (truth->consistent)
        g_assert_cmphex (marks->certain[h] & ~truth->certain[h], ==, 0);
    }
}

static gboolean
are_possible_equal (const CbMarks *a, const CbMarks *b)
{
  return memcmp (a->possible, b->possible, sizeof a->possible) == 0;
}

static void
check_flow (const Sheet *sheet, Tally *tally)
{
  CbMarks marks = sheet->marks;

  cb_problem_propagate_flow (sheet->problem, &marks);
  assert_no_news (&marks, &sheet->truth);
  tally->n_by_flow += !marks.consistent || !are_possible_equal (&marks, &sheet->marks);
}

static void
check_counting (const Sheet *sheet, Tally *tally)
{
  CbMarks marks = sheet->marks;

  cb_settle_by_counting (sheet->problem, &marks);
  if (!marks.consistent)
    marks = (CbMarks) { 0 };
  cb_assert_marks_equal (&marks, &sheet->truth);
  tally->n_by_counting += !are_possible_equal (&marks, &sheet->marks);
}

static void
check_exchange (const Sheet *sheet,
                CbCardSet card,
                guint holder,
                const CbDeal *deal,
                guint *n_found)
{
  CbDeal changed;

  if ((deal->hands[holder] & card) || !(sheet->marks.possible[holder] & card) ||
      !cb_exchange (sheet->problem, &sheet->marks, card, holder, deal, CB_EFFORT_ENDLESS, &changed))
    return;
  g_assert_cmphex (changed.hands[holder] & card, ==, card);
  g_assert_true (cb_sat_allows (sheet->sat, changed.hands));
  ++*n_found;
}

/* Of a deal that is one, all others that are said to be. */
static void
check_exchanges (const Sheet *sheet, const CbDeal *deal, Tally *tally)
{
  for (guint h = 0; h < sheet->problem->n_holders; h++)
    for (CbCardSet cards = sheet->marks.possible[h]; cards != 0; cards &= cards - 1)
      check_exchange (sheet, cards & -cards, h, deal, &tally->n_exchanged);
}

/* Searches for every mark that the cheap rules leave open, each once with little effort and
 * once with more. */
static void
check_search (const Sheet *sheet, guint n_units, Tally *tally)
{
  for (guint h = 0; h < sheet->problem->n_holders; h++)
    for (CbCardSet cards = sheet->marks.possible[h]; cards != 0; cards &= cards - 1)
      {
        CbCardSet card = cards & -cards;
        CbMarks guess = sheet->marks;
        CbEffort effort = { .n_left = n_units };
        CbSearchResult result;
        CbDeal deal = { 0 };

        guess.certain[h] |= card;
        cb_problem_propagate (sheet->problem, &guess, 1u << h);
        result = cb_problem_search (sheet->problem, &guess, &guess, &effort, &deal);
        tally->n_results[result]++;
        if (result == CB_SEARCH_NONE)
          g_assert_cmphex (sheet->truth.possible[h] & card, ==, 0);
        if (result != CB_SEARCH_FOUND)
          continue;
        g_assert_cmphex (deal.hands[h] & card, ==, card);
        g_assert_true (cb_sat_allows (sheet->sat, deal.hands));
        if (tally->n_results[result] % 50 == 0)
          check_exchanges (sheet, &deal, tally);
      }
}

static void
check_search_of_sheet (const Sheet *sheet, Tally *tally)
{
  check_flow (sheet, tally);
  check_search (sheet, 5, tally);
  check_search (sheet, 10000, tally);
}

/* Checks some sheets of a game on every table, as long as the cheap rules do not refute them. */
static void
check_games (CbView view, void (*check) (const Sheet *sheet, Tally *tally), Tally *tally)
{
  for (guint i = 0; i < cb_n_cases (1) * cb_n_full_cases; i++)
    for (guint quarter = 1; quarter <= 4; quarter++)
      {
        g_autoptr (CbRandomGame) game = cb_full_game_new (i % cb_n_full_cases, view, 100 + i);
        guint n_entries = game->entries->len * quarter / 4;
        g_autoptr (CbSat) sat = cb_sat_new (&game->world, game->deal);
        g_auto (CbProblem) problem = { 0 };
        Sheet sheet = { .problem = &problem, .sat = sat };

        for (guint n = 0; n < n_entries; n++)
          cb_sat_add (sat, g_ptr_array_index (game->entries, n));
        cb_sat_get_marks (sat, &sheet.truth);
        cb_reduce_game (game, n_entries, &sheet.marks, &problem);
        assert_no_news (&sheet.marks, &sheet.truth);
        if (sheet.marks.consistent)
          check (&sheet, tally);
      }
}

static gboolean
skip_without_solver (void)
{
  if (!cb_sat_is_built ())
    g_test_skip ("built without picosat");
  return !cb_sat_is_built ();
}

static void
test_search (void)
{
  Tally tally = { 0 };

  if (skip_without_solver ())
    return;
  check_games (CB_VIEW_HAND_TIPS, check_search_of_sheet, &tally);
  check_games (CB_VIEW_ONLOOKER_TIPS, check_search_of_sheet, &tally);
  g_test_message ("searches: %u without a deal, %u with one, %u given up",
                  tally.n_results[CB_SEARCH_NONE], tally.n_results[CB_SEARCH_FOUND],
                  tally.n_results[CB_SEARCH_GAVE_UP]);
  g_test_message ("deals by exchange: %u; sheets with news by capacities: %u", tally.n_exchanged,
                  tally.n_by_flow);
  for (CbSearchResult result = CB_SEARCH_NONE; result <= CB_SEARCH_GAVE_UP; result++)
    g_assert_cmpuint (tally.n_results[result], >, 100);
  g_assert_cmpuint (tally.n_exchanged, >, 100);
  g_assert_cmpuint (tally.n_by_flow, >, 10);
}

static void
test_counting (void)
{
  Tally tally = { 0 };

  if (skip_without_solver ())
    return;
  for (CbView view = CB_VIEW_HAND; view <= CB_VIEW_ONLOOKER_MIXED; view++)
    check_games (view, check_counting, &tally);
  g_test_message ("sheets with news by counting: %u", tally.n_by_counting);
  g_assert_cmpuint (tally.n_by_counting, >, 10);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deciders/search", test_search);
  g_test_add_func ("/deciders/counting", test_counting);
  return g_test_run ();
}
