/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

void cb_children_dispose (GObject *object);
void cb_children_remove (GtkBox *box);
void cb_children_remove_wrapped (AdwWrapBox *box);
GtkSizeRequestMode cb_children_get_request_mode (GtkWidget *widget);
