/* What has been entered into a draft.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-event-kind.h"

gboolean
_cb_draft_put (CbDraft *self, CbDraftField field, int value)
{
  if (self->values[field] == value)
    return FALSE;

  self->values[field] = value;
  g_object_notify (G_OBJECT (self), _cb_draft_field_get_name (field));
  return TRUE;
}

int
cb_draft_get (CbDraft *self, CbDraftField field)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), -1);
  g_return_val_if_fail (field < CB_N_DRAFT_FIELDS, -1);

  return self->values[field];
}

/* Setting any field turns a proposed draft into the user’s own. Setting whose turn it is stops the
 * draft from following the log in that. “I saw the card” is stored as “no viewer named”. */
void
cb_draft_set (CbDraft *self, CbDraftField field, int value)
{
  g_return_if_fail (CB_IS_DRAFT (self));
  g_return_if_fail (field < CB_N_DRAFT_FIELDS);
  g_return_if_fail (_cb_draft_field_allows (self, field, value));

  if (field == CB_DRAFT_VIEWER && value == cb_case_get_setup (self->case_)->me)
    value = CB_NOBODY;
  if (self->values[field] == value)
    return;

  self->card_implied = self->card_implied && field != CB_DRAFT_CARD;
  self->by_chosen = self->by_chosen || self->proposes || field == CB_DRAFT_BY;
  self->proposes = FALSE;
  if (field == CB_DRAFT_BY)
    _cb_draft_set_asker (self, value);
  else
    _cb_draft_put (self, field, value);
  if (self->applying == 0 && _cb_draft_get_event_kind (self)->follow != NULL)
    _cb_draft_get_event_kind (self)->follow (self, field);
  _cb_draft_update (self);
}

CbDraftKind
cb_draft_get_kind (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), CB_DRAFT_SUGGESTION);

  return self->kind;
}

void
cb_draft_set_kind (CbDraft *self, CbDraftKind kind)
{
  g_return_if_fail (CB_IS_DRAFT (self));
  g_return_if_fail (kind < CB_N_DRAFT_KINDS);

  if (self->kind == kind)
    return;

  self->kind = kind;
  self->proposes = FALSE;
  g_object_notify (G_OBJECT (self), "kind");
  if (self->applying == 0 && _cb_event_kind_at (kind)->begin != NULL)
    _cb_event_kind_at (kind)->begin (self);
  _cb_draft_update (self);
}

int
cb_draft_get_by (CbDraft *self)
{
  return cb_draft_get (self, CB_DRAFT_BY);
}

void
cb_draft_set_by (CbDraft *self, int seat)
{
  cb_draft_set (self, CB_DRAFT_BY, seat);
}

CbCardSet
cb_draft_get_cards (CbDraft *self)
{
  return (CbCardSet) cb_draft_get (self, CB_DRAFT_CARDS);
}

gboolean
_cb_draft_is_question (CbDraft *self)
{
  return _cb_draft_get_event_kind (self)->asks != CB_ASKS_NOBODY;
}

/* How many cards of a category the draft can name: as many as the envelope holds, or as a question
 * can ask for. */
static guint
get_n_named (CbDraft *self, const CbCategory *category)
{
  return _cb_draft_is_question (self)
           ? (guint) cb_edition_get_rules (cb_case_get_edition (self->case_))->n_alike
           : MAX (category->n_in_envelope, 1);
}

/* Whether as many cards are named as a question, an accusation or the envelope needs; in a
 * question, @n_more further cards count as named. More cards do no harm: real tables bend rules. */
static gboolean
names_cards (CbDraft *self, int n_more)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  const CbRules *rules = cb_edition_get_rules (edition);
  guint n_missing = 0;
  int n_named = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      guint n = cb_card_set_size (cb_draft_get_cards (self) & category->cards);

      n_named += (int) MIN (n, (guint) rules->n_alike);
      n_missing += n < category->n_in_envelope;
    }
  if (_cb_draft_is_question (self))
    return n_named + n_more >= rules->n_asked;
  return n_missing == 0;
}

/* Whether all cards that the event needs are named. */
gboolean
cb_draft_names_all (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return names_cards (self, 0);
}

/* Like cb_draft_names_all(), but counting cards that were not heard as named. */
gboolean
_cb_draft_names_enough (CbDraft *self)
{
  return names_cards (self, MAX (cb_draft_get (self, CB_DRAFT_UNHEARD), 0));
}

/* Removes cards from @rivals until at most @n are left. */
static CbCardSet
make_room (CbCardSet rivals, guint n)
{
  while (cb_card_set_size (rivals) > n)
    rivals &= rivals - 1;
  return rivals;
}

/* Names @card, or takes it out if it is named. If its category is full, another card of that
 * category makes room. In a question that can name several cards of a category, any other card
 * makes room once as many are named as can be asked for. */
void
cb_draft_toggle_card (CbDraft *self, guint card)
{
  const CbEdition *edition;
  const CbCategory *category;
  const CbRules *rules;
  CbCardSet cards, others;

  g_return_if_fail (CB_IS_DRAFT (self));

  edition = cb_case_get_edition (self->case_);
  g_return_if_fail (card < cb_edition_get_n_cards (edition));

  category = cb_edition_get_category (edition, cb_edition_get_card (edition, card)->category);
  rules = cb_edition_get_rules (edition);
  cards = cb_draft_get_cards (self) ^ cb_card_set_of (card);
  if (cb_card_set_has (cards, card))
    {
      others = cards & ~cb_card_set_of (card);
      others = make_room (others & category->cards, get_n_named (self, category) - 1) |
               (others & ~category->cards);
      if (_cb_draft_is_question (self) && rules->n_alike > 1)
        others = make_room (others, (guint) rules->n_asked - 1);
      cards = others | cb_card_set_of (card);
    }
  cb_draft_set (self, CB_DRAFT_CARDS, (int) cards);
}

/* Adds an index to a field that is a set, or removes it; for other fields chooses the index, or
 * nothing if it was chosen already. */
void
cb_draft_toggle (CbDraft *self, CbDraftField field, guint index)
{
  int value = cb_draft_get (self, field);

  g_return_if_fail (index < 32);

  if (_cb_draft_field_is_set (field))
    cb_draft_set (self, field, (int) ((guint32) value ^ (guint32) 1 << index));
  else
    cb_draft_set (self, field, value == (int) index ? -1 : (int) index);
}

const char *
cb_draft_get_text (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return self->text;
}

void
cb_draft_set_text (CbDraft *self, const char *text)
{
  g_return_if_fail (CB_IS_DRAFT (self));

  if (!g_set_str (&self->text, text != NULL ? text : ""))
    return;

  g_object_notify (G_OBJECT (self), "text");
  _cb_draft_update (self);
}

gboolean
cb_draft_get_blank (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), TRUE);

  return self->blank;
}

gboolean
cb_draft_get_complete (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return self->complete;
}

const char *
cb_draft_get_warning (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return self->warning;
}

const char *
cb_draft_get_purpose (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return self->purpose;
}
