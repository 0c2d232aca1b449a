/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

void cb_figures_show (GtkBox *table, GPtrArray *texts, guint n_columns, guint32 words);
