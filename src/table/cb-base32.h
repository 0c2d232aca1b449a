/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Crockford's base 32 for people: five bits a character, in digits and capitals without I, L, O and
 * U. A typed I or L counts as 1, a typed O as 0, and small letters are as good as capitals. */
int cb_base32_get_value (gunichar character);
gboolean cb_base32_is_filling (gunichar character);
char *cb_base32_write (const guint8 *symbols, guint n_symbols, guint group);
