/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_PIPS (cb_pips_get_type ())

/**
 * CbPips:
 *
 * Cards of a deck of which the last is deadly, one beside the other: filled are those that were
 * drawn, and the last has an edge of its own. Where there are very many, each stands for several.
 * Hidden where nothing is counted. For assistive technology an image: “3 of 8 drawn”.
 */
G_DECLARE_FINAL_TYPE (CbPips, cb_pips, CB, PIPS, GtkWidget)

void cb_pips_set (CbPips *self, const char *icon, guint n_drawn, guint n);
