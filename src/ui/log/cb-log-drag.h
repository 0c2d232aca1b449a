/* cb-log-drag.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-log-row.h"

G_BEGIN_DECLS

void _cb_log_drag_add_to_row (CbLogRow *row);
void _cb_log_drag_add_scrolling (GtkWidget *scroller, GtkAdjustment *adjustment);

G_END_DECLS
