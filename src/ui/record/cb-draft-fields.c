/* cb-draft-fields.c: what of a draft is entered, and what follows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-draft"

#include "config.h"

#include "cb-draft-private.h"

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

  if (_cb_draft_set_field (self, (int *) &self->kind, (int) kind, "kind"))
    _cb_draft_update (self);
}

int
cb_draft_get_by (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), CB_NOBODY);

  return self->by;
}

/* From now on the draft no longer follows whose turn it is. */
void
cb_draft_set_by (CbDraft *self, int seat)
{
  g_return_if_fail (CB_IS_DRAFT (self));
  g_return_if_fail (seat >= CB_NOBODY && seat < (int) _cb_draft_get_n_seats (self));

  if (self->by == seat)
    return;

  self->by_chosen = TRUE;
  _cb_draft_set_asker (self, seat);
  _cb_draft_update (self);
}

CbCardSet
cb_draft_get_cards (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  return self->cards;
}

/* Names just these, however many there are of a category. */
void
_cb_draft_set_cards (CbDraft *self, CbCardSet cards)
{
  if (self->cards == cards)
    return;

  self->cards = cards;
  g_object_notify (G_OBJECT (self), "cards");
  _cb_draft_update (self);
}

/* Names @card instead of whatever is named of its category, or no longer names it. */
void
cb_draft_toggle_card (CbDraft *self, guint card)
{
  const CbEdition *edition;
  CbCardSet others;
  guint category;

  g_return_if_fail (CB_IS_DRAFT (self));

  edition = cb_case_get_edition (self->case_);
  g_return_if_fail (card < cb_edition_get_n_cards (edition));

  category = cb_edition_get_card (edition, card)->category;
  others = self->cards & ~cb_edition_get_category (edition, category)->cards;
  if (cb_card_set_has (self->cards, card))
    _cb_draft_set_cards (self, self->cards & ~cb_card_set_of (card));
  else
    _cb_draft_set_cards (self, others | cb_card_set_of (card));
}

int
cb_draft_get_player (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), CB_NOBODY);

  return self->player;
}

void
cb_draft_set_player (CbDraft *self, int seat)
{
  g_return_if_fail (CB_IS_DRAFT (self));
  g_return_if_fail (seat >= CB_NOBODY && seat < (int) _cb_draft_get_n_seats (self));

  if (_cb_draft_set_field (self, &self->player, seat, "player"))
    _cb_draft_update (self);
}

int
cb_draft_get_viewer (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), CB_NOBODY);

  return self->viewer;
}

/* My own seat is the same as nobody's: it was me. */
void
cb_draft_set_viewer (CbDraft *self, int seat)
{
  g_return_if_fail (CB_IS_DRAFT (self));
  g_return_if_fail (seat >= CB_NOBODY && seat < (int) _cb_draft_get_n_seats (self));

  if (seat == cb_case_get_setup (self->case_)->me)
    seat = CB_NOBODY;
  if (_cb_draft_set_field (self, &self->viewer, seat, "viewer"))
    _cb_draft_update (self);
}

int
cb_draft_get_card (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), -1);

  return self->card;
}

void
cb_draft_set_card (CbDraft *self, int card)
{
  g_return_if_fail (CB_IS_DRAFT (self));
  g_return_if_fail (card >= -1 && card < CB_MAX_CARDS);

  if (_cb_draft_set_field (self, &self->card, card, "card"))
    _cb_draft_update (self);
}

CbResult
cb_draft_get_result (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), CB_RESULT_UNKNOWN);

  return self->result;
}

void
cb_draft_set_result (CbDraft *self, CbResult result)
{
  g_return_if_fail (CB_IS_DRAFT (self));
  g_return_if_fail (result <= CB_RESULT_RIGHT);

  if (_cb_draft_set_field (self, (int *) &self->result, (int) result, "result"))
    _cb_draft_update (self);
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
