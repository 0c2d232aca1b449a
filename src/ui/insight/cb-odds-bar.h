/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-edition.h"

#define CB_TYPE_ODDS_BAR (cb_odds_bar_get_type ())

/**
 * CbOddsBar:
 *
 * How likely some cards are, as one line: their glyphs and names, and the percentage, on a bar of
 * the same width that is filled accordingly.
 */
G_DECLARE_FINAL_TYPE (CbOddsBar, cb_odds_bar, CB, ODDS_BAR, GtkBox)

GtkWidget *cb_odds_bar_new (const CbEdition *edition, CbCardSet cards, double chance);
