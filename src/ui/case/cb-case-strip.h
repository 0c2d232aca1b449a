/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-slots.h"

#define CB_TYPE_CASE_STRIP (cb_case_strip_get_type ())

/**
 * CbCaseStrip:
 *
 * The slots in a row, which show the progress of the case at a glance.
 *
 * Property: roomy (boolean): whether there is room for more than a few letters beside each card.
 */
G_DECLARE_FINAL_TYPE (CbCaseStrip, cb_case_strip, CB, CASE_STRIP, CbCaseSlots)
