/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players keep naming is counted, and nothing else is made of it. */

#include "config.h"

#include <locale.h>

#include "cb-case-test.h"
#include "cb-player-habits.h"
#include "cb-suggestion.h"

/* (transfer full): "lead-pipe 3/4 -2, …" of Bob's, or "" */
static char *
read_habits (CbCase *case_, guint n_entries, int seat)
{
  guint n_asked = 0;
  g_autoptr (GArray) habits = cb_case_count_habits (case_, n_entries, (guint) seat, &n_asked);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < habits->len; i++)
    {
      const CbPlayerHabit *habit = &g_array_index (habits, CbPlayerHabit, i);

      g_string_append_printf (words, "%s%s %u/%u -%u", i > 0 ? ", " : "",
                              cb_edition_get_card (cb_case_get_edition (case_), habit->card)->id,
                              habit->n_named, n_asked, habit->n_unshown);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static void
assert_habits (CbCase *case_, int seat, const char *expected)
{
  g_autofree char *habits = read_habits (case_, cb_log_get_n_entries (cb_case_get_log (case_)),
                                         seat);

  g_assert_cmpstr (habits, ==, expected);
}

/* Three times is a habit, of a card of which it is open where it is; of rooms only if nobody showed
 * them, as a room is named where one stands. */
static void
test_counts (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autofree char *before = NULL;

  cb_case_test_ask (case_, BOB, "plum lead-pipe ballroom", -1, CARA);
  cb_case_test_ask (case_, BOB, "green lead-pipe ballroom", ANN, CARA);
  assert_habits (case_, BOB, "");
  cb_case_test_ask (case_, CARA, "plum lead-pipe lounge", -1, BOB);
  cb_case_test_ask (case_, BOB, "mustard lead-pipe ballroom", ANN, CARA);
  assert_habits (case_, BOB, "lead-pipe 3/3 -0");
  assert_habits (case_, CARA, "");

  /* Mine, which I know; and as it was before. */
  for (guint i = 0; i < 3; i++)
    cb_case_test_ask (case_, CARA, "white rope lounge", -1, ANN);
  assert_habits (case_, CARA, "");
  before = read_habits (case_, 3, BOB);
  g_assert_cmpstr (before, ==, "");
  cb_case_set_uncertain (case_, 0, TRUE);
  assert_habits (case_, BOB, "");
}

static void
ask_in_vain (CbCase *case_, int by, const char *cards, int passes)
{
  g_autoptr (CbEntry) entry = cb_suggestion_new (by, cb_case_test_cards (case_, cards));

  cb_suggestion_add_answer (entry, passes, CB_DID_PASS, -1);
  cb_case_append (case_, entry);
}

/* What nobody showed, or of which I saw that it was another card; a card that I did not see may
 * have been it. */
static void
test_unshown (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbEntry)
    seen = cb_suggestion_new (BOB, cb_case_test_cards (case_, "white candlestick kitchen"));

  cb_suggestion_add_answer (seen, ANN, CB_DID_SHOW, (int) cb_case_test_card (case_, "white"));
  cb_case_append (case_, seen);
  ask_in_vain (case_, BOB, "plum candlestick kitchen", ANN);
  ask_in_vain (case_, BOB, "green candlestick kitchen", ANN);
  cb_case_test_ask (case_, BOB, "green candlestick ballroom", ANN, CARA);
  assert_habits (case_, BOB, "candlestick 4/4 -3, kitchen 3/4 -3");
}

static void
assert_words (const CbPlayerHabit *habit, guint n_asked, const char *counted, const char *meaning)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autofree char *words = cb_player_habit_describe (habit, cb_case_get_edition (case_), n_asked);
  g_autofree char *guess = cb_player_habit_describe_meaning (habit);

  g_assert_cmpstr (words, ==, counted);
  g_assert_cmpstr (guess, ==, meaning);
}

static void
test_words (void)
{
  assert_words (&(CbPlayerHabit) { 0, 4, 0 }, 6, "Named Scarlet in 4 of 6 suggestions",
                "Still looking for that card, or has it");
  assert_words (&(CbPlayerHabit) { 0, 4, 3 }, 6,
                "Named Scarlet in 4 of 6 suggestions; 3 of those times nobody showed that card",
                "Maybe that card is in this player’s own hand, or in the envelope");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_add_func ("/player-habits/counts", test_counts);
  g_test_add_func ("/player-habits/unshown", test_unshown);
  g_test_add_func ("/player-habits/words", test_words);
  return g_test_run ();
}
