/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"
#include "cb-setup.h"

/* Bars for figures that stand beside them in words. They are filled from where one begins to read;
 * shares are 0…1 each, and what comes to more than 1 together is not seen. */
void cb_bars_show (CbPainting *painting, const double *shares, guint n);
void
cb_bars_show_players (CbPainting *painting, CbSetup *setup, const double shares[CB_MAX_PLAYERS]);

void cb_bars_append_chance (const CbCanvas *canvas, float length, const GdkRGBA *colour);
