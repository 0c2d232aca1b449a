/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-folder-list.h"

typedef struct
{
  GFile *folder;
  const CbFolderKind *kind;
  CbFolderReader *reader;
  gboolean loaded; /* whether everything that was there at the start has been read */
  GPtrArray *items;
  GHashTable *by_file; /* of CbFolderItem, by its GFile */
  GHashTable *removed; /* names of the files that can be put back */
} CbFolderListPrivate;

CbFolderListPrivate *cb_folder_list_get_private (gpointer self);
void cb_folder_list_drop (CbFolderList *self, CbFolderItem *item);
