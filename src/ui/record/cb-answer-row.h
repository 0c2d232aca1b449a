/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-draft.h"
#include "cb-sheet.h"

/* The row of an answer has room for at most this many cards. */
#define CB_ANSWER_MAX_CELLS 4

#define CB_TYPE_ANSWER_ROW (cb_answer_row_get_type ())

/**
 * CbAnswerRow:
 *
 * One player's answer, in a row that keeps its height: passed, or what was shown. If I ask or
 * answer, or saw the card, the row has the cards asked for, and tapping one means that it was
 * shown; otherwise the row says only that some card was. Properties: answer (CbDraftAnswer), sheet
 * (CbSheet), both construct only; sees-card (boolean, read only: whether the row has the cards).
 *
 * Signal "shown": the user said that this player showed something.
 */
G_DECLARE_FINAL_TYPE (CbAnswerRow, cb_answer_row, CB, ANSWER_ROW, GtkListBoxRow)

GtkWidget *cb_answer_row_new (CbDraftAnswer *answer, CbSheet *sheet);
gboolean cb_answer_row_concerns_me (CbAnswerRow *self);
void cb_answer_row_set_cards (CbAnswerRow *self, const int *cards, guint n_cards);
