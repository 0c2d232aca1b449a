/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-table-state.h"

/* What can be done with something on the table, as a popover of words and buttons: unlike items of
 * a menu (GTK 4.18), assistive technology knows them by name. */
GtkWidget *cb_table_choices_new (void);

void cb_table_choices_add_words (GtkWidget *self, const char *words, const char *css_class);
void
cb_table_choices_add (GtkWidget *self, const char *label, const char *action, GVariant *target);
void cb_table_choices_add_deck (GtkWidget *self,
                                const CbSetup *setup,
                                const CbTableState *state,
                                guint deck);
