/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-folder-list.h"
#include "cb-shelf-summary.h"

#define CB_TYPE_SHELF_ITEM (cb_shelf_item_get_type ())
G_DECLARE_FINAL_TYPE (CbShelfItem, cb_shelf_item, CB, SHELF_ITEM, CbFolderItem)

/* A case file in the user's folder. Properties, both with notify: summary (CbShelfSummary: what the
 * list says of the case), closed (boolean: whether everybody knows the envelope). */
const CbShelfSummary *cb_shelf_item_get_summary (CbShelfItem *self);
gboolean cb_shelf_item_is_of_evening (CbShelfItem *self);

#define CB_TYPE_SHELF (cb_shelf_get_type ())

/**
 * CbShelf:
 *
 * The user's cases: a list of #CbShelfItem, newest first. The progress of a case is computed only
 * while it is on the screen.
 */
G_DECLARE_FINAL_TYPE (CbShelf, cb_shelf, CB, SHELF, CbFolderList)

/* @folder: NULL for the user's own, $XDG_DATA_HOME/casebook/cases, made when first needed. */
CbShelf *cb_shelf_new (GFile *folder);
/* Says whether @item is on the screen: only then is its progress computed. */
void cb_shelf_want_progress (CbShelf *self, CbShelfItem *item, gboolean wanted);

/* Each of these ends with cb_folder_list_write_finish(). */
void
cb_shelf_add_async (CbShelf *self, CbCase *case_, GAsyncReadyCallback callback, gpointer user_data);
void cb_shelf_rename_async (CbShelf *self,
                            CbShelfItem *item,
                            const char *title,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
void cb_shelf_duplicate_async (CbShelf *self,
                               CbShelfItem *item,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
void cb_shelf_import_async (CbShelf *self,
                            GFile *file,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
/* Lists @case_ as it is now, if its file is on the shelf. */
void cb_shelf_update (CbShelf *self, CbCase *case_);
/* (transfer full): the titles of the cases that were changed within the last six hours. */
GStrv cb_shelf_get_titles_of_evening (CbShelf *self);
/* (transfer full): the names of players in earlier cases, most recent first, for completion. */
GStrv cb_shelf_get_player_names (CbShelf *self);
/* (transfer full): that the folder of the cases could not be opened, and what to do. */
char *cb_shelf_describe_failure (GFile *folder);
