/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Scrolls what @widget is in until all of it shows, or its beginning where there is no room for
 * that. */
void cb_scroll_to (GtkWidget *widget);
/* The same, for a widget that just appeared, as soon as it has its place. */
void cb_scroll_to_later (GtkWidget *widget);
