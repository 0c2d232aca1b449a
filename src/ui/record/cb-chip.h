/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_CHIP (cb_chip_get_type ())

/**
 * CbChip:
 *
 * A name to choose, with a mark before it. A chosen chip has a check mark in its corner: it takes
 * no extra room, and is seen without colours.
 *
 * Accessibility: a toggle button.
 */
G_DECLARE_FINAL_TYPE (CbChip, cb_chip, CB, CHIP, GtkToggleButton)

GtkWidget *cb_chip_new (const char *name, GtkWidget *mark);
