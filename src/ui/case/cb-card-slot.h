/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-sheet.h"

#define CB_TYPE_CARD_SLOT (cb_card_slot_get_type ())

/**
 * CbCardSlot:
 *
 * What is known of the cards of one category in the envelope. The card lies face down, with the
 * number of cards it can still be. If only two are left it shows both in halves. Once it is known
 * it is turned over. Words stand beside or below. Its action is case.slot with the category (u).
 */
G_DECLARE_FINAL_TYPE (CbCardSlot, cb_card_slot, CB, CARD_SLOT, GtkButton)

GtkWidget *cb_card_slot_new (guint category, GtkOrientation orientation);
guint cb_card_slot_get_category (CbCardSlot *self);
void cb_card_slot_update (CbCardSlot *self, CbSheet *sheet);
void cb_card_slot_set_roomy (CbCardSlot *self, gboolean roomy);
