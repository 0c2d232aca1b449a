/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-mark.h"

/**
 * CbSymbols:
 * @CB_SYMBOLS_MARKS: a check mark, a cross
 * @CB_SYMBOLS_LETTERS: the first letters of yes and no
 * @CB_SYMBOLS_DOTS: a full dot, a dash; a ring for what is open
 *
 * What stands in the cells of the sheet. Values and nicks are those of the setting "symbols".
 */
typedef enum
{
  CB_SYMBOLS_MARKS,
  CB_SYMBOLS_LETTERS,
  CB_SYMBOLS_DOTS,
} CbSymbols;

#define CB_TYPE_SYMBOLS (cb_symbols_get_type ())
GType cb_symbols_get_type (void) G_GNUC_CONST;

/* The symbol as text. If cb_symbols_get_path() returns a path, that is drawn instead: it looks the
 * same with all fonts. */
const char *cb_symbols_get_text (CbSymbols self, CbMark mark);
/* The user's own mark as it is shown with these symbols; a text that is none of the three marks
 * stays as it is. */
const char *cb_symbols_get_pencil (CbSymbols self, const char *pencil);
GskPath *cb_symbols_get_path (CbSymbols self, CbMark mark, float *stroke);
