/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_LINK_ROW (cb_link_row_get_type ())

/**
 * CbLinkRow:
 *
 * A row that leads to another page, with an arrow at its end while it can be activated. Its texts
 * are not read as markup.
 *
 * Action: row.open, for assistive technology.
 */
G_DECLARE_FINAL_TYPE (CbLinkRow, cb_link_row, CB, LINK_ROW, AdwActionRow)

GtkWidget *cb_link_row_new (const char *title);
void cb_link_row_add_suffix (CbLinkRow *self, GtkWidget *widget);
