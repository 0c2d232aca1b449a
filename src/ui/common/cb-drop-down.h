/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Shows the items of @self by its expression, shortened in the button and whole in the list. To be
 * called once. */
void cb_drop_down_show_names (GtkDropDown *self);

/**
 * CbDropDownMarks:
 * @create: makes a widget (transfer floating) that stands before a name
 * @update: updates that widget for @item
 *
 * Static data.
 */
typedef struct
{
  GtkWidget *(*create) (void);
  void (*update) (GtkWidget *mark, gpointer item, gpointer user_data);
} CbDropDownMarks;

/* Like cb_drop_down_show_names(), with a mark before each name. @user_data must outlive @self. */
void cb_drop_down_show_names_with_marks (GtkDropDown *self,
                                         const CbDropDownMarks *marks,
                                         gpointer user_data);

/* Like cb_drop_down_show_names(), for a row, which never shortens short names. */
void cb_drop_down_show_names_in_row (AdwComboRow *self);

/* Makes the mnemonic of @label focus @self, whose names are already set. A plain mnemonic widget
 * would be announced by its label only, without the selected item (GTK 4.18). */
void cb_drop_down_set_label (GtkDropDown *self, GtkLabel *label);
