/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli.h"
#include "cb-edition-file.h"
#include "cb-swap.h"
#include "cb-table-state-words.h"

static JsonObject *
make_problem (const char *message, GArray *conflict)
{
  JsonObject *problem = json_object_new ();

  json_object_set_string_member (problem, "message", message);
  if (conflict != NULL)
    json_object_set_array_member (problem, "conflict", cb_cli_make_conflict (conflict));
  return problem;
}

static void
print_json (const char *file, JsonArray *problems, gboolean complete)
{
  JsonObject *object = json_object_new ();

  cb_cli_put_file (object, file);
  cb_cli_put_complete (object, complete);
  json_object_set_boolean_member (object, "ok", json_array_get_length (problems) == 0);
  json_object_set_array_member (object, "problems", json_array_ref (problems));
  cb_cli_print_object (object);
}

static void
print_text (const char *file, JsonArray *problems, gboolean complete)
{
  if (json_array_get_length (problems) == 0 && !complete)
    cb_cli_put (_ ("%s: no problem found before the search budget ran out\n"), file);
  else if (json_array_get_length (problems) == 0)
    /* Translators: %s is a file in which nothing is wrong. */
    cb_cli_put (_ ("%s: no problems found\n"), file);
  for (guint i = 0; i < json_array_get_length (problems); i++)
    cb_cli_put (
      "%s: %s\n", file,
      json_object_get_string_member (json_array_get_object_element (problems, i), "message"));
}

static CbCliStatus
print (const char *file, JsonArray *problems, gboolean complete, const CbCliOptions *options)
{
  if (options->json)
    print_json (file, problems, complete);
  else
    print_text (file, problems, complete);
  return json_array_get_length (problems) == 0 ? CB_CLI_DONE : CB_CLI_CONTRADICTION;
}

/* Reports what the edition’s file says although it has no effect. */
static void
add_idle (const CbEdition *edition, JsonArray *problems)
{
  g_auto (GStrv) idle = cb_edition_list_idle (edition);

  for (guint i = 0; idle[i] != NULL; i++)
    json_array_add_object_element (problems, make_problem (idle[i], NULL));
}

/* Reports that there are more players than the edition allows, or fewer. */
static void
add_wrong_number (const CbSetup *setup, JsonArray *problems)
{
  guint min = cb_edition_get_min_players (setup->edition);
  guint max = cb_edition_get_max_players (setup->edition);
  g_autofree char *message = NULL;

  if (setup->n_players >= min && setup->n_players <= max)
    return;
  /* Translators: the name of an edition, its numbers of players, and how many this case has. */
  message = g_strdup_printf (_ ("“%s” is for %u to %u players; here are %u"),
                             cb_edition_get_name (setup->edition), min, max, setup->n_players);
  json_array_add_object_element (problems, make_problem (message, NULL));
}

CbCliStatus
cb_cli_check_edition (const char *file, const CbCliOptions *options)
{
  g_autoptr (GFile) location = g_file_new_for_commandline_arg (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = cb_edition_load (location, file, &error);
  g_autoptr (JsonArray) problems = json_array_new ();

  if (edition == NULL)
    {
      cb_cli_complain (NULL, "%s", error->message);
      return CB_CLI_UNUSABLE;
    }
  add_idle (edition, problems);
  return print (file, problems, TRUE, options);
}

/* Reports what the rules demanded after an entry but the log does not record. */
static void
add_late_calls (CbCase *case_, guint n_entries, JsonArray *problems)
{
  g_autoptr (CbTableState) state = cb_table_state_new (case_, n_entries);

  for (guint i = 0; i < state->calls->len; i++)
    {
      const CbTableCall *call = cb_table_state_get_call (state, i);
      g_autofree char *words = cb_table_state_describe_call (call, state->setup);
      g_autofree char *message = NULL;

      if (!call->late)
        continue;
      /* Translators: the number of an entry, then what is still to be done. */
      message = g_strdup_printf (_ ("after entry %u: %s"), call->position + 1, words);
      json_array_add_object_element (problems, make_problem (message, NULL));
    }
}

/* Reports cards that were swapped although the rules of the table do not let players do so. */
static void
add_swaps (CbCase *case_, guint n_entries, JsonArray *problems)
{
  for (guint i = 0; i < n_entries; i++)
    {
      const CbEntry *entry = cb_log_get_entry (cb_case_get_log (case_), i);
      const CbSwap *swap = cb_entry_get_swap (entry);
      const char *breach = swap != NULL && !entry->uncertain
                             ? cb_swap_find_breach (swap, cb_case_get_setup (case_))
                             : NULL;
      g_autofree char *message = NULL;

      if (breach == NULL)
        continue;
      /* Translators: the number of an entry, then what is wrong with it. */
      message = g_strdup_printf (_ ("entry %u: %s"), i + 1, breach);
      json_array_add_object_element (problems, make_problem (message, NULL));
    }
}

/* A file that breaks a rule of the format never gets here, because it cannot be loaded. */
CbCliStatus
cb_cli_check (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);
  gboolean complete = cb_cli_conclude (file, case_, n_entries, options);
  g_autoptr (JsonArray) problems = json_array_new ();

  if (cb_case_get_read_only (case_))
    {
      g_autofree char *message = g_strdup_printf (
        _ ("version %d is newer than this Casebook, so the file is read-only"),
        cb_case_get_version (case_));

      json_array_add_object_element (problems, make_problem (message, NULL));
    }
  if (!cb_case_is_consistent (case_, n_entries))
    {
      g_autoptr (GArray) conflict = cb_case_get_conflict (case_, n_entries);
      g_autofree char *message = cb_cli_describe_conflict (conflict);

      json_array_add_object_element (problems, make_problem (message, conflict));
    }
  add_wrong_number (cb_case_get_setup (case_), problems);
  add_idle (cb_case_get_edition (case_), problems);
  add_late_calls (case_, n_entries, problems);
  add_swaps (case_, n_entries, problems);

  return print (file, problems, complete, options);
}
