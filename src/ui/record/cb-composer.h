/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-draft.h"
#include "cb-sheet.h"

#define CB_TYPE_COMPOSER (cb_composer_get_type ())

/**
 * CbComposer:
 *
 * Puts together an entry, a new one or one from the log. It shows a #CbDraft, which outlives it,
 * and has a line for typing an entry. The buttons, the line and the status at the bottom keep their
 * places from turn to turn. Properties, with notify: draft (CbDraft) and sheet (CbSheet: what is
 * known of the cards), each set once; compact (boolean: there is little room), dense (boolean: the
 * width is scarce, so that gaps are smaller), typing (boolean: the line replaces the form if it is
 * compact), roomy (boolean: there is height enough to make all that is tapped larger), low
 * (boolean: once all cards are named the answers take the place of the form; compact, too), folded
 * (boolean, read only: they have taken it).
 *
 * Actions: record.confirm, enabled while the draft is complete or a line is typed; record.cancel,
 * enabled while there is something to clear; record.restore, which brings back what was cleared;
 * record.next-asker, record.previous-asker, record.choose-kind.
 *
 * Keys: Enter chooses what has the focus; if that is chosen already, Enter moves on, and records
 * when nothing is missing. Escape cancels; in a compact composer it closes that.
 *
 * Signals: "recorded" (int position), "cancelled" (boolean lost: there is something to restore).
 */
G_DECLARE_FINAL_TYPE (CbComposer, cb_composer, CB, COMPOSER, AdwBin)

void cb_composer_set_max_height (CbComposer *self, int height);
void cb_composer_focus_first (CbComposer *self);
void cb_composer_type (CbComposer *self);
gboolean cb_composer_is_typing (CbComposer *self);
