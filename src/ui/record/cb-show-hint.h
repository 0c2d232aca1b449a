/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_SHOW_HINT (cb_show_hint_get_type ())

/**
 * CbShowHint:
 *
 * Advises which card to show when somebody asks for several that I hold: only at the level that
 * allows odds, unless the settings hide it. It marks the card in my answer, takes no room itself,
 * and computes nothing while the composer is not on the screen. Property, read only: title (string:
 * what to show and why; NULL if there is nothing to say).
 */
G_DECLARE_FINAL_TYPE (CbShowHint, cb_show_hint, CB, SHOW_HINT, CbDraftPart)
