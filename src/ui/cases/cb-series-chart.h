/* cb-series-chart.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-tally.h"

G_BEGIN_DECLS

#define CB_TYPE_SERIES_CHART (cb_series_chart_get_type ())

/**
 * CbSeriesChart:
 *
 * The games of a series, the newest ones where there is no room for all: a column for each, as high
 * as it had turns, and below it the initial of who won.
 */
G_DECLARE_FINAL_TYPE (CbSeriesChart, cb_series_chart, CB, SERIES_CHART, GtkWidget)

GtkWidget *cb_series_chart_new (const CbTallySeries *series);

G_END_DECLS
