/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A folder with files whose medium does not answer, or answers late: a gate holds up whoever reads
 * a file that is called “hung”. */

#include <glib/gstdio.h>
#include <utime.h>

#include "cb-folder-list-private.h"
#include "cb-test-case.h"

#define CB_TYPE_TEXT_ITEM (cb_text_item_get_type ())
G_DECLARE_FINAL_TYPE (CbTextItem, cb_text_item, CB, TEXT_ITEM, CbFolderItem)

/* What a file said last; "" while it does not answer. */
struct _CbTextItem
{
  CbFolderItem parent_instance;

  char *said;
  guint n_shown;
};

G_DEFINE_FINAL_TYPE (CbTextItem, cb_text_item, CB_TYPE_FOLDER_ITEM)

static gboolean
cb_text_item_show (CbFolderItem *item, gpointer what)
{
  CbTextItem *self = CB_TEXT_ITEM (item);

  g_free (self->said);
  self->said = what != NULL ? what : g_strdup ("");
  self->n_shown++;
  return FALSE;
}

static void
cb_text_item_finalize (GObject *object)
{
  g_free (CB_TEXT_ITEM (object)->said);

  G_OBJECT_CLASS (cb_text_item_parent_class)->finalize (object);
}

static void
cb_text_item_class_init (CbTextItemClass *klass)
{
  CB_FOLDER_ITEM_CLASS (klass)->show = cb_text_item_show;
  G_OBJECT_CLASS (klass)->finalize = cb_text_item_finalize;
}

static void
cb_text_item_init (CbTextItem *self)
{
}

#define CB_TYPE_TEXTS (cb_texts_get_type ())
G_DECLARE_FINAL_TYPE (CbTexts, cb_texts, CB, TEXTS, CbFolderList)

struct _CbTexts
{
  CbFolderList parent_instance;
};

G_DEFINE_FINAL_TYPE (CbTexts, cb_texts, CB_TYPE_FOLDER_LIST)

static void
cb_texts_class_init (CbTextsClass *klass)
{
}

static void
cb_texts_init (CbTexts *self)
{
}

typedef struct
{
  char *path;
  CbFolderList *list;
} Fixture;

static GMutex mutex;
static GCond opened;
static gboolean open;
static guint n_at_gate;
static guint n_read;
static GString *order; /* names of the files in the order in which they were read; by any thread */

static gpointer
read_text (GFile *file, GCancellable *cancellable)
{
  g_autofree char *name = g_file_get_basename (file);
  char *text = NULL;

  g_mutex_lock (&mutex);
  g_string_append_printf (order, "%s%s", order->len > 0 ? " " : "", name);
  if (g_str_has_prefix (name, "hung"))
    {
      n_at_gate++;
      while (!open)
        g_cond_wait (&opened, &mutex);
    }
  n_read++;
  g_mutex_unlock (&mutex);
  return g_file_load_contents (file, NULL, &text, NULL, NULL, NULL) ? text : g_strdup ("gone");
}

/* Newest first. */
static int
compare_items (gpointer a, gpointer b)
{
  return g_date_time_compare (cb_folder_item_get_modified (b), cb_folder_item_get_modified (a));
}

static const CbFolderKind KIND = {
  .suffix = ".text",
  .get_item_type = cb_text_item_get_type,
  .compare = compare_items,
  .read = read_text,
  .free_what = g_free,
};

static void
open_gate (void)
{
  g_mutex_lock (&mutex);
  open = TRUE;
  g_cond_broadcast (&opened);
  g_mutex_unlock (&mutex);
}

static gboolean
is_somebody_at_gate (gpointer data)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  return n_at_gate > 0;
}

static gboolean
is_read_by (gpointer data)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  return n_read == GPOINTER_TO_UINT (data);
}

