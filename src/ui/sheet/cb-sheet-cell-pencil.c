/* The user's own mark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-pencil.h"
#include "cb-sheet-cell-private.h"

static void
set_pencil (CbSheetCell *self, const char *text)
{
  CbCase *case_ = cb_sheet_get_case (self->sheet);

  if (!cb_case_get_read_only (case_))
    cb_case_set_pencil (case_, cb_cell_get_card (self->cell), cb_cell_get_holder (self->cell),
                        text);
}

static void
cell_cycle (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  const char *text = cb_cell_get_pencil (self->cell);

  if (text == NULL)
    set_pencil (self, CB_PENCIL_NO);
  else if (g_str_equal (text, CB_PENCIL_NO))
    set_pencil (self, CB_PENCIL_YES);
  else if (g_str_equal (text, CB_PENCIL_YES))
    set_pencil (self, CB_PENCIL_MAYBE);
  else
    set_pencil (self, NULL);
}

static void
cell_mark_yes (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), CB_PENCIL_YES);
}

static void
cell_mark_no (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), CB_PENCIL_NO);
}

static void
cell_mark_maybe (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), CB_PENCIL_MAYBE);
}

static void
cell_clear (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), NULL);
}

void
_cb_sheet_cell_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "cell.cycle", NULL, cell_cycle);
  gtk_widget_class_install_action (widget_class, "cell.mark-yes", NULL, cell_mark_yes);
  gtk_widget_class_install_action (widget_class, "cell.mark-no", NULL, cell_mark_no);
  gtk_widget_class_install_action (widget_class, "cell.mark-maybe", NULL, cell_mark_maybe);
  gtk_widget_class_install_action (widget_class, "cell.clear", NULL, cell_clear);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, 0, "cell.mark-yes", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, 0, "cell.mark-no", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_3, 0, "cell.mark-maybe", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, 0, "cell.clear", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, 0, "cell.mark-yes", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, 0, "cell.mark-yes", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "cell.mark-no", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, 0, "cell.mark-no", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question, 0, "cell.mark-maybe", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, 0, "cell.clear", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "cell.clear", NULL);
}
