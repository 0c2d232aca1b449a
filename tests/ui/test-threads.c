/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work in another thread holds what it was begun for, which everybody else may have let go of
 * meanwhile. It has to end in the main thread all the same, however late the other thread is: this
 * program runs with threads that are late (see tests/gaps). */

#include "config.h"

#include <glib/gstdio.h>

#include "cb-case-test.h"
#include "cb-edition-shelf.h"
#include "cb-insight-parts.h"
#include "cb-mark-check.h"
#include "cb-ui-test.h"

static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_assert_true (source == user_data);
  g_assert_true (G_IS_OBJECT (source));
}

static void
ended_cb (gpointer user_data, GObject *where)
{
  GThread **thread = user_data;

  g_atomic_pointer_set (thread, g_thread_self ());
  g_main_context_wakeup (NULL);
}

/* @object: (transfer full): that something was begun for in another thread */
static void
assert_ends_here (gpointer object)
{
  GThread *thread = NULL;

  g_object_weak_ref (object, ended_cb, &thread);
  g_object_unref (object);
  g_assert_null (g_atomic_pointer_get (&thread));
  cb_ui_test_wait (g_atomic_pointer_get (&thread) != NULL);
  g_assert_true (thread == g_thread_self ());
}

static void
test_worked_at (void)
{
  CbCase *case_ = cb_case_test_new ();

  cb_case_check_marks_async (case_, 0, NULL, done_cb, case_);
  assert_ends_here (case_);
}

/* A file of its own, where it is saved. */
static CbCase *
make_saved (void)
{
  CbCase *case_ = cb_ui_test_make_case ("Saved", 3);

  cb_ui_test_add_case (case_);
  return case_;
}

/* (transfer full) @case_: is let go of. (transfer full): its file, which is still being read or
 * written */
static CbCaseFile *
let_go_of_case (CbCase *case_)
{
  CbCaseFile *file = g_object_ref (cb_case_get_file (case_));

  g_object_unref (case_);
  return file;
}

static void
test_written (void)
{
  CbCase *case_ = make_saved ();

  cb_ui_test_wait (!cb_case_file_is_saving (cb_case_get_file (case_)));
  cb_case_undo (case_);
  assert_ends_here (let_go_of_case (case_));
}

static void
test_looked_at (void)
{
  g_autoptr (GError) error = NULL;
  CbCase *case_ = make_saved ();
  g_autoptr (GFile) file = g_object_ref (cb_case_file_get_location (cb_case_get_file (case_)));

  cb_ui_test_wait (!cb_case_file_is_saving (cb_case_get_file (case_)));
  assert_ends_here (let_go_of_case (case_));
  case_ = cb_case_load (file, &error);
  g_assert_no_error (error);
  cb_case_file_set_background (cb_case_get_file (case_));
  assert_ends_here (let_go_of_case (case_));
}

/* The list goes at once, whatever is being read for it. */
static void
test_listed (void)
{
  g_autofree char *path = g_dir_make_tmp (NULL, NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  g_assert_finalize_object (cb_edition_shelf_new (folder));
  g_rmdir (path);
}

static void
test_written_to (void)
{
  g_autofree char *path = g_dir_make_tmp (NULL, NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GFile) file = g_file_get_child (folder, "own.edition");
  CbEditionShelf *editions = cb_edition_shelf_new (folder);

  cb_edition_shelf_import_async (editions, file, done_cb, editions);
  assert_ends_here (editions);
  g_rmdir (path);
}

static void
test_packed (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_label_new ("Head");

  gtk_box_append (GTK_BOX (view), head);
  gtk_box_append (GTK_BOX (view), gtk_label_new ("What came of it"));
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_draw (view);
  cb_review_picture_take_async (view, head, done_cb, view);
  g_object_ref (view);
  gtk_window_destroy (GTK_WINDOW (window));
  assert_ends_here (view);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);
  g_test_add_func ("/threads/worked-at", test_worked_at);
  g_test_add_func ("/threads/written", test_written);
  g_test_add_func ("/threads/looked-at", test_looked_at);
  g_test_add_func ("/threads/listed", test_listed);
  g_test_add_func ("/threads/written-to", test_written_to);
  g_test_add_func ("/threads/packed", test_packed);
  return g_test_run ();
}
