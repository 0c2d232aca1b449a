/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

#define CB_TYPE_LOG_ITEM (cb_log_item_get_type ())
G_DECLARE_FINAL_TYPE (CbLogItem, cb_log_item, CB, LOG_ITEM, GObject)

/* One line of the log. Keeps its identity while the entry in it is edited. Properties, all with
 * notify: entry (CbEntry), position (uint, from 0), in-conflict (boolean: whether it is one of the
 * entries that cannot all be true). */
CbEntry *cb_log_item_get_entry (CbLogItem *self);
guint cb_log_item_get_position (CbLogItem *self);
gboolean cb_log_item_get_in_conflict (CbLogItem *self);

#define CB_TYPE_LOG (cb_log_get_type ())
G_DECLARE_FINAL_TYPE (CbLog, cb_log, CB, LOG, GObject)

/* The list model of a case's entries, as #CbLogItem, oldest first. Only the case changes it. */
guint cb_log_get_n_entries (CbLog *self);
CbEntry *cb_log_get_entry (CbLog *self, guint position);
