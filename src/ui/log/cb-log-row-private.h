/* cb-log-row-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-log-row.h"

G_BEGIN_DECLS

struct _CbLogRow
{
  GtkListBoxRow parent_instance;

  CbCase *case_;
  CbLogItem *item;
  int at; /* as in CbLogView */

  GtkLabel *aside;
  GtkLabel *conflict;
  GtkMenuButton *menu;
  GMenuModel *menu_model;
  GtkLabel *news;
  GtkWidget *title;
};

guint _cb_log_row_get_position (CbLogRow *self);
void _cb_log_row_add_menu (CbLogRow *self);
void _cb_log_row_install_actions (GtkWidgetClass *widget_class);
void _cb_log_row_update_actions (CbLogRow *self);

G_END_DECLS
