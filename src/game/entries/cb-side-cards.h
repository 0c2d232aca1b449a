/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

/**
 * CbSideCards:
 * @places: by card, the places where it can lie, bit by place; 0 for a card that I did not see
 *
 * What I know of which card lies face down at which place. Starts with zeros.
 */
typedef struct
{
  guint32 places[CB_MAX_CARDS];
} CbSideCards;

void cb_side_cards_follow (CbSideCards *self, const CbEntry *entry, const CbSetup *setup);
CbCardSet cb_side_cards_get_cards_at (const CbSideCards *self, guint32 places);
int cb_side_cards_get_card_at (const CbSideCards *self, guint place);
