/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far the cases of the folder are. */

#include <math.h>

#include "cb-case-test.h"
#include "cb-chances.h"
#include "cb-envelope.h"
#include "cb-shelf-test.h"
#include "cb-slot.h"
#include "cb-test-case.h"

static gboolean
is_worked_out (gpointer item)
{
  return cb_shelf_item_get_summary (item)->progress.n_known >= 0;
}

static int
work_out (CbShelfTest *self, CbShelfItem *item)
{
  cb_shelf_want_progress (self->shelf, item, TRUE);
  cb_test_wait_until (is_worked_out, item);
  cb_shelf_want_progress (self->shelf, item, FALSE);
  return cb_shelf_item_get_summary (item)->progress.n_known;
}

static gboolean
is_saved (gpointer case_)
{
  return cb_case_file_is_saved (cb_case_get_file (case_));
}

static void
test_closed (CbShelfTest *self, gconstpointer data)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbEntry) entry = cb_envelope_new (0222);
  CbShelfItem *item;
  guint n = 0;

  g_assert_nonnull (cb_shelf_test_add_case (self->shelf, case_, NULL));
  item = cb_shelf_test_get_item (self, 0);
  g_signal_connect_swapped (item, "notify::closed", G_CALLBACK (g_atomic_int_inc), &n);
  cb_case_append (case_, entry);
  cb_test_wait_until (is_saved, case_);
  cb_shelf_test_refresh (self, cb_case_file_get_location (cb_case_get_file (case_)));
  g_assert_true (cb_shelf_test_is_closed (item));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (work_out (self, item), ==, 3);
}

/* By the exact odds, or by the crosses, as the sheet itself would have it. */
static int
measure (CbCase *case_, CbAssist assist)
{
  CbEffort effort = { .n_left = G_MAXINT64 };
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbChances) first = cb_case_compute_chances (case_, 0, &effort);
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  g_autoptr (CbChances) chances = cb_case_compute_chances (case_, n, &effort);

  cb_case_set_assist (case_, assist);
  if (assist == CB_ASSIST_LOGIC)
    return (int) (100 * cb_sheet_get_progress (sheet));
  return (int) (100 * (1 - log (cb_chances_get_n_solutions (chances)) /
                             log (cb_chances_get_n_solutions (first))));
}

/* What was worked out stays as long as the file holds the same. */
static void
test_remembers (CbShelfTest *self, gconstpointer data)
{
  CbShelfItem *item;

  cb_shelf_test_put_case (self, "a.casebook", "A", 20);
  cb_shelf_test_open (self);
  item = cb_shelf_test_get_item (self, 0);
  g_assert_cmpint (work_out (self, item), ==, 0);
  cb_shelf_test_put_case (self, "a.casebook", "A", 10);
  cb_shelf_test_refresh (self, cb_folder_item_get_file (CB_FOLDER_ITEM (item)));
  g_assert_cmpint (cb_shelf_item_get_summary (item)->progress.n_known, ==, 0);
  cb_shelf_test_put_case (self, "a.casebook", "Another title", 10);
  cb_shelf_test_refresh (self, cb_folder_item_get_file (CB_FOLDER_ITEM (item)));
  g_assert_cmpint (cb_shelf_item_get_summary (item)->progress.n_known, ==, -1);
  g_assert_cmpint (work_out (self, item), ==, 0);
}

/* How far a case is, which cards are known and who solved it. */
static void
test_progress (CbShelfTest *self, gconstpointer data)
{
  static const guint lengths[] = { 5, 20, 27 };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (CbCase)
        case_ = cb_case_test_load_sample ("published-six-players.casebook", lengths[i / 2]);
      int expected = measure (case_, i % 2 == 0 ? CB_ASSIST_LOGIC : CB_ASSIST_ODDS);
      g_autofree char *text = cb_test_to_text (case_);

      cb_shelf_test_put_file (self, "a.casebook", text, 10);
      cb_shelf_test_open (self);
      g_assert_cmpint (
        cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->progress.percent, ==, -1);
      work_out (self, cb_shelf_test_get_item (self, 0));
      g_assert_cmpint (
        cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->progress.percent, ==,
        expected);
      g_assert_cmpuint (
        cb_card_set_size (
          cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->progress.found),
        ==, (guint) cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->progress.n_known);
      g_assert_cmpint (expected == 100, ==, lengths[i / 2] == 27);
    }
}

static void
test_solver (CbShelfTest *self, gconstpointer data)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'accusation','by':1,'cards':['bert','belt','attic'],'result':'wrong'},"
                   "{'type':'accusation','by':2,'cards':['cleo','belt','attic'],'result':'right'}");
  g_autofree char *text = cb_test_to_text (case_);

  cb_shelf_test_put_file (self, "a.casebook", text, 10);
  cb_shelf_test_put_case (self, "b.casebook", "B", 20);
  cb_shelf_test_open (self);
  g_assert_cmpint (cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->solver, ==, 2);
  g_assert_true (cb_shelf_test_is_closed (cb_shelf_test_get_item (self, 0)));
  g_assert_cmpint (cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 1))->solver, ==,
                   CB_NOBODY);
}

/* Of a log that contradicts itself counts what it said before. */
static void
test_contradiction (CbShelfTest *self, gconstpointer data)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case (CB_TEST_THREE, "{'type':'seen','player':1,'card':'bert'},"
                                               "{'type':'seen','player':2,'card':'belt'},"
                                               "{'type':'seen','player':2,'card':'bert'}");
  g_autofree char *text = cb_test_to_text (case_);

  cb_shelf_test_put_file (self, "a.casebook", text, 10);
  cb_shelf_test_open (self);
  g_assert_cmpint (work_out (self, cb_shelf_test_get_item (self, 0)), ==, 2);
  g_assert_cmpint (cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->progress.percent,
                   ==, -1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  cb_shelf_test_add ("/shelf-progress/closed", test_closed);
  cb_shelf_test_add ("/shelf-progress/remembers", test_remembers);
  cb_shelf_test_add ("/shelf-progress/progress", test_progress);
  cb_shelf_test_add ("/shelf-progress/contradiction", test_contradiction);
  cb_shelf_test_add ("/shelf-progress/solver", test_solver);
  return g_test_run ();
}
