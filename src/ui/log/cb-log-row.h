/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-case.h"

#define CB_TYPE_LOG_ROW (cb_log_row_get_type ())

/**
 * CbLogRow:
 *
 * One entry of the log in words, with what it settled. Properties, construct only: case (CbCase),
 * item (CbLogItem).
 *
 * Actions: log.move-up, log.move-down and log.set-aside change the case; log.edit,
 * log.insert-before and log.delete ask the page around to, by its actions case.edit-entry,
 * case.insert-before and case.delete-entry with the position, and log.show-sheet to look back, by
 * case.timeline-at; log.menu opens the row's menu.
 */
G_DECLARE_FINAL_TYPE (CbLogRow, cb_log_row, CB, LOG_ROW, GtkListBoxRow)

GtkWidget *cb_log_row_new (CbCase *case_, CbLogItem *item);
void cb_log_row_set_at (CbLogRow *self, int at);
void cb_log_row_set_edited (CbLogRow *self, gboolean edited);
CbLogItem *cb_log_row_get_item (CbLogRow *self);
