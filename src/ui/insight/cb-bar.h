/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_MAX_SHARES 4

#define CB_TYPE_BAR (cb_bar_get_type ())

/**
 * CbBar:
 *
 * A small bar for a figure that stands beside it in words: assistive technology does not hear of
 * it. Filled from the start of the line, with one share or several, each fainter than the one
 * before. Property: share (double, 0…1: the first share, and the only one).
 */
G_DECLARE_FINAL_TYPE (CbBar, cb_bar, CB, BAR, GtkWidget)

void cb_bar_set_shares (CbBar *self, const double *shares, guint n_shares);
