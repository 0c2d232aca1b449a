/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-tally.h"

/* How many games the chart shows at most. */
#define CB_GAMES_CHART_MAX 100u

/* The least width of a game, in pixels. Every CB_GAMES_CHART_NUMBERED-th game has its number. */
#define CB_GAMES_CHART_COLUMN   22
#define CB_GAMES_CHART_NUMBERED 5

#define CB_TYPE_GAMES_CHART (cb_games_chart_get_type ())

/**
 * CbGamesChart:
 *
 * Who won each game, in how many turns: a column for each, from left to right in time, with the
 * winner on top. Pressing a column opens its case. Three or more games that one player won in a
 * row are bracketed. Tab enters it at the latest game and leaves it; arrow keys move inside.
 *
 * Property: words (string, with notify), what is said of the game that has the focus or is pointed
 * at, else of all games.
 */
G_DECLARE_FINAL_TYPE (CbGamesChart, cb_games_chart, CB, GAMES_CHART, GtkBox)

void cb_games_chart_show (CbGamesChart *self, const CbTally *tally, AdwBin *scale);
void cb_games_chart_retell (CbGamesChart *self, const CbTally *tally);
