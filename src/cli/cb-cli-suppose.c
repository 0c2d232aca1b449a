/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli.h"
#include "cb-what-if.h"

/* What is supposed, and in which case. */
typedef struct
{
  CbCase *case_;
  guint n_entries;
  const CbWhatIf *what_if;
} Supposition;

/* What the supposition would settle in a cell that is unknown without it; NULL for all other
 * cells. */
static JsonNode *
make_news (guint card, guint holder, gpointer user_data)
{
  const Supposition *self = user_data;
  CbMark mark = cb_what_if_get_mark (self->what_if, card, holder);

  if (mark == cb_case_get_mark (self->case_, self->n_entries, card, holder))
    return NULL;
  return json_node_init_string (json_node_alloc (), cb_cli_get_mark_id (mark));
}

static void
print_json (CbCase *case_, guint n_entries, const CbSupposed *supposed, const CbWhatIf *what_if)
{
  CbSetup *setup = cb_case_get_setup (case_);
  Supposition news = { case_, n_entries, what_if };
  const CbWhy *why = cb_what_if_get_why (what_if);
  JsonObject *object = cb_cli_make_cell (setup, supposed->card, supposed->holder);

  json_object_set_string_member (object, "supposed", cb_cli_get_mark_id (supposed->mark));
  json_object_set_boolean_member (object, "possible", cb_what_if_get_possible (what_if));
  cb_cli_put_complete (object, cb_what_if_get_complete (what_if));
  json_object_set_object_member (object, "sheet", cb_cli_make_cells (setup, make_news, &news));
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
