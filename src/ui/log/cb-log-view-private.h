/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-log-view.h"
#include "cb-long-list.h"

struct _CbLogView
{
  AdwBin parent_instance;

  CbCase *case_;
  GListModel *shown; /* the log, or what was chosen of it */
  char *filter;
  gboolean has_filters;
  int at;
  gboolean filled;
  gboolean at_end;  /* and to stay there while the list grows */
  CbLogItem *top;   /* the first entry in sight */
  double below_top; /* how much of it is not, in pixels */
  CbLogItem *lost;  /* what had the focus before the list changed, and where it was */
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
