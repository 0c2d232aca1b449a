/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the command line prints of a case, whatever is in it: UTF-8, nothing that a terminal obeys
 * but ends of lines, JSON that can be read, and rows of a sheet that are as wide as each other. */

#include <json-glib/json-glib.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "cb-cli.h"
#include "cb-fuzz.h"
#include "cb-text.h"

/* (transfer full): what @command prints; one of few that do not leave it to the shell. */
static GBytes *
print (CbCliCaseFunc command, CbCase *case_, const CbCliOptions *options)
{
  FILE *terminal = stdout;
  char *text = NULL;
  size_t size = 0;

  stdout = open_memstream (&text, &size);
  command ("a\033\xff.casebook", case_, options);
  fclose (stdout);
  stdout = terminal;
  return g_bytes_new_with_free_func (text, size, free, text);
}

/* (transfer full): the lines, which are fit for a terminal. */
static GStrv
read_lines (GBytes *printed)
{
  gsize size;
  const char *data = g_bytes_get_data (printed, &size);
  g_autofree char *text = g_strndup (size > 0 ? data : "", size);

  g_assert_true (g_utf8_validate (text, (gssize) size, NULL));
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    g_assert_true (*c == '\n' || !cb_text_is_command (g_utf8_get_char (c)));
  g_assert_true (size == 0 || text[size - 1] == '\n');
  return g_strsplit (text, "\n", -1);
}

static void
print_json (CbCliCaseFunc command, CbCase *case_, CbCliOptions options)
{
  g_autoptr (GBytes) printed = NULL;
  g_auto (GStrv) lines = NULL;

  options.json = TRUE;
  printed = print (command, case_, &options);
  lines = read_lines (printed);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = json_from_string (lines[i], &error);

      g_assert_no_error (error);
      g_assert_true (JSON_NODE_HOLDS_OBJECT (node));
    }
}

/* (transfer full): its lines */
static GStrv
print_text (CbCliCaseFunc command, CbCase *case_, const CbCliOptions *options)
{
  g_autoptr (GBytes) printed = print (command, case_, options);

  return read_lines (printed);
}

/* After the title and the names come the categories, and below each a row for every card. */
static void
check_sheet (CbCase *case_, const CbCliOptions *options)
{
  CbEdition *edition = cb_case_get_edition (case_);
  guint n_entries = cb_cli_get_n_entries (case_, options);
  g_auto (GStrv) lines = print_text (cb_cli_sheet, case_, options);
  guint line = 2;

  if (!cb_case_is_consistent (case_, n_entries))
    return;
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      line++;
      for (CbCardSet left = cb_edition_get_category (edition, i)->cards; left != 0;
           left &= left - 1, line++)
        g_assert_cmpuint (cb_cli_get_width (lines[line]), ==, cb_cli_get_width (lines[1]));
    }
  g_assert_cmpstr (lines[line], ==, "");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, NULL);
  CbEffort effort = { .n_left = G_MAXUINT64 };
  CbCliOptions options = { .at = G_MAXINT, .holder = "0", .effort = &effort };
  CbCliCaseFunc commands[] = { cb_cli_replay, cb_cli_check, cb_cli_why, cb_cli_sheet };

  setlocale (LC_CTYPE, "C.UTF-8");
  g_setenv ("NO_COLOR", "1", TRUE);
  if (case_ == NULL)
    return 0;
  options.card = cb_edition_get_card (cb_case_get_edition (case_), 0)->id;
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (GStrv) lines = print_text (commands[i], case_, &options);

      print_json (commands[i], case_, options);
    }
  check_sheet (case_, &options);
  return 0;
}
