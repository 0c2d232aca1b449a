/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-draft.h"
#include "cb-sheet.h"

#define CB_TYPE_COMPOSER (cb_composer_get_type ())

/**
 * CbComposer:
 *
 * Where an entry is put together, new or old. It shows a #CbDraft, which outlives it, and has a
 * line for typing an entry. The buttons, the line and the status at the bottom keep their places
 * from turn to turn. Properties, with notify: draft (CbDraft) and sheet (CbSheet: what is known of
 * the cards), each set once; compact (boolean: there is little room), dense (boolean: it has less
 * width than it would like, and closes up), typing (boolean: the line replaces the form if it is
 * compact), roomy (boolean: there is so much height that all that is tapped can be larger).
 *
 * Actions: record.confirm, enabled while the draft is complete or a line is typed; record.cancel,
 * while there is something to clear, and record.restore, which brings that back; record.next-asker,
 * record.previous-asker, record.choose-kind.
 *
 * Keys: Enter chooses what has the focus; where it is chosen already, Enter leads on, and records
 * when nothing is missing. Escape cancels, unless the composer is compact, when Escape closes it.
 *
 * Signals: "recorded" (int position), "cancelled" (boolean lost: there is something to restore).
 */
G_DECLARE_FINAL_TYPE (CbComposer, cb_composer, CB, COMPOSER, AdwBin)

void cb_composer_set_max_height (CbComposer *self, int height);
void cb_composer_focus_first (CbComposer *self);
void cb_composer_type (CbComposer *self);
gboolean cb_composer_is_typing (CbComposer *self);
