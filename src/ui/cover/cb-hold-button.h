/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_HOLD_BUTTON (cb_hold_button_get_type ())

/**
 * CbHoldButton:
 *
 * A button that must be held for a moment, by pointer, finger, Enter or Space; released earlier it
 * does nothing. A key that was held long enough does nothing else in the window until it is
 * released. Assistive technology does hold.finish instead.
 *
 * Properties: label (string); suffix (GtkWidget or NULL, construct only: what stands behind the
 * label); action (string or NULL, construct only): what is done when it was held long enough. Where
 * there is none, the signal "held" says that it was.
 *
 * Signal "released" (double x, double y): the finger or pointer that held it long enough was
 * lifted, on the button or beside it.
 */
G_DECLARE_FINAL_TYPE (CbHoldButton, cb_hold_button, CB, HOLD_BUTTON, GtkWidget)

gboolean cb_hold_button_get_down (CbHoldButton *self);
