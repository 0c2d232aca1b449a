/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition-step.h"
#include "cb-removals.h"

struct _CbEditionStep
{
  CbSetupStep parent_instance;

  CbEditionShelf *editions;
  char *last_id;  /* the id of the edition last used */
  guint n_common; /* how many of the built-in editions have large tiles */
  CbRemovals *removals;

  GtkFilterListModel *others;
  GtkFlowBox *others_box;
  GtkCustomFilter *others_filter;
  GtkFilterListModel *own;
  GtkFlowBox *own_box;
  GtkCustomFilter *own_filter;
  GtkWidget *page;
  GtkEditable *search;
  GtkCustomSorter *sorter;
  GtkFilterListModel *tiles;
  GtkFlowBox *tiles_box;
  GtkCustomFilter *tiles_filter;
};

char *_cb_edition_step_describe_removed (gpointer last, guint n);
void _cb_edition_step_install_actions (GtkWidgetClass *widget_class);
