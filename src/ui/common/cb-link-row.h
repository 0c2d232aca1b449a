/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_LINK_ROW (cb_link_row_get_type ())

/**
 * CbLinkRow:
 *
 * A row that leads somewhere, as its arrow at the end says, as long as it can be activated. Its
 * texts are no markup.
 *
 * Action: row.open, for those who cannot tap it.
 */
G_DECLARE_FINAL_TYPE (CbLinkRow, cb_link_row, CB, LINK_ROW, AdwActionRow)

GtkWidget *cb_link_row_new (const char *title);
void cb_link_row_add_suffix (CbLinkRow *self, GtkWidget *widget);
