/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_ANSWER_LIST (cb_answer_list_get_type ())

/**
 * CbAnswerList:
 *
 * Asks who passed and who showed: a row for each player, in the order in which they are asked.
 * Property: plain (boolean: there are no heads, and words have no picture beside them, where the
 * room is for the names)
 */
G_DECLARE_FINAL_TYPE (CbAnswerList, cb_answer_list, CB, ANSWER_LIST, CbDraftPart)
