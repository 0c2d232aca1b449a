/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is reckoned for a sheet is first estimated, where that is soonest, then made finer: of the
 * same entries, unless there are others meanwhile. */

#include "config.h"

#include "cb-insight-private.h"
#include "cb-test-case.h"

#define N_ENTRIES 8

typedef struct
{
  CbCase *case_;
  CbSheet *sheet;
  CbInsight *insight;
  GPtrArray *shown; /* of CbChances: one after the other */
} Reckoning;

static void
chances_changed_cb (CbInsight *insight, GParamSpec *pspec, Reckoning *reckoning)
{
  g_assert_nonnull (cb_insight_get_chances (insight));
  g_ptr_array_add (reckoning->shown, cb_chances_ref (cb_insight_get_chances (insight)));
}

/* All else that there is to reckon takes seconds, and comes before anything is made finer. */
static void
want_chances_only (CbInsight *insight)
{
  for (CbInsightPart part = 0; part < CB_N_PARTS; part++)
    insight->done[part] = part != CB_PART_CHANCES;
}

static void
set_up (Reckoning *reckoning, gconstpointer data)
{
  reckoning->case_ = data != NULL ? cb_test_load_sample (data) : cb_test_load_dear_case ();
  while (cb_log_get_n_entries (cb_case_get_log (reckoning->case_)) > N_ENTRIES)
    cb_case_remove (reckoning->case_, N_ENTRIES);
  cb_case_set_assist (reckoning->case_, CB_ASSIST_ODDS);
  reckoning->sheet = cb_sheet_new (reckoning->case_);
  reckoning->insight = cb_insight_new (reckoning->sheet);
  reckoning->shown = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_chances_unref);
  g_signal_connect (reckoning->insight, "notify::chances", G_CALLBACK (chances_changed_cb),
                    reckoning);
  want_chances_only (reckoning->insight);
  cb_insight_set_active (reckoning->insight, TRUE);
}

static gboolean
is_alone (gpointer data)
{
  return G_OBJECT (data)->ref_count == 1;
}

static void
tear_down (Reckoning *reckoning, gconstpointer data)
{
  g_assert_finalize_object (reckoning->insight);
  g_assert_finalize_object (reckoning->sheet);
  cb_test_wait_until (is_alone, reckoning->case_);
  g_assert_finalize_object (reckoning->case_);
  g_ptr_array_unref (reckoning->shown);
}

static gboolean
is_refining (gpointer data)
{
  const CbInsight *insight = data;

  return insight->working != NULL && insight->part == CB_PART_CHANCES &&
         insight->done[CB_PART_CHANCES];
}

static gboolean
has_advice (gpointer data)
{
  return cb_insight_get_advice (data) != NULL;
}

static gboolean
is_done (gpointer data)
{
  return ((const CbInsight *) data)->done[CB_PART_CHANCES];
}

static gboolean
is_final (gpointer data)
{
  const CbInsight *insight = data;

  return insight->done[CB_PART_CHANCES] && cb_chances_is_final (insight->parts[CB_PART_CHANCES]);
}

/* It is shown as what it is. */
static void
assert_estimated (const CbChances *chances)
{
  g_assert_false (cb_chances_get_exact (chances));
  g_assert_cmpfloat (cb_chances_get_error (chances), >, 0);
  g_assert_null (cb_chances_get_deals (chances));
}

static void
assert_exact (CbCase *case_, const CbChances *chances, guint n_entries)
{
  g_autoptr (CbChances) exact = cb_case_compute_chances (case_, n_entries, CB_EFFORT_ENDLESS);

  g_assert_true (cb_chances_get_exact (chances));
  g_assert_cmpfloat (cb_chances_get_error (chances), ==, 0);
  g_assert_cmpstr (cb_chances_get_deals (chances), ==, cb_chances_get_deals (exact));
  g_assert_cmpfloat (cb_test_compare_chances (case_, chances, exact), ==, 0);
}

/* The estimate, then the exact one of the same entries; a mark of the pencil is nothing new. */
static void
test_refines (Reckoning *reckoning, gconstpointer data)
{
  guint serial = cb_insight_get_serial (reckoning->insight);
  const CbChances *first, *finer;

  cb_test_wait_until (is_refining, reckoning->insight);
  g_assert_cmpuint (reckoning->shown->len, ==, 1);
  first = g_ptr_array_index (reckoning->shown, 0);
  assert_estimated (first);
  cb_case_set_pencil (reckoning->case_, 0, 1, "?");
  cb_test_wait_until (is_final, reckoning->insight);
  g_assert_cmpuint (reckoning->shown->len, ==, 2);
  finer = g_ptr_array_index (reckoning->shown, 1);
  assert_exact (reckoning->case_, finer, N_ENTRIES);
  g_assert_cmpfloat (cb_test_compare_chances (reckoning->case_, first, finer), <=,
                     cb_chances_get_error (first));
  g_assert_cmpuint (cb_insight_get_serial (reckoning->insight), ==, serial);
}

