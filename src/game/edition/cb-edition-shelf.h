/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition-item.h"
#include "cb-folder-list.h"

#define CB_TYPE_EDITION_SHELF (cb_edition_shelf_get_type ())

/**
 * CbEditionShelf:
 *
 * The user's own editions: a list of #CbEditionItem by name. Their files are called ID.edition.
 */
G_DECLARE_FINAL_TYPE (CbEditionShelf, cb_edition_shelf, CB, EDITION_SHELF, CbFolderList)

/* @folder: NULL for the user's own, $XDG_DATA_HOME/casebook/editions, made when first needed. */
CbEditionShelf *cb_edition_shelf_new (GFile *folder);
CbEditionItem *cb_edition_shelf_find (CbEditionShelf *self, const char *id);
char *cb_edition_shelf_make_id (CbEditionShelf *self, const char *name);

/* Each of these ends with cb_folder_list_write_finish(). */
void cb_edition_shelf_put_async (CbEditionShelf *self,
                                 CbEdition *edition,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
void cb_edition_shelf_import_async (CbEditionShelf *self,
                                    GFile *file,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
void cb_edition_shelf_duplicate_async (CbEditionShelf *self,
                                       CbEditionItem *item,
                                       const char *name,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);
gboolean cb_edition_shelf_is_new (GAsyncResult *import);
