/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draw-pile.h"
#include "cb-entry.h"
#include "cb-setup.h"

/* A pile that follows a deck of an edition. The kinds of the pile are the cards of that deck, in
 * the edition's order. @last_ends: whether at this table the last deadly card ends the game for
 * all, instead of killing the player who draws it. */
CbDrawPile *cb_box_new_deck (const CbEdition *edition, guint deck, gboolean last_ends);
CbDrawn cb_box_follow (CbDrawPile *pile, const CbEntry *entry, const CbSetup *setup, guint deck);
int cb_box_find_kind (const CbEdition *edition, guint deck, const char *id);
const CbDeckCard *cb_box_get_kind (const CbEdition *edition, guint deck, guint kind);
