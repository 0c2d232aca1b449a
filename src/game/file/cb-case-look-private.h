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
 * @known: the state of the file as last seen
 * @stamp: the state of the file now, as far as it could be read
 * @verdict: how the file differs from the known one
 * @theirs: (nullable): what the file says; NULL if it is unchanged or not sound; @mine if equal
 * @merged: (nullable): @theirs and @mine joined, if of the same case; either if it says all
 * @lost: what one side changed and @merged leaves out
 * @copies: (nullable) (element-type GFile): conflict copies, which @merged includes, too
 * @problem: (nullable): in words, why the file is not sound
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
