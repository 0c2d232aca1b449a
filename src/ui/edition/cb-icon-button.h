/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_ICON_BUTTON (cb_icon_button_get_type ())

/**
 * CbIconButton:
 *
 * Chooses the picture of a card or of a category, and the colour where one is asked for.
 * Properties, all with notify: icon (as in cb-icons.h, or %NULL if none is chosen), usual
 * (the picture that is shown then), colour ("#rrggbb", or %NULL), coloured (boolean: colours are
 * offered).
 */
G_DECLARE_FINAL_TYPE (CbIconButton, cb_icon_button, CB, ICON_BUTTON, AdwBin)

GtkWidget *cb_icon_button_new (const char *label, const char *icon, const char *usual);
const char *cb_icon_button_get_icon (CbIconButton *self);
const char *cb_icon_button_get_colour (CbIconButton *self);
void cb_icon_button_take_file (CbIconButton *self, GFile *file);
