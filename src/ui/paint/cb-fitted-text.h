/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_FITTED_TEXT (cb_fitted_text_get_type ())

G_DECLARE_FINAL_TYPE (CbFittedText, cb_fitted_text, CB, FITTED_TEXT, GtkWidget)

GtkWidget *cb_fitted_text_new (const char *css_class);
