/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-edition.h"

#define CB_TYPE_EDITION_COVER (cb_edition_cover_get_type ())

/**
 * CbEditionCover:
 *
 * The box of an edition as one looks for it on a shelf: a cover of its colour with a spine and,
 * where there is room, its suspects as pawns. Presentation only, as the name stands beside it.
 */
G_DECLARE_FINAL_TYPE (CbEditionCover, cb_edition_cover, CB, EDITION_COVER, GtkWidget)

GtkWidget *cb_edition_cover_new (CbEdition *edition, int width, int height);
