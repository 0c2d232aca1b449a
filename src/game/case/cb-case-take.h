/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-contents.h"

/* Gives the case new @contents, made by joining its old ones with something else. The user can undo
 * this, under the name @label (a static string). */
void cb_case_take (CbCase *self, const char *label, CbContents *contents);
