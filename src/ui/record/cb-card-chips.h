/* cb-card-chips.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-sheet.h"

G_BEGIN_DECLS

#define CB_TYPE_CARD_CHIPS (cb_card_chips_get_type ())

/**
 * CbCardChips:
 *
 * Cards to choose from, each a chip. Cards that cannot be in the envelope look settled, and say
 * where they are. It only asks: whoever uses it decides in "picked" what picking a card means,
 * and sets "selected".
 *
 * Properties, all with notify: sheet (CbSheet), choices (uint: CbCardSet offered), selected
 * (uint: CbCardSet chosen; cards that are not offered are ignored).
 *
 * Signal "picked" (uint card): the user tapped a card.
 *
 * Accessibility: a group of toggle buttons; whoever uses it gives it a label. Tab enters and
 * leaves it, arrow keys move inside, and a letter moves to the next card that begins with it.
 */
G_DECLARE_FINAL_TYPE (CbCardChips, cb_card_chips, CB, CARD_CHIPS, GtkWidget)

GtkWidget *cb_card_chips_new (void);
void cb_card_chips_set_sheet (CbCardChips *self, CbSheet *sheet);
void cb_card_chips_set_choices (CbCardChips *self, CbCardSet choices);
void cb_card_chips_set_selected (CbCardChips *self, CbCardSet selected);

void cb_card_chips_set_context (CbCardChips *self, const char *context);

G_END_DECLS
