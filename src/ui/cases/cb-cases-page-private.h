/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cases-page.h"
#include "cb-removals.h"

struct _CbCasesPage
{
  AdwNavigationPage parent_instance;

  CbShelf *shelf;
  CbTables *tables;
  CbRemovals *removals;
  CbRemovals *table_removals;
  CbShelfItem *renaming;

  gboolean narrow;
  gboolean built; /* whether the widgets below exist */

  AdwBanner *banner;
  GMenuModel *main_menu;
  GtkMenuButton *menu_button;
  AdwBin *empty; /* of the pages empty and list, only the visible one has content */
  AdwBin *list;
  GtkStack *stack;
};

gboolean _cb_cases_page_is_open (CbCasesPage *self, gpointer item);
void _cb_cases_page_show_error (CbCasesPage *self, CbShelfItem *item, const GError *error);

void _cb_cases_page_import (CbCasesPage *self, GListModel *files);
void _cb_cases_page_tables_set (CbCasesPage *self);
void _cb_cases_page_install_table_actions (GtkWidgetClass *widget_class);
void _cb_cases_page_install_file_actions (GtkWidgetClass *widget_class);
