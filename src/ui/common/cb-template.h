/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

void cb_template_install (GtkWidgetClass *widget_class, const char *name);
void cb_template_dispose (GObject *object);
