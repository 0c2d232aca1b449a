/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"
#include "cb-setup.h"

#define CB_TYPE_TOKENS (cb_tokens_get_type ())

/**
 * CbTokens:
 *
 * All players of a case as a row of discs that overlap, the closer the less room there is. It is
 * one widget, because there may be a row for each of many cases. For assistive technology an image
 * called by the players' names.
 *
 * Property: setup (CbSetup), the players, in seating order; %NULL for nobody.
 */
G_DECLARE_FINAL_TYPE (CbTokens, cb_tokens, CB, TOKENS, CbPainting)
