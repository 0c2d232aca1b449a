/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"
#include "cb-file.h"

/**
 * CbCasePlace:
 * @folder: where a new file is to be
 * @reserved: (nullable): another folder, whose file names count as taken, too
 * @stem: what the name of the file begins with; if that is taken, a number follows
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
 * @contents: what is to be written; after the run, what was written
 * @bytes: (nullable): the exact bytes to write; NULL to make them of @contents
 * @file: where to write; NULL for a new file at @place, after the run that file
 * @place: (nullable): where to make a new file
 * @stamp: the state of @file as last seen; after the run, as it is now
 * @lock: (nullable): not owned; held for @file
 * @is_move: whether this moves the case to another place
 * @is_there: whether @contents are in @file now, even if the disk reported a failure
 *
 * One writing of a case, with all that it needs, so that any thread can do it.
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
