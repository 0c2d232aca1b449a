/* SPDX-License-Identifier: GPL-3.0-or-later */

/* At a window there is a first answer soon, and a finer one where the first is not exact. */

#include "config.h"

#include "cb-sheet.h"
#include "cb-test-case.h"
#include "cb-work.h"

#define LOG "{'type':'seen','player':1,'card':'bert'}"

/* So many entries of a case of ten players can be counted, but not with what the first answer may
 * cost. */
#define N_ENTRIES 8

typedef struct
{
  CbChances *chances;
  gboolean finished;
} Answer;

static void
answered_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  Answer *answer = user_data;

  answer->chances = cb_work_finish (result, &error);
  answer->finished = TRUE;
  g_assert_no_error (error);
}

static gboolean
has_finished (gpointer data)
{
  return ((Answer *) data)->finished;
}

/* (transfer full): the first answer, or a finer one than @before. */
static CbChances *
wait_for_chances (CbCase *case_, guint n_entries, CbChances *before)
{
  Answer answer = { 0 };

  if (before == NULL)
    cb_case_compute_chances_async (case_, n_entries, NULL, answered_cb, &answer);
  else
    cb_case_refine_chances_async (case_, before, NULL, answered_cb, &answer);
  cb_test_wait_until (has_finished, &answer);
  g_assert_nonnull (answer.chances);
  return answer.chances;
}

/* The first answer says how far it may be off, and is not farther off; the finer one is exact, and
 * is of what was asked, whatever becomes of the case. */
static void
test_finer (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_dear_case ();
  g_autoptr (CbChances) exact = cb_case_compute_chances (case_, N_ENTRIES, CB_EFFORT_ENDLESS);
  g_autoptr (CbChances) first = wait_for_chances (case_, N_ENTRIES, NULL);
  g_autoptr (CbChances) finer = NULL;

  g_assert_false (cb_chances_get_exact (first));
  g_assert_false (cb_chances_is_final (first));
  g_assert_cmpfloat (cb_chances_get_error (first), >, 0);

  cb_case_remove (case_, 0);
  finer = wait_for_chances (case_, N_ENTRIES, first);
  g_assert_true (cb_chances_get_exact (finer));
  g_assert_true (cb_chances_is_final (finer));
  g_assert_cmpfloat (cb_test_compare_chances (case_, first, finer), <=,
                     cb_chances_get_error (first));
  g_assert_cmpfloat (cb_test_compare_chances (case_, finer, exact), ==, 0);
  g_assert_cmpstr (cb_chances_get_deals (finer), ==, cb_chances_get_deals (exact));
}

/* Where the first answer is exact, there is no finer one. */
static void
test_final (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, LOG);
  g_autoptr (CbChances) first = wait_for_chances (case_, 1, NULL);

  g_assert_true (cb_chances_get_exact (first));
  g_assert_true (cb_chances_is_final (first));
}

static gboolean
has_chances (gpointer data)
{
  return cb_sheet_get_chances (data) != NULL;
}

static gboolean
has_final_chances (gpointer data)
{
  return has_chances (data) && cb_chances_is_final (cb_sheet_get_chances (data));
}

static gboolean
is_alone (gpointer data)
{
  return G_OBJECT (data)->ref_count == 1;
}

/* (transfer full): a sheet that shows the first answer. */
static CbSheet *
new_sheet_with_first (CbCase *case_)
{
  CbSheet *sheet = cb_sheet_new (case_);

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  cb_sheet_set_at (sheet, N_ENTRIES);
  cb_sheet_set_show_odds (sheet, TRUE);
  cb_test_wait_until (has_chances, sheet);
  g_assert_false (cb_chances_is_final (cb_sheet_get_chances (sheet)));
  return sheet;
}

static guint
count_estimated (CbSheet *sheet)
{
  CbCase *case_ = cb_sheet_get_case (sheet);
  guint n = 0;

  for (guint card = 0; card < cb_edition_get_n_cards (cb_case_get_edition (case_)); card++)
    for (guint h = 0; h < cb_setup_get_n_holders (cb_case_get_setup (case_)); h++)
      n += cb_cell_get_estimated (cb_sheet_get_cell (sheet, card, h));
  return n;
}

/* The sheet shows the first answer as estimated, then the exact one. */
static void
test_sheet (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_dear_case ();
  g_autoptr (CbSheet) sheet = new_sheet_with_first (case_);

  g_assert_cmpuint (count_estimated (sheet), >, 0);
  cb_test_wait_until (has_final_chances, sheet);
  g_assert_cmpuint (count_estimated (sheet), ==, 0);
}

/* Who goes back to the beginning is not shown what was worked on before. */
static void
test_stale (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_dear_case ();
  g_autoptr (CbSheet) sheet = new_sheet_with_first (case_);
  g_autoptr (CbChances) beginning = wait_for_chances (case_, 0, NULL);

  cb_sheet_set_at (sheet, 0);
  g_assert_null (cb_sheet_get_chances (sheet));
  cb_test_wait_until (has_final_chances, sheet);
  g_assert_cmpfloat (cb_test_compare_chances (case_, cb_sheet_get_chances (sheet), beginning), ==,
                     0);
}

/* Whoever lets the sheet go need not wait for the finer answer. */
static void
test_left (void)
{
  CbCase *case_ = cb_test_load_dear_case ();
  CbSheet *sheet = new_sheet_with_first (case_);

  g_assert_finalize_object (sheet);
  cb_test_wait_until (is_alone, case_);
  g_assert_finalize_object (case_);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chances/finer", test_finer);
  g_test_add_func ("/chances/final", test_final);
  g_test_add_func ("/chances/sheet", test_sheet);
  g_test_add_func ("/chances/stale", test_stale);
  g_test_add_func ("/chances/left", test_left);

  return g_test_run ();
}
