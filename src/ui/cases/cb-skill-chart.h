/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-tally.h"

/* Shows skill or luck in the chosen games of @tally in @chart, a column for each: skill as dots on
 * a line, luck as bars up and down from the middle; a game that was not judged leaves its place
 * empty. @words: (nullable): what is said of the chart; @scale: gets the numbers of the lines
 * across, which stay in sight where the chart is scrolled */
void cb_skill_chart_show (GtkBox *chart, const CbTally *tally, AdwBin *scale, const char *words);
void cb_luck_chart_show (GtkBox *chart, const CbTally *tally, AdwBin *scale, const char *words);
