/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/**
 * cb_quick_printed_find:
 * @text: a line
 *
 * Finds the entry that the log describes as exactly @text, in the language of the screen. It has
 * nothing that the log does not show, such as a time.
 *
 * Returns: (transfer full) (nullable): that entry; NULL if the log never says @text
 */
CbEntry *cb_quick_printed_find (CbCase *case_, const char *text);
