/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli.h"
#include "cb-what-if.h"

/* By card and holder, what would be known that is not. */
static JsonObject *
make_news (CbCase *case_, guint n_entries, const CbWhatIf *what_if)
{
  CbSetup *setup = cb_case_get_setup (case_);
  JsonObject *news = json_object_new ();

  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    {
      g_autoptr (JsonObject) row = json_object_new ();

      for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
        {
          g_autofree char *id = cb_setup_get_holder_id (setup, holder);
          CbMark mark = cb_what_if_get_mark (what_if, card, holder);

          if (mark != cb_case_get_mark (case_, n_entries, card, holder))
            json_object_set_string_member (row, id, cb_cli_get_mark_id (mark));
        }
      if (json_object_get_size (row) > 0)
        json_object_set_object_member (news, cb_edition_get_card (setup->edition, card)->id,
                                       g_steal_pointer (&row));
    }
  return news;
}

static void
print_json (CbCase *case_, guint n_entries, const CbSupposed *supposed, const CbWhatIf *what_if)
{
  CbSetup *setup = cb_case_get_setup (case_);
  const CbWhy *why = cb_what_if_get_why (what_if);
  g_autofree char *holder = cb_setup_get_holder_id (setup, supposed->holder);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "card",
                                 cb_edition_get_card (setup->edition, supposed->card)->id);
  json_object_set_string_member (object, "holder", holder);
  json_object_set_string_member (object, "supposed", cb_cli_get_mark_id (supposed->mark));
  json_object_set_boolean_member (object, "possible", cb_what_if_get_possible (what_if));
  cb_cli_put_complete (object, cb_what_if_get_complete (what_if));
  json_object_set_object_member (object, "sheet", make_news (case_, n_entries, what_if));
  json_object_set_array_member (object, "entries", cb_cli_make_conflict (why->entries));
  json_object_set_array_member (object, "steps", cb_cli_make_steps (why));
  cb_cli_print_object (object);
}

static void
print_text (const CbWhatIf *what_if)
{
  g_autofree char *title = cb_what_if_describe (what_if);
  g_autofree char *outcome = cb_what_if_describe_outcome (what_if);

  cb_cli_put_styled (CB_CLI_BOLD, "%s\n", title);
  cb_cli_put ("%s\n", outcome);
  cb_cli_put_steps (cb_what_if_get_why (what_if));
  if (!cb_what_if_get_complete (what_if))
    cb_cli_put (_ ("The search budget ran out: more may follow.\n"));
}

/* (transfer full) */
static CbWhatIf *
suppose (const char *file,
         CbCase *case_,
         guint n_entries,
         const CbSupposed *supposed,
         const CbCliOptions *options)
{
  g_autoptr (CbCliProgress) progress = cb_cli_progress_begin (file);

  return cb_case_suppose (case_, n_entries, supposed, 1, options->effort);
}

CbCliStatus
cb_cli_suppose (const char *file, CbCase *case_, const CbCliOptions *options)
{
  CbSupposed supposed = { .mark = options->flag ? CB_MARK_NO : CB_MARK_YES };
  guint n_entries = cb_cli_get_n_entries (case_, options);
  g_autoptr (CbWhatIf) what_if = NULL;

  if (!cb_cli_find_cell (file, case_, options, &supposed.card, &supposed.holder))
    return CB_CLI_UNUSABLE;
  if (!cb_cli_find_consistent (file, case_, n_entries, options))
    return CB_CLI_CONTRADICTION;

  what_if = suppose (file, case_, n_entries, &supposed, options);
  if (options->json)
    print_json (case_, n_entries, &supposed, what_if);
  else
    print_text (what_if);
  return CB_CLI_DONE;
}
