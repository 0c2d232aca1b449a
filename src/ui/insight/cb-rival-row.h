/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_RIVAL_ROW (cb_rival_row_get_type ())

/**
 * CbRivalRow:
 *
 * How far one player is; when opened, also how certain that is and which cards of mine he has
 * seen. Properties, construct only: insight (CbInsight), seat (uint).
 */
G_DECLARE_FINAL_TYPE (CbRivalRow, cb_rival_row, CB, RIVAL_ROW, AdwExpanderRow)

GtkWidget *cb_rival_row_new (CbInsight *insight, guint seat);
