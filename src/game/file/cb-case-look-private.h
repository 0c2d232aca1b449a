/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"
#include "cb-elsewhere.h"
#include "cb-file.h"
#include "cb-merge.h"

/**
 * CbCaseLook:
 * @file: where the case is kept
 * @mine: what the case says
 * @watches: whether to begin to watch the file, too
 * @joins_copies: whether to look for conflict copies, too
 * @known: what was last seen there
 * @stamp: what is there now, as far as that could be read
 * @verdict: what is there
 * @theirs: (nullable): what it says; NULL if nothing new, or not sound; @mine if it is the same
 * @merged: (nullable): that and @mine, where both are of the same case; @theirs or @mine if it says
 *   all
 * @lost: what is not in @merged, although both sides meant it
 * @copies: (nullable) (element-type GFile): conflict copies beside it, which are in @merged, too
 * @problem: (nullable): in words, where it is not sound
 * @monitor: (nullable): watches the file; events come in the main loop
 *
 * One look into the file of a case, by any thread.
 */
typedef struct
{
  GFile *file;
  CbContents *mine;
  gboolean watches;
  gboolean joins_copies;
  CbFileStamp known;
  CbFileStamp stamp;

  CbElsewhere verdict;
  CbContents *theirs;
  CbContents *merged;
  CbMergeLost *lost;
  GPtrArray *copies;
  char *problem;
  GFileMonitor *monitor;
} CbCaseLook;

CbCaseLook *cb_case_look_new (GFile *file, CbContents *mine, const CbFileStamp *stamp);
CbCaseLook *cb_case_look_ref (CbCaseLook *self);
void cb_case_look_unref (CbCaseLook *self);
void cb_case_look_run (CbCaseLook *self, GCancellable *cancellable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbCaseLook, cb_case_look_unref)
