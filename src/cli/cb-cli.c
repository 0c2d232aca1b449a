/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "cb-cli.h"
#include "cb-setup-members.h"
#include "cb-text.h"

/* The budget for exact odds, in units of work: some twenty seconds. */
#define MAX_ODDS 20000000

/* Adds the name of the file, made valid: JSON must be UTF-8, and names of files need not be. */
void
cb_cli_put_file (JsonObject *object, const char *file)
{
  g_autofree char *valid = g_utf8_make_valid (file, -1);

  json_object_set_string_member (object, "file", valid);
}

/* Prints @object (transfer full) in one line that begins with the version of our JSON. Control
 * characters and characters that some readers take for the end of a line are escaped, which leaves
 * the value the same. */
void
cb_cli_print_object (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  g_autofree char *text = json_to_string (node, FALSE);
  g_autoptr (GString) line = g_string_new ("{\"casebook\":1,");

  for (const char *c = text + 1; *c != '\0'; c = g_utf8_next_char (c))
    if (cb_text_is_command (g_utf8_get_char (c)))
      g_string_append_printf (line, "\\u%04x", g_utf8_get_char (c));
    else
      g_string_append_unichar (line, g_utf8_get_char (c));
  fputs (line->str, stdout);
  fputc ('\n', stdout);
  json_object_unref (object);
}

/* Returns: (transfer full): an object with @file and @n_entries, with which every answer about a
 * case begins */
JsonObject *
cb_cli_make_answer (const char *file, guint n_entries)
{
  JsonObject *object = json_object_new ();

  cb_cli_put_file (object, file);
  json_object_set_int_member (object, "entries", n_entries);
  return object;
}

/* Prints how many entries a case has that was just written to @file. */
void
cb_cli_print_written (const char *file, guint n_entries, gboolean json)
{
  if (json)
    cb_cli_print_object (cb_cli_make_answer (file, n_entries));
  else
    cb_cli_put (ngettext ("%s: %u entry\n", "%s: %u entries\n", n_entries), file, n_entries);
}

/* Returns: (transfer full): an object with a card and a holder, with which every answer about a
 * cell begins */
JsonObject *
cb_cli_make_cell (CbSetup *setup, guint card, guint holder)
{
  g_autofree char *id = cb_setup_get_holder_id (setup, holder);
  JsonObject *cell = json_object_new ();

  cb_members_put_card (cell, "card", setup->edition, (int) card);
  json_object_set_string_member (cell, "holder", id);
  return cell;
}

/**
 * cb_cli_make_cells:
 * @func: returns what to write about a cell, or NULL for nothing
 *
 * Returns: (transfer full): what @func returns for the cells of a sheet, by card and by holder;
 *   cards of which it says nothing are left out
 */
JsonObject *
cb_cli_make_cells (CbSetup *setup, CbCliCellFunc func, gpointer user_data)
{
  JsonObject *cells = json_object_new ();

  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    {
      g_autoptr (JsonObject) row = json_object_new ();

      for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
        {
          g_autofree char *id = cb_setup_get_holder_id (setup, holder);
          JsonNode *said = func (card, holder, user_data);

          if (said != NULL)
            json_object_set_member (row, id, said);
        }
      if (json_object_get_size (row) > 0)
        json_object_set_object_member (cells, cb_edition_get_card (setup->edition, card)->id,
                                       g_steal_pointer (&row));
    }
  return cells;
}

/* Writes "complete": false if something may be missing, and nothing otherwise. */
void
cb_cli_put_complete (JsonObject *object, gboolean complete)
{
  if (!complete)
    json_object_set_boolean_member (object, "complete", FALSE);
}

/* Returns: (transfer full): the positions of the entries that conflict, from 0 as in files */
JsonArray *
cb_cli_make_conflict (GArray *conflict)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < conflict->len; i++)
    json_array_add_int_element (array, g_array_index (conflict, guint, i));
  return array;
}

