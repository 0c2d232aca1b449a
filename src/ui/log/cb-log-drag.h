/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-log-row.h"

void _cb_log_drag_add_to_row (CbLogRow *row);
void _cb_log_drag_add_scrolling (GtkWidget *scroller, GtkAdjustment *adjustment);
