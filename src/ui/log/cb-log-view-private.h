/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-log-view.h"
#include "cb-long-list.h"

struct _CbLogView
{
  AdwBin parent_instance;

  CbCase *case_;
  GListModel
    *shown; /* the entries in the list: all of the log, or those that the filter lets through */
  char *filter;
  gboolean has_filters;
  int at;
  CbLogItem *edited; /* (nullable): the entry that is being edited */
  gboolean filled;
  gboolean at_end;  /* whether the end is in sight, and stays in sight while the list grows */
  CbLogItem *top;   /* the first entry that is visible */
  double below_top; /* how many pixels of it are above the visible part */
  CbLogItem *lost;  /* the entry that had the focus before the list changed, and its position */
  guint lost_at;
  guint scroll_id;

  GtkAdjustment *adjustment;
  GtkWidget *filter_line;
  GtkBox *filters;
  CbLongList *list;
  GtkWidget *scroller;
  GtkViewport *viewport;
};

void _cb_log_view_focus (CbLogView *self, guint position);
GListModel *_cb_log_view_make_model (CbLogView *self);
gboolean _cb_log_view_update_filter (CbLogView *self);
void _cb_log_view_filter_anew (CbLogView *self);
void _cb_log_view_fill_filters (CbLogView *self);
guint _cb_log_view_find_place (CbLogView *self, guint position);
gboolean _cb_log_view_is_shown (CbLogView *self, guint position);
void _cb_log_view_resized_cb (CbLogView *self);
void _cb_log_view_scrolled_cb (CbLogView *self);
void _cb_log_view_scroll_to_end (CbLogView *self);
