/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Scrolls to @widget, to its beginning if it is larger than the visible part. */
void cb_scroll_to (GtkWidget *widget);
/* Scrolls to a @widget that has just appeared, as soon as it has its place. */
void cb_scroll_to_later (GtkWidget *widget);
