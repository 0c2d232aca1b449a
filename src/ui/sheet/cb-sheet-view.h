/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-card-set.h"
#include "cb-sheet-cell.h"

/**
 * CbSheetMode:
 * @CB_SHEET_MODE_MARKS: all cards, with what is known of them
 * @CB_SHEET_MODE_ODDS: the same, with the odds of open cells if the level of assistance has them
 * @CB_SHEET_MODE_OPEN: only the cards of which not everything is known, with odds, the likeliest
 *   first
 *
 * What the sheet shows.
 */
typedef enum
{
  CB_SHEET_MODE_MARKS,
  CB_SHEET_MODE_ODDS,
  CB_SHEET_MODE_OPEN,
} CbSheetMode;

#define CB_TYPE_SHEET_MODE (cb_sheet_mode_get_type ())
GType cb_sheet_mode_get_type (void) G_GNUC_CONST;

#define CB_TYPE_SHEET_VIEW (cb_sheet_view_get_type ())

/**
 * CbSheetView:
 *
 * The clue sheet: a line for each card, grouped by category, and a column for the envelope, each
 * player in seating order, and the face-down cards if there are any; below them it says how many
 * cards of each holder are known. It shrinks and grows with its room; if it still does not fit it
 * scrolls, and the header and the names of the cards stay in view. Properties: sheet (CbSheet),
 * symbols (CbSymbols), mode (CbSheetMode, which the user chooses in the corner). With
 * CB_SHEET_MODE_OPEN a row is folded away if all of it was known before the newest entry, unless it
 * has the focus.
 *
 * Keyboard: one stop for Tab, then the lines of folded cards and the corner; arrows move between
 * cells, Home and End along a row, Page Up and Page Down by category, with Ctrl to the first and
 * last cell of all.
 *
 * Signal "details" (CbSheetCell): the user wants to know more of a cell. Signal "moved": another
 * cell may have the focus.
 *
 * Accessibility: GRID, its children ROW and ROW_GROUP; see #CbSheetCell.
 */
G_DECLARE_FINAL_TYPE (CbSheetView, cb_sheet_view, CB, SHEET_VIEW, GtkWidget)

CbSheetCell *cb_sheet_view_get_cell (CbSheetView *self, guint card, guint holder);
CbSheetCell *cb_sheet_view_get_current (CbSheetView *self);
gboolean cb_sheet_view_focus_cell (CbSheetView *self, guint card, guint holder);
void cb_sheet_view_show_reason (CbSheetView *self, CbSheetCell *cell, GPtrArray *steps);
void
cb_sheet_view_show_reasons (CbSheetView *self, CbCardSet cards, guint holders, GPtrArray *steps);
void cb_sheet_view_show_check (CbSheetView *self, const CbMarkCheck *check);
void cb_sheet_view_point_at_step (CbSheetView *self, int index);
int cb_sheet_view_find_groups (CbSheetView *self, int *places);
