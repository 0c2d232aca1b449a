/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <utime.h>

#include "cb-shelf-test.h"
#include "cb-test-case.h"

static gboolean
is_read (gpointer data)
{
  return !cb_folder_list_get_busy (CB_FOLDER_LIST (((CbShelfTest *) data)->shelf));
}

void
cb_shelf_test_wait (CbShelfTest *self)
{
  cb_test_wait_until (is_read, self);
}

void
cb_shelf_test_open (CbShelfTest *self)
{
  g_clear_object (&self->shelf);
  self->shelf = cb_shelf_new (self->folder);
  cb_shelf_test_wait (self);
}

void
cb_shelf_test_refresh (CbShelfTest *self, GFile *file)
{
  cb_folder_list_refresh (CB_FOLDER_LIST (self->shelf), file);
  cb_shelf_test_wait (self);
}

static void
set_up (CbShelfTest *self, gconstpointer data)
{
  self->path = cb_test_make_folder ();
  self->folder = g_file_new_for_path (self->path);
  cb_shelf_test_open (self);
}

static void
tear_down (CbShelfTest *self, gconstpointer data)
{
  cb_test_let_go (self->shelf);
  g_object_unref (self->folder);
  cb_test_remove_folder (self->path);
  g_free (self->path);
}

char *
cb_shelf_test_child (CbShelfTest *self, const char *name)
{
  return g_build_filename (self->path, name, NULL);
}

void
cb_shelf_test_put_file (CbShelfTest *self, const char *name, const char *text, int age)
{
  g_autofree char *path = cb_shelf_test_child (self, name);
  struct utimbuf times = { .actime = 1700000000 - age, .modtime = 1700000000 - age };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (utime (path, &times), ==, 0);
}

void
cb_shelf_test_put_case (CbShelfTest *self, const char *name, const char *title, int age)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autofree char *text = NULL;

  cb_case_set_title (case_, title);
  text = cb_test_to_text (case_);
  cb_shelf_test_put_file (self, name, text, age);
}

CbShelfItem *
cb_shelf_test_get_item (CbShelfTest *self, guint position)
{
  CbShelfItem *item = g_list_model_get_item (G_LIST_MODEL (self->shelf), position);

  g_assert_nonnull (item);
  g_object_unref (item);
  return item;
}

static char *
join_titles (CbShelfTest *self)
{
  g_autoptr (GString) titles = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->shelf)); i++)
    g_string_append_printf (titles, "%s%s", i > 0 ? "|" : "",
                            cb_shelf_item_get_summary (cb_shelf_test_get_item (self, i))->title);
  return g_string_free_and_steal (g_steal_pointer (&titles));
}

void
cb_shelf_test_assert_titles (CbShelfTest *self, const char *expected)
{
  g_autofree char *titles = join_titles (self);

  g_assert_cmpstr (titles, ==, expected);
}

static gboolean
has_titles (gpointer data)
{
  CbShelfTest *self = data;
  g_autofree char *titles = join_titles (self);

  return g_str_equal (titles, self->wanted);
}

void
cb_shelf_test_wait_for_titles (CbShelfTest *self, const char *expected)
{
  self->wanted = expected;
  cb_test_wait_until (has_titles, self);
}

void
cb_shelf_test_written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbShelfWritten *written = user_data;

  written->item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &written->error);
  written->done = TRUE;
}

static gboolean
is_written (gpointer data)
{
  return ((CbShelfWritten *) data)->done;
}

CbShelfItem *
cb_shelf_test_wait_for (CbShelfWritten *written, GError **error)
{
  cb_test_wait_until (is_written, written);
  if (written->error != NULL)
    g_propagate_error (error, written->error);
  if (written->item != NULL)
    g_object_unref (written->item);
  return written->item;
}

CbShelfItem *
cb_shelf_test_add_case (CbShelf *shelf, CbCase *case_, GError **error)
{
  CbShelfWritten written = { 0 };

  cb_shelf_add_async (shelf, case_, cb_shelf_test_written_cb, &written);
  return cb_shelf_test_wait_for (&written, error);
}

void
cb_shelf_test_add (const char *path, void (*func) (CbShelfTest *, gconstpointer))
{
  g_test_add (path, CbShelfTest, NULL, set_up, func, tear_down);
}

gboolean
cb_shelf_test_is_closed (CbShelfItem *item)
{
  gboolean closed;

  g_object_get (item, "closed", &closed, NULL);
  return closed;
}
