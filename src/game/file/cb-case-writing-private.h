/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"
#include "cb-file.h"

/**
 * CbCasePlace:
 * @folder: where a new file is to be
 * @reserved: (nullable): a folder with files whose names are taken, too
 * @stem: what its name begins with; a number follows if there is such a file
 * @numbers_title: whether the number is added to the title, too
 *
 * Where a case gets a file of its own.
 */
typedef struct
{
  GFile *folder;
  GFile *reserved;
  char *stem;
  gboolean numbers_title;
} CbCasePlace;

CbCasePlace *cb_case_place_new (GFile *folder, GFile *reserved, const char *stem);
CbCasePlace *cb_case_place_ref (CbCasePlace *self);
void cb_case_place_unref (CbCasePlace *self);

/**
 * CbCaseWriting:
 * @contents: what is to be written; afterwards, what was
 * @bytes: (nullable): the file word by word; else it is made of @contents
 * @file: where; NULL for a new one at @place, which is known afterwards
 * @place: (nullable): for a new file
 * @stamp: what was last seen there; afterwards, what is there now
 * @lock: (nullable): not owned; held for @file
 * @is_move: whether the case is to be somewhere else than it was
 * @is_there: whether @contents are in @file now, even if the disk reported a failure
 *
 * One time that a case is written: all that takes, so that any thread can do it.
 */
typedef struct
{
  CbContents *contents;
  GBytes *bytes;
  GFile *file;
  CbCasePlace *place;
  CbFileStamp stamp;
  CbFileLock *lock;
  gboolean is_move;
  gboolean is_there;
} CbCaseWriting;

CbCaseWriting *cb_case_writing_new (CbContents *contents);
void cb_case_writing_free (CbCaseWriting *self);
gboolean cb_case_writing_run (CbCaseWriting *self, GCancellable *cancellable, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbCaseWriting, cb_case_writing_free)
