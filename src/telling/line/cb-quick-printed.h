/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/**
 * cb_quick_printed_find:
 * @text: a line
 *
 * Finds the entry of which the log says just @text, in the language of the screen. What the log
 * does not say, such as a time, the entry has not.
 *
 * Returns: (transfer full) (nullable): that entry; NULL where @text are somebody's own words
 */
CbEntry *cb_quick_printed_find (CbCase *case_, const char *text);
