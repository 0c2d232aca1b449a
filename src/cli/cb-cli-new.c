/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-deal.h"
#include "cb-hand.h"

static CbSetup *
read_code (GStrv words, const char *edition_name)
{
  g_autofree char *code = g_strjoinv (" ", words);
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (GError) error = NULL;
  CbSetup *setup;

  if (edition_name != NULL)
    {
      edition = cb_cli_find_edition ("new", edition_name);
      if (edition == NULL)
        return NULL;
    }
  setup = cb_hand_read_code (code, edition, &error);
  if (setup == NULL)
    cb_cli_complain (NULL, "new: %s", error->message);
  return setup;
}

static gboolean
keep_case (CbSetup *setup, const char *title, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (CbCase) case_ = cb_case_new (setup, title);
  g_autoptr (GError) error = NULL;

  cb_cli_outlive_reader ();
  if (cb_case_file_keep_in (cb_case_get_file (case_), file, &error))
    return TRUE;
  cb_cli_complain_of_writing (path, error);
  return FALSE;
}

/* Starts a case from a hand code. */
CbCliStatus
cb_cli_new (int argc, char **argv)
{
  g_autofree char *names = NULL;
  g_autofree char *edition = NULL;
  g_autofree char *title = NULL;
  g_autofree char *output = NULL;
  gboolean json = FALSE;
  g_auto (GStrv) words = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("The case file"), "FILE" },
    { "names", 0, 0, G_OPTION_ARG_STRING, &names, N_ ("The players, clockwise"), "A,B,C" },
    { "title", 0, 0, G_OPTION_ARG_STRING, &title, N_ ("Title of the case"), "TITLE" },
    { "edition", 0, 0, G_OPTION_ARG_FILENAME, &edition, N_ ("The edition, if it is not built in"),
      "EDITION" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("One JSON object per line"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &words, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (CbSetup) setup = NULL;

  if (!cb_cli_parse ("new", entries, argc, argv))
    return CB_CLI_UNUSABLE;
  if (words == NULL || output == NULL)
    {
      cb_cli_complain (NULL, _ ("new: give a hand code and -o FILE"));
      return CB_CLI_UNUSABLE;
    }
  setup = read_code (words, edition);
  if (setup == NULL || (names != NULL && !cb_cli_name_players ("new", setup, names)) ||
      !keep_case (setup, title != NULL ? title : "", output))
    return CB_CLI_UNUSABLE;
  cb_cli_print_hand (setup, NULL, json);
  return cb_cli_flush_saved (output) ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}
