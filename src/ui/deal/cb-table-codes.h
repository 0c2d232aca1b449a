/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_TABLE_CODES (cb_table_codes_get_type ())

/**
 * CbTableCodes:
 *
 * The codes of what happened at a table, for one player’s notebook on another device: some together
 * as a picture, and each to be typed. The newest come first.
 *
 * Actions: codes.earlier, codes.later.
 */
G_DECLARE_FINAL_TYPE (CbTableCodes, cb_table_codes, CB, TABLE_CODES, GtkBox)

/* @codes: (nullable): all codes so far; NULL takes everything away */
void cb_table_codes_show (CbTableCodes *self, const char *const *codes);
