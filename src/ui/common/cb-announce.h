/* cb-announce.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_announce (GtkWidget *widget, const char *text);

G_END_DECLS
