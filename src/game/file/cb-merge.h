/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"

/**
 * CbMergeResult:
 * @CB_MERGE_JOINED: both can be had
 * @CB_MERGE_CONFLICT: the same thing was changed on both sides, or something is missing there
 * @CB_MERGE_OTHER: theirs is another case, or one of a newer version: nothing to merge
 */
typedef enum
{
  CB_MERGE_JOINED,
  CB_MERGE_CONFLICT,
  CB_MERGE_OTHER,
} CbMergeResult;

CbMergeResult cb_merge (const CbContents *base,
                        CbContents *mine,
                        CbContents *theirs,
                        CbContents **merged,
                        guint *n_added);
char *cb_merge_describe (const CbContents *mine, const CbContents *theirs);
gboolean cb_contents_equal (const CbContents *a, const CbContents *b);
