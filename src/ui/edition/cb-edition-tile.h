/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition-item.h"

#define CB_TYPE_EDITION_TILE (cb_edition_tile_get_type ())

/**
 * CbEditionTile:
 *
 * An edition that can be chosen, in a flow box: its cover and its name. Actions: row.choose; for
 * the user’s own editions row.edit, row.duplicate, row.export, row.delete and row.menu.
 *
 * Properties, construct-only: item (CbEditionItem), large (boolean: the cover is above, with its
 * suspects, and not beside the name), last (boolean: the tile says that it was chosen last time).
 */
G_DECLARE_FINAL_TYPE (CbEditionTile, cb_edition_tile, CB, EDITION_TILE, GtkFlowBoxChild)

GtkWidget *cb_edition_tile_new (CbEditionItem *item, gboolean large, gboolean last);
CbEditionItem *cb_edition_tile_get_item (CbEditionTile *self);
