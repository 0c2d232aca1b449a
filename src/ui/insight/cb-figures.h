/* cb-figures.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_figures_show (GtkBox *table, GPtrArray *texts, guint n_columns, guint32 words);
void cb_figures_clear (GtkBox *table);

G_END_DECLS
