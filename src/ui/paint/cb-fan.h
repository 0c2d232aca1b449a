/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-edition.h"

#define CB_TYPE_FAN (cb_fan_get_type ())

/**
 * CbFan:
 *
 * A hand of cards as somebody holds it: backs, and upon them the faces of the cards that are known.
 * It is a picture of what is said in words beside it: presentation for assistive technology.
 */
G_DECLARE_FINAL_TYPE (CbFan, cb_fan, CB, FAN, GtkWidget)

GtkWidget *cb_fan_new (void);

void cb_fan_show (CbFan *self, CbEdition *edition, guint n, CbCardSet known);
void cb_fan_set_width (CbFan *self, int width);
