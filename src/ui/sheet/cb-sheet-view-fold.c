/* cb-sheet-view-fold.c: folding away what is settled
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-sheet-view"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-sheet-body.h"
#include "cb-sheet-view-private.h"

/* Whether all is known of a card, and was before the newest entry: news stay until the next. */
static gboolean
is_settled (CbSheetView *self, guint card)
{
  for (guint holder = 0; holder < self->n_columns; holder++)
    {
      CbCell *cell = cb_sheet_get_cell (self->sheet, card, holder);

      if (cb_cell_get_mark (cell) == CB_MARK_MAYBE || cb_cell_get_news (cell))
        return FALSE;
    }
  return TRUE;
}

/* What has the focus stays under it. */
static gboolean
should_fold (CbSheetView *self, guint card)
{
  return self->fold_settled && is_settled (self, card) &&
         gtk_widget_get_focus_child (g_ptr_array_index (self->rows, card)) == NULL;
}

gboolean
_cb_sheet_view_is_folded (CbSheetView *self, guint card)
{
  return !gtk_widget_get_visible (g_ptr_array_index (self->rows, card));
}

static void
name_category (CbSheetView *self, guint category)
{
  const CbCategory *facts = cb_edition_get_category (self->setup->edition, category);
  GtkLabel *label = g_ptr_array_index (self->categories, category);
  g_autofree char *name = NULL;
  guint n = 0;

  for (guint card = 0; card < self->rows->len; card++)
    if (cb_card_set_has (facts->cards, card) && _cb_sheet_view_is_folded (self, card))
      n++;
  if (n > 0)
    /* Translators: a category of cards, then how many of them are folded away as all is known of
     * them. */
    name = g_strdup_printf (ngettext ("%s · %u settled", "%s · %u settled", n), facts->name, n);
  gtk_label_set_label (label, name != NULL ? name : facts->name);
}

/* The arrows go on from the next card that is there, or else from the last before. */
static void
find_current (CbSheetView *self)
{
  guint card = self->card;

  while (card < self->rows->len && _cb_sheet_view_is_folded (self, card))
    card++;
  if (card == self->rows->len)
    for (card = self->card; card > 0 && _cb_sheet_view_is_folded (self, card);)
      card--;
  self->card = card;
}

/* Whoever folds settled cards means the one with the focus, too. */
void
_cb_sheet_view_leave_settled (CbSheetView *self)
{
  if (gtk_widget_get_focus_child (self->body) == NULL)
    return;

  for (guint i = 0; i < self->rows->len; i++)
    {
      guint card = (self->card + i) % self->rows->len;

      if (!is_settled (self, card))
        {
          cb_sheet_view_focus_cell (self, card, self->holder);
          return;
        }
    }
}

/* Finds the row that is not to move while others come and go: the one with the focus if it is in
 * view, or else the first in view that stays. */
static void
keep_place (CbSheetView *self)
{
  double top = self->vadjustment != NULL ? gtk_adjustment_get_value (self->vadjustment) : 0;
  double page = self->vadjustment != NULL ? gtk_adjustment_get_page_size (self->vadjustment) : 0;

  self->anchor = NULL;
  for (guint card = 0; card < self->rows->len; card++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, card);
      double y = cb_sheet_body_find_y (CB_SHEET_BODY (self->body), row, &self->geometry) - top;
      gboolean in_view = !_cb_sheet_view_is_folded (self, card) && y >= 0 && y < page;

      if (!in_view || should_fold (self, card))
        continue;
      if (self->anchor != NULL && gtk_widget_get_focus_child (row) == NULL)
        continue;
      self->anchor = row;
      self->anchor_y = (int) y;
    }
}

/* Brings the rows in line with what is settled. Nothing moves where none comes or goes. */
void
_cb_sheet_view_update_folds (CbSheetView *self)
{
  gboolean changed = FALSE;

  for (guint card = 0; card < self->rows->len && !changed; card++)
    changed = should_fold (self, card) != _cb_sheet_view_is_folded (self, card);
  if (!changed)
    return;

  keep_place (self);
  for (guint card = 0; card < self->rows->len; card++)
    gtk_widget_set_visible (g_ptr_array_index (self->rows, card), !should_fold (self, card));
  for (guint i = 0; i < self->categories->len; i++)
    name_category (self, i);
  find_current (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
