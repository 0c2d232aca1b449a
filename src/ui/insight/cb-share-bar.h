/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-setup.h"

#define CB_TYPE_SHARE_BAR (cb_share_bar_get_type ())

/**
 * CbShareBar:
 *
 * What the players' parts of something are, one behind the other in their colours; the largest say
 * how many percent that is. For figures that stand beside it in words: assistive technology does
 * not hear of it.
 */
G_DECLARE_FINAL_TYPE (CbShareBar, cb_share_bar, CB, SHARE_BAR, GtkWidget)

void cb_share_bar_show (CbShareBar *self, CbSetup *setup, const double shares[CB_MAX_PLAYERS]);
