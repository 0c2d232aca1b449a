/* cb-composer.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-draft.h"
#include "cb-sheet.h"

G_BEGIN_DECLS

#define CB_TYPE_COMPOSER (cb_composer_get_type ())

/**
 * CbComposer:
 *
 * Where an entry is put together, new or old. It only shows a #CbDraft, so that what was entered
 * outlives it. Properties, with notify: draft (CbDraft) and sheet (CbSheet: what is known of the
 * cards), each set once; compact (boolean: there is little room), roomy (boolean: there is so much
 * height that all that is tapped can be larger).
 *
 * Actions: record.confirm, enabled while the draft is complete; record.cancel, while there is
 * something to drop, and record.restore, which brings that back; record.next-asker,
 * record.previous-asker, record.choose-kind.
 *
 * Keys: Enter chooses what has the focus; where it is chosen already, Enter leads on, and records
 * when nothing is missing. Escape cancels, but not where the composer is compact: there it can be
 * closed.
 *
 * Signals: "recorded" (int position), "cancelled" (boolean lost: there is something to restore).
 */
G_DECLARE_FINAL_TYPE (CbComposer, cb_composer, CB, COMPOSER, AdwBin)

void cb_composer_set_compact (CbComposer *self, gboolean compact);
void cb_composer_set_roomy (CbComposer *self, gboolean roomy);
void cb_composer_set_max_height (CbComposer *self, int height);
void cb_composer_focus_first (CbComposer *self);

G_END_DECLS
