/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-roll-counts.h"

#define CB_TYPE_ROLL_CHART (cb_roll_chart_get_type ())

/**
 * CbRollChart:
 *
 * How often each total was rolled, as bars, and how often it should have been, as lines across
 * them. For assistive technology an image that says it in a sentence; the figures belong into a
 * table beside it.
 */
G_DECLARE_FINAL_TYPE (CbRollChart, cb_roll_chart, CB, ROLL_CHART, GtkWidget)

void cb_roll_chart_show (CbRollChart *self, const CbRollHistory *history, const CbDice *dice);
