/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Neighbouring items: from @first on, up to the one before @end. */
typedef struct
{
  guint first;
  guint end;
} CbSpan;

#define CB_SPAN_SHORT  64 /* items: a list this short is always there as a whole */
#define CB_SPAN_NEEDED 4  /* the fewest items out of sight on either side: if there are fewer, … */
#define CB_SPAN_WISHED 8  /* … the range is widened to as many as this on both sides */
#define CB_SPAN_SPARE  24 /* how many more may stay: the part in sight may shrink briefly */
#define CB_SPAN_STEP   16 /* items out of sight that come at a time: rows of cases take 1 ms each */

CbSpan cb_span_include (CbSpan self, guint position);
CbSpan cb_span_choose (CbSpan now, CbSpan sight, guint n_items);
CbSpan cb_span_approach (CbSpan now, CbSpan wanted, CbSpan sight);

#define CB_TYPE_LIST_RANGE (cb_list_range_get_type ())

/**
 * CbListRange:
 *
 * Some neighbouring items of a list model, as a list model. It can be moved, and then tells only of
 * the items that came and went. When the whole changes, it stays with the items it has.
 */
G_DECLARE_FINAL_TYPE (CbListRange, cb_list_range, CB, LIST_RANGE, GObject)

CbListRange *cb_list_range_new (GListModel *whole, CbSpan span, guint most);
CbSpan cb_list_range_get_span (CbListRange *self);
guint cb_list_range_get_n_whole (CbListRange *self);
void cb_list_range_set_span (CbListRange *self, CbSpan span);
