/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The user's own editions: put, found again by another run, imported, taken off and put back. */

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cb-edition-shelf.h"
#include "cb-edition-file.h"
#include "cb-editions.h"
#include "cb-test-case.h"

typedef struct
{
  char *path;
  GFile *folder;
  CbEditionShelf *shelf;
} Fixture;

static gboolean
is_read (gpointer data)
{
  return !cb_folder_list_get_busy (CB_FOLDER_LIST (((Fixture *) data)->shelf));
}

static void
open_shelf (Fixture *self)
{
  g_clear_object (&self->shelf);
  self->shelf = cb_edition_shelf_new (self->folder);
  cb_test_wait_until (is_read, self);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->path = cb_test_make_folder ();
  self->folder = g_file_new_build_filename (self->path, "editions", NULL);
  open_shelf (self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  cb_test_let_go (self->shelf);
  g_object_unref (self->folder);
  cb_test_remove_folder (self->path);
  g_free (self->path);
}

static const char tiny[] = "[Edition]\nId=%s\nName=%s\n"
                           "[Category who]\nName=Who\nName[de]=Wer\n"
                           "[Card a]\nCategory=who\nName=Anna\n"
                           "[Card b]\nCategory=who\nName=Bert\n";

static GFile *
write_file (Fixture *self, const char *file_name, const char *id, const char *name)
{
  g_autofree char *path = g_build_filename (self->path, file_name, NULL);
  g_autofree char *text = g_strdup_printf (tiny, id, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_file_new_for_path (path);
}

static char *
describe (Fixture *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->shelf)); i++)
    {
      g_autoptr (CbEditionItem) item = g_list_model_get_item (G_LIST_MODEL (self->shelf), i);
      g_autofree char *file = g_file_get_basename (cb_folder_item_get_file (CB_FOLDER_ITEM (item)));

      g_string_append_printf (text, "%s=%s ", file, cb_edition_item_get_name (item));
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
assert_shelf (Fixture *self, const char *expected)
{
  g_autofree char *text = describe (self);

  g_assert_cmpstr (text, ==, expected);
}

/* What came of writing to the shelf. */
typedef struct
{
  CbEditionItem *item;
  GError *error;
  gboolean done;
} Written;

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Written *written = user_data;

  written->item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &written->error);
  written->done = TRUE;
}

static gboolean
is_written (gpointer data)
{
  return ((Written *) data)->done;
}

/* Returns: (transfer none) (nullable): the item, which the shelf holds */
static CbEditionItem *
wait_for (Written *written, GError **error)
{
  cb_test_wait_until (is_written, written);
  if (written->error != NULL)
    g_propagate_error (error, written->error);
  if (written->item != NULL)
    g_object_unref (written->item);
  return written->item;
}

static CbEditionItem *
import (Fixture *self, GFile *file, GError **error)
{
  Written written = { 0 };

  cb_edition_shelf_import_async (self->shelf, file, written_cb, &written);
  return wait_for (&written, error);
}

static CbEditionItem *
put (Fixture *self, CbEdition *edition, GError **error)
{
  Written written = { 0 };

  cb_edition_shelf_put_async (self->shelf, edition, written_cb, &written);
  return wait_for (&written, error);
}

static void
remove_item (Fixture *self, CbEditionItem *item)
{
  Written written = { 0 };
  g_autoptr (GError) error = NULL;

  cb_folder_list_remove_async (CB_FOLDER_LIST (self->shelf), item, written_cb, &written);
  wait_for (&written, &error);
  g_assert_no_error (error);
}

static CbEditionItem *
put_back (Fixture *self, CbEditionItem *item, GError **error)
{
  Written written = { 0 };

  cb_folder_list_put_back_async (CB_FOLDER_LIST (self->shelf), item, written_cb, &written);
  return wait_for (&written, error);
}

