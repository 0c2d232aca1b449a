/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup.h"
#include "cb-table-deal.h"

/**
 * CbDealChoices:
 * @policy: whether all cards go into hands, or all hands are equal
 * @rest_down: whether what is left over from equal hands lies face down
 * @n_side: how many cards are laid face down before the hands are dealt
 *
 * What a table may choose when it deals.
 */
typedef struct
{
  CbDealPolicy policy;
  gboolean rest_down;
  guint n_side;
} CbDealChoices;

/* Fills in what the edition does if nobody chooses. */
void cb_deal_choices_init (CbDealChoices *self, const CbEdition *edition, guint n_players);

/* Translates the edition and the choices into the rules by which a table deals. */
void
cb_box_get_deal_rules (const CbSetup *setup, const CbDealChoices *choices, CbTableDealRules *rules);
gboolean cb_box_draws_from (const CbSetup *setup, guint deck);
GStrv cb_box_get_deck_words (const CbSetup *setup);
char *cb_box_make_word (const char *id);
GStrv cb_box_get_card_words (const CbEdition *edition);
GStrv cb_box_get_player_words (const CbSetup *setup);
guint cb_box_get_tag (const CbEdition *edition);
void cb_box_state_hand_sizes (CbSetup *setup);
