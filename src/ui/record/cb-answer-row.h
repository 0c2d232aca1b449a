/* cb-answer-row.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-draft-answer.h"
#include "cb-sheet.h"

G_BEGIN_DECLS

#define CB_TYPE_ANSWER_ROW (cb_answer_row_get_type ())

/**
 * CbAnswerRow:
 *
 * One player's answer: passed or showed, one tap each, and the card where I saw it. Properties,
 * construct only: answer (CbDraftAnswer), sheet (CbSheet).
 */
G_DECLARE_FINAL_TYPE (CbAnswerRow, cb_answer_row, CB, ANSWER_ROW, GtkListBoxRow)

GtkWidget *cb_answer_row_new (CbDraftAnswer *answer, CbSheet *sheet);
CbDraftAnswer *cb_answer_row_get_answer (CbAnswerRow *self);

G_END_DECLS
