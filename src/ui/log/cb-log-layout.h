/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_LOG_LAYOUT (cb_log_layout_get_type ())

/**
 * CbLogLayout:
 *
 * Lays out a row of the log: number, token, cards, trail of answers, badge, more words, and menu;
 * its children, in this order. Where there is room the trail stands beside the cards, in a column
 * of its own, and else below them; the other words are below both.
 */
G_DECLARE_FINAL_TYPE (CbLogLayout, cb_log_layout, CB, LOG_LAYOUT, GtkLayoutManager)
