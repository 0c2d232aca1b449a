/* cb-touch.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_touch_watch (GtkWindow *window);

G_END_DECLS
