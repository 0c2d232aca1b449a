/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_SHEET_COUNT (cb_sheet_count_get_type ())

/**
 * CbSheetCount:
 *
 * The foot of a column: how many of a holder's cards are known, as little cards, of which the known
 * ones are filled, and in words; in figures alone where the column is narrow.
 *
 * CSS: sheetcount. Accessibility: PRESENTATION, as the head of the column says the same.
 */
G_DECLARE_FINAL_TYPE (CbSheetCount, cb_sheet_count, CB, SHEET_COUNT, GtkWidget)

void cb_sheet_count_set (CbSheetCount *self, guint n_known, guint n_cards);
