/* cb-quick-questions.c: questions, accusations and the envelope
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-accusation.h"
#include "cb-envelope.h"
#include "cb-quick-chain-private.h"
#include "cb-quick-kinds-private.h"
#include "cb-suggestion.h"
#include "cb-trait.h"

/* Whether a trait comes next, and not as well a card. */
static gboolean
sees_trait (CbQuickParser *self)
{
  guint32 traits = cb_quick_vocabulary_get_traits (self->vocabulary);
  const guint32 ALLOWED[CB_QUICK_N_SORTS] = {
    [CB_QUICK_CARD] = cb_quick_parser_get_all (self, CB_QUICK_CARD),
    [CB_QUICK_KIND] = traits,
  };
  guint at = self->at;
  gboolean sees;

  cb_quick_parser_skip_fillers (self, ALLOWED, FALSE);
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_ALL))
    self->at++;
  cb_quick_parser_skip_fillers (self, ALLOWED, FALSE);
  if (cb_quick_parser_at_end (self))
    self->next[CB_QUICK_KIND] |= traits;
  sees = cb_quick_parser_see (self, CB_QUICK_KIND, traits).rank <
         cb_quick_parser_see_card (self, ALLOWED[CB_QUICK_CARD]).rank;
  if (!sees)
    self->at = at;
  return sees;
}

/* Everybody is asked for a card with a trait. */
gboolean
cb_quick_read_trait (CbQuickParser *self, int by)
{
  const CbEdition *edition = self->setup->edition;
  guint32 traits = cb_quick_vocabulary_get_traits (self->vocabulary);
  g_autoptr (CbEntry) entry = NULL;
  CbQuickAnswers answers;
  int kind;
  guint trait;

  sees_trait (self);
  if (!cb_quick_parser_take_name (self, CB_QUICK_KIND, traits, &kind))
    return FALSE;
  trait = (guint) kind - cb_edition_get_n_categories (edition);
  cb_quick_chain_init (
    &answers, self, by,
    cb_edition_get_trait (edition, trait)->cards & cb_setup_get_deck (self->setup), 0, TRUE);
  if (!cb_quick_parser_take_answers (self, &answers))
    return FALSE;
  entry = cb_trait_question_new (by, trait);
  cb_quick_chain_fill_in (&answers, self, entry, cb_trait_question_add_answer);
  return cb_quick_parser_add_entry (self, g_steal_pointer (&entry));
}

/* For cards, or after “asks” also for a trait. */
gboolean
cb_quick_read_question (CbQuickParser *self, int by)
{
  g_autoptr (CbEntry) entry = NULL;
  CbQuickAnswers answers;
  CbCardSet cards;
  guint n_unheard;

  if (self->after_verb > 0 && sees_trait (self))
    return cb_quick_read_trait (self, by);
  if (!cb_quick_parser_take_cards (self, &cards, &n_unheard))
    return FALSE;
  cb_quick_chain_init (&answers, self, by, cards, n_unheard, FALSE);
  if (!cb_quick_parser_take_answers (self, &answers))
    return FALSE;
  entry = cb_suggestion_new (by, cards);
  cb_quick_chain_fill_in (&answers, self, entry, cb_suggestion_add_answer);
  return cb_quick_parser_add_entry (self, g_steal_pointer (&entry));
}

static gboolean
take_result (CbQuickParser *self, CbResult *result)
{
  const char *typed = cb_quick_parser_get_word (self, self->at)->folded;
  CbQuickRank right = cb_quick_keyword_rate (CB_QUICK_RIGHT, typed);
  CbQuickRank wrong = cb_quick_keyword_rate (CB_QUICK_WRONG, typed);

  *result = CB_RESULT_UNKNOWN;
  if (cb_quick_parser_at_end (self))
    {
      self->keywords |= CB_QUICK_WORD (CB_QUICK_RIGHT) | CB_QUICK_WORD (CB_QUICK_WRONG);
      return TRUE;
    }
  if (right == wrong)
    /* Translators: the words for “right” and “wrong”. */
    return cb_quick_parser_fail (self, self->at, 1, _ ("Say what came of it: “%s” or “%s”."),
                                 cb_quick_keyword_get_word (CB_QUICK_RIGHT),
                                 cb_quick_keyword_get_word (CB_QUICK_WRONG));
  *result = right < wrong ? CB_RESULT_RIGHT : CB_RESULT_WRONG;
  self->at++;
  return cb_quick_parser_take_end (self);
}

gboolean
cb_quick_read_accusation (CbQuickParser *self, int by)
{
  CbCardSet cards;
  CbResult result;

  if (!cb_quick_parser_take_cards (self, &cards, NULL) || !take_result (self, &result))
    return FALSE;
  return cb_quick_parser_add_entry (self, cb_accusation_new (by, cards, result));
}

gboolean
cb_quick_read_envelope (CbQuickParser *self, int by)
{
  CbCardSet cards;

  if (!cb_quick_parser_take_cards (self, &cards, NULL) || !cb_quick_parser_take_end (self))
    return FALSE;
  return cb_quick_parser_add_entry (self, cb_envelope_new (cards));
}
