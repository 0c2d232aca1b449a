/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-check-symbols.h"
#include "cb-table-error.h"

/* The most bits of a code that people type. */
#define CB_CODE_MAX_BITS (5 * (CB_MAX_CHECKED - CB_N_CHECK_SYMBOLS))

/**
 * CbCodeBits:
 * @symbols: the symbols, of five bits each
 * @n_symbols: how many symbols there are to read
 * @bit: the next bit to read or write
 * @failed: there were too few bits, or bits that no such code has
 *
 * The bits of a code that people type, while it is read or written.
 */
typedef struct
{
  guint8 symbols[CB_MAX_CHECKED];
  guint n_symbols;
  guint bit;
  gboolean failed;
} CbCodeBits;

void cb_code_bits_put (CbCodeBits *self, guint n_bits, guint32 value);
guint32 cb_code_bits_get (CbCodeBits *self, guint n_bits);
/* Whether nothing is left but the zeros that fill up the last character. */
gboolean cb_code_bits_is_at_end (CbCodeBits *self);
/* Returns: (transfer full): the code with its check symbols, in groups of four characters */
char *cb_code_bits_write (CbCodeBits *self);
/* Reads @text as typed: with small letters, I or L for 1, O for 0, spaces and hyphens anywhere.
 * @min: how many symbols the shortest code has, its check symbols included */
gboolean cb_code_bits_read (CbCodeBits *self, const char *text, guint min, GError **error);
