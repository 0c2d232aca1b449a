/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

void cb_hint_set (GtkWidget *widget, const char *words);
const char *cb_hint_get (GtkWidget *widget);
