/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-base32.h"
#include "cb-code-bits.h"

#define GROUP 4

void
cb_code_bits_put (CbCodeBits *self, guint n_bits, guint32 value)
{
  while (n_bits-- > 0)
    {
      g_assert (self->bit < CB_CODE_MAX_BITS);
      self->symbols[self->bit / 5] |= (guint8) ((value >> n_bits & 1) << (4 - self->bit % 5));
      self->bit++;
    }
}

guint32
cb_code_bits_get (CbCodeBits *self, guint n_bits)
{
  guint32 value = 0;

  for (; n_bits > 0; n_bits--, self->bit++)
    {
      if (self->bit >= 5 * self->n_symbols)
        self->failed = TRUE;
      else
        value = value << 1 | (self->symbols[self->bit / 5] >> (4 - self->bit % 5) & 1);
    }
  return value;
}

gboolean
cb_code_bits_is_at_end (CbCodeBits *self)
{
  guint left = 5 * self->n_symbols - self->bit;

  return left < 5 && cb_code_bits_get (self, left) == 0;
}

char *
cb_code_bits_write (CbCodeBits *self)
{
  guint n = (self->bit + 4) / 5;

  cb_check_symbols_append (self->symbols, n);
  return cb_base32_write (self->symbols, n + CB_N_CHECK_SYMBOLS, GROUP);
}

static gboolean set_error (GError **error, CbTableError code, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

static gboolean
set_error (GError **error, CbTableError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, CB_TABLE_ERROR, (int) code, message);
  return FALSE;
}

static gboolean
read_symbols (CbCodeBits *bits, const char *text, guint min, GError **error)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);
      int value = cb_base32_get_value (character);

      if (cb_base32_is_filling (character))
        continue;
      if (value < 0)
        {
          g_autofree char *shown = g_strndup (c, (gsize) (g_utf8_next_char (c) - c));

          return set_error (error, CB_TABLE_ERROR_CHARACTER, _ ("Codes never contain “%s”."),
                            shown);
        }
      if (bits->n_symbols == CB_MAX_CHECKED)
        return set_error (error, CB_TABLE_ERROR_SLIP, _ ("This code is too long."));
      bits->symbols[bits->n_symbols++] = (guint8) value;
    }
  if (bits->n_symbols < min)
    return set_error (error, CB_TABLE_ERROR_SLIP, _ ("This code is too short. Is it complete?"));
  return TRUE;
}

static gboolean
check_symbols (const CbCodeBits *bits, GError **error)
{
  g_autofree char *code = NULL;
  int position;

  if (cb_check_symbols_verify (bits->symbols, bits->n_symbols, &position))
    return TRUE;
  if (position < 0)
    return set_error (error, CB_TABLE_ERROR_SLIP,
                      _ ("Something in this code is wrong; compare it with the one shown."));
  code = cb_base32_write (&bits->symbols[position], 1, GROUP);
  return set_error (error, CB_TABLE_ERROR_SLIP,
                    /* Translators: the first %s is one character, %d its place, from 1. */
                    _ ("Something in this code is wrong, probably the “%s” at position %d."), code,
                    position + 1);
}

gboolean
cb_code_bits_read (CbCodeBits *self, const char *text, guint min, GError **error)
{
  *self = (CbCodeBits) { 0 };
  if (!g_utf8_validate (text, -1, NULL))
    return set_error (error, CB_TABLE_ERROR_CHARACTER, _ ("This is not text."));
  if (!read_symbols (self, text, min, error) || !check_symbols (self, error))
    return FALSE;
  self->n_symbols -= CB_N_CHECK_SYMBOLS;
  return TRUE;
}
