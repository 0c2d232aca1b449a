/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

GBytes *cb_review_print_to_pdf (gpointer node, double width, double height, GError **error);
void cb_review_print (GtkWidget *view, GtkWidget *head, const char *title);
