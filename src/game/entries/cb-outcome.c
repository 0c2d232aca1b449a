/* How an event ended, in as few words as stand on a button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The outcome of a question: who showed a card, or, where nobody did, who passed. Passes before a
 * show are left out, as they go without saying. */

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

/* (transfer full): the names of those who did it */
static char *
join_players (const CbAnswers *answers, CbDid did, const CbSetup *setup, guint *n)
{
  g_autoptr (GString) names = g_string_new (NULL);

  *n = 0;
  for (guint i = 0; i < answers->n; i++)
    if (answers->list[i].did == did && answers->list[i].by != CB_NOBODY)
      {
        if ((*n)++ > 0)
          g_string_append (names, _ (", "));
        g_string_append (names, answers->list[i].by == setup->me
                                  ? C_ ("player", "you")
                                  : setup->players[answers->list[i].by].name);
      }
  return *n > 0 ? cb_text_capitalize (names->str) : g_strdup ("");
}

/* (nullable) (transfer none): who showed, if that was one player */
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
  g_autofree char *names = NULL;
  guint n_showed, n_passed;

  if (show != NULL)
    {
      names = cb_answer_describe (show, setup);
      return cb_text_capitalize (names);
    }

  names = join_players (answers, CB_DID_SHOW, setup, &n_showed);
  if (n_showed > 0)
    /* Translators: %s are several players */
    return g_strdup_printf (_ ("%s showed cards"), names);

  g_free (names);
  names = join_players (answers, CB_DID_PASS, setup, &n_passed);
  if (n_passed + 1 >= setup->n_players)
    return g_strdup (_ ("Nobody showed"));
  if (n_passed == 1 && answers->list[0].by == setup->me)
    return g_strdup (_ ("You passed"));
  /* Translators: %s is a player, or several */
  return g_strdup_printf (ngettext ("%s passed", "%s passed", n_passed), names);
}

/**
 * cb_outcome_describe:
 * @entry: any entry, in the log or not
 *
 * Returns: (transfer full) (nullable): “Dan showed Library”; NULL where there is nothing to say
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
