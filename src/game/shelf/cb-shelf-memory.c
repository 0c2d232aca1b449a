/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file of lines in the user's cache: the hash of a case file, and what was worked out. The first
 * line says which version did so, and the last one is a checksum of all others. A file in which
 * anything is not as it should be is as none. */

#include "config.h"

#include <string.h>

#include "cb-shelf-memory.h"

/* Raise the number when something else may follow from the same case. */
#define HEAD      "casebook known 2 " PACKAGE_VERSION "\n"
#define MOST      4096 /* lines; those that were not asked for longest go first */
#define MAX_BYTES (512 * 1024)
#define HASH_SIZE (sizeof ((CbFileStamp *) NULL)->hash)

typedef struct
{
  char hash[2 * HASH_SIZE + 1];
  CbShelfProgress progress;
  guint64 asked; /* the higher, the later */
} Line;

struct _CbShelfMemory
{
  GObject parent_instance;

  GMutex mutex;
  GFile *file;       /* NULL: nothing is kept beyond the end of the program */
  GHashTable *lines; /* of Line, by its hash */
  guint64 n_asked;
  gboolean loaded;
  gboolean changed;
};

G_DEFINE_FINAL_TYPE (CbShelfMemory, cb_shelf_memory, G_TYPE_OBJECT)

static void
write_hash (const CbFileStamp *stamp, char *text)
{
  for (guint i = 0; i < HASH_SIZE; i++)
    g_snprintf (text + 2 * i, 3, "%02x", stamp->hash[i]);
}

static void
put_line (CbShelfMemory *self, const char *hash, const CbShelfProgress *progress)
{
  Line *line = g_new0 (Line, 1);

  g_strlcpy (line->hash, hash, sizeof line->hash);
  line->progress = *progress;
  line->asked = ++self->n_asked;
  g_hash_table_replace (self->lines, line->hash, line);
}

static gboolean
read_line (CbShelfMemory *self, const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, " ", -1);
  gint64 n_known, percent;
  guint64 found;

  if (g_strv_length (fields) != 4 || strlen (fields[0]) != 2 * HASH_SIZE ||
      strspn (fields[0], "0123456789abcdef") != 2 * HASH_SIZE ||
      !g_ascii_string_to_signed (fields[1], 10, CB_SHELF_MEMORY_TOO_HARD, 64, &n_known, NULL) ||
      !g_ascii_string_to_unsigned (fields[2], 16, 0, G_MAXUINT32, &found, NULL) ||
      !g_ascii_string_to_signed (fields[3], 10, -1, 100, &percent, NULL))
    return FALSE;
  put_line (self, fields[0],
            &(CbShelfProgress) { (int) n_known, (CbCardSet) found, (int) percent });
  return TRUE;
}

/* The text without its last line, if that is its checksum. */
static char *
check (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autofree char *text = g_strndup (data, size);
  char *last = size > 1 ? g_strrstr_len (text, (gssize) size - 1, "\n") : NULL;
  g_autofree char *sum = NULL;

  if (last == NULL || strlen (text) != size || !g_str_has_prefix (text, HEAD))
    return NULL;
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text,
                                     (gsize) (last + 1 - text));
  if (!g_str_equal (g_strchomp (last + 1), sum))
    return NULL;
  last[1] = '\0';
  return g_steal_pointer (&text);
}

/* Under the mutex. */
static void
load (CbShelfMemory *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (self->loaded)
    return;
  self->loaded = TRUE;
  bytes = self->file != NULL ? cb_file_read (self->file, MAX_BYTES, NULL, NULL, NULL) : NULL;
  text = bytes != NULL ? check (bytes) : NULL;
  if (text == NULL)
    return;
  lines = g_strsplit (text + strlen (HEAD), "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    if (!read_line (self, lines[i]))
      {
        g_hash_table_remove_all (self->lines);
        return;
      }
}

static void
cb_shelf_memory_finalize (GObject *object)
{
  CbShelfMemory *self = CB_SHELF_MEMORY (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->lines, g_hash_table_unref);
  g_mutex_clear (&self->mutex);

  G_OBJECT_CLASS (cb_shelf_memory_parent_class)->finalize (object);
}

static void
cb_shelf_memory_class_init (CbShelfMemoryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_shelf_memory_finalize;
}

static void
cb_shelf_memory_init (CbShelfMemory *self)
{
  g_mutex_init (&self->mutex);
  self->lines = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
}

/* @file: (nullable): where it is kept; read when the memory is asked for the first time
 *
 * Returns: (transfer full): the memory */
CbShelfMemory *
cb_shelf_memory_new (GFile *file)
{
  CbShelfMemory *self = g_object_new (CB_TYPE_SHELF_MEMORY, NULL);

  self->file = file != NULL ? g_object_ref (file) : NULL;
  return self;
}

/* Returns: what was worked out of the file with that @stamp; %CB_SHELF_PROGRESS_UNKNOWN for nothing
 */
CbShelfProgress
cb_shelf_memory_find (CbShelfMemory *self, const CbFileStamp *stamp)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  char hash[2 * HASH_SIZE + 1];
  Line *line;

  load (self);
  write_hash (stamp, hash);
  line = g_hash_table_lookup (self->lines, hash);
  if (line == NULL)
    return CB_SHELF_PROGRESS_UNKNOWN;
  line->asked = ++self->n_asked;
  return line->progress;
}

void
cb_shelf_memory_keep (CbShelfMemory *self,
                      const CbFileStamp *stamp,
                      const CbShelfProgress *progress)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  char hash[2 * HASH_SIZE + 1];

  if (progress->n_known == CB_SHELF_MEMORY_UNKNOWN)
    return;
  load (self);
  write_hash (stamp, hash);
  put_line (self, hash, progress);
  self->changed = TRUE;
}

static int
compare_asked (gconstpointer a, gconstpointer b)
{
  const Line *first = *(Line *const *) a;
  const Line *second = *(Line *const *) b;

  return (first->asked < second->asked) - (first->asked > second->asked);
}

/* Under the mutex. */
static GString *
write_lines (CbShelfMemory *self)
{
  GString *text = g_string_new (HEAD);
  g_autoptr (GPtrArray) lines = g_hash_table_get_values_as_ptr_array (self->lines);
  g_autofree char *sum = NULL;

  g_ptr_array_sort (lines, compare_asked);
  for (guint i = MIN (lines->len, MOST); i > 0; i--)
    {
      const Line *line = g_ptr_array_index (lines, i - 1);

      g_string_append_printf (text, "%s %d %x %d\n", line->hash, line->progress.n_known,
                              line->progress.found, line->progress.percent);
    }
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
  g_string_append_printf (text, "%s\n", sum);
  return text;
}

/* Writes the file anew if there is something to write. Nothing is lost where that fails but time.
 */
void
cb_shelf_memory_save (CbShelfMemory *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  g_autofree char *folder = NULL;
  const char *path = self->file != NULL ? g_file_peek_path (self->file) : NULL;

  if (path == NULL || !self->changed)
    return;
  self->changed = FALSE;
  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0700);

  g_autoptr (GString) text = write_lines (self);

  g_file_set_contents_full (path, text->str, (gssize) text->len, G_FILE_SET_CONTENTS_CONSISTENT,
                            0600, NULL);
}
