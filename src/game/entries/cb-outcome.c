/* How an event ended, in as few words as stand on a button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The outcome of a question: who showed a card, or, where nobody did, who passed. Passes before a
 * show are left out, because they go without saying. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-accusation.h"
#include "cb-answers-private.h"
#include "cb-outcome.h"
#include "cb-suggestion.h"
#include "cb-text.h"
#include "cb-trait.h"

static const CbAnswers *
get_answers (const CbEntry *entry)
{
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
  const CbTraitQuestion *trait = cb_entry_get_trait_question (entry);

  if (suggestion != NULL)
    return &suggestion->answers;
  return trait != NULL ? &trait->answers : NULL;
}

/* (nullable) (transfer none): the show, if there was only one */
static const CbAnswer *
find_only_show (const CbAnswers *answers)
{
  const CbAnswer *found = NULL;

  for (guint i = 0; i < answers->n; i++)
    if (answers->list[i].did == CB_DID_SHOW)
      {
        if (found != NULL)
          return NULL;
        found = &answers->list[i];
      }
  return found;
}

static char *
describe_answers (const CbAnswers *answers, const CbSetup *setup)
{
  const CbAnswer *show = find_only_show (answers);
  g_autofree char *showed = NULL;
  g_autofree char *passed = NULL;
  guint n_showed, n_passed;

  if (show != NULL)
    {
      showed = cb_answer_describe (show, setup);
      return cb_text_capitalize (showed);
    }
  showed = cb_answers_describe_together (answers, CB_DID_SHOW, setup, &n_showed);
  if (n_showed > 0)
    return cb_text_capitalize (showed);
  passed = cb_answers_describe_together (answers, CB_DID_PASS, setup, &n_passed);
  if (n_passed + 1 >= setup->n_players)
    return g_strdup (_ ("Nobody showed"));
  return cb_text_capitalize (passed);
}

/**
 * cb_outcome_describe:
 * @entry: any entry, in the log or not
 *
 * Returns: (transfer full) (nullable): “Dan showed Library”; NULL if the entry has no outcome
 */
char *
cb_outcome_describe (const CbEntry *entry, const CbSetup *setup)
{
  const CbAnswers *answers;
  const CbAccusation *accusation;

  g_return_val_if_fail (entry != NULL, NULL);
  g_return_val_if_fail (setup != NULL, NULL);

  answers = get_answers (entry);
  if (answers != NULL)
    return answers->n > 0 ? describe_answers (answers, setup) : NULL;

  accusation = cb_entry_get_accusation (entry);
  if (accusation == NULL || accusation->result == CB_RESULT_UNKNOWN)
    return NULL;
  if (accusation->by == setup->me)
    return g_strdup (accusation->result == CB_RESULT_RIGHT ? _ ("You were right")
                                                           : _ ("You were wrong"));
  /* Translators: %s is a player who accused */
  return g_strdup_printf (accusation->result == CB_RESULT_RIGHT ? _ ("%s was right")
                                                                : _ ("%s was wrong"),
                          setup->players[accusation->by].name);
}
