/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_LARGE_FACE (cb_large_face_get_type ())

/**
 * CbLargeFace:
 *
 * What is on a large button: an icon, what it does, and a line about it.
 *
 * Properties: icon-name, title, words (strings); brief (boolean: without the line).
 */
G_DECLARE_FINAL_TYPE (CbLargeFace, cb_large_face, CB, LARGE_FACE, GtkBox)
