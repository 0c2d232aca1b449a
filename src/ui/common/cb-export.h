/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The kinds of file that can be written to a place of the user’s choice. */
typedef enum
{
  CB_EXPORT_CASE,
  CB_EXPORT_EDITION,
  CB_EXPORT_NOTESHEET,
  CB_EXPORT_PICTURE,
  CB_EXPORT_TABLE,
  CB_EXPORT_PLAYS,
  CB_EXPORT_SVG, /* only read */
} CbExportKind;

void cb_export (GtkWidget *widget, CbExportKind kind, GBytes *bytes, const char *title);
GListModel *cb_export_create_filters (CbExportKind kind);
