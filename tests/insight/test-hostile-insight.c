/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Insight into cases that were made to take as much as can be, with a hand, so that there is
 * advice: whatever is asked, an answer takes no more work than it may, and no more memory than one
 * case may; and nothing is called certain that is not. Each runs in a process of its own, so that
 * the peak of its memory is its own, too. */

#include "cb-advice-private.h"
#include "cb-course.h"
#include "cb-decision-private.h"
#include "cb-sampler.h"
#include "cb-hostile.h"
#include "cb-review-private.h"
#include "cb-rivals-private.h"
#include "cb-show-advice.h"
#include "cb-test-case.h"

#include <json-glib/json-glib.h>
#include <math.h>

/* What one answer may take, in units of work. */
#define UNITS 50000

/* And in seconds of the processor: what cannot be left out, and machines that are slow, take more
 * than a microsecond a unit. A sanitizer looks at every access, and takes memory of its own. */
#if defined(__SANITIZE_ADDRESS__)
#define SECONDS       30
#define COUNTS_MEMORY FALSE
#else
#define SECONDS       5
#define COUNTS_MEMORY TRUE
#endif

/* What is known of a case, and a deal that is possible. */
typedef struct
{
  CbCase *case_;
  guint n_entries;
  CbCardSet hands[CB_MAX_HOLDERS];
  gint64 since;
} Hostile;

static JsonArray *
list_cards (CbEdition *edition, CbCardSet cards)
{
  JsonArray *array = json_array_new ();

  for (; cards != 0; cards &= cards - 1)
    json_array_add_string_element (array,
                                   cb_edition_get_card (edition, cb_card_set_first (cards))->id);
  return array;
}

/* Draws a deal, if there is one; nothing else says whose hand might be mine. */
static gboolean
draw (Hostile *self)
{
  g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (self->case_, self->n_entries);
  g_autoptr (CbSampler) sampler = NULL;

  cb_knowledge_read (knowledge, CB_EFFORT_ENDLESS);
  sampler = cb_deduction_new_sampler (knowledge->deduction, self->n_entries, 1,
                                      &(CbEffort) { .n_left = UNITS });
  if (sampler == NULL)
    return FALSE;
  cb_sampler_draw (sampler, self->hands);
  return TRUE;
}

static void
load (Hostile *self, GBytes *bytes)
{
  g_autoptr (GError) error = NULL;

  g_set_object (&self->case_, NULL);
  self->case_ = cb_case_new_from_bytes (bytes, &error);
  g_assert_no_error (error);
  self->n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));
}

/* The same case, as the first player sees it. */
static void
take_seat (Hostile *self, GBytes *bytes)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  JsonObject *object = json_node_get_object (root);
  g_autoptr (GBytes) seated = NULL;
  char *json;

  json_object_set_int_member (object, "me", 0);
  json_object_set_array_member (
    object, "hand",
    list_cards (cb_case_get_edition (self->case_), self->hands[CB_HOLDER_OF_SEAT (0)]));
  json = json_to_string (root, FALSE);
  seated = g_bytes_new_take (json, strlen (json));
  load (self, seated);
}

static void
check_time (Hostile *self, const char *what)
{
  double seconds = (double) (cb_hostile_get_cpu_time () - self->since) / G_USEC_PER_SEC;

  g_test_message ("%s: %.2f s, %.0f MiB", what, seconds, cb_hostile_get_peak ());
  g_assert_cmpfloat (seconds, <, SECONDS);
  self->since = cb_hostile_get_cpu_time ();
}

static void
check_advice (Hostile *self)
{
  CbEffort effort = { .n_left = UNITS };
  g_autoptr (CbAdvice) advice = cb_case_advise (self->case_, self->n_entries, NULL, 1, &effort);

  check_time (self, "advice");
  while (advice != NULL && !cb_advice_is_final (advice))
    {
      CbAdvice *finer = cb_advice_refine (advice, &effort);

      g_assert_nonnull (finer);
      cb_advice_unref (advice);
      advice = finer;
    }
  check_time (self, "advice refined");
}

static void
check_decision (Hostile *self)
{
  CbEffort effort = { .n_left = UNITS };
  g_autoptr (CbDecision) decision = cb_question_answer (
    &(CbQuestion) { .seed = 1 }, self->case_, self->n_entries, cb_decision_answer, &effort);
  double chance;

  check_time (self, "decision");
  if (decision == NULL)
    return;
  cb_decision_get_solution (decision, &chance);
  g_assert_true (chance > 0 && chance <= 1);
  g_assert_cmpfloat (cb_decision_get_others (decision) + cb_decision_get_later (decision), <=,
                     1 + 1e-9);
  g_assert_true (cb_decision_get_waiting (decision) >= 0 &&
                 cb_decision_get_waiting (decision) <= 1);
  if (chance >= 1) /* Then it is so in every deal that is possible. */
    g_assert_cmphex (cb_decision_get_solution (decision, NULL), ==,
                     self->hands[CB_HOLDER_ENVELOPE]);
}

