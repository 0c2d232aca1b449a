/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"
#include "cb-file.h"

#define CB_SHELF_PROGRESS_NOT_YET  -1 /* not worked out */
#define CB_SHELF_PROGRESS_TOO_HARD -2 /* given up because it took too long */

/**
 * CbShelfProgress:
 * @n_known: how many categories of the envelope are known; or one of the two values above
 * @found: the cards that are known to be in the envelope
 * @percent: how far the case is, 0…100; −1 if that cannot be said
 *
 * What is computed about a case for the list.
 */
typedef struct
{
  int n_known;
  CbCardSet found;
  int percent;
} CbShelfProgress;

/* Progress that is not known; @why: one of the two values above */
#define CB_SHELF_PROGRESS_NONE(why) ((CbShelfProgress) { (why), 0, -1 })

#define CB_TYPE_SHELF_SUMMARY (cb_shelf_summary_get_type ())

/**
 * CbShelfSummary:
 * @title: the title of the case, or the name of a file that cannot be read
 * @edition: the name of the edition
 * @setup: (nullable): the edition and the players; NULL if the file cannot be read
 * @players: the names of the players in one line
 * @assist: how much help the case gives
 * @n_entries: the number of entries in its log
 * @n_categories: how many categories have cards in the envelope; 0 if no progress is to be computed
 * @progress: how far the case is, if that was computed, see cb_shelf_want_progress()
 * @closed: whether everybody knows the envelope
 * @practice: the number of a practice case; 0 for a real game
 * @solver: the seat whose accusation was right, or %CB_NOBODY
 * @error: (nullable): why the file cannot be read
 * @stamp: the stamp of the file
 *
 * What the list of cases says of one case.
 */
typedef struct
{
  char *title;
  char *edition;
  CbSetup *setup;
  char *players;
  CbAssist assist;
  guint n_entries;
  guint n_categories;
  CbShelfProgress progress;
  gboolean closed;
  guint practice;
  int solver;
  char *error;
  CbFileStamp stamp;
} CbShelfSummary;

GType cb_shelf_summary_get_type (void);
CbShelfSummary *cb_shelf_summary_new (const CbContents *contents, const CbFileStamp *stamp);
CbShelfSummary *cb_shelf_summary_new_silent (GFile *file);
CbShelfSummary *cb_shelf_summary_read (GFile *file, GCancellable *cancellable);
CbShelfSummary *cb_shelf_summary_ref (CbShelfSummary *self);
void cb_shelf_summary_unref (CbShelfSummary *self);

CbShelfProgress cb_shelf_summary_work_out (GFile *file, const CbFileStamp *stamp, CbEffort *effort);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbShelfSummary, cb_shelf_summary_unref)
