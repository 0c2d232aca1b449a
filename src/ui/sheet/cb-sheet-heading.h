/* cb-sheet-heading.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_SHEET_HEADING (cb_sheet_heading_get_type ())

/**
 * CbSheetHeading:
 *
 * The head of a column: a name or an icon. A name stands upright where the columns are narrow.
 *
 * The name of who is out is struck through.
 *
 * Accessibility: COLUMN_HEADER, labelled with the whole name, and described by why a player is out.
 */
G_DECLARE_FINAL_TYPE (CbSheetHeading, cb_sheet_heading, CB, SHEET_HEADING, GtkWidget)

GtkWidget *cb_sheet_heading_new (const char *icon_name);
void cb_sheet_heading_set_name (CbSheetHeading *self, const char *name, const char *description);
void cb_sheet_heading_set_out (CbSheetHeading *self, const char *why);
void cb_sheet_heading_set_rotated (CbSheetHeading *self, gboolean rotated);
int cb_sheet_heading_get_name_width (CbSheetHeading *self);

G_END_DECLS
