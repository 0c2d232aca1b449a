/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everybody stands in the race for the envelope, and what is said of it. */

#include <math.h>

#include "cb-accusation.h"
#include "cb-case-test.h"
#include "cb-question-private.h"
#include "cb-race.h"
#include "cb-rivals-private.h"

/* Where @left of @first solutions are on the way, by hand. */
static double
place (guint left, guint first)
{
  return 1 - log (left) / log (first);
}

static CbRivals *
reckon (CbCase *case_, guint n_entries)
{
  return cb_question_answer (&(CbQuestion) { .seed = 1 }, case_, n_entries, cb_rivals_answer,
                             CB_EFFORT_ENDLESS);
}

/* Until it is reckoned what the others could know at first, they start as far away as I did. */
static void
test_places (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", 16);
  g_autoptr (CbRivals) rivals = reckon (case_, 16);
  g_autoptr (CbCourse) early = cb_case_follow (case_, 16, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbCourse) course = cb_course_refine (early, CB_EFFORT_ENDLESS);
  int me = cb_case_get_setup (case_)->me;
  guint n_wide = 0;

  for (guint seat = 0; seat < 6; seat++)
    {
      gboolean mine = (int) seat == me;
      guint middle = cb_rivals_get_quantile (rivals, seat, 0.5);
      guint few = cb_rivals_get_quantile (rivals, seat, 0.25);
      guint many = cb_rivals_get_quantile (rivals, seat, 0.75);
      guint first = mine ? cb_course_get_left (course, 0)
                         : cb_course_get_others_left (course, seat, 0, NULL, NULL);
      CbRunner runner;

      cb_runner_init (&runner, rivals, course, seat);
      g_assert_cmpuint (runner.left, ==, middle);
      g_assert_cmpuint (runner.few, ==, few);
      g_assert_cmpuint (runner.many, ==, many);
      g_assert_cmpfloat_with_epsilon (runner.at, place (middle, first), 1e-9);
      g_assert_cmpfloat_with_epsilon (runner.ahead, place (few, first), 1e-9);
      g_assert_cmpfloat_with_epsilon (runner.behind, place (many, first), 1e-9);
      g_assert_cmpuint (runner.out, ==, 0);
      g_assert_cmpint (runner.exact, ==, mine);
      n_wide += few < many;
    }
  g_assert_cmpuint (n_wide, >, 1);
  g_assert_cmpuint (cb_course_get_left (course, 16), ==, 14);
}

static void
test_without_course (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", 16);
  g_autoptr (CbRivals) rivals = reckon (case_, 16);
  CbRunner runner;
  g_autofree char *words = NULL;
  g_autofree char *more = NULL;

  cb_runner_init (&runner, rivals, NULL, 0);
  g_assert_cmpuint (runner.left, ==, 0);
  g_assert_cmpfloat (runner.at, ==, 0);
  words = cb_runner_describe (&runner);
  more = cb_runner_describe_more (&runner, "Scarlet");
  g_assert_cmpstr (words, ==, "…");
  g_assert_cmpstr (more, ==, "");
}

static void
accuse (CbCase *case_, int by, const char *cards)
{
  g_autoptr (CbEntry)
    entry = cb_accusation_new (by, cb_case_test_cards (case_, cards), CB_RESULT_WRONG);

  cb_case_append (case_, entry);
}

/* Whoever is out stays where he was before the accusation, and not where the envelope put him. */
static void
test_out (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbCourse) early = NULL;
  g_autoptr (CbCourse) course = NULL;
  g_autoptr (CbRivals) rivals = NULL;
  CbRunner bob, ann;
  guint stopped;

  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, CARA);
  cb_case_test_ask (case_, BOB, "plum revolver lounge", -1, CARA);
  accuse (case_, BOB, "green candlestick lounge");
  accuse (case_, ANN, "green rope lounge");
  early = cb_case_follow (case_, 4, 1, CB_EFFORT_ENDLESS);
  course = cb_course_refine (early, CB_EFFORT_ENDLESS);
  rivals = reckon (case_, 4);
  cb_runner_init (&bob, rivals, course, BOB);
  cb_runner_init (&ann, rivals, course, ANN);
  stopped = cb_course_get_others_left (course, BOB, 2, NULL, NULL);
  g_assert_cmpuint (stopped, >, 1);
  g_assert_cmpuint (bob.out, ==, 3);
  g_assert_cmpuint (bob.left, ==, stopped);
  g_assert_cmpuint (bob.few, ==, stopped);
  g_assert_cmpfloat (bob.ready, ==, 0);
  g_assert_cmpfloat_with_epsilon (
    bob.at, place (stopped, cb_course_get_others_left (course, BOB, 0, NULL, NULL)), 1e-9);
  g_assert_cmpuint (ann.out, ==, 4);
  g_assert_cmpuint (ann.left, ==, cb_course_get_left (course, 3));
  g_assert_true (ann.exact);
}

