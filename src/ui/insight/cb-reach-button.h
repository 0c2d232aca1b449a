/* cb-reach-button.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

G_BEGIN_DECLS

#define CB_TYPE_REACH_BUTTON (cb_reach_button_get_type ())

/**
 * CbReachButton:
 *
 * Says which places I can reach, as one asks where one is: in all editions that is the last of the
 * categories. It is remembered for the next time. Properties: insight (CbInsight, set once), words
 * (string, read only).
 *
 * Actions: insight.everywhere; insight.reach with a card (u), which toggles it.
 */
G_DECLARE_FINAL_TYPE (CbReachButton, cb_reach_button, CB, REACH_BUTTON, AdwBin)

G_END_DECLS
