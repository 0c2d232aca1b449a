/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_ASSIST_ROW (cb_assist_row_get_type ())

/* A row to choose how much Casebook helps, which says what that means; its property "selected" is
 * a #CbAssist. */
G_DECLARE_FINAL_TYPE (CbAssistRow, cb_assist_row, CB, ASSIST_ROW, AdwComboRow)
