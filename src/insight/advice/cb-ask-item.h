/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-advice.h"

#define CB_TYPE_ASK_ITEM (cb_ask_item_get_type ())

/**
 * CbAskItem:
 *
 * A suggestion that is advised, as it stands on the screen; the item stays the same while its
 * figures become finer. Properties, all with notify and read only: cards (uint: CbCardSet), title,
 * reason and figures (strings), share (double, 0…1: how much of what is possible the answers are
 * expected to leave).
 */
G_DECLARE_FINAL_TYPE (CbAskItem, cb_ask_item, CB, ASK_ITEM, GObject)

CbAskItem *cb_ask_item_new (const CbEdition *edition, CbCardSet cards);
CbCardSet cb_ask_item_get_cards (CbAskItem *self);
void cb_ask_item_take (CbAskItem *self, const CbAdvice *advice, guint index, guint n_left);
