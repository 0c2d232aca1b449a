/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"

/**
 * CbMergeLog:
 * @entries: (element-type CbEntry): a log
 * @records: (array): for each entry, all that its file says, as a number that only equal ones share
 * @events: (array): the same but for the time it was recorded
 * @times: (array): when that was
 * @texts: (array): what the file says of each
 *
 * A log whose entries can be compared with those of others.
 */
typedef struct
{
  GPtrArray *entries;
  guint *records;
  guint *events;
  gint64 *times;
  const char **texts;
} CbMergeLog;

/* @names: numbers for what entries say; shared by the logs that are compared */
CbMergeLog *cb_merge_log_new (GHashTable *names, const CbContents *contents);
GHashTable *cb_merge_log_new_names (void);
void cb_merge_log_free (CbMergeLog *self);
guint cb_merge_log_count_common (const CbMergeLog *a, const CbMergeLog *b);

GPtrArray *cb_merge_logs (const CbMergeLog *base, const CbMergeLog *mine, const CbMergeLog *theirs);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbMergeLog, cb_merge_log_free)