/**
 * cb_cli_describe_conflict:
 * @conflict: (nullable): the entries that conflict; NULL if the search did not find out which
 *
 * Returns: (transfer full): the conflict for people, who count entries from 1
 */
char *
cb_cli_describe_conflict (GArray *conflict)
{
  g_autoptr (GString) numbers = g_string_new (NULL);

  if (conflict == NULL)
    return g_strdup (_ (
      "the entries contradict each other; the search budget ran out before it was clear which of "
      "them do"));
  if (conflict->len == 0)
    return g_strdup (
      _ ("no deal is possible with this hand, these hand sizes and the face-up cards"));
  for (guint i = 0; i < conflict->len; i++)
    g_string_append_printf (numbers, i == 0 ? "%u" : ", %u",
                            g_array_index (conflict, guint, i) + 1);
  if (conflict->len == 1)
    return g_strdup_printf (_ ("entry %s cannot be true"), numbers->str);
  return g_strdup_printf (conflict->len == 2 ? _ ("entries %s cannot both be true")
                                             : _ ("entries %s cannot all be true"),
                          numbers->str);
}

/* Searches for what follows from the first @n_entries entries, as long as the budget allows.
 * Returns: whether all of it was found */
gboolean
cb_cli_conclude (const char *file, CbCase *case_, guint n_entries, const CbCliOptions *options)
{
  g_autoptr (CbCliProgress) progress = cb_cli_progress_begin (file);

  return cb_case_conclude (case_, n_entries, options->effort);
}

/* Returns: (transfer full) (nullable): the odds, estimated if the budget ends first; NULL if the
 * log contradicts itself */
CbChances *
cb_cli_compute_chances (const char *file,
                        CbCase *case_,
                        guint n_entries,
                        const CbCliOptions *options)
{
  g_autoptr (CbCliProgress) progress = cb_cli_progress_begin (file);
  guint64 most = MIN (options->effort->n_left, MAX_ODDS);
  CbEffort effort = { .n_left = most };
  CbChances *chances = cb_case_compute_chances (case_, n_entries, &effort);

  cb_effort_spend (options->effort, most - effort.n_left);
  return chances;
}

/* Prints which entries conflict, instead of an answer, when the log contradicts itself. */
static void
print_conflict (const char *file, CbCase *case_, guint n_entries, const CbCliOptions *options)
{
  g_autoptr (GArray) conflict = cb_case_get_conflict (case_, n_entries);
  g_autofree char *words = cb_cli_describe_conflict (conflict);
  JsonObject *object;

  if (!options->json)
    {
      cb_cli_put ("%s: %s\n", file, words);
      return;
    }
  object = cb_cli_make_answer (file, n_entries);
  json_object_set_boolean_member (object, "consistent", FALSE);
  cb_cli_put_complete (object, conflict != NULL);
  if (conflict != NULL)
    json_object_set_array_member (object, "conflict", cb_cli_make_conflict (conflict));
  cb_cli_print_object (object);
}

/* Does cb_cli_conclude(). Returns: whether the log is consistent; prints the conflict if not */
gboolean
cb_cli_find_consistent (const char *file,
                        CbCase *case_,
                        guint n_entries,
                        const CbCliOptions *options)
{
  cb_cli_conclude (file, case_, n_entries, options);
  if (cb_case_is_consistent (case_, n_entries))
    return TRUE;
  print_conflict (file, case_, n_entries, options);
  return FALSE;
}

const char *
cb_cli_get_mark_id (CbMark mark)
{
  static const char *const ids[] = {
    [CB_MARK_MAYBE] = "maybe", [CB_MARK_NO] = "no", [CB_MARK_YES] = "yes"
  };

  return ids[mark];
}

/* Returns: how many entries of @case_ the options let the command read */
guint
cb_cli_get_n_entries (CbCase *case_, const CbCliOptions *options)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));

  return MIN (n, (guint) options->at);
}
