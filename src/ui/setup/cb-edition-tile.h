/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-edition-item.h"

#define CB_TYPE_EDITION_TILE (cb_edition_tile_get_type ())

/**
 * CbEditionTile:
 *
 * An edition that many have at home, with its cover, in a flow box.
 */
G_DECLARE_FINAL_TYPE (CbEditionTile, cb_edition_tile, CB, EDITION_TILE, GtkFlowBoxChild)

GtkWidget *cb_edition_tile_new (CbEditionItem *item, gboolean is_last);
CbEditionItem *cb_edition_tile_get_item (CbEditionTile *self);