static void
test_import (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) mine = write_file (self, "x.edition", "mine", "Zoo");
  g_autoptr (GFile) other = write_file (self, "y.edition", "mine", "Attic");
  g_autoptr (GFile) classic = write_file (self, "z.edition", "classic", "Not Classic");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  CbEditionItem *item;

  item = import (self, mine, &error);
  g_assert_no_error (error);
  g_assert_true (import (self, mine, &error) == item);
  g_assert_nonnull (import (self, other, &error));
  g_assert_nonnull (import (self, classic, &error));
  assert_shelf (self, "mine-2.edition=Attic classic-2.edition=Not Classic mine.edition=Zoo ");
  g_assert_cmpstr (
    cb_edition_get_id (cb_edition_item_get_edition (cb_edition_shelf_find (self->shelf, "mine-2"))),
    ==, "mine-2");

  bytes = g_file_load_bytes (cb_folder_item_get_file (CB_FOLDER_ITEM (item)), NULL, NULL, &error);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                  "Name[de]=Wer"));
  open_shelf (self);
  assert_shelf (self, "mine-2.edition=Attic classic-2.edition=Not Classic mine.edition=Zoo ");
}

static void
test_refused (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) file = write_file (self, "x.edition", "", "Zoo");
  g_autoptr (GError) error = NULL;

  g_assert_null (import (self, file, &error));
  g_assert_nonnull (error);
  g_assert_true (g_str_has_prefix (error->message, "x.edition: [Edition] Id: "));
  assert_shelf (self, "");
}

/* What is no edition is not read to its end. */
static void
test_too_large (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->path, "x.edition", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = g_strnfill (CB_EDITION_MAX_BYTES + 1, '#');
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_null (import (self, file, &error));
  g_assert_cmpstr (error->message, ==,
                   "x.edition: is too large to be an edition: more than 1024 KiB");
  assert_shelf (self, "");
}

/* The same id takes the same place. */
static void
test_put (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) file = write_file (self, "x.edition", "mine", "Zoo");
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = NULL;
  g_autofree char *id = cb_edition_shelf_make_id (self->shelf, "Čapek’s 3 ???");
  g_autofree char *nothing = cb_edition_shelf_make_id (self->shelf, "???");
  g_autofree char *classic = cb_edition_shelf_make_id (self->shelf, "Classic");
  g_autofree char *text = g_strdup_printf (tiny, "mine", "Ark");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  g_assert_cmpstr (id, ==, "capeks-3");
  g_assert_cmpstr (nothing, ==, "edition");
  g_assert_cmpstr (classic, ==, "classic-2");
  import (self, file, &error);
  edition = cb_edition_new_from_key_file (bytes, "ark", &error);
  g_assert_nonnull (put (self, edition, &error));
  g_assert_no_error (error);
  assert_shelf (self, "mine.edition=Ark ");
}

/* A copy says all that the file says, under another name. */
static void
test_duplicate (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) file = write_file (self, "x.edition", "mine", "Zoo\nName[de]=Tierpark");
  g_autoptr (GError) error = NULL;
  Written written = { 0 };
  g_autofree char *text = NULL;
  CbEditionItem *item = import (self, file, &error);

  cb_edition_shelf_duplicate_async (self->shelf, item, "Zoo (Copy)", written_cb, &written);
  item = wait_for (&written, &error);
  g_assert_no_error (error);
  assert_shelf (self, "mine.edition=Zoo zoo-copy.edition=Zoo (Copy) ");
  g_assert_true (g_file_load_contents (cb_folder_item_get_file (CB_FOLDER_ITEM (item)), NULL, &text,
                                       NULL, NULL, &error));
  g_assert_nonnull (strstr (text, "Name[de]=Wer"));
  g_assert_null (strstr (text, "Tierpark"));
}

/* A case carries its edition as it was, whatever becomes of it on the shelf. */
static void
test_case_keeps (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) file = write_file (self, "x.edition", "mine", "Zoo");
  g_autofree char *path = g_build_filename (self->path, "x.casebook", NULL);
  g_autoptr (GFile) case_file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CbEditionItem *item = import (self, file, &error);
  g_autoptr (CbSetup) setup = cb_setup_new (cb_edition_item_get_edition (item));
  g_autofree char *text = g_strdup_printf (tiny, "mine", "Ark");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (CbEdition) changed = cb_edition_new_from_key_file (bytes, "ark", &error);
  g_autoptr (CbCase) case_ = NULL;
  g_autoptr (CbCase) again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  cb_setup_add_player (setup, "Ann", -1, -1);
  case_ = cb_case_new (setup, "Friday");
  g_assert_true (cb_case_file_keep_in (cb_case_get_file (case_), case_file, &error));
  before = cb_test_to_text (case_);

  g_assert_nonnull (put (self, changed, &error));
  again = cb_case_load (case_file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cb_edition_get_name (cb_case_get_edition (again)), ==, "Zoo");
  item = cb_edition_shelf_find (self->shelf, "mine");
  remove_item (self, item);
  after = cb_test_to_text (again);
  g_assert_cmpstr (after, ==, before);
}

