/* Questions, accusations and the envelope.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-chain-private.h"
#include "cb-quick-phrase-private.h"

/* Whether the next words can only be a trait, and not also a card. */
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

/* Skips “weapon” in “blunt weapon”. */
static void
skip_category (CbQuickParser *self)
{
  guint32 categories = cb_quick_parser_get_all (self, CB_QUICK_KIND) &
                       ~cb_quick_vocabulary_get_traits (self->vocabulary);
  CbQuickHit category = cb_quick_parser_see (self, CB_QUICK_KIND, categories);

  if (category.rank <= CB_QUICK_BEGINNING &&
      cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
      cb_quick_parser_see_player (self).rank > category.rank)
    self->at += category.n_words;
}

/* Reads a question to everybody for a card with a trait. */
gboolean
cb_quick_read_trait (CbQuickParser *self)
{
  guint32 traits = cb_quick_vocabulary_get_traits (self->vocabulary);
  guint at;
  int kind;

  sees_trait (self);
  at = self->at;
  if (!cb_quick_parser_take_name (self, CB_QUICK_KIND, traits, &kind))
    return FALSE;
  cb_quick_parser_put (self, CB_DRAFT_ASKED, kind, at, self->at - at);
  skip_category (self);
  return cb_quick_parser_take_answers (self);
}

/* Reads a question for cards, or after “asks” perhaps for a trait. */
gboolean
cb_quick_read_question (CbQuickParser *self)
{
  if (self->after_verb > 0 && sees_trait (self))
    {
      cb_draft_set_kind (self->draft, CB_DRAFT_TRAIT);
      return cb_quick_read_trait (self);
    }
  return cb_quick_parser_take_cards (self) && cb_quick_parser_take_answers (self);
}

static gboolean
take_result (CbQuickParser *self)
{
  const char *typed = cb_quick_parser_get_word (self, self->at)->folded;
  CbQuickRank right = cb_quick_keyword_rate (CB_QUICK_RIGHT, typed);
  CbQuickRank wrong = cb_quick_keyword_rate (CB_QUICK_WRONG, typed);

  if (cb_quick_parser_at_end (self))
    {
      self->keywords |= CB_QUICK_WORD (CB_QUICK_RIGHT) | CB_QUICK_WORD (CB_QUICK_WRONG);
      return TRUE;
    }
  if (right == wrong)
    /* Translators: the words for “right” and “wrong”. */
    return cb_quick_parser_fail (self, self->at, 1, _ ("What was the result? Type “%s” or “%s”."),
                                 cb_quick_keyword_get_word (CB_QUICK_RIGHT),
                                 cb_quick_keyword_get_word (CB_QUICK_WRONG));
  cb_draft_set (self->draft, CB_DRAFT_RESULT, right < wrong ? CB_RESULT_RIGHT : CB_RESULT_WRONG);
  self->at++;
  return cb_quick_parser_take_end (self);
}

gboolean
cb_quick_read_accusation (CbQuickParser *self)
{
  return cb_quick_parser_take_cards (self) && take_result (self);
}

gboolean
cb_quick_read_envelope (CbQuickParser *self)
{
  return cb_quick_parser_take_cards (self) && cb_quick_parser_take_end (self);
}