/* What was made finer of the entries before is never shown. */
static void
test_entry_cancels (Reckoning *reckoning, gconstpointer data)
{
  g_autoptr (GCancellable) working = NULL;
  g_autoptr (CbEntry)
    entry = cb_test_entry (reckoning->case_, "{'type':'seen','player':1,'card':'c0x0'}");
  guint n_shown;

  cb_test_wait_until (is_refining, reckoning->insight);
  working = g_object_ref (reckoning->insight->working);
  n_shown = reckoning->shown->len;
  cb_case_append (reckoning->case_, entry);
  want_chances_only (reckoning->insight);
  g_assert_true (g_cancellable_is_cancelled (working));
  g_assert_false (cb_insight_is_done (reckoning->insight, "chances"));
  assert_estimated (cb_insight_get_chances (reckoning->insight));

  cb_test_wait_until (is_final, reckoning->insight);
  for (guint i = n_shown; i < reckoning->shown->len; i++)
    g_assert_cmpfloat (cb_chances_get_chance (g_ptr_array_index (reckoning->shown, i), 0, 2), ==,
                       1);
  assert_exact (reckoning->case_, cb_insight_get_chances (reckoning->insight), N_ENTRIES + 1);
}

/* Nothing is made finer while nobody looks; later it is, after all. */
static void
test_rests (Reckoning *reckoning, gconstpointer data)
{
  g_autoptr (GCancellable) working = NULL;

  cb_test_wait_until (is_refining, reckoning->insight);
  working = g_object_ref (reckoning->insight->working);
  cb_insight_set_active (reckoning->insight, FALSE);
  g_assert_true (g_cancellable_is_cancelled (working));
  assert_estimated (cb_insight_get_chances (reckoning->insight));
  cb_insight_set_active (reckoning->insight, TRUE);
  cb_test_wait_until (is_final, reckoning->insight);
  assert_exact (reckoning->case_, cb_insight_get_chances (reckoning->insight), N_ENTRIES);
}

/* What is told, one after the other. */
static void
advice_changed_cb (CbInsight *insight, GParamSpec *pspec, GString *told)
{
  g_string_append (told,
                   cb_advice_looks_ahead (cb_insight_get_advice (insight)) ? "ahead," : "first,");
}

static void
chances_told_cb (CbInsight *insight, GParamSpec *pspec, GString *told)
{
  g_string_append (told, "chances,");
}

/* Advice that looks to the end of the game comes right after the first one, and before all else
 * that there is to reckon. */
static void
test_looks_ahead (Reckoning *reckoning, gconstpointer data)
{
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (CbAdvice) first = NULL;
  const CbAdvice *ahead;

  g_signal_connect (reckoning->insight, "notify::advice", G_CALLBACK (advice_changed_cb), told);
  g_signal_connect (reckoning->insight, "notify::chances", G_CALLBACK (chances_told_cb), told);
  cb_insight_set_active (reckoning->insight, FALSE);
  reckoning->insight->done[CB_PART_ADVICE] = FALSE;
  cb_insight_set_active (reckoning->insight, TRUE);
  cb_test_wait_until (has_advice, reckoning->insight);
  first = cb_advice_ref (cb_insight_get_advice (reckoning->insight));
  cb_test_wait_until (is_done, reckoning->insight);
  g_assert_true (g_str_has_prefix (told->str, "first,ahead,chances,"));
  ahead = cb_insight_get_advice (reckoning->insight);
  g_assert_false (cb_advice_looks_ahead (first));
  g_assert_cmpuint (cb_advice_get_suggestion (ahead, 0)->foreseen, ==, 1);
  g_assert_cmpuint (cb_advice_get_suggestion (first, 0)->foreseen, ==, 1);
  g_signal_handlers_disconnect_by_data (reckoning->insight, told);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func) \
  g_test_add ("/insight-refining/" name, Reckoning, NULL, set_up, func, tear_down)
  ADD ("refines", test_refines);
  ADD ("entry-cancels", test_entry_cancels);
  ADD ("rests", test_rests);
  g_test_add ("/insight-refining/looks-ahead", Reckoning, "published-six-players.casebook", set_up,
              test_looks_ahead, tear_down);
#undef ADD
  return g_test_run ();
}
