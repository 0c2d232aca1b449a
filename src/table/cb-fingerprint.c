/* cb-fingerprint.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-base32.h"
#include "cb-fingerprint.h"

#define N_SYMBOLS 20
#define GROUP     5

/* Returns: (transfer full): 128 random bits as 32 hexadecimal digits */
char *
cb_fingerprint_new_nonce (CbRandomSource *random)
{
  g_autoptr (GString) nonce = g_string_new (NULL);
  guint8 bytes[CB_NONCE_BYTES];

  cb_random_source_fill (random, bytes, sizeof bytes);
  for (guint i = 0; i < sizeof bytes; i++)
    g_string_append_printf (nonce, "%02x", bytes[i]);
  return g_string_free_and_steal (g_steal_pointer (&nonce));
}

/* Returns: (transfer full): "7HQ2C-04NPX-…", four groups of five characters */
char *
cb_fingerprint_make (const char *text)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  guint8 symbols[N_SYMBOLS];

  /* Four bits a digit, five a symbol. */
  for (guint i = 0; i < N_SYMBOLS; i++)
    {
      guint bit = 5 * i;
      int pair = g_ascii_xdigit_value (digest[bit / 4]) << 4 |
                 g_ascii_xdigit_value (digest[bit / 4 + 1]);

      symbols[i] = (guint8) (pair >> (3 - bit % 4) & 31);
    }
  return cb_base32_write (symbols, N_SYMBOLS, GROUP);
}

static int
next_value (const char **text)
{
  while (**text != '\0' && cb_base32_is_filling (g_utf8_get_char (*text)))
    *text = g_utf8_next_char (*text);
  return **text != '\0' ? cb_base32_get_value (g_utf8_get_char (*text)) : -2;
}

/* Whether @typed, however a person wrote it, is @fingerprint. */
gboolean
cb_fingerprint_equal (const char *typed, const char *fingerprint)
{
  if (!g_utf8_validate (typed, -1, NULL))
    return FALSE;
  while (TRUE)
    {
      int value = next_value (&typed);

      if (value != next_value (&fingerprint) || value == -1)
        return FALSE;
      if (value == -2)
        return TRUE;
      typed = g_utf8_next_char (typed);
      fingerprint++;
    }
}
