/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds what a box and its cards are called in other languages. GLib's key files keep the language
 * of the user only, and to keep all makes reading several times as long; so this reads the lines.
 */

#include "config.h"

#include <string.h>

#include "cb-edition-private.h"
#include "cb-editions.h"

/**
 * Abroad:
 * @edition: whose names are listed
 * @names: the names so far, one after another
 * @is_own: whether the file that is read is that of the edition, not one that it takes from
 */
typedef struct
{
  const CbEdition *edition;
  GString *names;
  gboolean is_own;
} Abroad;

static void add_file (const Abroad *self, GBytes *bytes);

/* Reads a file that the edition, or its base, takes from. */
static void
add_base (const Abroad *self, const char *id)
{
  g_autoptr (GBytes) bytes = cb_editions_load_base (id);
  const Abroad base = { self->edition, self->names, FALSE };

  if (bytes != NULL)
    add_file (&base, bytes);
}

/* Whether @key, perhaps with a language, is one of the names @wanted. */
static gboolean
is_key (const char *key, const char *const *wanted)
{
  for (guint i = 0; wanted[i] != NULL; i++)
    if (g_str_has_prefix (key, wanted[i]) && strchr ("[", key[strlen (wanted[i])]) != NULL)
      return TRUE;
  return FALSE;
}

/* Whether @key of @group is what the box or one of its cards is called. */
static gboolean
is_name (const Abroad *self, const char *group, const char *key)
{
  static const char *const NAMES[] = { "Name", "Alias", NULL };
  static const char *const LISTS[] = { "Cards", "Alias", NULL };

  if (g_str_has_prefix (group, "[Category "))
    return is_key (key, LISTS);
  if (g_str_has_prefix (group, "[Card "))
    return cb_edition_find_card (self->edition, group + strlen ("[Card ")) >= 0 &&
           is_key (key, NAMES);
  return self->is_own && g_str_equal (group, "[Edition") && is_key (key, NAMES);
}

static void
add_key (const Abroad *self, const char *group, const char *key, const char *value)
{
  static const char *const FILES[] = { CB_EDITION_BASE_KEY, CB_EDITION_WORDS_KEY, NULL };

  if (g_str_equal (group, "[Edition") && is_key (key, FILES))
    add_base (self, value);
  else if (is_name (self, group, key))
    g_string_append_printf (self->names, " %s", value);
}

static void
add_file (const Abroad *self, GBytes *bytes)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  g_autofree char *copy = g_strndup (size > 0 ? text : "", size);
  g_auto (GStrv) lines = g_strsplit (copy, "\n", -1);
  const char *group = "";

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *end = strchr (lines[i], *g_strstrip (lines[i]) == '[' ? ']' : '=');

      if (end == NULL || *lines[i] == '#')
        continue;
      *end = '\0';
      if (*lines[i] == '[')
        group = lines[i];
      else
        add_key (self, group, g_strchomp (lines[i]), g_strchug (end + 1));
    }
}

/**
 * cb_edition_list_abroad:
 * @bytes: the file that it was read from, in order
 *
 * Returns: (transfer full): what the box and its cards are called in any language, one name after
 *   another
 */
char *
cb_edition_list_abroad (const CbEdition *self, GBytes *bytes)
{
  const Abroad abroad = { self, g_string_new (NULL), TRUE };

  add_file (&abroad, bytes);
  return g_string_free_and_steal (abroad.names);
}
