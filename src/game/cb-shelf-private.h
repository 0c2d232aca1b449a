/* cb-shelf-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-shelf.h"

G_BEGIN_DECLS

CbShelfItem *cb_shelf_item_new (GFile *file);
void cb_shelf_item_read (CbShelfItem *self);
const char *const *cb_shelf_item_get_names (CbShelfItem *self);

G_END_DECLS