/* A file that was changed @age seconds ago. */
static void
put (Fixture *self, const char *name, const char *text, int age)
{
  g_autofree char *path = g_build_filename (self->path, name, NULL);
  struct utimbuf times = { .actime = 1700000000 - age, .modtime = 1700000000 - age };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (utime (path, &times), ==, 0);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->path = cb_test_make_folder ();
  g_mutex_lock (&mutex);
  open = FALSE;
  n_at_gate = 0;
  n_read = 0;
  g_string_truncate (order, 0);
  g_mutex_unlock (&mutex);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  open_gate ();
  g_clear_object (&self->list);
  cb_test_remove_folder (self->path);
  g_free (self->path);
}

static void
start (Fixture *self)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->path);

  self->list = cb_folder_list_new (CB_TYPE_TEXTS, folder, &KIND);
}

static gboolean
is_read (gpointer data)
{
  return !cb_folder_list_get_busy (((Fixture *) data)->list);
}

static CbTextItem *
find (Fixture *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->path, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return cb_folder_list_find (self->list, file);
}

static gboolean
is_hung (gpointer data)
{
  CbTextItem *item = find (data, "hung.text");

  return item != NULL && *item->said == '\0';
}

static gboolean
is_hung_no_more (gpointer data)
{
  CbTextItem *item = find (data, "hung.text");

  return item != NULL && *item->said != '\0';
}

static void
assert_says (Fixture *self, const char *name, const char *text)
{
  CbTextItem *item = find (self, name);

  g_assert_nonnull (item);
  g_assert_cmpstr (item->said, ==, text);
}

/* The file that does not answer comes first, and all others are read in spite of it. When it
 * answers after all, it says what it holds. */
static void
test_hung (Fixture *self, gconstpointer data)
{
  put (self, "hung.text", "late", 10);
  put (self, "new.text", "new", 20);
  put (self, "old.text", "old", 30);
  start (self);
  cb_test_wait_until (is_hung, self);
  g_assert_true (cb_folder_list_get_loading (self->list));
  cb_test_wait_until (is_read, self);
  g_assert_false (cb_folder_list_get_loading (self->list));
  assert_says (self, "new.text", "new");
  assert_says (self, "old.text", "old");
  assert_says (self, "hung.text", "");
  g_assert_no_error (cb_folder_list_get_error (self->list));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->list)), ==, 3);
  g_assert_true (cb_folder_list_peek (self->list, 2) == (gpointer) find (self, "hung.text"));

  open_gate ();
  cb_test_wait_until (is_hung_no_more, self);
  assert_says (self, "hung.text", "late");
  g_assert_true (cb_folder_list_peek (self->list, 0) == (gpointer) find (self, "hung.text"));
  g_assert_cmpuint (find (self, "new.text")->n_shown, ==, 1);
}

/* Six that answer late, and one that answers. */
static gboolean
has_all (gpointer data)
{
  CbFolderList *list = ((Fixture *) data)->list;
  guint n = 0;

  for (CbTextItem *item; (item = cb_folder_list_peek (list, n)) != NULL; n++)
    if (*item->said == '\0')
      return FALSE;
  return n == 7;
}

/* Where nothing answers, only so many are tried; the rest comes when one does. */
static void
test_all_hung (Fixture *self, gconstpointer data)
{
  for (int i = 5; i >= 0; i--)
    {
      g_autofree char *name = g_strdup_printf ("hung-%d.text", i);

      put (self, name, "late", i);
    }
  put (self, "old.text", "old", 30);
  start (self);
  cb_test_wait_until (is_read, self);
  g_assert_cmpuint (n_at_gate, ==, 4);
  g_assert_false (cb_folder_list_get_loading (self->list));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->list)), ==, 4);
  g_assert_null (find (self, "old.text"));

  open_gate ();
  cb_test_wait_until (has_all, self);
  assert_says (self, "old.text", "old");
  assert_says (self, "hung-5.text", "late");
  assert_says (self, "hung-0.text", "late");
}

