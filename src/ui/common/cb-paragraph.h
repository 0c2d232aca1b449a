/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

GtkWidget *cb_paragraph_new (const char *text, const char *css_class);
