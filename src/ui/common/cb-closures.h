/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

void cb_closures_install (GtkWidgetClass *widget_class);

/* Functions that templates call by the part of their name after “cb_closure_”. The first argument
 * can be any object. */

gboolean cb_closure_is_set (GObject *object, const char *text);
gboolean cb_closure_is_not_set (GObject *object, const char *text);
gboolean cb_closure_is_not (GObject *object, gboolean flag);
gboolean cb_closure_is_filled (GObject *object, guint n_items);
guint cb_closure_card_to_set (GObject *object, int card);
GtkOrientation cb_closure_along (GObject *object, gboolean compact);
