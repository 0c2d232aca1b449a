/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-tally.h"

#define CB_SERIES_CHART_MAX 100u

GtkWidget *cb_series_chart_new (const CbTallySeries *series);
