/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-shelf.h"

struct _CbShelf
{
  CbFolderList parent_instance;

  GPtrArray *wanted; /* of CbShelfItem: items on the screen, whose progress is wanted */
  CbShelfItem *item; /* the item whose progress is being computed; NULL for none */
  GCancellable *cancellable;
};

CbShelfItem *cb_shelf_show_case (CbShelf *self, CbCase *case_);
void cb_shelf_work (CbFolderList *list);

void cb_shelf_item_set_progress (CbShelfItem *self, const CbShelfProgress *progress);
