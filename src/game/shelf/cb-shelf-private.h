/* cb-shelf-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-folder-reader.h"
#include "cb-shelf-memory.h"
#include "cb-shelf-summary.h"
#include "cb-shelf.h"

G_BEGIN_DECLS

#define CB_SHELF_SUFFIX CB_CASE_SUFFIX

struct _CbShelf
{
  GObject parent_instance;

  GFile *folder;
  GFile *removed;
  CbFolderReader *reader;
  gboolean loaded; /* all that was there at the start */
  GPtrArray *items;
  GHashTable *by_file; /* of CbShelfItem, by its GFile */

  CbShelfMemory *memory;
  GPtrArray *wanted; /* of CbShelfItem: those whose progress is seen */
  CbShelfItem *item; /* whose progress is being worked out; NULL for none */
  GCancellable *cancellable;
};

void cb_shelf_drop (CbShelf *self, CbShelfItem *item);
void cb_shelf_put (CbShelf *self, CbShelfItem *item);
CbShelfItem *cb_shelf_show_case (CbShelf *self, CbCase *case_);
CbShelfItem *
cb_shelf_list (CbShelf *self, GFile *file, CbContents *contents, const CbFileStamp *stamp);
char *cb_shelf_make_stem (const char *title);
void cb_shelf_show (CbShelf *self, GFile *file, CbShelfSummary *summary, GDateTime *modified);
void cb_shelf_work (CbShelf *self);

CbShelfItem *cb_shelf_item_new (GFile *file, CbShelfSummary *summary, GDateTime *modified);
void cb_shelf_item_show (CbShelfItem *self, CbShelfSummary *summary, GDateTime *modified);
void cb_shelf_item_set_progress (CbShelfItem *self, const CbShelfProgress *progress);
const CbShelfSummary *cb_shelf_item_get_summary (CbShelfItem *self);
const char *const *cb_shelf_item_get_names (CbShelfItem *self);

G_END_DECLS
