/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-folder-list.h"
#include "cb-sealed-deal.h"

#define CB_TYPE_TABLE_ITEM (cb_table_item_get_type ())

/* One table that Casebook dealt for. If its file cannot be read it has no deal but an error, a
 * sentence. Property: running (boolean, read only, without notify): whether its game goes on. */
G_DECLARE_FINAL_TYPE (CbTableItem, cb_table_item, CB, TABLE_ITEM, CbFolderItem)

CbSealedDeal *cb_table_item_get_deal (CbTableItem *self);
const char *cb_table_item_get_error (CbTableItem *self);

#define CB_TYPE_TABLES (cb_tables_get_type ())

/* The tables of this user, newest first: a list of #CbTableItem. */
G_DECLARE_FINAL_TYPE (CbTables, cb_tables, CB, TABLES, CbFolderList)

CbTables *cb_tables_new (void);
/* Ends with cb_folder_list_write_finish(). */
void cb_tables_add_async (CbTables *self,
                          CbSealedDeal *deal,
                          GAsyncReadyCallback callback,
                          gpointer user_data);
