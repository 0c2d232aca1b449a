/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_SHEET_COUNT (cb_sheet_count_get_type ())

/**
 * CbSheetCount:
 *
 * The foot of a column, which tells how many of a holder's cards are known: by little cards, filled
 * if known, and by words; in a narrow column by figures alone.
 *
 * CSS: sheetcount. Accessibility: PRESENTATION, because the head of the column says the same.
 */
G_DECLARE_FINAL_TYPE (CbSheetCount, cb_sheet_count, CB, SHEET_COUNT, GtkWidget)

void cb_sheet_count_set (CbSheetCount *self, guint n_known, guint n_cards);
