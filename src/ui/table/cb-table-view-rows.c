/* Rows and titles that show names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-table-view-private.h"

/**
 * _cb_table_view_add_button:
 * @label: with a mnemonic
 * @context: what the button is for, said to assistive technology; several have the same label
 * @target: (transfer floating): of the action
 *
 * Returns: (transfer none): the button, at the end of @row
 */
GtkWidget *
_cb_table_view_add_button (GtkWidget *row,
                           const char *label,
                           const char *context,
                           const char *action,
                           GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  context, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return button;
}

/* @words: (transfer full) */
void
_cb_table_view_show_words (GtkWidget *row, char *words)
{
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  g_free (words);
}
