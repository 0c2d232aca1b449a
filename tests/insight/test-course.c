/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions each entry left. What it says of now must be what is said elsewhere of now. */

#include "cb-case-test.h"
#include "cb-course-private.h"
#include "cb-course-words.h"
#include "cb-rivals-private.h"
#include "cb-suggestion.h"

static const struct
{
  const char *name;
  guint n_entries;
} SAMPLES[] = {
  { "published-six-players.casebook", 9 },
  { "published-six-players.casebook", 27 },
  { "random-4001_n4_t18.casebook", 12 },
  { "booklet-nightmare.casebook", 2 },
};

static CbCourse *
follow (CbCase *case_, guint n_entries)
{
  CbCourse *course = cb_case_follow (case_, n_entries, 1, CB_EFFORT_ENDLESS);

  while (course != NULL && !cb_course_is_final (course))
    {
      CbCourse *refined = cb_course_refine (course, CB_EFFORT_ENDLESS);

      cb_course_unref (course);
      course = refined;
    }
  g_assert_nonnull (course);
  return course;
}

/* The last figures are those of how far everybody is, from the same deals. */
static void
test_as_rivals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (SAMPLES); i++)
    {
      g_autoptr (CbCase) case_ = cb_case_test_load_sample (SAMPLES[i].name, SAMPLES[i].n_entries);
      const CbSetup *setup = cb_case_get_setup (case_);
      guint n = cb_log_get_n_entries (cb_case_get_log (case_));
      g_autoptr (CbCourse) course = follow (case_, n);
      g_autoptr (CbRivals) rivals = cb_question_answer (&(CbQuestion) { .seed = 1 }, case_, n,
                                                        cb_rivals_answer, CB_EFFORT_ENDLESS);

      g_assert_cmpuint (cb_course_get_n_entries (course), ==, n);
      g_assert_true (cb_course_has_others (course));
      for (guint seat = 0; seat < setup->n_players; seat++)
        g_assert_cmpuint ((int) seat == setup->me
                            ? cb_course_get_left (course, n)
                            : cb_course_get_others_left (course, seat, n, NULL, NULL),
                          ==, cb_rivals_get_quantile (rivals, seat, 0.5));
    }
}

static void
assert_event (const char *expected, const CbAnswer *answers, guint n)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbEntry)
    entry = cb_suggestion_new (ANN, cb_case_test_cards (case_, "plum wrench library"));
  g_autoptr (CbCourse) course = NULL;
  g_autofree char *words = NULL;

  for (guint i = 0; i < n; i++)
    cb_suggestion_add_answer (entry, answers[i].by, answers[i].did, answers[i].card);
  cb_case_append (case_, entry);
  course = cb_case_follow (case_, 1, 1, CB_EFFORT_ENDLESS);
  words = cb_course_describe_event (course, 0);
  g_assert_cmpstr (words, ==, expected);

  /* It goes on to say so when the case says something else. */
  cb_case_undo (case_);
  g_free (words);
  words = cb_course_describe_event (course, 0);
  g_assert_cmpstr (words, ==, expected);
}

/* Answers may be partial, and in any order: no more is told than was recorded. */
static void
test_events (void)
{
  const CbAnswer bob_passed = { BOB, CB_DID_PASS, -1 }, cara_passed = { CARA, CB_DID_PASS, -1 };
  const CbAnswer bob_showed = { BOB, CB_DID_SHOW, -1 };

  assert_event ("Bob passed", &bob_passed, 1);
  assert_event ("Nobody showed", (CbAnswer[]) { bob_passed, cara_passed }, 2);
  assert_event ("Bob showed a card", (CbAnswer[]) { cara_passed, bob_showed }, 2);
  assert_event ("Bob showed a card", (CbAnswer[]) { bob_showed, cara_passed }, 2);
  assert_event ("You suggested: Plum, Wrench, Library", NULL, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/course/as-rivals", test_as_rivals);
  g_test_add_func ("/course/events", test_events);
  return g_test_run ();
}
