/* Which cell is where, and which one has the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-sheet-view-private.h"

/* (transfer none) */
CbSheetCell *
cb_sheet_view_get_cell (CbSheetView *self, guint card, guint holder)
{
  GtkWidget *cell;

  g_return_val_if_fail (CB_IS_SHEET_VIEW (self), NULL);
  g_return_val_if_fail (card < self->rows->len && holder < self->n_columns, NULL);

  cell = gtk_widget_get_first_child (g_ptr_array_index (self->rows, card));
  for (guint i = 0; i <= holder; i++)
    cell = gtk_widget_get_next_sibling (cell);
  return CB_SHEET_CELL (cell);
}

/* (transfer none) (nullable): the cell that has the focus, or had it last */
CbSheetCell *
cb_sheet_view_get_current (CbSheetView *self)
{
  g_return_val_if_fail (CB_IS_SHEET_VIEW (self), NULL);

  return self->sheet != NULL ? cb_sheet_view_get_cell (self, self->card, self->holder) : NULL;
}

/* Moves the focus to a cell and scrolls there. */
gboolean
cb_sheet_view_focus_cell (CbSheetView *self, guint card, guint holder)
{
  g_return_val_if_fail (CB_IS_SHEET_VIEW (self), FALSE);
  g_return_val_if_fail (card < self->rows->len && holder < self->n_columns, FALSE);

  self->card = card;
  self->holder = holder;
  return gtk_widget_grab_focus (GTK_WIDGET (cb_sheet_view_get_cell (self, card, holder)));
}
