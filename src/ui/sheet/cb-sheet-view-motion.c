/* What an entry settles runs through the sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What follows from a new entry appears one cell after the other, so that the eye sees where it
 * begins and where it leads: first the cells that the entry speaks of, then their rows, then their
 * columns, then the rest, and the envelope's card at the end. It is over in half a second. Where
 * nothing may move all is there at once. */

#include "config.h"

#include "cb-motion.h"
#include "cb-sheet-view-private.h"
#include "cb-suggestion.h"

/* In milliseconds: from one cell to the next, how long each takes to appear, and all of it. */
#define STEP 40
#define FADE 120
#define MOST 500

/* A cell that is new, and how late it comes. */
typedef struct
{
  CbSheetCell *cell;
  guint rank;
} Coming;

static guint
find_rank (const CbSuggestion *suggestion, CbCell *cell)
{
  int seat = CB_SEAT_OF_HOLDER (cb_cell_get_holder (cell));
  gboolean named, took_part;

  if (seat < 0 && cb_cell_get_mark (cell) == CB_MARK_YES)
    return 4;
  if (suggestion == NULL)
    return 0;
  named = cb_card_set_has (suggestion->cards, cb_cell_get_card (cell));
  took_part = FALSE;
  for (guint i = 0; i < suggestion->answers.n; i++)
    took_part = took_part || suggestion->answers.list[i].by == seat;
  if (named)
    return took_part ? 0 : 1;
  return took_part ? 2 : 3;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const Coming *first = a, *second = b;

  return (int) first->rank - (int) second->rank;
}

/* The new cells, in the order in which they appear. */
static GArray *
find_coming (CbSheetView *self)
{
  CbLog *log = cb_case_get_log (cb_sheet_get_case (self->sheet));
  CbEntry *entry = cb_log_get_entry (log, cb_sheet_get_n_read (self->sheet) - 1);
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
  GArray *coming = g_array_new (FALSE, FALSE, sizeof (Coming));

  for (guint i = 0; i < self->order->len; i++)
    for (guint holder = 0; holder < self->n_columns; holder++)
      {
        guint card = g_array_index (self->order, guint, i);
        CbCell *cell = cb_sheet_get_cell (self->sheet, card, holder);
        Coming next = { cb_sheet_view_get_cell (self, card, holder), 0 };

        if (!cb_cell_get_news (cell))
          continue;
        next.rank = find_rank (suggestion, cell);
        g_array_append_val (coming, next);
      }
  g_array_sort (coming, compare);
  return coming;
}

static double
get_step (const CbSheetView *self)
{
  return self->coming->len > 1 ? MIN (STEP, (MOST - FADE) / (double) (self->coming->len - 1)) : 0;
}

/* @time: since the beginning, in milliseconds */
static void
move_cb (double time, gpointer user_data)
{
  CbSheetView *self = CB_SHEET_VIEW (user_data);
  double step = get_step (self);

  for (guint i = 0; i < self->coming->len; i++)
    gtk_widget_set_opacity (GTK_WIDGET (g_array_index (self->coming, Coming, i).cell),
                            CLAMP ((time - i * step) / FADE, 0, 1));
}

/* Ends the animation, so that all cells are visible. */
void
_cb_sheet_view_stop_motion (CbSheetView *self)
{
  if (self->motion != NULL)
    adw_animation_skip (self->motion);
  g_clear_object (&self->motion);
  g_clear_pointer (&self->coming, g_array_unref);
}

/* To be called when the sheet has changed. Only a new last entry is animated, not undo or the
 * past. */
void
_cb_sheet_view_update_motion (CbSheetView *self)
{
  guint n_read = cb_sheet_get_n_read (self->sheet);
  gboolean added = n_read == self->n_read + 1 && cb_sheet_get_at (self->sheet) < 0;
  double end;

  self->n_read = n_read;
  if (!added || !cb_motion_plays_turns (GTK_WIDGET (self)))
    return;

  _cb_sheet_view_stop_motion (self);
  self->coming = find_coming (self);
  if (self->coming->len == 0)
    return;
  end = (self->coming->len - 1) * get_step (self) + FADE;
  self->motion = adw_timed_animation_new (GTK_WIDGET (self), 0, end, (guint) end,
                                          adw_callback_animation_target_new (move_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), ADW_LINEAR);
  move_cb (0, self);
  adw_animation_play (self->motion);
}
