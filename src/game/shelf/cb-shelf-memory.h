/* cb-shelf-memory.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-file.h"

G_BEGIN_DECLS

#define CB_SHELF_MEMORY_UNKNOWN  -1 /* not worked out */
#define CB_SHELF_MEMORY_TOO_HARD -2 /* worked at without coming to an end */

#define CB_TYPE_SHELF_MEMORY (cb_shelf_memory_get_type ())

/**
 * CbShelfMemory:
 *
 * How much of the envelope is known, of case files by what is in them: so that no file is worked
 * at twice. It can be asked from any thread.
 */
G_DECLARE_FINAL_TYPE (CbShelfMemory, cb_shelf_memory, CB, SHELF_MEMORY, GObject)

CbShelfMemory *cb_shelf_memory_new (GFile *file);
int cb_shelf_memory_find (CbShelfMemory *self, const CbFileStamp *stamp);
void cb_shelf_memory_keep (CbShelfMemory *self, const CbFileStamp *stamp, int n_known);
void cb_shelf_memory_save (CbShelfMemory *self);

G_END_DECLS
