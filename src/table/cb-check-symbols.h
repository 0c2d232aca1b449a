/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#define CB_N_CHECK_SYMBOLS 3
/* The most symbols of a word, its check symbols included. */
#define CB_MAX_CHECKED 31

/* Writes the check symbols after the first @n symbols of @word. */
void cb_check_symbols_append (guint8 *word, guint n);
/* Whether a word of @n symbols has the right check symbols. If not, @position (out) is the place of
 * the wrong symbol if just one can be wrong, else −1. */
gboolean cb_check_symbols_verify (const guint8 *word, guint n, int *position);
