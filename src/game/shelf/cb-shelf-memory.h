/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-card-set.h"
#include "cb-file.h"

#define CB_SHELF_MEMORY_UNKNOWN  -1 /* not worked out */
#define CB_SHELF_MEMORY_TOO_HARD -2 /* worked at without coming to an end */

/**
 * CbShelfProgress:
 * @n_known: of how many categories the envelope is known; else one of the two above
 * @found: the cards that are known to be in the envelope
 * @percent: how far the case is, 0…100; −1 where that cannot be said
 *
 * What is worked out of a case for the list.
 */
typedef struct
{
  int n_known;
  CbCardSet found;
  int percent;
} CbShelfProgress;

#define CB_SHELF_PROGRESS_UNKNOWN  ((CbShelfProgress) { CB_SHELF_MEMORY_UNKNOWN, 0, -1 })
#define CB_SHELF_PROGRESS_TOO_HARD ((CbShelfProgress) { CB_SHELF_MEMORY_TOO_HARD, 0, -1 })

#define CB_TYPE_SHELF_MEMORY (cb_shelf_memory_get_type ())

/**
 * CbShelfMemory:
 *
 * How much is known, of case files by what is in them: so that no file is worked
 * at twice. It can be asked from any thread.
 */
G_DECLARE_FINAL_TYPE (CbShelfMemory, cb_shelf_memory, CB, SHELF_MEMORY, GObject)

CbShelfMemory *cb_shelf_memory_new (GFile *file);
CbShelfProgress cb_shelf_memory_find (CbShelfMemory *self, const CbFileStamp *stamp);
void cb_shelf_memory_keep (CbShelfMemory *self,
                           const CbFileStamp *stamp,
                           const CbShelfProgress *progress);
void cb_shelf_memory_save (CbShelfMemory *self);
