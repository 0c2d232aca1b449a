/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-games.h"
#include "cb-file.h"
#include "cb-merge.h"
#include "cb-table-code.h"

/* Joins the case at @path with @merged, which is NULL before the first case. Complains if the two
 * do not fit together, or if a newer version overruled something in one of them. */
static gboolean
add_case (CbContents **merged, const char *path, CbContents *contents)
{
  g_autoptr (CbContents) before = g_steal_pointer (merged);
  g_autoptr (CbMergeLost) lost = cb_merge_lost_new ();
  g_autoptr (GError) error = NULL;
  CbMergeResult result;

  if (!cb_contents_check_writable (contents, &error))
    {
      cb_cli_complain (path, "%s", error->message);
      return FALSE;
    }
  if (before == NULL)
    {
      *merged = cb_contents_ref (contents);
      return TRUE;
    }
  result = cb_merge (before, contents, merged, lost);
  if (result == CB_MERGE_OTHER)
    cb_cli_complain (path, _ ("this is a different case from the one in the first file"));
  else if (*merged == NULL)
    cb_cli_complain (path, _ ("does not fit the players or cards of the other file; open the case "
                              "in Casebook to choose"));
  else if (result == CB_MERGE_DISPUTED)
    cb_cli_complain (path, _ ("gives other players or cards; the newer version was kept"));
  else if (lost->has_rules)
    cb_cli_complain (path, _ ("gives other house rules; the newer ones were kept"));
  if (*merged != NULL && lost->entries->len > 0)
    cb_cli_complain (path,
                     ngettext ("%u entry was corrected in both files; the newer correction was "
                               "kept",
                               "%u entries were corrected in both files; the newer corrections "
                               "were kept",
                               lost->entries->len),
                     lost->entries->len);
  return *merged != NULL;
}

/* Joins what a file holds. @bytes: (nullable): NULL if @error says why it cannot be read */
static gboolean
add_bytes (CbContents **merged, const char *path, GBytes *bytes, GError **error)
{
  g_autoptr (CbContents) contents = bytes != NULL ? cb_contents_read (bytes, error) : NULL;

  if (contents == NULL)
    cb_cli_complain (path, "%s", (*error)->message);
  return contents != NULL && add_case (merged, path, contents);
}

static gboolean
add_file (CbContents **merged, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, NULL, NULL, &error);

  return add_bytes (merged, path, bytes, &error);
}

/* Writes @merged to @path, after joining it with the case that is there already, if there is
 * one. */
static gboolean
write_case (CbContents **merged, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbFileLock) lock = cb_file_lock (file, NULL, &error);
  g_autoptr (GBytes) there = NULL;
  g_autoptr (GBytes) bytes = NULL;
  CbFileStamp stamp;

  if (lock != NULL && cb_file_read_if_any (file, CB_CONTENTS_MAX_BYTES, &there, &stamp, &error))
    {
      if (there != NULL && !add_bytes (merged, path, there, &error))
        return FALSE;
      bytes = cb_contents_write (*merged);
    }
  if (bytes != NULL && cb_file_check_size (bytes, CB_CONTENTS_MAX_BYTES, &error) &&
      cb_file_write_locked (lock, bytes, &stamp, NULL, &error))
    return TRUE;
  cb_cli_complain_of_writing (path, error);
  return FALSE;
}

/* Adds to @merged what the codes from a table say. */
static gboolean
add_codes (CbContents **merged, const char *path, GStrv codes)
{
  g_autoptr (CbContents) before = g_steal_pointer (merged);
  g_autofree char *all = g_strjoinv (CB_TABLE_CODE_SEPARATOR, codes);
  g_autoptr (GError) error = NULL;

  *merged = cb_table_code_join (before, all, &error);
  if (*merged == NULL)
    cb_cli_complain (path, "%s", error->message);
  return *merged != NULL;
}

/* Joins several versions of one case, or what codes from a table say. */
CbCliStatus
cb_cli_merge (int argc, char **argv)
{
  g_autofree char *output = NULL;
  gboolean json = FALSE;
  g_auto (GStrv) files = NULL;
  g_auto (GStrv) codes = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("The case file"), "FILE" },
    { "code", 0, 0, G_OPTION_ARG_STRING_ARRAY, &codes, N_ ("What a table’s code says (repeatable)"),
      "CODE" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("One JSON object per line"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (CbContents) merged = NULL;

  if (!cb_cli_parse ("merge", entries, argc, argv))
    return CB_CLI_UNUSABLE;
  if (files == NULL || (files[1] == NULL && codes == NULL) || output == NULL)
    {
      cb_cli_complain (NULL, _ ("merge: give two or more files, or a --code, and -o FILE"));
      return CB_CLI_UNUSABLE;
    }
  for (guint i = 0; files[i] != NULL; i++)
    if (!add_file (&merged, files[i]))
      return CB_CLI_UNUSABLE;
  if (codes != NULL && !add_codes (&merged, files[0], codes))
    return CB_CLI_UNUSABLE;
  cb_cli_outlive_reader ();
  if (!write_case (&merged, output))
    return CB_CLI_UNUSABLE;
  cb_cli_print_written (output, merged->entries->len, json);
  return cb_cli_flush_saved (output) ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}
