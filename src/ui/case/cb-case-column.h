/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-slots.h"

#define CB_TYPE_CASE_COLUMN (cb_case_column_get_type ())

/**
 * CbCaseColumn:
 *
 * The case file beside the sheet: how far the case is, and below it a large card for each category,
 * as near as possible to its group in the sheet.
 */
G_DECLARE_FINAL_TYPE (CbCaseColumn, cb_case_column, CB, CASE_COLUMN, CbCaseSlots)

void cb_case_column_place (CbCaseColumn *self, int header_height, const int *places);
