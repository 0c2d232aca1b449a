/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"

/**
 * CbMergeResult:
 * @CB_MERGE_SAME: both say the same
 * @CB_MERGE_JOINED: all of both could be joined
 * @CB_MERGE_DISPUTED: they could be joined, but each side changed hands or players without knowing
 *   of the other's change, or what one side changed does not fit what the other recorded
 * @CB_MERGE_OTHER: theirs is another case, or of a newer version of the format; not merged
 */
typedef enum
{
  CB_MERGE_SAME,
  CB_MERGE_JOINED,
  CB_MERGE_DISPUTED,
  CB_MERGE_OTHER,
} CbMergeResult;

/**
 * CbMergeLost:
 * @entries: (element-type CbEntry): for entries that each side corrected without knowing of the
 *   other, the versions that lost
 * @has_rules: whether the same happened to the house rules
 * @rules: the house rules that lost, bit by index
 *
 * The changes by one side that merging leaves out. Reference counted.
 */
typedef struct
{
  GPtrArray *entries;
  gboolean has_rules;
  guint32 rules;
} CbMergeLost;

CbMergeLost *cb_merge_lost_new (void);
CbMergeLost *cb_merge_lost_ref (CbMergeLost *self);
void cb_merge_lost_unref (CbMergeLost *self);

CbMergeResult
cb_merge (CbContents *mine, CbContents *theirs, CbContents **merged, CbMergeLost *lost);
CbContents *cb_merge_settle (CbContents *mine, CbContents *theirs, gboolean keep_mine);
CbContents *cb_merge_put_lost (const CbContents *before, const CbMergeLost *lost);
char *cb_merge_tell (const CbContents *before,
                     const CbContents *after,
                     const CbMergeLost *lost,
                     guint *position);
char *cb_merge_describe (const CbContents *mine, const CbContents *theirs);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbMergeLost, cb_merge_lost_unref)
