/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-contents.h"

/* The case says @contents from now on, made of what it said by joining something with it. That can
 * be undone, and is called @label, which is static. */
void cb_case_take (CbCase *self, const char *label, CbContents *contents);
