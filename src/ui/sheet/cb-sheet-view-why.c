/* What a reason rests on, shown on the sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* While a reason is shown, the cells that it argues from have the numbers of its steps, and rows
 * that are not part of it are dimmed. */

#include "config.h"

#include "cb-css-class.h"
#include "cb-sheet-view-private.h"
#include "cb-why.h"

static gboolean
settles (GPtrArray *steps, guint index, guint card, guint holder)
{
  const CbWhyStep *step = g_ptr_array_index (steps, index);

  return cb_card_set_has (step->cards, card) && (step->holders & (1u << holder)) != 0;
}

/* The number of the first step that settles the cell; 0 for none. */
static guint
find_step (GPtrArray *steps, guint card, guint holder)
{
  for (guint i = 0; steps != NULL && i < steps->len; i++)
    if (settles (steps, i, card, holder))
      return i + 1;
  return 0;
}

/* @cards and @holders: the cells that are explained; none where nothing is */
static void
show_in_row (CbSheetView *self, guint card, CbCardSet cards, guint holders, GPtrArray *steps)
{
  gboolean concerned = FALSE;

  for (guint holder = 0; holder < self->n_columns; holder++)
    {
      CbSheetCell *cell = cb_sheet_view_get_cell (self, card, holder);
      gboolean explained = cb_card_set_has (cards, card) && (holders & (1u << holder)) != 0;
      guint step = !explained ? find_step (steps, card, holder) : 0;

      cb_sheet_cell_set_step (cell, step);
      cb_css_class_set (GTK_WIDGET (cell), "explained", explained);
      concerned = concerned || step > 0 || explained;
    }
  cb_css_class_set (g_ptr_array_index (self->rows, card), "unconcerned", cards != 0 && !concerned);
}

/**
 * cb_sheet_view_show_reasons:
 * @cards: with @holders (bit i for holder i) the cells that are explained; 0 for none
 * @steps: (nullable) (element-type CbWhyStep): their reason, where they have one
 */
void
cb_sheet_view_show_reasons (CbSheetView *self, CbCardSet cards, guint holders, GPtrArray *steps)
{
  g_return_if_fail (CB_IS_SHEET_VIEW (self));

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->steps = cards != 0 && steps != NULL ? g_ptr_array_ref (steps) : NULL;
  for (guint card = 0; card < self->rows->len; card++)
    show_in_row (self, card, cards, holders, self->steps);
  cb_sheet_view_point_at_step (self, -1);
  if (cards != 0)
    _cb_sheet_view_scroll_to_cell (self, cb_sheet_view_get_cell (self, cb_card_set_first (cards),
                                                                 (guint) __builtin_ctz (holders)));
}

/**
 * cb_sheet_view_show_reason:
 * @cell: (nullable): the cell that is explained; %NULL for none
 * @steps: (nullable) (element-type CbWhyStep): its reason, where it has one
 */
void
cb_sheet_view_show_reason (CbSheetView *self, CbSheetCell *cell, GPtrArray *steps)
{
  CbCell *shown;

  g_return_if_fail (CB_IS_SHEET_VIEW (self));
  g_return_if_fail (cell == NULL || CB_IS_SHEET_CELL (cell));

  if (cell == NULL)
    {
      cb_sheet_view_show_reasons (self, 0, 0, NULL);
      return;
    }
  shown = cb_sheet_cell_get_cell (cell);
  cb_sheet_view_show_reasons (self, cb_card_set_of (cb_cell_get_card (shown)),
                              1u << cb_cell_get_holder (shown), steps);
}

/* @check: (nullable): what each mark is shown to be; NULL for nothing */
void
cb_sheet_view_show_check (CbSheetView *self, const CbMarkCheck *check)
{
  g_return_if_fail (CB_IS_SHEET_VIEW (self));

  for (guint card = 0; card < self->rows->len; card++)
    for (guint holder = 0; holder < self->n_columns; holder++)
      cb_sheet_cell_set_verdict (cb_sheet_view_get_cell (self, card, holder),
                                 check != NULL && cb_mark_check_get_consistent (check)
                                   ? cb_mark_check_get (check, card, holder)
                                   : CB_VERDICT_NONE);
}

/* @index: of a step of the reason that is shown, whose cells get a ring; −1 for none */
void
cb_sheet_view_point_at_step (CbSheetView *self, int index)
{
  gboolean points;

  g_return_if_fail (CB_IS_SHEET_VIEW (self));

  points = self->steps != NULL && index >= 0 && (guint) index < self->steps->len;
  for (guint card = 0; card < self->rows->len; card++)
    for (guint holder = 0; holder < self->n_columns; holder++)
      cb_css_class_set (GTK_WIDGET (cb_sheet_view_get_cell (self, card, holder)), "pointed",
                        points && settles (self->steps, (guint) index, card, holder));
}
