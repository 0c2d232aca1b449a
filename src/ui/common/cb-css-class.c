/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-css-class.h"

/* Adds a style class to @widget, or removes it. */
void
cb_css_class_set (GtkWidget *widget, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
