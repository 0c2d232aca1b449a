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
 * An edition in a list of those that one can choose: one that is built in, or one of the user's
 * own, in a file.
 *
 * Properties, all with notify: edition (CbEdition; NULL if the file cannot be read), name (string:
 * that of the edition, or of the file), error (string: why the file cannot be read, or NULL).
 */
G_DECLARE_FINAL_TYPE (CbEditionItem, cb_edition_item, CB, EDITION_ITEM, GObject)

CbEditionItem *cb_edition_item_new (CbEdition *edition);
CbEditionItem *cb_edition_item_new_for_file (GFile *file);
void cb_edition_item_read (CbEditionItem *self);

CbEdition *cb_edition_item_get_edition (CbEditionItem *self);
GFile *cb_edition_item_get_file (CbEditionItem *self);
const char *cb_edition_item_get_name (CbEditionItem *self);
const char *cb_edition_item_get_error (CbEditionItem *self);
gboolean cb_edition_item_matches (CbEditionItem *self, const char *search);

G_END_DECLS
