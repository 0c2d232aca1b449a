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
 * cards), each set once; compact (boolean: there is little room).
 *
 * Actions: record.confirm, enabled while the draft is complete; record.cancel; record.next-asker,
 * record.previous-asker.
 *
 * Signals: "recorded" (int position), "cancelled".
 */
G_DECLARE_FINAL_TYPE (CbComposer, cb_composer, CB, COMPOSER, AdwBin)

void cb_composer_set_compact (CbComposer *self, gboolean compact);
void cb_composer_set_max_body_height (CbComposer *self, int height);
void cb_composer_focus_first (CbComposer *self);

G_END_DECLS
