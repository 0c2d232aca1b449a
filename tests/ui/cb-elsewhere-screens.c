/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window says of a case that others write, too, that they took away, or that takes long. */

#include "config.h"

#include <glib/gstdio.h>

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-note.h"
#include "cb-screens.h"

static GFile *
get_file (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "Friday.casebook", NULL);
}

static CbCase *
show_kept (CbWindow *window)
{
  g_autoptr (CbCase) made = cb_case_test_load_sample ("published-six-players.casebook", 12);
  g_autoptr (GFile) file = get_file ();
  g_autoptr (GBytes) bytes = NULL;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  cb_case_set_title (made, "Friday at Plum’s");
  bytes = cb_case_to_bytes (made);
  g_assert_true (g_file_replace_contents (file, g_bytes_get_data (bytes, NULL),
                                          g_bytes_get_size (bytes), NULL, FALSE, G_FILE_CREATE_NONE,
                                          NULL, NULL, NULL));
  cb_ui_test_open_file (window, file);
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (cb_window_get_case (window))));
  return cb_window_get_case (window);
}

static CbCase *
load_other (void)
{
  g_autoptr (GFile) file = get_file ();

  return cb_case_load (file, NULL);
}

static void
prepare_taken_in (CbWindow *window)
{
  CbCase *case_ = show_kept (window);
  g_autoptr (CbCase) other = load_other ();
  g_autoptr (CbEntry) note = cb_note_new ("Green looked at the door");
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));

  cb_case_append (other, note);
  cb_ui_test_wait (cb_log_get_n_entries (cb_case_get_log (case_)) > n);
}

static void
prepare_corrected (CbWindow *window)
{
  CbCase *case_ = show_kept (window);
  g_autoptr (CbCase) other = load_other ();

  cb_case_set_uncertain (other, 9, TRUE);
  cb_ui_test_wait (cb_case_test_get_entry (case_, 9)->uncertain);
}

/* Two people corrected the same turn; the other correction is newer. */
static void
prepare_both_corrected (CbWindow *window)
{
  CbCase *case_ = show_kept (window);
  g_autoptr (CbCase) other = cb_case_test_take_along (case_);
  g_autoptr (CbEntry) noted = cb_entry_with_note (cb_case_test_get_entry (case_, 9), "He smiled");

  cb_case_set_uncertain (case_, 9, TRUE);
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (case_)));
  cb_case_test_call (other, 1, "Rob");
  cb_case_test_replace (other, 9, noted);
  cb_case_test_bring_back (case_, other);
  cb_ui_test_wait (g_strcmp0 (cb_case_get_undo_label (case_), "Keep Newer Correction") == 0);
}

/* A program has left a copy of the case beside it. */
static void
prepare_copies (CbWindow *window)
{
  CbCase *case_ = show_kept (window);
  g_autoptr (CbCase) other = cb_case_test_take_along (case_);
  g_autoptr (CbEntry) note = cb_note_new ("Green looked at the door");
  GFile *from = cb_case_file_get_location (cb_case_get_file (other));
  g_autoptr (GFile) to = g_file_new_build_filename (
    g_get_user_data_dir (), "Friday.sync-conflict-20261126-193000-ABCDEFG.casebook", NULL);

  cb_case_append (other, note);
  g_assert_cmpint (g_rename (g_file_peek_path (from), g_file_peek_path (to)), ==, 0);
  cb_case_file_look (cb_case_get_file (case_));
  cb_ui_test_wait (cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_ALERT_DIALOG, NULL) != NULL);
  g_assert_true (g_file_delete (to, NULL, NULL));
}

static void
prepare_changed (CbWindow *window)
{
  CbCase *case_ = show_kept (window);
  g_autoptr (CbCase) other = cb_case_test_take_along (case_);

  cb_case_test_call (other, 1, "Rob");
  cb_case_test_call (case_, 1, "Robert");
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (case_)));
  cb_case_test_bring_back (case_, other);
  cb_ui_test_wait (cb_case_file_get_elsewhere (cb_case_get_file (case_)) == CB_ELSEWHERE_CHANGED);
}

static void
prepare_gone (CbWindow *window)
{
  CbCase *case_ = show_kept (window);
  g_autoptr (GFile) file = get_file ();

  g_assert_true (g_file_delete (file, NULL, NULL));
  cb_ui_test_wait (cb_case_file_get_elsewhere (cb_case_get_file (case_)) == CB_ELSEWHERE_GONE);
}

static void
prepare_choose_place (CbWindow *window)
{
  prepare_gone (window);
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL),
                              "case.save", NULL);
}

static void
prepare_unsaved (CbWindow *window)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL);

  prepare_gone (window);
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view));
}

/* Until the window goes. */
static void
prepare_thinking (CbWindow *window)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "tests", "game", "hostile",
                                            "many-counts.casebook", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CbCase) case_ = cb_case_load (file, NULL);

  cb_ui_test_close_gate ();
  g_signal_connect (window, "destroy", G_CALLBACK (cb_ui_test_open_gate), NULL);
  cb_window_show_case (window, case_);
  cb_ui_test_wait (cb_ui_test_find_label (GTK_WIDGET (window), "Still working this out…") != NULL);
}

const CbScreen cb_elsewhere_screens[] = {
  { "elsewhere-taken-in", prepare_taken_in },
  { "elsewhere-corrected", prepare_corrected },
  { "elsewhere-both-corrected", prepare_both_corrected },
  { "elsewhere-copies", prepare_copies },
  { "elsewhere-changed", prepare_changed, .matters = TRUE },
  { "elsewhere-gone", prepare_gone },
  { "elsewhere-choose-place", prepare_choose_place },
  { "elsewhere-unsaved", prepare_unsaved },
  { "thinking", prepare_thinking },
  { NULL },
};
