/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the JSON of files of Casebook. JSON-GLib makes the tree, but it accepts more than the
 * standard allows, and silently loses what it cannot keep: the first of two members with the same
 * name, digits of large numbers, what follows a NUL. So the text is first checked here: against RFC
 * 8259, and for anything that would change when it is written again. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cb-game-error.h"
#include "cb-json.h"

/**
 * TextCheck:
 * @at: what comes next; the text ends with a NUL, which is part of no token
 * @end: where the text ends
 * @line: the line of @at, from 1
 * @depth: how many objects and lists are open
 * @path: the path of what is being read: "log[4].by"
 * @not_it: what to say of a text that is no JSON
 */
typedef struct
{
  const char *at;
  const char *end;
  guint line;
  guint depth;
  GString *path;
  const char *not_it;
  GError **error;
} TextCheck;

static gboolean check_value (TextCheck *self);

/* Sets the error for a text that is no JSON at all. */
static gboolean
fail (TextCheck *self)
{
  cb_game_error_take (self->error, CB_GAME_ERROR_NOT_A_CASE,
                      /* Translators: %s is “damaged, or not a case” or the like. */
                      g_strdup_printf (_ ("%s (line %u)"), self->not_it, self->line));
  return FALSE;
}

/* Sets the error for JSON that Casebook refuses. @what: (transfer full): the reason. */
static gboolean
refuse (TextCheck *self, char *what)
{
  char *message = self->path->len > 0 ? g_strdup_printf ("%s: %s", self->path->str, what)
                                      : g_strdup (what);

  cb_game_error_take (self->error, CB_GAME_ERROR_INVALID, message);
  g_free (what);
  return FALSE;
}

static void
skip_space (TextCheck *self)
{
  for (; *self->at == ' ' || *self->at == '\t' || *self->at == '\n' || *self->at == '\r';
       self->at++)
    self->line += *self->at == '\n';
}

/* Reads @token if it comes next; returns whether it does. */
static gboolean
take_token (TextCheck *self, const char *token)
{
  gsize length = strlen (token);

  if (strncmp (self->at, token, length) != 0)
    return FALSE;
  self->at += length;
  return TRUE;
}

static guint
take_digits (TextCheck *self)
{
  guint n = 0;

  for (; g_ascii_isdigit (*self->at); self->at++)
    n++;
  return n;
}

/* Refuses a number that would be written back as a different one. */
static gboolean
check_kept (TextCheck *self, const char *start, gboolean whole)
{
  g_autofree char *text = g_strndup (start, (gsize) (self->at - start));
  gint64 number;

  if (whole ? g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, &number, NULL) &&
                !g_str_equal (text, "-0")
            : isfinite (g_ascii_strtod (text, NULL)))
    return TRUE;
  return refuse (self, g_strdup_printf (_ ("%s is not a number that Casebook can read"), text));
}

static gboolean
check_number (TextCheck *self)
{
  const char *start = self->at;
  gboolean whole = TRUE;

  take_token (self, "-");
  if (!take_token (self, "0") && take_digits (self) == 0)
    return fail (self);
  if (g_ascii_isdigit (*self->at))
    return fail (self);
  if (take_token (self, "."))
    {
      whole = FALSE;
      if (take_digits (self) == 0)
        return fail (self);
    }
  if (take_token (self, "e") || take_token (self, "E"))
    {
      whole = FALSE;
      if (!take_token (self, "+"))
        take_token (self, "-");
      if (take_digits (self) == 0)
        return fail (self);
    }
  return check_kept (self, start, whole);
}

/* Reads the four digits after "\u"; G_MAXUINT if they are not there. */
static guint
take_unit (TextCheck *self)
{
  guint unit = 0;

  for (guint i = 0; i < 4; i++, self->at++)
    {
      int digit = g_ascii_xdigit_value (*self->at);

      if (digit < 0)
        return G_MAXUINT;
      unit = unit << 4 | (guint) digit;
    }
  return unit;
}

/* Reads the number of a character after "\u"; characters beyond U+FFFF take two of them. */
static gboolean
check_escaped (TextCheck *self, GString *text)
{
  guint unit = take_unit (self);
  guint low = 0;

  if (unit == G_MAXUINT)
    return fail (self);
  if (unit >= 0xd800 && unit <= 0xdbff && take_token (self, "\\u"))
    {
      low = take_unit (self);
      if (low >= 0xdc00 && low <= 0xdfff)
        {
          g_string_append_unichar (text, 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00));
          return TRUE;
        }
    }
  if (unit >= 0xd800 && unit <= 0xdfff)
    return refuse (self, g_strdup_printf (_ ("\\u%04x is half a character"), unit));
  if (unit == 0)
    return refuse (self, g_strdup (_ ("\\u0000 cannot be part of a text")));
  g_string_append_unichar (text, unit);
  return TRUE;
}

/* Reads a text in quotes; @text gets what it says. */
static gboolean
check_text (TextCheck *self, GString *text)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";

  if (!take_token (self, "\""))
    return fail (self);
  while (!take_token (self, "\""))
    {
      const char *escape = NULL;

      if (take_token (self, "\\u"))
        {
          if (!check_escaped (self, text))
            return FALSE;
        }
      else if (take_token (self, "\\"))
        {
          escape = *self->at != '\0' ? strchr (escapes, *self->at++) : NULL;
          if (escape == NULL)
            return fail (self);
          g_string_append_c (text, meanings[escape - escapes]);
        }
      else if ((guchar) *self->at < ' ')
        return fail (self);
      else
        g_string_append_c (text, *self->at++);
    }
  return TRUE;
}

