/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#define CB_TYPE_FOLDER_ITEM (cb_folder_item_get_type ())

/**
 * CbFolderItem:
 *
 * One file in a #CbFolderList. Properties, both with notify: file (GFile), modified (GDateTime:
 * when it was changed last, in local time).
 */
G_DECLARE_DERIVABLE_TYPE (CbFolderItem, cb_folder_item, CB, FOLDER_ITEM, GObject)

/**
 * CbFolderItemClass:
 * @show: lets the item show @what (transfer full), as read from its file; NULL while that does not
 *   respond. Returns whether filters may now decide differently on the item
 */
struct _CbFolderItemClass
{
  GObjectClass parent_class;

  gboolean (*show) (CbFolderItem *self, gpointer what);
};

const char *cb_folder_item_describe_silence (void);

CbFolderItem *cb_folder_item_new (GType type, GFile *file, gpointer what, GDateTime *modified);
gboolean cb_folder_item_show (CbFolderItem *self, gpointer what, GDateTime *modified);
GFile *cb_folder_item_get_file (CbFolderItem *self);
GDateTime *cb_folder_item_get_modified (CbFolderItem *self);
