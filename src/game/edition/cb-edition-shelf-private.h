/* cb-edition-shelf-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-edition-shelf.h"

G_BEGIN_DECLS

#define CB_EDITION_SHELF_SUFFIX ".edition"

struct _CbEditionShelf
{
  GObject parent_instance;

  GFile *folder;
  GFile *removed;
  GFileMonitor *monitor;
  GPtrArray *items;
};

/* From now on the folder is followed, which is there. */
void cb_edition_shelf_follow (CbEditionShelf *self);
/* The list says what has become of @file. */
void cb_edition_shelf_refresh (CbEditionShelf *self, GFile *file);
void cb_edition_shelf_drop (CbEditionShelf *self, CbEditionItem *item);

G_END_DECLS
