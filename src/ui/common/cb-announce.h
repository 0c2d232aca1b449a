/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

void cb_announce (GtkWidget *widget, const char *text);
char *cb_announce_make_speakable (const char *text);
