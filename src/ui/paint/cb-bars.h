/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"
#include "cb-setup.h"

/* Bars for figures that are also given in words beside them. They are filled in the direction of
 * reading. Shares are 0…1 each; whatever exceeds a sum of 1 is not visible. */
void cb_bars_show (CbPainting *painting, const double *shares, guint n);
void
cb_bars_show_players (CbPainting *painting, CbSetup *setup, const double shares[CB_MAX_PLAYERS]);

void cb_bars_append_chance (const CbCanvas *canvas, float length, const GdkRGBA *colour);
