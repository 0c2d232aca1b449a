/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds mistakes in the lines of an edition file. GLib's key files silently join groups of the same
 * name, and take the last of several equal keys; they report errors in words for programmers and
 * without a line number. So the lines are checked first. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-private.h"
#include "cb-game-error.h"

/**
 * LineCheck:
 * @name: the name of the file
 * @line: the number of the line, from 1
 * @group: (nullable): the group it is in, "[Card rope]"
 * @seen: the groups and keys that occurred so far
 */
typedef struct
{
  const char *name;
  guint line;
  char *group;
  GHashTable *seen;
  GError **error;
} LineCheck;

static gboolean
fail (LineCheck *self, char *message)
{
  cb_game_error_take (self->error, CB_GAME_ERROR_INVALID,
                      g_strdup_printf ("%s: %s", self->name, message));
  g_free (message);
  return FALSE;
}

/* Whether @what, a group or a key of a group, occurs for the first time. */
static gboolean
see (LineCheck *self, const char *what)
{
  return g_hash_table_add (self->seen, g_strdup (what)) ||
         fail (self, g_strdup_printf (_ ("%s: appears twice, again in line %u"), what, self->line));
}

static gboolean
check_group (LineCheck *self, const char *line)
{
  if (!g_str_has_suffix (line, "]"))
    return fail (self, g_strdup_printf (_ ("line %u: “]” is missing"), self->line));
  g_set_str (&self->group, line);
  return see (self, line);
}

static gboolean
check_key (LineCheck *self, const char *line)
{
  const char *sign = strchr (line, '=');
  g_autofree char *key = sign != NULL ? g_strndup (line, (gsize) (sign - line)) : NULL;
  g_autofree char *whole = NULL;

  if (key == NULL || *g_strchomp (key) == '\0')
    return fail (self, g_strdup_printf (_ ("line %u must be a [Group], a Key=Value or a # comment"),
                                        self->line));
  if (self->group == NULL)
    return fail (
      self, g_strdup_printf (_ ("line %u: “%s” comes before the first [Group]"), self->line, key));
  whole = g_strdup_printf ("%s %s", self->group, key);
  return see (self, whole);
}

static gboolean
check_line (LineCheck *self, char *line)
{
  g_strstrip (line);
  if (*line == '\0' || *line == '#')
    return TRUE;
  return *line == '[' ? check_group (self, line) : check_key (self, line);
}

/* Checks that the text is UTF-8: key files check that only for values that are read, and never for
 * groups. */
static gboolean
check_encoding (LineCheck *self, const char *text, gsize size)
{
  const char *end = NULL;

  if (size == 0 || g_utf8_validate (text, (gssize) size, &end))
    return TRUE;
  self->line = 1;
  for (const char *c = text; c < end; c++)
    self->line += *c == '\n';
  return fail (self, g_strdup_printf (_ ("line %u is not UTF-8 text"), self->line));
}

/**
 * cb_edition_check_lines:
 * @bytes: an edition file
 * @name: what to call it in messages
 *
 * Returns: whether it is UTF-8 text of groups and keys, none of which occurs twice
 */
gboolean
cb_edition_check_lines (GBytes *bytes, const char *name, GError **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  LineCheck self = { .name = name, .error = error };
  g_autofree char *copy = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean right;

  if (!check_encoding (&self, text, size))
    return FALSE;
  copy = g_strndup (size > 0 ? text : "", size);
  lines = g_strsplit (copy, "\n", -1);
  self.seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (right = TRUE; right && lines[self.line] != NULL;)
    right = check_line (&self, lines[self.line++]);
  g_hash_table_unref (self.seen);
  g_free (self.group);
  return right;
}
