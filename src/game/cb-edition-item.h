/* cb-edition-item.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-edition.h"

G_BEGIN_DECLS

#define CB_TYPE_EDITION_ITEM (cb_edition_item_get_type ())

/**
 * CbEditionItem:
 *
 * An edition in a list of those that one can choose.
 *
 * Properties: edition (CbEdition), name (string).
 */
G_DECLARE_FINAL_TYPE (CbEditionItem, cb_edition_item, CB, EDITION_ITEM, GObject)

CbEditionItem *cb_edition_item_new (CbEdition *edition);
CbEdition *cb_edition_item_get_edition (CbEditionItem *self);
const char *cb_edition_item_get_name (CbEditionItem *self);
gboolean cb_edition_item_matches (CbEditionItem *self, const char *search);

G_END_DECLS
