/* Where the cards went.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-setup-draft-private.h"

/* Sets the cards of @pile, and removes them from the other piles: a card is in one place. */
static void
put_cards (CbSetupDraft *self, CbCardSet *pile, CbCardSet cards)
{
  CbCardSet *piles[] = { &self->hand, &self->open, &self->removed };

  if (*pile == cards)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    *piles[i] &= ~cards;
  *pile = cards;
  _cb_setup_draft_tell_change (self);
}

/* Has the form ask how the cards were dealt, even if the rules leave nothing to decide: the user
 * has said that cards are missing, or were dealt in another way. */
void
cb_setup_draft_ask_deal (CbSetupDraft *self)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  if (self->asks_deal)
    return;
  self->asks_deal = TRUE;
  g_signal_emit_by_name (self, "changed");
}

/* The number of cards neither in the envelope nor out of play. Cards that the rules put out of play
 * are not counted even before the user has named them. */
guint
cb_setup_draft_get_n_to_deal (CbSetupDraft *self)
{
  CbEdition *edition;
  guint n, n_removed, envelope;

  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), 0);

  edition = self->edition;
  n_removed = MAX (cb_card_set_size (cb_setup_draft_get_removed (self)),
                   (guint) cb_edition_get_rules (edition)->n_removed);
  n = cb_edition_get_n_cards (edition) - n_removed;
  envelope = cb_edition_get_n_in_envelope (edition);
  return n > envelope ? n - envelope : 0;
}

/* The number of cards laid face down, each in its place, before any are dealt: with two players or
 * teams, if the edition says so. */
guint
cb_setup_draft_get_n_side (CbSetupDraft *self)
{
  guint n_side;

  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), 0);

  if (cb_setup_draft_get_n_seats (self) != 2)
    return 0;
  n_side = (guint) cb_edition_get_rules (self->edition)->side_cards;
  return MIN (n_side, cb_setup_draft_get_n_to_deal (self));
}

/* The number of cards that are dealt to the players, including those left over from equal hands. */
guint
_cb_setup_draft_get_n_for_hands (CbSetupDraft *self)
{
  return cb_setup_draft_get_n_to_deal (self) - cb_setup_draft_get_n_side (self);
}

/* The number of cards left over when all hands are equal. */
guint
cb_setup_draft_get_rest (CbSetupDraft *self)
{
  return _cb_setup_draft_get_n_for_hands (self) % cb_setup_draft_get_n_seats (self);
}

/* How the cards were dealt. If they can be shared evenly there is no rest, so all were dealt. */
CbDealt
cb_setup_draft_get_dealt (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), CB_DEALT_ALL);

  if (self->dealt != CB_DEALT_COUNTED && cb_setup_draft_get_rest (self) == 0)
    return CB_DEALT_ALL;
  return self->dealt;
}

void
cb_setup_draft_set_dealt (CbSetupDraft *self, CbDealt dealt)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  if (cb_setup_draft_get_dealt (self) == dealt)
    return;
  self->dealt = dealt;
  _cb_setup_draft_tell_change (self);
}

/* Whether the rules allow @dealt. CB_DEALT_COUNTED, where the user counts, is always allowed. */
gboolean
cb_setup_draft_allows_dealt (CbSetupDraft *self, CbDealt dealt)
{
  CbDealPolicy policy = dealt == CB_DEALT_ALL ? CB_DEAL_ALL : CB_DEAL_EQUAL;

  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), FALSE);

  if (dealt == CB_DEALT_COUNTED)
    return TRUE;
  if (cb_setup_draft_get_rest (self) == 0)
    return dealt == CB_DEALT_ALL;
  return (cb_edition_get_rules (self->edition)->deal_choices & 1u << policy) != 0;
}

/* The number of cards that lie face up on the table. */
guint
cb_setup_draft_get_n_open (CbSetupDraft *self)
{
  CbDealt dealt = cb_setup_draft_get_dealt (self);

  if (dealt == CB_DEALT_COUNTED)
    return self->n_open;
  return dealt == CB_DEALT_REST_OPEN ? cb_setup_draft_get_rest (self) : 0;
}

/* The number of cards that lie face down on the table. */
guint
cb_setup_draft_get_n_down (CbSetupDraft *self)
{
  CbDealt dealt = cb_setup_draft_get_dealt (self);

  if (dealt == CB_DEALT_COUNTED)
    return self->n_down;
  return cb_setup_draft_get_n_side (self) +
         (dealt == CB_DEALT_REST_DOWN ? cb_setup_draft_get_rest (self) : 0);
}

CbCardSet
cb_setup_draft_get_hand (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), 0);

  return self->me != NULL ? self->hand : 0;
}

void
cb_setup_draft_set_hand (CbSetupDraft *self, CbCardSet hand)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  put_cards (self, &self->hand, hand);
}

CbCardSet
cb_setup_draft_get_open (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), 0);

  return cb_setup_draft_get_n_open (self) > 0 ? self->open : 0;
}

void
cb_setup_draft_set_open (CbSetupDraft *self, CbCardSet open)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  put_cards (self, &self->open, open);
}

CbCardSet
cb_setup_draft_get_removed (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), 0);

  return self->removed;
}

void
cb_setup_draft_set_removed (CbSetupDraft *self, CbCardSet removed)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  put_cards (self, &self->removed, removed);
}
