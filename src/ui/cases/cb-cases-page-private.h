/* cb-cases-page-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-cases-page.h"

G_BEGIN_DECLS

struct _CbCasesPage
{
  AdwNavigationPage parent_instance;

  CbShelf *shelf;
  CbTables *tables;
  GPtrArray *removed_tables; /* what Undo would put back */
  CbShelfItem *renaming;
  GPtrArray *removed; /* what Undo would put back */
  AdwToast *toast;    /* the one that offers it */

  AdwBanner *banner;
  GListModel *closed_cases;
  GtkFilter *closed_filter;
  GtkListBox *closed_list;
  GListModel *open_cases;
  GtkFilter *open_filter;
  GtkListBox *open_list;
  GtkListBox *table_list;
};

AdwToastOverlay *_cb_cases_page_get_overlay (CbCasesPage *self);
void _cb_cases_page_show_error (CbCasesPage *self, CbShelfItem *item, const GError *error);

void _cb_cases_page_import (CbCasesPage *self, GListModel *files);
guint _cb_cases_page_count_tables (CbCasesPage *self);
void _cb_cases_page_install_table_actions (GtkWidgetClass *widget_class);
void _cb_cases_page_install_file_actions (GtkWidgetClass *widget_class);

G_END_DECLS
