/* cb-tables.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-sealed-deal.h"

G_BEGIN_DECLS

#define CB_TYPE_TABLE_ITEM (cb_table_item_get_type ())

/* One table that Casebook dealt for. @error of a file that cannot be read is a sentence; then there
 * is no deal. */
G_DECLARE_FINAL_TYPE (CbTableItem, cb_table_item, CB, TABLE_ITEM, GObject)

GFile *cb_table_item_get_file (CbTableItem *self);
CbSealedDeal *cb_table_item_get_deal (CbTableItem *self);
const char *cb_table_item_get_error (CbTableItem *self);

#define CB_TYPE_TABLES (cb_tables_get_type ())

/* The tables of this user, newest first: a list model of #CbTableItem. */
G_DECLARE_FINAL_TYPE (CbTables, cb_tables, CB, TABLES, GObject)

CbTables *cb_tables_new (void);
CbTableItem *cb_tables_find (CbTables *self, GFile *file);
gboolean cb_tables_add (CbTables *self, CbSealedDeal *deal, GError **error);
gboolean cb_tables_remove (CbTables *self, CbTableItem *item, GError **error);
gboolean cb_tables_put_back (CbTables *self, CbTableItem *item, GError **error);

G_END_DECLS
