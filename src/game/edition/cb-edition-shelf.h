/* cb-edition-shelf.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-edition-item.h"

G_BEGIN_DECLS

#define CB_TYPE_EDITION_SHELF (cb_edition_shelf_get_type ())

/**
 * CbEditionShelf:
 *
 * The user's own editions: a list model of #CbEditionItem over the folder of their files, which
 * are called ID.edition, by name. It follows the folder, whoever changes it.
 */
G_DECLARE_FINAL_TYPE (CbEditionShelf, cb_edition_shelf, CB, EDITION_SHELF, GObject)

/* @folder NULL: the user's own, $XDG_DATA_HOME/casebook/editions; made when first written to. */
CbEditionShelf *cb_edition_shelf_new (GFile *folder);
GFile *cb_edition_shelf_get_folder (CbEditionShelf *self);
CbEditionItem *cb_edition_shelf_find (CbEditionShelf *self, const char *id);
CbEditionItem *cb_edition_shelf_find_file (CbEditionShelf *self, GFile *file);
char *cb_edition_shelf_make_id (CbEditionShelf *self, const char *name);

CbEditionItem *cb_edition_shelf_put (CbEditionShelf *self, CbEdition *edition, GError **error);
CbEditionItem *cb_edition_shelf_import (CbEditionShelf *self, GFile *file, GError **error);
CbEditionItem *cb_edition_shelf_duplicate (CbEditionShelf *self,
                                           CbEditionItem *item,
                                           const char *name,
                                           GError **error);
/* Takes the edition off the shelf; it can be put back until it is purged. */
gboolean cb_edition_shelf_remove (CbEditionShelf *self, CbEditionItem *item, GError **error);
gboolean cb_edition_shelf_put_back (CbEditionShelf *self, CbEditionItem *item, GError **error);
void cb_edition_shelf_purge (CbEditionShelf *self, CbEditionItem *item);

G_END_DECLS
