/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_ASKED_LINE (cb_asked_line_get_type ())

/**
 * CbAskedLine:
 *
 * What the draft asks, on one button: whose turn it is, and the cards. It stands for the form where
 * there is no height for both the form and the answers; pressing it activates record.change-cards.
 */
G_DECLARE_FINAL_TYPE (CbAskedLine, cb_asked_line, CB, ASKED_LINE, CbDraftPart)
