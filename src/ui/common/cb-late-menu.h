/* cb-late-menu.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_late_menu_set (GtkMenuButton *button, GMenuModel *menu);

G_END_DECLS
