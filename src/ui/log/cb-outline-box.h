/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-outline.h"

#define CB_TYPE_OUTLINE_BOX (cb_outline_box_get_type ())

/**
 * CbOutlineBox:
 *
 * An entry in its parts, as rows of the log and of the review show it: its number, the token of who
 * did it, the cards, and who answered what; then what else the row puts into it (see
 * cb_log_layout). Assistive technology gets cb_outline_describe(). Properties: position (uint), of
 * the entry in the log, from 0.
 */
G_DECLARE_FINAL_TYPE (CbOutlineBox, cb_outline_box, CB, OUTLINE_BOX, GtkBox)

void cb_outline_box_show (CbOutlineBox *self, const CbOutline *outline, const CbSetup *setup);
void cb_outline_box_set_out (CbOutlineBox *self, int put_out);
