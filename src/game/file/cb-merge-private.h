/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-merge.h"

/* What is joined so far of two versions of a case. */
typedef struct
{
  CbContents *mine;
  CbContents *theirs;
  CbContents *result;
  CbMergeLost *lost;  /* NULL if nobody asks */
  gboolean is_mine;   /* whether it says nothing that mine does not say */
  gboolean is_theirs; /* whether it says nothing that theirs does not say */
  gboolean disputed;
  gboolean is_doubtful;  /* whether each side may have entries that do not fit the other's table */
  gboolean is_senseless; /* whether it has some, or the tables do not fit each other */
} CbMerging;

int _cb_merge_compare_revs (gint64 mine, gint64 theirs);
gboolean _cb_merge_choose (CbMerging *self, int order);
void _cb_merge_join_logs (CbMerging *self);
