/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A folder with files whose medium does not answer, or answers late: a gate holds up whoever reads
 * a file that is called “hung”. */

#include <glib/gstdio.h>
#include <utime.h>

#include "cb-folder-reader.h"
#include "cb-test-case.h"

typedef struct
{
  char *path;
  CbFolderReader *reader;
  GHashTable *said;   /* what each file said last, by its name; "" while it does not answer */
  GPtrArray *taken;   /* names of the files in the order they came */
  const char *wanted; /* by wait_for() */
} Fixture;

static GMutex mutex;
static GCond opened;
static gboolean open;
static guint n_at_gate;

static gpointer
read_text (GFile *file, GCancellable *cancellable)
{
  g_autofree char *name = g_file_get_basename (file);
  char *text = NULL;

  if (g_str_has_prefix (name, "hung"))
    {
      g_mutex_lock (&mutex);
      n_at_gate++;
      while (!open)
        g_cond_wait (&opened, &mutex);
      g_mutex_unlock (&mutex);
    }
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  return text;
}

static const CbFolderKind KIND = {
  .suffix = ".text",
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

static void
take (gpointer list, GPtrArray *readings)
{
  Fixture *self = list;

  for (guint i = 0; i < readings->len; i++)
    {
      CbFolderReading *reading = g_ptr_array_index (readings, i);
      char *name = g_file_get_basename (reading->file);

      g_assert_nonnull (reading->modified);
      g_ptr_array_add (self->taken, g_strdup (name));
      g_hash_table_replace (
        self->said, name, reading->what != NULL ? g_steal_pointer (&reading->what) : g_strdup (""));
    }
}

static void
changed (gpointer list)
{
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
  self->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->taken = g_ptr_array_new_with_free_func (g_free);
  open = FALSE;
  n_at_gate = 0;
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  open_gate ();
  cb_folder_reader_stop (self->reader);
  cb_test_let_go (self->reader);
  g_hash_table_unref (self->said);
  g_ptr_array_unref (self->taken);
  cb_test_remove_folder (self->path);
  g_free (self->path);
}

static void
start (Fixture *self)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->path);

  self->reader = cb_folder_reader_new (folder, &KIND, take, changed, self);
}

static gboolean
is_read (gpointer data)
{
  return !cb_folder_reader_get_busy (((Fixture *) data)->reader);
}

static gboolean
has_wanted (gpointer data)
{
  Fixture *self = data;
  const char *said = g_hash_table_lookup (self->said, "hung.text");

  return said != NULL && g_str_equal (said, self->wanted);
}

static void
wait_for (Fixture *self, const char *hung)
{
  self->wanted = hung;
  cb_test_wait_until (has_wanted, self);
}

static void
assert_says (Fixture *self, const char *name, const char *text)
{
  g_assert_cmpstr (g_hash_table_lookup (self->said, name), ==, text);
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
  wait_for (self, "");
  cb_test_wait_until (is_read, self);
  assert_says (self, "new.text", "new");
  assert_says (self, "old.text", "old");
  assert_says (self, "hung.text", "");
  g_assert_no_error (cb_folder_reader_get_error (self->reader));
  g_assert_cmpuint (self->taken->len, ==, 3);

  open_gate ();
  wait_for (self, "late");
  g_assert_cmpuint (self->taken->len, ==, 4);
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
  cb_folder_reader_read (self->reader, file);
  open_gate ();
  cb_test_wait_until (is_read, self);
  assert_says (self, "hung.text", "twice");
  g_assert_cmpuint (n_at_gate, >=, 2);
}

/* Newest first. */
static void
test_order (Fixture *self, gconstpointer data)
{
  g_autofree char *names = NULL;

  put (self, "b.text", "b", 20);
  put (self, "a.text", "a", 30);
  put (self, "c.text", "c", 10);
  put (self, "c.other", "no", 10);
  start (self);
  cb_test_wait_until (is_read, self);
  g_ptr_array_add (self->taken, NULL);
  names = g_strjoinv (" ", (char **) self->taken->pdata);
  g_assert_cmpstr (names, ==, "c.text b.text a.text");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/folder-reader/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("hung", test_hung);
  ADD ("changed-meanwhile", test_changed_meanwhile);
  ADD ("order", test_order);
#undef ADD
  return g_test_run ();
}
