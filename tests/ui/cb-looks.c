/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How pictures looked when somebody accepted them: a text file with a line for each, sorted by
 * their names. Whatever looks the same keeps its line, so that a difference between two versions of
 * the file names the screens that changed. */

#include "config.h"

#include <string.h>

#include "cb-looks.h"

#define HEAD                                                                                  \
  "# How each screen looked when that was accepted (see cb-look.c); the target accept-looks " \
  "renews it.\n"

struct _CbLooks
{
  GHashTable *accepted; /* from names to what cb_look_print() made */
  GHashTable *seen;     /* the same of what was checked, as it would be accepted */
};

static gboolean
read_lines (const char *path, GHashTable *lines, GError **error)
{
  g_autofree char *contents = NULL;
  g_auto (GStrv) texts = NULL;

  if (!g_file_get_contents (path, &contents, NULL, error))
    return FALSE;
  texts = g_strsplit (contents, "\n", -1);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      char *space = strchr (texts[i], ' ');

      if (*texts[i] != '#' && space != NULL)
        g_hash_table_insert (lines, g_strndup (texts[i], (gsize) (space - texts[i])),
                             g_strdup (space + 1));
    }
  return TRUE;
}

/* Returns: (transfer full) (nullable): what was accepted */
CbLooks *
cb_looks_load (const char *path, GError **error)
{
  g_autoptr (CbLooks) self = g_new0 (CbLooks, 1);

  self->accepted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return read_lines (path, self->accepted, error) ? g_steal_pointer (&self) : NULL;
}

void
cb_looks_free (CbLooks *self)
{
  g_hash_table_unref (self->accepted);
  g_hash_table_unref (self->seen);
  g_free (self);
}

/* Returns: whether nothing was ever accepted */
gboolean
cb_looks_is_empty (CbLooks *self)
{
  return g_hash_table_size (self->accepted) == 0;
}

/* Returns: (transfer full) (nullable): what is to be said of how it looks now */
static char *
find_difference (CbLooks *self, const char *name, const CbLook *look)
{
  const char *line = g_hash_table_lookup (self->accepted, name);
  CbLook accepted;

  if (line == NULL)
    return g_strdup ("it is new");
  if (!cb_look_parse (&accepted, line))
    return g_strdup ("its line cannot be read");
  return cb_look_compare (&accepted, look);
}

/**
 * cb_looks_check:
 *
 * Notes how a picture looks, and prints what of it is not as accepted.
 *
 * Returns: whether nothing is
 */
gboolean
cb_looks_check (CbLooks *self, const char *name, const CbPixels *pixels)
{
  g_autofree char *difference = NULL;
  CbLook look;

  cb_look_measure (&look, pixels);
  difference = find_difference (self, name, &look);
  g_hash_table_insert (self->seen, g_strdup (name),
                       difference == NULL ? g_strdup (g_hash_table_lookup (self->accepted, name))
                                          : cb_look_print (&look));
  if (difference == NULL || cb_looks_is_empty (self))
    return TRUE;
  g_printerr ("%s: does not look as accepted: %s\n", name, difference);
  return FALSE;
}

/**
 * cb_looks_check_names:
 * @names: all pictures that there are
 *
 * Prints those that are accepted and gone.
 *
 * Returns: how many
 */
guint
cb_looks_check_names (CbLooks *self, const char *const *names)
{
  GHashTableIter iter;
  gpointer name;
  guint n_gone = 0;

  g_hash_table_iter_init (&iter, self->accepted);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (names, name))
      {
        g_printerr ("%s: is accepted, but there is no such picture\n", (const char *) name);
        n_gone++;
      }
  return n_gone;
}

/* Takes what another run has seen for seen, too. */
gboolean
cb_looks_add_seen (CbLooks *self, const char *path, GError **error)
{
  return read_lines (path, self->seen, error);
}

/* Writes down what was seen, as it can be accepted. */
gboolean
cb_looks_save_seen (CbLooks *self, const char *path, GError **error)
{
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (GPtrArray) names = g_hash_table_get_keys_as_ptr_array (self->seen);

  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      g_string_append_printf (text, "%s %s\n", name,
                              (const char *) g_hash_table_lookup (self->seen, name));
    }
  return g_file_set_contents (path, text->str, (gssize) text->len, error);
}