static void
check_rivals (Hostile *self)
{
  CbEffort effort = { .n_left = UNITS };
  g_autoptr (CbRivals) rivals = cb_question_answer (&(CbQuestion) { .seed = 1 }, self->case_,
                                                    self->n_entries, cb_rivals_answer, &effort);
  const CbSetup *setup = cb_case_get_setup (self->case_);

  check_time (self, "rivals");
  for (guint seat = 0; rivals != NULL && seat < setup->n_players; seat++)
    {
      double ready = cb_rivals_get_ready (rivals, seat);

      g_assert_true (ready >= 0 && ready <= 1);
      if (!cb_rivals_is_exact (rivals, seat) && (int) seat == setup->me)
        g_assert_cmpfloat (ready, ==, 0);
    }
  while (rivals != NULL && !cb_rivals_is_final (rivals))
    {
      CbRivals *finer = cb_rivals_answer_finer (rivals, &effort);

      g_assert_nonnull (finer);
      cb_rivals_unref (rivals);
      rivals = finer;
    }
  check_time (self, "rivals refined");
}

static void
check_course (Hostile *self)
{
  CbEffort effort = { .n_left = UNITS };
  g_autoptr (CbCourse) course = cb_case_follow (self->case_, self->n_entries, 1, &effort);

  check_time (self, "course");
  for (guint i = 0; course != NULL && i < cb_course_get_n_entries (course); i++)
    {
      CbCardSet found = cb_course_get_found (course, i);

      /* What is said to be found is so in every deal that is possible. */
      g_assert_cmphex (found & ~self->hands[CB_HOLDER_ENVELOPE], ==, 0);
      if (cb_course_get_left (course, i + 1) == 1)
        g_assert_cmpuint (cb_course_get_left (course, self->n_entries), ==, 1);
    }
}

/* What everybody knows by my hand is as hard as what I know. */
static void
check_show_advice (Hostile *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  CbEffort effort = { .n_left = UNITS };
  g_autoptr (CbShowAdvice) advice = NULL;

  if (setup->me == CB_NOBODY || setup->hand == 0)
    return;
  advice = cb_case_advise_show (self->case_, self->n_entries, 1, setup->hand, 1, &effort);
  check_time (self, "show");
  if (advice != NULL)
    {
      g_autofree char *words = cb_show_advice_explain (advice, 0);

      g_assert_cmpstr (words, !=, "");
    }
}

static void
check_review (Hostile *self)
{
  CbEffort effort = { .n_left = UNITS };
  g_autoptr (CbReview)
    review = cb_question_answer (&(CbQuestion) { .cards = self->hands[CB_HOLDER_ENVELOPE] },
                                 self->case_, self->n_entries, cb_review_answer, &effort);
  double sum = 0, left;

  check_time (self, "review");
  g_assert_nonnull (review);
  g_assert_null (review->conflict);
  for (guint i = 0; i < self->n_entries; i++)
    sum += g_array_index (review->bits, double, i);
  left = review->total - sum;
  g_assert_true (isfinite (left));
  g_assert_cmpfloat (left, >=, -1e-6);
  if (review->solved >= 0)
    g_assert_cmpfloat_with_epsilon (left, 0, 1e-6);
}

static void
check_all (Hostile *self)
{
  self->since = cb_hostile_get_cpu_time ();
  check_advice (self);
  check_decision (self);
  check_rivals (self);
  check_course (self);
  check_show_advice (self);
  check_review (self);
  if (COUNTS_MEMORY)
    g_assert_cmpfloat (cb_hostile_get_peak (), <, CB_MAX_BYTES >> 20);
}

static void
test_one (gconstpointer path)
{
  g_autoptr (GBytes) bytes = NULL;
  Hostile self = { 0 };
  char *text;
  gsize size;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
      return;
    }
  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  bytes = g_bytes_new_take (text, size);
  load (&self, bytes);
  if (draw (&self))
    {
      take_seat (&self, bytes);
      check_all (&self);
    }
  g_object_unref (self.case_);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "tests", "game", "hostile", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *test = g_strdup_printf ("/hostile-insight/%s", name);

      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
      g_test_add_data_func (test, paths->pdata[paths->len - 1], test_one);
    }
  return g_test_run ();
}
