/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-list-range.h"
#include "cb-long-list.h"

#define CB_LONG_LIST_ROW_HEIGHT 60 /* pixels, until there is a row */

struct _CbLongList
{
  GtkWidget parent_instance;

  GtkListBox *list;
  CbListRange *range;
  GtkAdjustment *adjustment; /* of the scrolled window around; NULL out of sight */
  GtkWidget *content;        /* what is scrolled; not owned */
  int above;                 /* pixels left free above the first row */
  double row_height;         /* on the average */
  guint n_seen;              /* rows it is the average of */
  GtkListBoxRow *held;       /* stays */
  GtkListBoxRow *wanted;     /* is scrolled to as soon as it has its place */
  gboolean shifting;
  guint tick_id;
  guint n_frames;      /* until then */
  gboolean left_focus; /* what had it is far away */
};

CbSpan _cb_long_list_get_span (CbLongList *self);
guint _cb_long_list_get_n_items (CbLongList *self);
int _cb_long_list_get_below (CbLongList *self);
void _cb_long_list_queue_slide (CbLongList *self);
GtkListBoxRow *_cb_long_list_make_row (CbLongList *self, guint position);
void _cb_long_list_focus_row (CbLongList *self, GtkListBoxRow *row);
void _cb_long_list_want_row (CbLongList *self, GtkListBoxRow *row);
