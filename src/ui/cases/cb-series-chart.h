/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-tally.h"

#define CB_SERIES_CHART_MAX 100u

#define CB_TYPE_SERIES_CHART (cb_series_chart_get_type ())

/**
 * CbSeriesChart:
 *
 * The latest games of a series, %CB_SERIES_CHART_MAX at most: a column for each, as high as it had
 * turns, and below it the initial of who won.
 */
G_DECLARE_FINAL_TYPE (CbSeriesChart, cb_series_chart, CB, SERIES_CHART, GtkWidget)

GtkWidget *cb_series_chart_new (const CbTallySeries *series);
