/* cb-swatch.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_SWATCH (cb_swatch_get_type ())

/* A dot in a card's colour, or an empty ring; decoration beside a name. */
G_DECLARE_FINAL_TYPE (CbSwatch, cb_swatch, CB, SWATCH, GtkWidget)

GtkWidget *cb_swatch_new (const char *colour);

void cb_swatch_set_colour (CbSwatch *self, const char *colour);

G_END_DECLS
