/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-list-range.h"
#include "cb-long-list.h"

#define CB_LONG_LIST_ROW_HEIGHT 60 /* pixels, until there is a row */

struct _CbLongList
{
  GtkWidget parent_instance;

  GtkListBox *child;
  CbListRange *range;
  GtkAdjustment
    *adjustment;       /* of the surrounding scrolled window; NULL while the list is not visible */
  GtkWidget *content;  /* the widget that is scrolled; not owned */
  int above;           /* pixels left free above the first row */
  double row_height;   /* the average height of the rows seen so far */
  guint n_seen;        /* how many rows that average counts */
  GtkListBoxRow *held; /* a row that is kept wherever the list is scrolled */
  GtkListBoxRow *wanted; /* a row to scroll to once it has its place */
  gboolean shifting;
  guint tick_id;
  guint n_frames;      /* frames to wait until a new row has its place */
  gboolean left_focus; /* whether the row with the focus was removed because it is far away */
};

CbSpan _cb_long_list_get_span (CbLongList *self);
guint _cb_long_list_get_n_items (CbLongList *self);
int _cb_long_list_get_below (CbLongList *self);
void _cb_long_list_queue_slide (CbLongList *self);
GtkListBoxRow *_cb_long_list_make_row (CbLongList *self, guint position);
void _cb_long_list_focus_row (CbLongList *self, GtkListBoxRow *row);
void _cb_long_list_want_row (CbLongList *self, GtkListBoxRow *row);
