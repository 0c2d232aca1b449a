/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-draft.h"

#define CB_TYPE_QUESTION_BOX (cb_question_box_get_type ())

/**
 * CbQuestionBox:
 *
 * A question about what was tapped or typed, and a button for each answer; hidden while there is no
 * question. A new question is announced.
 *
 * Signal: "replied" (uint: index of the reply)
 */
G_DECLARE_FINAL_TYPE (CbQuestionBox, cb_question_box, CB, QUESTION_BOX, AdwBin)

void cb_question_box_set_question (CbQuestionBox *self, const CbDraftQuestion *question);