/* A list that nobody wants any more ends at once, and what was not read of it stays unread. */
static void
test_left (Fixture *self, gconstpointer data)
{
  put (self, "hung.text", "late", 10);
  put (self, "old.text", "old", 30);
  start (self);
  cb_test_wait_until (is_somebody_at_gate, NULL);
  g_assert_finalize_object (g_steal_pointer (&self->list));
  open_gate ();
  cb_test_wait_until (is_read_by, GUINT_TO_POINTER (1));
  g_assert_cmpstr (order->str, ==, "hung.text");
}

/* What was told to have changed while it was read is read again, and only this is told. */
static void
test_changed_meanwhile (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->path, "hung.text", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  put (self, "hung.text", "once", 10);
  start (self);
  cb_test_wait_until (is_somebody_at_gate, NULL);
  put (self, "hung.text", "twice", 10);
  cb_folder_list_refresh (self->list, file);
  open_gate ();
  cb_test_wait_until (is_read, self);
  assert_says (self, "hung.text", "twice");
  g_assert_cmpuint (n_at_gate, >=, 2);
  g_assert_cmpuint (find (self, "hung.text")->n_shown, ==, 1);
}

static gboolean
has_two (gpointer list)
{
  return g_list_model_get_n_items (list) == 2;
}

/* A file that is read again before it was shown is one item, as it was last. */
static void
test_read_twice (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->path, "new.text", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  start (self);
  cb_test_wait_until (is_read, self);
  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);

      put (self, "new.text", text, 100 - (int) i);
      cb_folder_list_refresh (self->list, file);
      put (self, "old.text", text, 200);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  cb_folder_list_refresh (self->list, file);
  cb_test_wait_until (has_two, self->list);
  cb_test_wait_until (is_read, self);
  assert_says (self, "new.text", "49");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->list)), ==, 2);
}

/* The same where both readings are through before either is shown. */
static void
test_taken_twice (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->path, "new.text", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GDateTime) modified = g_date_time_new_from_unix_local (100);
  g_autoptr (GPtrArray) readings = g_ptr_array_new ();
  CbFolderReading first = { .file = file, .what = g_strdup ("first"), .modified = modified };
  CbFolderReading second = { .file = file, .what = g_strdup ("second"), .modified = modified };

  start (self);
  cb_test_wait_until (is_read, self);
  g_ptr_array_add (readings, &first);
  g_ptr_array_add (readings, &second);
  cb_folder_list_take (self->list, readings);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->list)), ==, 1);
  assert_says (self, "new.text", "second");
  g_free (first.what);
}

static gboolean
has_four (gpointer list)
{
  return g_list_model_get_n_items (list) == 4;
}

/* Newest first; of those that are equally new, the one that came last. */
static void
test_order (Fixture *self, gconstpointer data)
{
  put (self, "b.text", "b", 20);
  put (self, "a.text", "a", 30);
  put (self, "c.text", "c", 10);
  put (self, "c.other", "no", 10);
  start (self);
  cb_test_wait_until (is_read, self);
  g_assert_cmpstr (order->str, ==, "c.text b.text a.text");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->list)), ==, 3);
  g_assert_true (cb_folder_list_peek (self->list, 0) == (gpointer) find (self, "c.text"));
  g_assert_true (cb_folder_list_peek (self->list, 2) == (gpointer) find (self, "a.text"));

  put (self, "d.text", "d", 20);
  cb_test_wait_until (has_four, self->list);
  g_assert_true (cb_folder_list_peek (self->list, 1) == (gpointer) find (self, "d.text"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  order = g_string_new (NULL);
#define ADD(name, test) g_test_add ("/folder-list/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("hung", test_hung);
  ADD ("all-hung", test_all_hung);
  ADD ("left", test_left);
  ADD ("changed-meanwhile", test_changed_meanwhile);
  ADD ("read-twice", test_read_twice);
  ADD ("taken-twice", test_taken_twice);
  ADD ("order", test_order);
#undef ADD
  return g_test_run ();
}
