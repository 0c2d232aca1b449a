/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_CHIP (cb_chip_get_type ())

/**
 * CbChip:
 *
 * A name to choose, with a mark before it. When it is chosen it has a check mark in its corner,
 * which needs no room and is seen without colour.
 *
 * Accessibility: a toggle button.
 */
G_DECLARE_FINAL_TYPE (CbChip, cb_chip, CB, CHIP, GtkToggleButton)

GtkWidget *cb_chip_new (const char *name, GtkWidget *mark);
