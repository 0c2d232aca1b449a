/* cb-export.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_export (GtkWidget *widget, GBytes *bytes, const char *title);
GListModel *cb_export_create_filters (void);

G_END_DECLS
