/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

void cb_css_class_set (GtkWidget *widget, const char *name, gboolean has);
