/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-folder-item.h"

/* Reads a file, in another thread, however long its medium takes. Returns: (transfer full): the
 * content, or what is wrong with it */
typedef gpointer (*CbFolderRead) (GFile *file, GCancellable *cancellable);

/**
 * CbFolderKind:
 * @suffix: what the names of the files end with, from the dot on
 * @renames: whether a file may get another name and stay the same thing
 * @get_item_type: the type of the items of the list
 * @compare: which of two items comes first in the list
 * @read: reads one file, in another thread; its result also says what is wrong with the file
 * @free_what: frees what @read returned
 * @sweep: (nullable): called in another thread before the folder is listed, to delete useless files
 *
 * What is read in a folder, and how it is listed.
 */
typedef struct
{
  const char *suffix;
  gboolean renames;
  GType (*get_item_type) (void);
  int (*compare) (gpointer a, gpointer b);
  CbFolderRead read;
  GDestroyNotify free_what;
  void (*sweep) (GFile *folder);
} CbFolderKind;

#define CB_TYPE_FOLDER_LIST (cb_folder_list_get_type ())

/**
 * CbFolderList:
 *
 * The files of one kind in a folder: a list model of #CbFolderItem that follows the folder, whoever
 * changes it. It is read and changed in other threads, so that nobody waits for the medium.
 *
 * Properties, both with notify: loading (boolean: until all that was there at the start is read),
 * n-items (uint).
 */
G_DECLARE_DERIVABLE_TYPE (CbFolderList, cb_folder_list, CB, FOLDER_LIST, GObject)

/**
 * CbFolderListClass:
 * @shown: (nullable): called after an item was listed or has changed
 */
struct _CbFolderListClass
{
  GObjectClass parent_class;

  void (*shown) (CbFolderList *self);
};

/* Changes something in the folder, in another thread. Returns: (transfer full) (nullable): the file
 * whose item is then to be listed or dropped */
typedef GFile *(*CbFolderWrite) (gpointer data, GCancellable *cancellable, GError **error);

gpointer cb_folder_list_new (GType type, GFile *folder, const CbFolderKind *kind);
GFile *cb_folder_list_get_folder (CbFolderList *self);
const GError *cb_folder_list_get_error (CbFolderList *self);
gboolean cb_folder_list_get_busy (CbFolderList *self);
gboolean cb_folder_list_get_loading (CbFolderList *self);

gpointer cb_folder_list_peek (CbFolderList *self, guint position);
gpointer cb_folder_list_find (CbFolderList *self, GFile *file);
gboolean cb_folder_list_has_name (CbFolderList *self, const char *name);
void cb_folder_list_refresh (CbFolderList *self, GFile *file);
gpointer cb_folder_list_show (CbFolderList *self, GFile *file, gpointer what, GDateTime *modified);

void cb_folder_list_write_async (CbFolderList *self,
                                 CbFolderWrite write,
                                 gpointer data,
                                 GDestroyNotify free_data,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
gpointer cb_folder_list_write_finish (CbFolderList *self, GAsyncResult *result, GError **error);

void cb_folder_list_remove_async (CbFolderList *self,
                                  gpointer item,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
void cb_folder_list_put_back_async (CbFolderList *self,
                                    gpointer item,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
void cb_folder_list_purge (CbFolderList *self, gpointer item);
