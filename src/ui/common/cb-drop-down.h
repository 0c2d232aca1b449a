/* cb-drop-down.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the items of @self by its expression: shortened in the button, whole in the list. Once. */
void cb_drop_down_show_names (GtkDropDown *self);

G_END_DECLS
