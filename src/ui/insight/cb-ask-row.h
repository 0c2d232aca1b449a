/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-ask-item.h"

#define CB_TYPE_ASK_ROW (cb_ask_row_get_type ())

/**
 * CbAskRow:
 *
 * A suggestion from the advice, with its cards, why, and a button that puts it into the composer:
 * case.ask with its cards (u). Property, construct only: item (CbAskItem).
 */
G_DECLARE_FINAL_TYPE (CbAskRow, cb_ask_row, CB, ASK_ROW, GtkListBoxRow)

GtkWidget *cb_ask_row_new (CbAskItem *item, CbEdition *edition);
