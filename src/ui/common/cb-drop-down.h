/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Shows the items of @self by its expression: shortened in the button, whole in the list. Once. */
void cb_drop_down_show_names (GtkDropDown *self);

/**
 * CbDropDownMarks:
 * @create: (transfer floating): something that stands before a name
 * @update: shows what belongs to @item there
 *
 * Static data.
 */
typedef struct
{
  GtkWidget *(*create) (void);
  void (*update) (GtkWidget *mark, gpointer item, gpointer user_data);
} CbDropDownMarks;

/* The same, with a mark before each. @user_data lives as long as @self. */
void cb_drop_down_show_names_with_marks (GtkDropDown *self,
                                         const CbDropDownMarks *marks,
                                         gpointer user_data);

/* The same of a row, which keeps room for what is short. */
void cb_drop_down_show_names_in_row (AdwComboRow *self);

/* Lets the mnemonic of @label lead to @self, whose names are shown already, and which keeps going
 * by what is chosen: a mnemonic widget is called by its label, whatever the choice (GTK 4.18). */
void cb_drop_down_set_label (GtkDropDown *self, GtkLabel *label);
