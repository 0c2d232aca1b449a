/* cb-cli-entry.c: one entry and what it settled
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-chances.h"
#include "cb-cli.h"

static JsonArray *
make_news (CbCase *case_, guint position)
{
  CbSetup *setup = cb_case_get_setup (case_);
  JsonArray *news = json_array_new ();

  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
      {
        CbMark mark = cb_case_get_mark (case_, position + 1, card, holder);
        g_autofree char *id = cb_setup_get_holder_id (setup, holder);
        JsonObject *object;

        if (mark == cb_case_get_mark (case_, position, card, holder))
          continue;
        object = json_object_new ();
        json_object_set_string_member (object, "card",
                                       cb_edition_get_card (setup->edition, card)->id);
        json_object_set_string_member (object, "holder", id);
        json_object_set_string_member (object, "mark", cb_cli_get_mark_id (mark));
        json_array_add_object_element (news, object);
      }
  return news;
}

static void
print_json (const char *file,
            CbCase *case_,
            guint position,
            GArray *conflict,
            const CbCliOptions *options)
{
  JsonObject *object = json_object_new ();

  cb_cli_put_file (object, file);
  json_object_set_int_member (object, "entry", position);
  if (options->line != NULL)
    {
      CbEntry *entry = cb_log_get_entry (cb_case_get_log (case_), position);
      g_autofree char *words = cb_entry_describe (entry, cb_case_get_setup (case_));

      json_object_set_string_member (object, "words", words);
    }
  if (conflict != NULL)
    {
      json_object_set_boolean_member (object, "consistent", FALSE);
      json_object_set_array_member (object, "conflict", cb_cli_make_conflict (conflict));
    }
  else
    {
      g_autoptr (CbChances) chances = cb_case_compute_chances (case_, position + 1);

      json_object_set_array_member (object, "news", make_news (case_, position));
      if (chances != NULL)
        json_object_set_int_member (object, "solutions", cb_chances_get_n_solutions (chances));
    }
  cb_cli_print_object (object);
}

static void
print_text (CbCase *case_, guint position, GArray *conflict)
{
  CbEntry *entry = cb_log_get_entry (cb_case_get_log (case_), position);
  g_autofree char *words = cb_entry_describe (entry, cb_case_get_setup (case_));
  g_autofree char *news = conflict != NULL ? cb_cli_describe_conflict (conflict)
                                           : cb_case_describe_news (case_, position);

  cb_cli_put ("%3u  %s", position + 1, words);
  if (news != NULL)
    {
      cb_cli_put ("  ");
      cb_cli_put_styled (conflict != NULL ? CB_CLI_RED : CB_CLI_GREEN, "→ %s", news);
    }
  cb_cli_put ("\n");
}

/* @conflict: (nullable): of the log up to the entry */
void
cb_cli_print_entry (const char *file,
                    CbCase *case_,
                    guint position,
                    GArray *conflict,
                    const CbCliOptions *options)
{
  if (options->json)
    print_json (file, case_, position, conflict, options);
  else
    print_text (case_, position, conflict);
}
