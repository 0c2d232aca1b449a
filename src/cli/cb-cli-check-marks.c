/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli.h"
#include "cb-mark-check.h"

static const char *const VERDICTS[] = { NULL, "proven", "wrong", "clashes", "open" };

typedef void (
  *MarkFunc) (CbCase *case_, guint card, guint holder, CbVerdict verdict, gpointer user_data);

static void
for_each_mark (CbCase *case_, const CbMarkCheck *check, MarkFunc func, gpointer user_data)
{
  CbSetup *setup = cb_case_get_setup (case_);

  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
      {
        CbVerdict verdict = cb_mark_check_get (check, card, holder);

        if (verdict != CB_VERDICT_NONE)
          func (case_, card, holder, verdict, user_data);
      }
}

static void
add_mark (CbCase *case_, guint card, guint holder, CbVerdict verdict, gpointer user_data)
{
  JsonObject *mark = cb_cli_make_cell (cb_case_get_setup (case_), card, holder);

  json_object_set_string_member (mark, "mark", cb_case_get_pencil (case_, card, holder));
  json_object_set_string_member (mark, "verdict", VERDICTS[verdict]);
  json_array_add_object_element (user_data, mark);
}

static void
print_mark (CbCase *case_, guint card, guint holder, CbVerdict verdict, gpointer user_data)
{
  CbSetup *setup = cb_case_get_setup (case_);
  g_autofree char *name = cb_setup_get_holder_name (setup, holder);

  /* Translators: the user’s own mark, a card, a player or the envelope, what is said of the mark.
   */
  cb_cli_put (_ ("%s  %s, %s: %s\n"), cb_case_get_pencil (case_, card, holder),
              cb_edition_get_card (setup->edition, card)->name, name,
              cb_verdict_describe (verdict));
}

static void
print_json (const char *file, CbCase *case_, guint n_entries, const CbMarkCheck *check)
{
  JsonObject *object = cb_cli_make_answer (file, n_entries);
  JsonArray *marks = json_array_new ();

  if (cb_mark_check_get_consistent (check))
    for_each_mark (case_, check, add_mark, marks);
  json_object_set_boolean_member (object, "consistent", cb_mark_check_get_consistent (check));
  cb_cli_put_complete (object, cb_mark_check_get_complete (check));
  json_object_set_array_member (object, "marks", marks);
  cb_cli_print_object (object);
}

static void
print_text (CbCase *case_, const CbMarkCheck *check)
{
  g_autofree char *words = cb_mark_check_describe (check);

  cb_cli_put_styled (CB_CLI_BOLD, "%s\n", words);
  if (cb_mark_check_get_consistent (check))
    for_each_mark (case_, check, print_mark, NULL);
  if (!cb_mark_check_get_complete (check))
    cb_cli_put (
      _ ("The search budget ran out, so marks that are not decided yet may still turn out "
         "proven or wrong.\n"));
}

CbCliStatus
cb_cli_check_marks (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);
  g_autoptr (CbCliProgress) progress = cb_cli_progress_begin (file);
  g_autoptr (CbMarkCheck) check = cb_case_check_marks (case_, n_entries, options->effort);

  if (options->json)
    print_json (file, case_, n_entries, check);
  else
    print_text (case_, check);
  return cb_mark_check_get_consistent (check) ? CB_CLI_DONE : CB_CLI_CONTRADICTION;
}