static gboolean
is_purged (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
test_remove (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) file = write_file (self, "x.edition", "mine", "Zoo");
  g_autofree char *waiting = g_build_filename (self->path, "editions", ".removed", "mine.edition",
                                               NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEditionItem) item = NULL;

  item = g_object_ref (import (self, file, &error));
  remove_item (self, item);
  assert_shelf (self, "");
  g_assert_nonnull (put_back (self, item, &error));
  assert_shelf (self, "mine.edition=Zoo ");
  g_clear_object (&item);
  item = g_object_ref (cb_edition_shelf_find (self->shelf, "mine"));
  remove_item (self, item);
  cb_folder_list_purge (CB_FOLDER_LIST (self->shelf), item);
  cb_test_wait_until (is_purged, waiting);
  g_assert_null (put_back (self, item, &error));
  g_assert_nonnull (error);
}

/* Nothing that lies in the folder is waited for; what cannot be read says why. */
static void
test_hostile (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_file_get_path (self->folder);
  g_autofree char *pipe = g_build_filename (folder, "pipe.edition", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere.edition", NULL);
  g_autofree char *device = g_build_filename (folder, "device.edition", NULL);
  g_autoptr (GFile) file = write_file (self, "x.edition", "mine", "Zoo");
  CbEditionItem *item;
  guint n_readable = 0;

  g_assert_nonnull (import (self, file, NULL));
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink ("/nowhere/at/all", nowhere), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", device), ==, 0);
  open_shelf (self);
  for (guint i = 0; (item = cb_folder_list_peek (CB_FOLDER_LIST (self->shelf), i)) != NULL; i++)
    {
      g_assert_true ((cb_edition_item_get_edition (item) == NULL) ==
                     (cb_edition_item_get_error (item) != NULL));
      n_readable += cb_edition_item_get_edition (item) != NULL ? 1 : 0;
    }
  g_assert_cmpuint (n_readable, ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->shelf)), ==, 4);
  item = cb_edition_shelf_find (self->shelf, "mine");
  remove_item (self, item);
  g_assert_null (cb_edition_shelf_find (self->shelf, "mine"));
}

/* A file that is opened at the start waits until it is known which editions there are. */
static void
test_import_at_start (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) file = write_file (self, "x.edition", "mine", "Zoo");
  g_autoptr (GFile) other = write_file (self, "y.edition", "mine", "Ark");
  g_autoptr (GError) error = NULL;
  CbEditionItem *item;

  g_assert_nonnull (import (self, file, &error));
  g_clear_object (&self->shelf);
  self->shelf = cb_edition_shelf_new (self->folder);
  g_assert_true (cb_folder_list_get_loading (CB_FOLDER_LIST (self->shelf)));
  item = import (self, file, &error);
  g_assert_no_error (error);
  g_assert_true (item == cb_edition_shelf_find (self->shelf, "mine"));
  assert_shelf (self, "mine.edition=Zoo ");
  g_clear_object (&self->shelf);
  self->shelf = cb_edition_shelf_new (self->folder);
  g_assert_nonnull (import (self, other, &error));
  assert_shelf (self, "mine-2.edition=Ark mine.edition=Zoo ");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/edition-shelf/import", Fixture, NULL, set_up, test_import, tear_down);
  g_test_add ("/edition-shelf/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/edition-shelf/too-large", Fixture, NULL, set_up, test_too_large, tear_down);
  g_test_add ("/edition-shelf/put", Fixture, NULL, set_up, test_put, tear_down);
  g_test_add ("/edition-shelf/duplicate", Fixture, NULL, set_up, test_duplicate, tear_down);
  g_test_add ("/edition-shelf/case-keeps", Fixture, NULL, set_up, test_case_keeps, tear_down);
  g_test_add ("/edition-shelf/remove", Fixture, NULL, set_up, test_remove, tear_down);
  g_test_add ("/edition-shelf/hostile", Fixture, NULL, set_up, test_hostile, tear_down);
  g_test_add ("/edition-shelf/import-at-start", Fixture, NULL, set_up, test_import_at_start,
              tear_down);

  return g_test_run ();
}
