/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli.h"
#include "cb-mark-hint.h"

static const char *const STATES[] = { "found", "all-marked", "wrong-mark", "contradiction",
                                      "gave-up" };

static JsonArray *
make_cells (CbSetup *setup, const CbMarkHint *hint)
{
  JsonArray *cells = json_array_new ();

  for (CbCardSet cards = cb_mark_hint_get_cards (hint); cards != 0; cards &= cards - 1)
    for (guint holders = cb_mark_hint_get_holders (hint); holders != 0; holders &= holders - 1)
      {
        JsonObject *cell = cb_cli_make_cell (setup, cb_card_set_first (cards),
                                             (guint) __builtin_ctz (holders));

        json_object_set_string_member (cell, "mark",
                                       cb_cli_get_mark_id (cb_mark_hint_get_mark (hint)));
        json_array_add_object_element (cells, cell);
      }
  return cells;
}

static void
print_json (const char *file, CbCase *case_, guint n_entries, const CbMarkHint *hint)
{
  g_autofree char *place = cb_mark_hint_describe_place (hint);
  JsonObject *object = cb_cli_make_answer (file, n_entries);

  json_object_set_string_member (object, "state", STATES[cb_mark_hint_get_state (hint)]);
  json_object_set_string_member (object, "look", place);
  if (cb_mark_hint_get_state (hint) == CB_HINT_FOUND)
    {
      json_object_set_array_member (object, "cells", make_cells (cb_case_get_setup (case_), hint));
      json_object_set_array_member (object, "steps",
                                    cb_cli_make_steps (cb_mark_hint_get_why (hint)));
    }
  cb_cli_print_object (object);
}

static void
print_text (const CbMarkHint *hint, gboolean tells)
{
  g_autofree char *place = cb_mark_hint_describe_place (hint);
  g_autofree char *cells = cb_mark_hint_describe_cells (hint);

  cb_cli_put_styled (CB_CLI_BOLD, "%s\n", place);
  if (!tells || cells == NULL)
    return;
  cb_cli_put ("%s\n", cells);
  cb_cli_put_steps (cb_mark_hint_get_why (hint));
}

CbCliStatus
cb_cli_hint (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);
  g_autoptr (CbCliProgress) progress = cb_cli_progress_begin (file);
  g_autoptr (CbMarkHint) hint = cb_case_find_hint (case_, n_entries, options->effort);

  if (options->json)
    print_json (file, case_, n_entries, hint);
  else
    print_text (hint, options->flag);
  return cb_mark_hint_get_state (hint) == CB_HINT_CONTRADICTION ? CB_CLI_CONTRADICTION
                                                                : CB_CLI_DONE;
}