static gboolean
check_member (TextCheck *self, GHashTable *names)
{
  g_autoptr (GString) name = g_string_new (NULL);
  gsize length = self->path->len;
  gboolean right;

  skip_space (self);
  if (!check_text (self, name))
    return FALSE;
  g_string_append_printf (self->path, "%s%s", length > 0 ? "." : "", name->str);
  if (!g_hash_table_add (names, g_strdup (name->str)))
    return refuse (self, g_strdup_printf (_ ("appears twice, again in line %u"), self->line));
  skip_space (self);
  right = take_token (self, ":") ? check_value (self) : fail (self);
  g_string_truncate (self->path, length);
  return right;
}

static gboolean
check_object (TextCheck *self)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  skip_space (self);
  if (take_token (self, "}"))
    return TRUE;
  do
    if (!check_member (self, names))
      return FALSE;
  while (take_token (self, ","));
  return take_token (self, "}") || fail (self);
}

static gboolean
check_list (TextCheck *self)
{
  gsize length = self->path->len;
  guint i = 0;

  skip_space (self);
  if (take_token (self, "]"))
    return TRUE;
  do
    {
      g_string_append_printf (self->path, "[%u]", i++);
      if (!check_value (self))
        return FALSE;
      g_string_truncate (self->path, length);
    }
  while (take_token (self, ","));
  return take_token (self, "]") || fail (self);
}

/* Reads the rest of an object or list after its opening bracket. */
static gboolean
check_inside (TextCheck *self, gboolean (*check) (TextCheck *self))
{
  gboolean right;

  if (self->depth == CB_JSON_MAX_DEPTH)
    {
      cb_game_error_take (
        self->error, CB_GAME_ERROR_NOT_A_CASE,
        g_strdup_printf (_ ("%s: line %u is nested too deep"), self->not_it, self->line));
      return FALSE;
    }
  self->depth++;
  right = check (self);
  self->depth--;
  return right;
}

static gboolean
check_any (TextCheck *self)
{
  g_autoptr (GString) text = NULL;

  if (take_token (self, "{"))
    return check_inside (self, check_object);
  if (take_token (self, "["))
    return check_inside (self, check_list);
  if (*self->at == '-' || g_ascii_isdigit (*self->at))
    return check_number (self);
  if (take_token (self, "true") || take_token (self, "false") || take_token (self, "null"))
    return TRUE;
  text = g_string_new (NULL);
  return check_text (self, text);
}

/* Reads a value and the white space around it. */
static gboolean
check_value (TextCheck *self)
{
  gboolean right;

  skip_space (self);
  right = check_any (self);
  skip_space (self);
  return right;
}

static guint
count_lines (const char *text, const char *end)
{
  guint line = 1;

  for (const char *c = text; c < end; c++)
    line += *c == '\n';
  return line;
}

static gboolean
check_encoding (const char *text, gsize size, const char *not_it, GError **error)
{
  const char *end;
  char *message;

  if (!g_utf8_validate (text, (gssize) size, &end))
    message = g_strdup_printf (*end == '\0'
                                 ? _ ("%s: line %u contains a zero byte, which is not text")
                                 : _ ("%s: line %u is not UTF-8 text"),
                               not_it, count_lines (text, end));
  else if (g_str_has_prefix (text, "\ufeff"))
    message = g_strdup_printf (_ ("%s: it begins with a byte order mark (U+FEFF)"), not_it);
  else
    return TRUE;
  cb_game_error_take (error, CB_GAME_ERROR_NOT_A_CASE, message);
  return FALSE;
}

static gboolean
check_text_whole (const char *text, gsize size, const char *not_it, GError **error)
{
  g_autoptr (GString) path = g_string_new (NULL);
  TextCheck self = { text, text + size, 1, 0, path, not_it, error };

  if (!check_encoding (text, size, not_it, error) || !check_value (&self))
    return FALSE;
  return self.at == self.end || fail (&self);
}

/**
 * cb_json_read:
 * @bytes: a file
 * @not_it: what to say of a file that is no JSON, in words that follow its name: "damaged, or
 *   not a case"
 *
 * Reads strictly standard JSON. Refuses members that occur twice, numbers that would change when
 * written again, NUL, lone surrogates, and nesting deeper than %CB_JSON_MAX_DEPTH. Besides the
 * tree, this takes twice the size of the file in memory.
 *
 * Returns: (transfer full) (nullable): the tree, which cannot be changed; else @error
 *   (#CbGameError) names the line or the member
 */
JsonNode *
cb_json_read (GBytes *bytes, const char *not_it, GError **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autofree char *text = g_strndup (size > 0 ? data : "", size);
  g_autoptr (JsonParser) parser = NULL;

  if (!check_text_whole (text, size, not_it, error))
    return NULL;
  parser = json_parser_new_immutable ();
  json_parser_set_strict (parser, TRUE);
  if (json_parser_load_from_data (parser, text, (gssize) size, NULL))
    return json_parser_steal_root (parser);
  cb_game_error_take (error, CB_GAME_ERROR_NOT_A_CASE, g_strdup (not_it));
  return NULL;
}

/**
 * cb_json_quote_number:
 *
 * Returns: (transfer full) (nullable): the number as JSON writes it; NULL if @node is no number
 */
char *
cb_json_quote_number (JsonNode *node)
{
  GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;

  return type == G_TYPE_INT64 || type == G_TYPE_DOUBLE ? json_to_string (node, FALSE) : NULL;
}
