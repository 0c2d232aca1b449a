/* cb-shelf-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-shelf.h"

G_BEGIN_DECLS

#define CB_SHELF_SUFFIX CB_CASE_SUFFIX

struct _CbShelf
{
  GObject parent_instance;

  GFile *folder;
  GFile *removed;
  GFileMonitor *monitor;
  GPtrArray *items;
  GError *error;
  GHashTable *given; /* of GFile: places given to cases that could not be written yet */
};

void cb_shelf_drop (CbShelf *self, CbShelfItem *item);

CbShelfItem *cb_shelf_item_new (GFile *file);
void cb_shelf_item_read (CbShelfItem *self);
const char *const *cb_shelf_item_get_names (CbShelfItem *self);

G_END_DECLS
