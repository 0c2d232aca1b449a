/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-edition.h"

#define CB_TYPE_ANSWER_CELL (cb_answer_cell_get_type ())

/**
 * CbAnswerCell:
 *
 * A card in the row of an answer: its glyph, crossed through if the player cannot have it. Until
 * the question names a card for its place the cell is empty and cannot be tapped.
 *
 * Accessibility: a toggle button; the row gives it a name with the card.
 */
G_DECLARE_FINAL_TYPE (CbAnswerCell, cb_answer_cell, CB, ANSWER_CELL, GtkToggleButton)

void cb_answer_cell_set_card (CbAnswerCell *self, const CbEdition *edition, int card);
int cb_answer_cell_get_card (CbAnswerCell *self);
void cb_answer_cell_set_struck (CbAnswerCell *self, gboolean struck);
