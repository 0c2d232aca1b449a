/* Which cards can be told, and what is known of where they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The cards that are tapped have a holder: the envelope in a suggestion or an accusation, the
 * player whose cards were seen in other events. */

#include "config.h"

#include "cb-event-kind.h"

/* Returns: the holder whom the cards of the draft are about; −1 while no player is chosen */
int
cb_draft_get_holder (CbDraft *self)
{
  const CbEventKind *kind;

  g_return_val_if_fail (CB_IS_DRAFT (self), -1);

  kind = _cb_draft_get_event_kind (self);
  return kind->get_holder != NULL ? kind->get_holder (self) : (int) CB_HOLDER_ENVELOPE;
}

/* @seat: or %CB_NOBODY */
int
_cb_draft_get_seat_holder (int seat)
{
  return seat != CB_NOBODY ? (int) CB_HOLDER_OF_SEAT (seat) : -1;
}

int
_cb_draft_get_player_holder (CbDraft *self)
{
  return _cb_draft_get_seat_holder (cb_draft_get (self, CB_DRAFT_PLAYER));
}

CbCardSet
cb_draft_get_hand (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  return cb_case_get_hand (self->case_, _cb_draft_get_n_before (self));
}

/* In my hand only my own cards can be chosen; in any other only cards that I do not hold. */
CbCardSet
_cb_draft_get_holder_choices (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  int holder = cb_draft_get_holder (self);

  if (holder == (int) CB_HOLDER_ENVELOPE)
    return cb_edition_get_all_cards (setup->edition);
  if (holder >= 0 && holder == _cb_draft_get_seat_holder (setup->me))
    return cb_draft_get_hand (self);
  return cb_setup_get_deck (setup) & ~cb_draft_get_hand (self);
}

static CbCardSet
get_possible (CbDraft *self)
{
  const CbEventKind *kind = _cb_draft_get_event_kind (self);

  return kind->get_choices != NULL ? kind->get_choices (self) : _cb_draft_get_holder_choices (self);
}

/* Returns: the cards that the draft tells of */
CbCardSet
cb_draft_get_told (CbDraft *self)
{
  CbDraftField field;
  int value;

  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  field = _cb_draft_get_event_kind (self)->told;
  value = cb_draft_get (self, field);
  if (field == CB_DRAFT_CARD)
    return value >= 0 ? cb_card_set_of ((guint) value) : 0;
  return field != CB_DRAFT_BY ? (CbCardSet) value : 0;
}

/* Returns: the cards to choose from: those that are possible, and those that are already chosen */
CbCardSet
cb_draft_get_choices (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  return get_possible (self) | cb_draft_get_told (self);
}

/**
 * cb_draft_find_cards:
 * @mark: %CB_MARK_YES or %CB_MARK_NO
 *
 * Returns: the cards known to be, or not to be, with cb_draft_get_holder(), judged by the log
 *   before the draft; if the case gives no help, judged by the deal alone
 */
CbCardSet
cb_draft_find_cards (CbDraft *self, CbMark mark)
{
  gboolean helps;
  CbCardSet found = 0;
  int holder;
  guint n;

  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  helps = cb_case_get_assist (self->case_) != CB_ASSIST_NOTES;
  holder = cb_draft_get_holder (self);
  n = holder >= 0 ? cb_edition_get_n_cards (cb_case_get_edition (self->case_)) : 0;
  for (guint card = 0; card < n; card++)
    if (cb_case_get_mark (self->case_, helps ? _cb_draft_get_n_before (self) : 0, card,
                          (guint) holder) == mark)
      found |= cb_card_set_of (card);
  return found;
}

/* Adds @card to those told, or takes it out again. */
void
cb_draft_pick_card (CbDraft *self, guint card)
{
  const CbEventKind *kind;

  g_return_if_fail (CB_IS_DRAFT (self));

  kind = _cb_draft_get_event_kind (self);
  g_return_if_fail (kind->told != CB_DRAFT_BY);

  if (kind->pick != NULL)
    kind->pick (self, card);
  if (kind->told == CB_DRAFT_CARDS)
    cb_draft_toggle_card (self, card);
  else
    cb_draft_toggle (self, kind->told, card);
}

/* Fills in the card that I saw if only one is possible, and clears it when there are several again.
 * A typed line has to name the card. */
void
_cb_draft_imply_card (CbDraft *self)
{
  const CbEventKind *kind = _cb_draft_get_event_kind (self);
  CbCardSet possible = 0;

  if (!self->card_implied && self->values[CB_DRAFT_CARD] >= 0)
    return;
  if (!self->typed && kind->saw_card != NULL && kind->saw_card (self))
    possible = get_possible (self) & ~cb_draft_find_cards (self, CB_MARK_NO);
  self->card_implied = cb_card_set_size (possible) == 1;
  _cb_draft_put (self, CB_DRAFT_CARD, self->card_implied ? (int) cb_card_set_first (possible) : -1);
}
