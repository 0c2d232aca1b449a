/* cb-shelf-summary.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-contents.h"
#include "cb-file.h"
#include "cb-shelf-memory.h"

G_BEGIN_DECLS

/**
 * CbShelfSummary:
 * @title: of the case, or the name of a file that cannot be read
 * @edition: its name
 * @names: of the players; NULL if the file cannot be read
 * @players: the same in one line
 * @n_categories: of which the envelope holds something; 0 where nothing is to be worked out
 * @n_known: of these, how many are known; −1 while that was not worked out
 * @closed: whether everybody knows the envelope
 * @error: (nullable): why the file cannot be read
 * @stamp: of the file
 *
 * What the list of cases says of one.
 */
typedef struct
{
  char *title;
  char *edition;
  GStrv names;
  char *players;
  guint n_categories;
  int n_known;
  gboolean closed;
  char *error;
  CbFileStamp stamp;
} CbShelfSummary;

CbShelfSummary *cb_shelf_summary_new (const CbContents *contents, const CbFileStamp *stamp);
CbShelfSummary *cb_shelf_summary_new_silent (GFile *file);
CbShelfSummary *
cb_shelf_summary_read (GFile *file, CbShelfMemory *memory, GCancellable *cancellable);
void cb_shelf_summary_free (CbShelfSummary *self);

int cb_shelf_summary_count_known (GFile *file, const CbFileStamp *stamp, const gint *cancelled);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbShelfSummary, cb_shelf_summary_free)

G_END_DECLS
