/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_EVEN_LAYOUT (cb_even_layout_get_type ())

/**
 * CbEvenLayout:
 *
 * Lays out children of one size in as few lines as there is room for, as many in each line as in
 * any other, or one less: six of which five would fit come as three and three. Lines are centred.
 */
G_DECLARE_FINAL_TYPE (CbEvenLayout, cb_even_layout, CB, EVEN_LAYOUT, GtkLayoutManager)

GtkLayoutManager *cb_even_layout_new (int spacing);
