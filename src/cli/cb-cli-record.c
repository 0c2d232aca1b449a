/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli.h"
#include "cb-quick-line.h"
#include "cb-text.h"

/* Entries that look odd are recorded with a warning, because real tables bend rules. */
static void
print_warnings (const char *file, const CbQuickLine *line)
{
  g_auto (GStrv) warnings = g_strsplit (line->warning != NULL ? line->warning : "", "\n", -1);

  for (guint i = 0; warnings[i] != NULL; i++)
    cb_cli_warn (file, "%s", warnings[i]);
}

/* About as many characters as fit into a line of a terminal. */
#define MOST_SHOWN 72

/* Repeats the line, or the part of a long one around the mistake, and marks the mistake below
 * it. */
static void
point_at (const char *text, const CbQuickLine *line)
{
  guint length, first, last, end;
  g_autofree char *beginning = NULL;
  g_autofree char *before = NULL;
  g_autofree char *blamed = NULL;
  g_autofree char *rest = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *mark = NULL;

  if (!g_utf8_validate (text, -1, NULL))
    return;

  length = (guint) g_utf8_strlen (text, -1);
  first = length > MOST_SHOWN && line->start > MOST_SHOWN / 2 ? line->start - MOST_SHOWN / 2 : 0;
  last = MIN (length, first + MOST_SHOWN);
  end = MIN (last, line->start + line->length);
  beginning = g_utf8_substring (text, first, line->start);
  before = g_strconcat (first > 0 ? "…" : "", beginning, NULL);
  blamed = g_utf8_substring (text, line->start, end);
  rest = g_utf8_substring (text, end, last);
  whole = g_strconcat (before, blamed, rest, last < length ? "…" : "", NULL);
  shown = cb_text_make_line (whole);
  mark = g_strnfill (MAX (cb_cli_get_width (blamed), 1), '~');
  *mark = '^';
  g_printerr ("  %s\n  %*s%s\n", shown, (int) cb_cli_get_width (before), "", mark);
}

/* Whether the entries were put into the log and the file. */
static gboolean
save (const char *file, CbCase *case_, const CbCliOptions *options)
{
  g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, options->line);
  const GError *error;

  if (!cb_cli_can_write (file, case_))
    return FALSE;
  if (line->entries == NULL)
    {
      if (line->instead != NULL)
        /* Translators: what is wrong with a line, then a line that may have been meant */
        cb_cli_complain (file, _ ("%s Did you mean “%s”?"), line->problem, line->instead);
      else if (line->question != NULL)
        cb_cli_complain (file, "%s %s", line->question->words, line->problem);
      else
        cb_cli_complain (file, "%s", line->problem);
      point_at (options->line, line);
      return FALSE;
    }
  cb_case_splice (case_, cb_log_get_n_entries (cb_case_get_log (case_)), 0, line->entries);
  error = cb_case_file_get_save_error (cb_case_get_file (case_));
  if (error == NULL)
    {
      print_warnings (file, line);
      return TRUE;
    }
  cb_cli_complain_of_saving (file, error);
  return FALSE;
}

/* Prints what the rules call for after the new entries, such as a hand to lay open when a card has
 * killed its drawer. */
static void
print_calls (CbCase *case_, guint position)
{
  g_autoptr (CbTableState)
    state = cb_table_state_new (case_, cb_log_get_n_entries (cb_case_get_log (case_)));

  cb_cli_print_calls (state, cb_case_get_setup (case_), position);
}

/* (transfer full): the ids of the entries in the log. */
static GHashTable *
collect_ids (CbLog *log)
{
  GHashTable *ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < cb_log_get_n_entries (log); i++)
    g_hash_table_add (ids, g_strdup (cb_log_get_entry (log, i)->tag.id));
  return ids;
}

/* Takes the last entry out of the log and the file, and prints what the entry said. The file notes
 * that the entry is gone, so that other devices remove it, too. */
static CbCliStatus
take_back (const char *file, CbCase *case_, const CbCliOptions *options)
{
  CbLog *log = cb_case_get_log (case_);
  guint n = cb_log_get_n_entries (log);
  g_autofree char *words = NULL;
  JsonObject *object;

  if (n == 0)
    cb_cli_complain (file, _ ("there is nothing to take back"));
  if (n == 0 || !cb_cli_can_write (file, case_))
    return CB_CLI_UNUSABLE;
  words = cb_entry_describe (cb_log_get_entry (log, n - 1), cb_case_get_setup (case_));
  cb_case_remove (case_, n - 1);
  if (!cb_cli_is_saved (file, case_))
    return CB_CLI_UNUSABLE;
  if (!options->json)
    {
      cb_cli_put (_ ("Taken back: %u  %s\n"), n, words);
      return CB_CLI_DONE;
    }
  object = cb_cli_make_answer (file, n - 1);
  json_object_set_string_member (object, "undone", words);
  cb_cli_print_object (object);
  return CB_CLI_DONE;
}

/* Puts what the line says into the log and the file, and prints what is new, even if the log
 * contradicts itself. The case is locked, so what others record at the same time comes before or
 * after. Changes by a program that does not know of the lock are merged. */
CbCliStatus
cb_cli_record (const char *file, CbCase *case_, const CbCliOptions *options)
{
  CbLog *log = cb_case_get_log (case_);
  g_autoptr (GHashTable) known = collect_ids (log);
  guint position = G_MAXUINT;
  CbCliStatus status = CB_CLI_DONE;
  gboolean saved;

  cb_cli_outlive_reader ();
  if (options->flag)
    {
      status = take_back (file, case_, options);
      cb_case_file_unlock (cb_case_get_file (case_));
      return status;
    }
  saved = save (file, case_, options);
  cb_case_file_unlock (cb_case_get_file (case_));
  if (!saved)
    return CB_CLI_UNUSABLE;
  for (guint i = 0; i < cb_log_get_n_entries (log); i++)
    {
      if (g_hash_table_contains (known, cb_log_get_entry (log, i)->tag.id))
        continue;
      position = MIN (position, i);
      if (!cb_cli_print_entry (file, case_, i, options))
        status = CB_CLI_CONTRADICTION;
    }
  if (!options->json)
    print_calls (case_, position);
  return status;
}
