/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_WELCOME_PICTURE (cb_welcome_picture_get_type ())

/**
 * CbWelcomePicture:
 *
 * The icon of Casebook before three cards, a suspect, a weapon and a room. It shrinks where it is
 * narrow. Assistive technology ignores it.
 */
G_DECLARE_FINAL_TYPE (CbWelcomePicture, cb_welcome_picture, CB, WELCOME_PICTURE, GtkWidget)
