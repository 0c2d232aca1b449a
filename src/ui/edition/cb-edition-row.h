/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition-item.h"

#define CB_TYPE_EDITION_ROW (cb_edition_row_get_type ())

/**
 * CbEditionRow:
 *
 * An edition that can be chosen. Actions: row.choose; of one's own row.edit, row.duplicate,
 * row.export, row.delete and row.menu.
 *
 * Property: item (CbEditionItem, construct-only).
 */
G_DECLARE_FINAL_TYPE (CbEditionRow, cb_edition_row, CB, EDITION_ROW, AdwActionRow)

GtkWidget *cb_edition_row_new (CbEditionItem *item);
CbEditionItem *cb_edition_row_get_item (CbEditionRow *self);

char *cb_edition_row_describe_players (CbEdition *edition);
