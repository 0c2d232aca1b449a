/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-mark-check.h"

#define CB_TYPE_CHECK_BAR (cb_check_bar_get_type ())

/**
 * CbCheckBar:
 *
 * Says beside the sheet what a check of the user’s marks found; the cells show it mark by mark.
 *
 * Properties: check (CbMarkCheck, NULL for none), shown (boolean, read only: whether there is a
 * check).
 *
 * Its buttons are actions of the page around it: case.erase-checked, case.why-checked,
 * case.open-solved and case.close-check.
 */
G_DECLARE_FINAL_TYPE (CbCheckBar, cb_check_bar, CB, CHECK_BAR, AdwBin)

CbMarkCheck *cb_check_bar_get_check (CbCheckBar *self);
void cb_check_bar_set_check (CbCheckBar *self, CbMarkCheck *check);
