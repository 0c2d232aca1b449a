/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-box.h"
#include "cb-cli.h"
#include "cb-why.h"

JsonArray *
cb_cli_make_steps (const CbWhy *why)
{
  JsonArray *steps = json_array_new ();

  for (guint i = 0; i < why->steps->len; i++)
    json_array_add_string_element (steps,
                                   ((const CbWhyStep *) g_ptr_array_index (why->steps, i))->words);
  return steps;
}

/* The ids of @traits, where bit n stands for the trait with index n. */
static JsonArray *
make_guesses (CbCase *case_, guint32 traits)
{
  JsonArray *ids = json_array_new ();

  for (guint32 left = traits; left != 0; left &= left - 1)
    json_array_add_string_element (
      ids, cb_edition_get_trait (cb_case_get_edition (case_), (guint) __builtin_ctz (left))->id);
  return ids;
}

/* @since: the number of the entry that settled the cell; 0 if the deal did */
static void
print_json (CbCase *case_,
            guint card,
            guint holder,
            const CbWhy *why,
            guint since,
            gboolean complete)
{
  JsonObject *object = cb_cli_make_cell (cb_case_get_setup (case_), card, holder);

  json_object_set_string_member (object, "mark", cb_cli_get_mark_id (why->mark));
  cb_cli_put_complete (object, complete);
  if (why->headline != NULL)
    json_object_set_string_member (object, "headline", why->headline);
  if (since > 0)
    json_object_set_int_member (object, "since", since - 1);
  json_object_set_array_member (object, "entries", cb_cli_make_conflict (why->entries));
  json_object_set_array_member (object, "steps", cb_cli_make_steps (why));
  if (why->guesses != 0)
    json_object_set_array_member (object, "guesses", make_guesses (case_, why->guesses));
  cb_cli_print_object (object);
}

static const char *
describe_mark (CbMark mark)
{
  switch (mark)
    {
    case CB_MARK_YES:
      return _ ("yes");
    case CB_MARK_NO:
      return _ ("no");
    case CB_MARK_MAYBE:
    default:
      return _ ("unknown");
    }
}

void
cb_cli_put_steps (const CbWhy *why)
{
  for (guint i = 0; i < why->steps->len; i++)
    {
      const CbWhyStep *step = g_ptr_array_index (why->steps, i);

      cb_cli_put ("%*s– %s\n", (int) (2 + 2 * step->depth), "", step->words);
    }
}

static void
print_text (CbCase *case_,
            guint card,
            guint holder,
            const CbWhy *why,
            guint since,
            gboolean complete)
{
  CbSetup *setup = cb_case_get_setup (case_);
  g_autofree char *name = cb_setup_get_holder_name (setup, holder);
  g_autofree char *since_words = cb_why_describe_since (why, since);

  /* Translators: a card, a player or the envelope, then “yes”, “no” or “unknown”. */
  g_autofree char *mark = g_strdup_printf (_ ("%s, %s: %s"),
                                           cb_edition_get_card (setup->edition, card)->name, name,
                                           describe_mark (why->mark));

  cb_cli_put_styled (CB_CLI_BOLD, "%s\n", why->headline != NULL ? why->headline : mark);
  if (since_words != NULL)
    cb_cli_put ("%s\n", since_words);
  for (guint i = 0; i < why->entries->len; i++)
    {
      guint position = g_array_index (why->entries, guint, i);
      g_autofree char *words = cb_entry_describe (
        cb_log_get_entry (cb_case_get_log (case_), position), setup);

      cb_cli_put_styled (CB_CLI_DIM, "%3u  %s\n", position + 1, words);
    }
  cb_cli_put_steps (why);
  if (why->guesses != 0)
    {
      g_autofree char *guess = cb_edition_describe_guess (setup->edition, why->guesses);

      cb_cli_put ("%s\n", guess);
    }
  if (!complete)
    cb_cli_put (why->mark == CB_MARK_MAYBE
                  ? _ ("The search budget ran out: the mark may follow all the same.\n")
                  : _ ("The search budget ran out: there may be a shorter reason.\n"));
}

/* Finds a holder by its id, by a player’s name or by the holder’s name on the sheet. Returns: −1 if
 * there is no such holder */
static int
find_holder (CbSetup *setup, const char *text)
{
  int holder = cb_setup_find_holder (setup, text);
  int seat = cb_cli_find_player (setup, text);

  if (holder < 0 && seat >= 0)
    return (int) CB_HOLDER_OF_SEAT (seat);
  for (guint i = 0; holder < 0 && i < cb_setup_get_n_holders (setup); i++)
    {
      g_autofree char *name = cb_setup_get_holder_name (setup, i);

      if (cb_cli_is_called (name, text))
        holder = (int) i;
    }
  return holder;
}

/* Finds the card and the holder that the options name; complains if there is no such cell. */
gboolean
cb_cli_find_cell (const char *file,
                  CbCase *case_,
                  const CbCliOptions *options,
                  guint *card,
                  guint *holder)
{
  CbSetup *setup = cb_case_get_setup (case_);
  int found_holder = find_holder (setup, options->holder);
  CbCardSet found = 0;

  if (!cb_cli_read_card (setup->edition, options->card, file, &found))
    return FALSE;
  if (found_holder < 0)
    {
      cb_cli_complain (file, _ ("“%s” is not a seat, a player, “envelope” or “pool”"),
                       options->holder);
      cb_cli_suggest_player (setup, options->holder);
      return FALSE;
    }
  *card = cb_card_set_first (found);
  *holder = (guint) found_holder;
  return TRUE;
}

/* (transfer full) */
static CbWhy *
explain (const char *file,
         CbCase *case_,
         guint n_entries,
         guint card,
         guint holder,
         const CbCliOptions *options)
{
  g_autoptr (CbCliProgress) progress = cb_cli_progress_begin (file);

  return cb_case_explain (case_, n_entries, card, holder, options->effort);
}

/* Whether the answer is final. A mark that was found cannot change, but an unknown cell may become
 * known as long as the search goes on. */
static gboolean
is_complete (CbCase *case_, guint n_entries, const CbWhy *why)
{
  return why->mark == CB_MARK_MAYBE ? cb_case_is_complete (case_, n_entries) : why->complete;
}

CbCliStatus
cb_cli_why (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);
  guint card, holder;
  g_autoptr (CbWhy) why = NULL;
  guint since;

  if (!cb_cli_find_cell (file, case_, options, &card, &holder))
    return CB_CLI_UNUSABLE;
  if (!cb_cli_find_consistent (file, case_, n_entries, options))
    return CB_CLI_CONTRADICTION;

  why = explain (file, case_, n_entries, card, holder, options);
  since = cb_case_find_since (case_, n_entries, card, holder);
  if (options->json)
    print_json (case_, card, holder, why, since, is_complete (case_, n_entries, why));
  else
    print_text (case_, card, holder, why, since, is_complete (case_, n_entries, why));
  return CB_CLI_DONE;
}
