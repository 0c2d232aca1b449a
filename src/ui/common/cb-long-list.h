/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_LONG_LIST (cb_long_list_get_type ())

/**
 * CbLongList:
 *
 * A list box, its property child, for a list of any length: rows exist only for the items in sight
 * and some around them. It has to be inside a scrolled window with a viewport. Short lists have
 * all their rows, as in a plain list box.
 */
G_DECLARE_FINAL_TYPE (CbLongList, cb_long_list, CB, LONG_LIST, GtkWidget)

void cb_long_list_bind (CbLongList *self,
                        GListModel *model,
                        guint start,
                        GtkListBoxCreateWidgetFunc create,
                        gpointer user_data);

GtkListBoxRow *cb_long_list_get_row (CbLongList *self, guint position);
GtkListBoxRow *cb_long_list_get_row_at_y (CbLongList *self, double y);
guint cb_long_list_get_position (CbLongList *self, GtkListBoxRow *row);
GtkListBoxRow *cb_long_list_get_focused_row (CbLongList *self);
gboolean cb_long_list_get_shifting (CbLongList *self);

void cb_long_list_scroll_to (CbLongList *self, guint position);
void cb_long_list_focus (CbLongList *self, guint position);
void cb_long_list_foreach (CbLongList *self, GFunc func, gpointer user_data);
void cb_long_list_hold (CbLongList *self, GtkListBoxRow *row);
