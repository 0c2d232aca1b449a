/* One entry and what it settled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-chances.h"
#include "cb-cli.h"

/* Whether the search for what this entry settled has ended. */
static gboolean
is_complete (CbCase *case_, guint position)
{
  return cb_case_is_complete (case_, position) && cb_case_is_complete (case_, position + 1);
}

/* The cells that the entry settled: those known after it but not before it. There are none as long
 * as the search before it goes on, because an earlier entry may have settled them. */
static JsonArray *
make_news (CbCase *case_, guint position)
{
  CbSetup *setup = cb_case_get_setup (case_);
  JsonArray *news = json_array_new ();

  if (!cb_case_is_complete (case_, position))
    return news;
  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
      {
        CbMark mark = cb_case_get_mark (case_, position + 1, card, holder);
        JsonObject *object;

        if (mark == cb_case_get_mark (case_, position, card, holder))
          continue;
        object = cb_cli_make_cell (setup, card, holder);
        json_object_set_string_member (object, "mark", cb_cli_get_mark_id (mark));
        json_array_add_object_element (news, object);
      }
  return news;
}

static void
put_news (JsonObject *object,
          const char *file,
          CbCase *case_,
          guint position,
          const CbCliOptions *options)
{
  g_autoptr (CbChances) chances = NULL;

  json_object_set_array_member (object, "news", make_news (case_, position));
  if (cb_effort_is_spent (options->effort))
    return;
  chances = cb_cli_compute_chances (file, case_, position + 1, options);
  if (chances != NULL && cb_chances_get_exact (chances))
    json_object_set_int_member (object, "solutions", cb_chances_get_n_solutions (chances));
}

static void
print_json (const char *file, CbCase *case_, guint position, const CbCliOptions *options)
{
  CbSetup *setup = cb_case_get_setup (case_);
  CbEntry *entry = cb_log_get_entry (cb_case_get_log (case_), position);
  g_autofree char *words = cb_entry_describe (entry, setup);
  JsonObject *object = json_object_new ();
  g_autoptr (GArray) conflict = cb_case_get_conflict (case_, position + 1);

  cb_cli_put_file (object, file);
  json_object_set_int_member (object, "entry", position);
  if (options->line != NULL)
    json_object_set_string_member (object, "words", words);
  json_object_set_member (object, "says", cb_entry_write (entry, setup));
  if (cb_case_is_consistent (case_, position + 1))
    {
      cb_cli_put_complete (object, is_complete (case_, position));
      put_news (object, file, case_, position, options);
    }
  else
    {
      json_object_set_boolean_member (object, "consistent", FALSE);
      cb_cli_put_complete (object, conflict != NULL);
      if (conflict != NULL)
        json_object_set_array_member (object, "conflict", cb_cli_make_conflict (conflict));
    }
  cb_cli_print_object (object);
}

static void
print_text (CbCase *case_, guint position)
{
  CbEntry *entry = cb_log_get_entry (cb_case_get_log (case_), position);
  g_autofree char *words = cb_entry_describe (entry, cb_case_get_setup (case_));
  gboolean consistent = cb_case_is_consistent (case_, position + 1);
  g_autoptr (GArray) conflict = cb_case_get_conflict (case_, position + 1);
  g_autofree char *news = consistent ? cb_case_describe_news (case_, position)
                                     : cb_cli_describe_conflict (conflict);

  cb_cli_put ("%3u  %s", position + 1, words);
  if (news != NULL)
    {
      cb_cli_put ("  ");
      cb_cli_put_styled (consistent ? CB_CLI_GREEN : CB_CLI_RED, "→ %s", news);
    }
  if (consistent && !is_complete (case_, position))
    {
      cb_cli_put ("  ");
      cb_cli_put_styled (CB_CLI_DIM, _ ("(the search budget ran out)"));
    }
  cb_cli_put ("\n");
}

/* Prints the entry at @position and what it settled, searching as long as the budget allows.
 * Returns: whether the entry agrees with those before it */
gboolean
cb_cli_print_entry (const char *file, CbCase *case_, guint position, const CbCliOptions *options)
{
  cb_cli_conclude (file, case_, position, options);
  cb_cli_conclude (file, case_, position + 1, options);
  if (options->json)
    print_json (file, case_, position, options);
  else
    print_text (case_, position);
  return cb_case_is_consistent (case_, position + 1);
}
