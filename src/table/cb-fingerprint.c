/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cb-base32.h"
#include "cb-fingerprint.h"

#define N_SHORT     12
#define SHORT_GROUP 4

/* Returns: (transfer full): the SHA-256 of @text in small hexadecimal digits */
char *
cb_fingerprint_make (const char *text)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

/* Whether @text has the form that cb_fingerprint_make() and cb_secret_new() give it. */
gboolean
cb_fingerprint_is_whole (const char *text)
{
  return strlen (text) == CB_FINGERPRINT_DIGITS &&
         strspn (text, "0123456789abcdef") == CB_FINGERPRINT_DIGITS;
}

/* Returns: (transfer full): the first %CB_FINGERPRINT_SHORT_BITS of @fingerprint for people, such
 * as "7HQ2-C04N-PX4T". A digit of @fingerprint has four bits, a symbol of the short form five. */
char *
cb_fingerprint_shorten (const char *fingerprint)
{
  guint8 symbols[N_SHORT];

  g_return_val_if_fail (cb_fingerprint_is_whole (fingerprint), NULL);

  for (guint i = 0; i < N_SHORT; i++)
    {
      guint bit = 5 * i;
      int pair = g_ascii_xdigit_value (fingerprint[bit / 4]) << 4 |
                 g_ascii_xdigit_value (fingerprint[bit / 4 + 1]);

      symbols[i] = (guint8) (pair >> (3 - bit % 4) & 31);
    }
  return cb_base32_write (symbols, N_SHORT, SHORT_GROUP);
}

static int
next_value (const char **text)
{
  while (**text != '\0' && cb_base32_is_filling (g_utf8_get_char (*text)))
    *text = g_utf8_next_char (*text);
  return **text != '\0' ? cb_base32_get_value (g_utf8_get_char (*text)) : -2;
}

static gboolean
reads_as (const char *typed, const char *written)
{
  while (TRUE)
    {
      int value = next_value (&typed);

      if (value != next_value (&written) || value == -1)
        return FALSE;
      if (value == -2)
        return TRUE;
      typed = g_utf8_next_char (typed);
      written++;
    }
}

/**
 * cb_fingerprint_equal:
 * @typed: as a person wrote it: whole or short, with spaces and capitals wherever they are
 * @fingerprint: a whole one
 *
 * Returns: whether @typed is that fingerprint, or its short form
 */
gboolean
cb_fingerprint_equal (const char *typed, const char *fingerprint)
{
  g_autofree char *brief = NULL;

  if (!g_utf8_validate (typed, -1, NULL))
    return FALSE;
  if (reads_as (typed, fingerprint))
    return TRUE;
  brief = cb_fingerprint_shorten (fingerprint);
  return reads_as (typed, brief);
}

/* Returns: (transfer full): 256 random bits in small hexadecimal digits */
char *
cb_secret_new (CbRandomSource *random)
{
  g_autoptr (GString) secret = g_string_new (NULL);
  guint8 bytes[CB_FINGERPRINT_DIGITS / 2];

  cb_random_source_fill (random, bytes, sizeof bytes);
  for (guint i = 0; i < sizeof bytes; i++)
    g_string_append_printf (secret, "%02x", bytes[i]);
  return g_string_free_and_steal (g_steal_pointer (&secret));
}
