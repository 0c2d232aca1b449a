/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"

/**
 * CbMergeResult:
 * @CB_MERGE_SAME: both say the same
 * @CB_MERGE_JOINED: all is there
 * @CB_MERGE_DISPUTED: all is there, but each side gave other hands or players, without knowing of
 *   the other, or what one side gave does not fit what the other recorded
 * @CB_MERGE_OTHER: theirs is another case, or one of a newer version: nothing to merge
 */
typedef enum
{
  CB_MERGE_SAME,
  CB_MERGE_JOINED,
  CB_MERGE_DISPUTED,
  CB_MERGE_OTHER,
} CbMergeResult;

CbMergeResult cb_merge (CbContents *mine, CbContents *theirs, CbContents **merged);
CbContents *cb_merge_settle (CbContents *mine, CbContents *theirs, gboolean keep_mine);
char *cb_merge_tell (const CbContents *before, const CbContents *after, guint *position);
char *cb_merge_describe (const CbContents *mine, const CbContents *theirs);