static void
assert_words (const CbRunner *runner, const char *words, const char *more, const char *sentence)
{
  char ann[] = "Ann", cleo[] = "Cleo";
  CbSetup setup = { .n_players = 2, .me = 0, .hand = 0x1f };
  g_autofree char *said = cb_runner_describe (runner);
  g_autofree char *said_more = cb_runner_describe_more (runner, cleo);
  g_autofree char *told = NULL;

  setup.players[0].name = ann;
  setup.players[1].name = cleo;
  told = cb_runner_tell (runner, &setup, 1, 0x3);
  g_assert_cmpstr (said, ==, words);
  g_assert_cmpstr (said_more, ==, more);
  g_assert_cmpstr (told, ==, sentence);
  g_free (told);

  /* Of me it is not said what I have seen. */
  told = cb_runner_tell (runner, &setup, 0, 0x3);
  g_assert_null (strstr (told, "seen"));
}

static void
test_words (void)
{
  assert_words (&(CbRunner) { .left = 3, .few = 2, .many = 3 }, "About 3 left", "2 to 3",
                "Cleo: About 3 left, 2 to 3; has seen 2 of your 5 cards");
  assert_words (&(CbRunner) { .left = 6, .few = 6, .many = 6 }, "About 6 left", "",
                "Cleo: About 6 left; has seen 2 of your 5 cards");
  assert_words (&(CbRunner) { .left = 2, .few = 1, .many = 3, .ready = 0.3 }, "About 2 left",
                "Cleo may know it already: 30%",
                "Cleo: About 2 left, Cleo may know it already: 30%; has seen 2 of your 5 cards");
  assert_words (&(CbRunner) { .left = 1, .few = 1, .many = 1, .ready = 1 }, "About 1 left",
                "Cleo may know it already",
                "Cleo: About 1 left, Cleo may know it already; has seen 2 of your 5 cards");
  assert_words (&(CbRunner) { .left = 14, .few = 14, .many = 14, .exact = TRUE }, "14 left", "",
                "Cleo: 14 left; has seen 2 of your 5 cards");
  assert_words (&(CbRunner) { .left = 55, .few = 55, .many = 55, .out = 19 }, "Out since entry 19",
                "Stopped at about 55",
                "Cleo: Out since entry 19, Stopped at about 55; has seen 2 of your 5 cards");
  assert_words (&(CbRunner) { .out = 19 }, "Out since entry 19", "",
                "Cleo: Out since entry 19; has seen 2 of your 5 cards");
}

/* Of ten players: me, whose turn it is, who is next and still plays, and who is closest and still
 * plays, five in all. */
static void
test_choice (void)
{
  CbRunner runners[10] = { 0 };
  CbSetup setup = { .n_players = 10, .me = 2 };

  for (guint seat = 0; seat < 10; seat++)
    runners[seat] = (CbRunner) { .left = 50, .at = 0.1 };
  runners[2].at = 0.9;
  runners[8].at = 0.4;
  runners[7] = (CbRunner) { .left = 2, .at = 0.8, .out = 12 };
  runners[5] = (CbRunner) { .left = 50, .at = 0.1, .out = 9 };
  g_assert_cmphex (cb_race_choose (runners, &setup, 4, 6), ==,
                   1 << 0 | 1 << 2 | 1 << 4 | 1 << 6 | 1 << 8);
  g_assert_cmphex (cb_race_choose (runners, &setup, 1, 6), ==,
                   1 << 0 | 1 << 1 | 1 << 2 | 1 << 3 | 1 << 8);
  g_assert_cmphex (cb_race_choose (runners, &setup, CB_NOBODY, 6), ==,
                   1 << 0 | 1 << 1 | 1 << 2 | 1 << 3 | 1 << 8);
  setup.me = CB_NOBODY;
  g_assert_cmphex (cb_race_choose (runners, &setup, 9, 6), ==,
                   1 << 9 | 1 << 0 | 1 << 1 | 1 << 2 | 1 << 8);
  setup.n_players = 6;
  g_assert_cmphex (cb_race_choose (runners, &setup, 0, 6), ==, 0x3f);
  g_assert_cmphex (cb_race_choose (runners, &setup, 0, 5), ==, 1 << 0 | 1 << 1 | 1 << 2 | 1 << 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race/places", test_places);
  g_test_add_func ("/race/without-course", test_without_course);
  g_test_add_func ("/race/out", test_out);
  g_test_add_func ("/race/words", test_words);
  g_test_add_func ("/race/choice", test_choice);
  return g_test_run ();
}
