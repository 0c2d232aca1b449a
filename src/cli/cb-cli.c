/* cb-cli.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <unistd.h>

#include "cb-cli.h"

/* One line on the error stream: "casebook-cli: FILE: what is wrong". @file may be NULL. */
void
cb_cli_complain (const char *file, const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  line = file != NULL ? g_strdup_printf ("%s: %s", file, message) : g_strdup (message);
  g_strdelimit (line, "\n", ' ');
  g_printerr ("casebook-cli: %s\n", line);
}

/* What went to the standard output may still fail to arrive: on a full disk, for example. */
gboolean
cb_cli_flush (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return TRUE;
  cb_cli_complain (NULL, _ ("the output could not be written"));
  return FALSE;
}

/* JSON is UTF-8; names of files need not be. */
void
cb_cli_put_file (JsonObject *object, const char *file)
{
  g_autofree char *valid = g_utf8_make_valid (file, -1);

  json_object_set_string_member (object, "file", valid);
}

/* Prints @object, one line. Takes it over. */
void
cb_cli_print_object (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autofree char *line = NULL;

  json_node_init_object (node, object);
  json_object_unref (object);
  line = json_to_string (node, FALSE);
  fputs (line, stdout);
  fputc ('\n', stdout);
}

/* Returns: (transfer full): the positions as in files, from 0 */
JsonArray *
cb_cli_make_conflict (GArray *conflict)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < conflict->len; i++)
    json_array_add_int_element (array, g_array_index (conflict, guint, i));
  return array;
}

/* Returns: (transfer full): the conflict for people, who count entries from 1 */
char *
cb_cli_describe_conflict (GArray *conflict)
{
  g_autoptr (GString) numbers = g_string_new (NULL);

  if (conflict->len == 0)
    return g_strdup (_ ("no deal agrees with the hand, the hand sizes and the open cards"));
  for (guint i = 0; i < conflict->len; i++)
    g_string_append_printf (numbers, i == 0 ? "%u" : ", %u",
                            g_array_index (conflict, guint, i) + 1);
  if (conflict->len == 1)
    return g_strdup_printf (_ ("entry %s cannot be true"), numbers->str);
  return g_strdup_printf (_ ("entries %s cannot all be true"), numbers->str);
}

/* What takes the place of an answer where the log contradicts itself. */
void
cb_cli_print_conflict (const char *file,
                       guint n_entries,
                       GArray *conflict,
                       const CbCliOptions *options)
{
  g_autofree char *words = cb_cli_describe_conflict (conflict);
  JsonObject *object;

  if (!options->json)
    {
      g_print ("%s: %s\n", file, words);
      return;
    }
  object = json_object_new ();
  json_object_set_string_member (object, "file", file);
  json_object_set_int_member (object, "entries", n_entries);
  json_object_set_boolean_member (object, "consistent", FALSE);
  json_object_set_array_member (object, "conflict", cb_cli_make_conflict (conflict));
  cb_cli_print_object (object);
}

const char *
cb_cli_get_mark_id (CbMark mark)
{
  static const char *const ids[] = {
    [CB_MARK_MAYBE] = "maybe", [CB_MARK_NO] = "no", [CB_MARK_YES] = "yes"
  };

  return ids[mark];
}

/* Returns: how many entries of @case_ are read */
guint
cb_cli_get_n_entries (CbCase *case_, const CbCliOptions *options)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));

  return MIN (n, (guint) options->at);
}

const char *
cb_cli_style (const char *sequence)
{
  static int styled = -1;

  if (styled < 0)
    styled = isatty (STDOUT_FILENO) && g_getenv ("NO_COLOR") == NULL;
  return styled ? sequence : "";
}

/* How many columns of a terminal @text takes, up to @end; NULL for all of it. */
guint
cb_cli_get_width (const char *text, const char *end)
{
  guint width = 0;

  for (const char *c = text; *c != '\0' && c != end; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (!g_unichar_iszerowidth (character))
        width += g_unichar_iswide (character) ? 2 : 1;
    }
  return width;
}
