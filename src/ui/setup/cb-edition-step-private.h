/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition-step.h"
#include "cb-removals.h"

struct _CbEditionStep
{
  CbSetupStep parent_instance;

  CbEditionShelf *editions;
  char *last_id; /* of the edition last used */
  CbRemovals *removals;

  GtkFilterListModel *last;
  GtkCustomFilter *last_filter;
  GtkListBox *last_list;
  GtkFilterListModel *others;
  GtkCustomFilter *others_filter;
  GtkListBox *others_list;
  GtkCustomSorter *others_sorter;
  GtkFilterListModel *own;
  GtkCustomFilter *own_filter;
  GtkListBox *own_list;
  GtkEditable *search;
  GtkFilterListModel *tiles;
  GtkFlowBox *tiles_box;
  GtkCustomFilter *tiles_filter;
  AdwToastOverlay *toasts;
};

char *_cb_edition_step_describe_removed (gpointer last, guint n);
void _cb_edition_step_install_actions (GtkWidgetClass *widget_class);
