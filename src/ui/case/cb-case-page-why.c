/* Why a cell of the sheet is as it is, beside the sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* If there is a panel beside the sheet, the reason of a cell is shown there instead of the
 * composer, so that the cells of its steps stay visible. On a small screen it is a dialog at the
 * bottom. */

#include "config.h"

#include "cb-case-page-private.h"
#include "cb-cell-details.h"

/* NULL while the page is disposed, when the panel is gone before its contents. */
static CbCellDetails *
get_details (CbCasePage *self)
{
  GtkWidget *child = self->why != NULL ? adw_bin_get_child (self->why) : NULL;

  return child != NULL ? CB_CELL_DETAILS (child) : NULL;
}

/* Shows on the sheet the reason that is open in the panel, else that of the hint, else none. */
void
_cb_case_page_show_reason (CbCasePage *self)
{
  CbCellDetails *details = get_details (self);

  if (details != NULL)
    cb_sheet_view_show_reason (self->sheet_view, cb_cell_details_get_cell (details),
                               cb_cell_details_get_steps (details));
  else
    _cb_case_page_show_hint (self);
}

static void
set_explaining (CbCasePage *self, gboolean explaining)
{
  if (self->explaining == explaining)
    return;

  self->explaining = explaining;
  _cb_case_page_update_actions (self);
  g_object_notify (G_OBJECT (self), "explaining");
}

/* Removes the reason, if there is one, and moves the focus back to the cell. */
void
_cb_case_page_close_why (CbCasePage *self)
{
  gboolean focused;

  if (get_details (self) == NULL)
    return;

  focused = gtk_widget_get_focus_child (GTK_WIDGET (self->why)) != NULL;
  if (focused && gtk_widget_get_mapped (GTK_WIDGET (self->sheet_view)))
    gtk_widget_grab_focus (GTK_WIDGET (self->sheet_view));
  adw_bin_set_child (self->why, NULL);
  _cb_case_page_show_reason (self);
  set_explaining (self, FALSE);
}

static void
step_pointed_cb (CbCasePage *self, int index)
{
  cb_sheet_view_point_at_step (self->sheet_view, index);
}

static void
show_in_panel (CbCasePage *self, GtkWidget *details)
{
  CbSheetCell *cell = cb_cell_details_get_cell (CB_CELL_DETAILS (details));

  g_signal_connect_object (details, "explained", G_CALLBACK (_cb_case_page_show_reason), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (details, "step-pointed", G_CALLBACK (step_pointed_cb), self,
                           G_CONNECT_SWAPPED);
  /* If the players change the sheet replaces its cells, and the reason is closed. */
  g_signal_connect_object (cell, "notify::parent", G_CALLBACK (_cb_case_page_close_why), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->why, details);
  set_explaining (self, TRUE);
  _cb_case_page_show_reason (self);
  gtk_widget_child_focus (details, GTK_DIR_TAB_FORWARD);
}

/* Shows the reason of @cell. */
void
_cb_case_page_show_why (CbCasePage *self, CbSheetCell *cell)
{
  GtkWidget *details = cb_cell_details_new (cell, !cb_case_get_read_only (self->case_));

  _cb_case_page_close_why (self);
  cb_case_tour_do (self->tour, CB_TOUR_WHY);
  if (self->narrow)
    cb_cell_details_show_at_bottom (CB_CELL_DETAILS (details));
  else
    show_in_panel (self, details);
}

static void
case_close_why (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_close_why (CB_CASE_PAGE (widget));
}

static char *
choose_panel (GObject *object, gboolean explaining)
{
  return g_strdup (explaining ? "why" : "record");
}

void
_cb_case_page_install_why (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, choose_panel);
  gtk_widget_class_install_action (widget_class, "case.close-why", NULL, case_close_why);
}
