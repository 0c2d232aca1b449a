/* cb-show-hint.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-draft-part.h"

G_BEGIN_DECLS

#define CB_TYPE_SHOW_HINT (cb_show_hint_get_type ())

/**
 * CbShowHint:
 *
 * Which card to show, at the moment when somebody asks for several that I hold: only at the level
 * that allows odds, unless the settings hide it. It takes no room while there is nothing to say,
 * and computes nothing while the composer is not on the screen. Properties, read only: title and
 * reason (strings, NULL where there is nothing to say).
 *
 * Actions: record.show-advised takes the advice; record.hide-advice hides all such.
 */
G_DECLARE_FINAL_TYPE (CbShowHint, cb_show_hint, CB, SHOW_HINT, CbDraftPart)

G_END_DECLS
