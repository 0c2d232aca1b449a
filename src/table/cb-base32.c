/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cb-base32.h"

static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/* Returns: 0…31, or −1 if @character is no digit */
int
cb_base32_get_value (gunichar character)
{
  char c = character < 0x80 ? g_ascii_toupper ((char) character) : '\0';
  const char *digit;

  if (c == 'O')
    c = '0';
  else if (c == 'I' || c == 'L')
    c = '1';
  digit = c != '\0' ? strchr (digits, c) : NULL;
  return digit != NULL ? (int) (digit - digits) : -1;
}

/* Whether @character only separates groups: spaces and dashes of all kinds. */
gboolean
cb_base32_is_filling (gunichar character)
{
  return g_unichar_isspace (character) || g_unichar_type (character) == G_UNICODE_DASH_PUNCTUATION;
}

/**
 * cb_base32_write:
 * @symbols: numbers 0…31
 * @group: how many characters stand between two hyphens
 *
 * Returns: (transfer full): the text, such as "7HQ2-C0"
 */
char *
cb_base32_write (const guint8 *symbols, guint n_symbols, guint group)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_symbols; i++)
    {
      if (i > 0 && i % group == 0)
        g_string_append_c (text, '-');
      g_string_append_c (text, digits[symbols[i]]);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}
