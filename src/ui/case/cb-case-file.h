/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-slots.h"

#define CB_TYPE_CASE_FILE (cb_case_file_get_type ())

/**
 * CbCaseFile:
 *
 * How far the case is, at a glance: the slots in a row.
 *
 * Property: roomy (boolean): whether there is room for more than a few letters beside each card.
 */
G_DECLARE_FINAL_TYPE (CbCaseFile, cb_case_file, CB, CASE_FILE, CbCaseSlots)
