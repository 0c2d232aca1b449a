/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-sheet-geometry.h"

/* The size of a player’s token beside a name, and without one, in pixels. */
#define CB_SHEET_TOKEN_BESIDE 26
#define CB_SHEET_TOKEN_ALONE  22

#define CB_TYPE_SHEET_HEADING (cb_sheet_heading_get_type ())

/**
 * CbSheetHeading:
 *
 * The head of a column: a token, or an icon, and a name beside or below it if there is room.
 *
 * The name of a player who is out is struck through; a ring marks the token of the one on turn.
 *
 * Accessibility: COLUMN_HEADER, labelled with all there is to say of the column, and described by
 * the reason why a player is out.
 */
G_DECLARE_FINAL_TYPE (CbSheetHeading, cb_sheet_heading, CB, SHEET_HEADING, GtkWidget)

GtkWidget *cb_sheet_heading_new (GtkWidget *token, const char *name);
void cb_sheet_heading_set_description (CbSheetHeading *self, const char *description);
void cb_sheet_heading_set_state (CbSheetHeading *self, const char *out, gboolean turn);
void cb_sheet_heading_set_heads (CbSheetHeading *self, CbSheetHeads heads);
int cb_sheet_heading_get_name_width (CbSheetHeading *self);
