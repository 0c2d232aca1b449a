/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-print-pages.h"

#define CB_TYPE_PRINT_PREVIEW (cb_print_preview_get_type ())

/* The first page, small, as it will be on paper. */
G_DECLARE_FINAL_TYPE (CbPrintPreview, cb_print_preview, CB, PRINT_PREVIEW, GtkWidget)

void cb_print_preview_set_pages (CbPrintPreview *self, CbPrintPages *pages);
CbPrintPages *cb_print_preview_get_pages (CbPrintPreview *self);
