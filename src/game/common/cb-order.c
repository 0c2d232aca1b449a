/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places in a log, as texts: an entry comes before all entries whose text is greater, byte by byte.
 * Between any two different texts there is always another one. So an entry can be put between two
 * others without changing either of them, and without knowing what other devices put there.
 *
 * A text is read as the digits of a fraction in base 36, “0” to “z”. No text ends with “0”, so that
 * there is always room before it. An entry added at the end gets a number, written with its length
 * first, so that a greater number is a greater text, too: “a1”, …, “az”, “b11”. If entries have
 * times, these numbers are seconds since 1970. So entries added on several devices stand in the
 * order in which they were recorded, as far as the clocks agree. */

#include "config.h"

#include <string.h>

#include "cb-order.h"

#define DIGITS "0123456789abcdefghijklmnopqrstuvwxyz"
#define BASE   36
/* A number may stand at the end of a text, so no digit of it is “0”: that leaves 35 digits. */
#define NUMBER_BASE 35
/* The most digits of a number; and a limit: numbers below the limit have no more digits. */
#define NUMBER_LENGTH 10
#define NUMBER_END    ((gint64) 2758547353515625)

static gint64
get_digit (char c)
{
  const char *place = c != '\0' ? strchr (DIGITS, c) : NULL;

  return place != NULL ? place - DIGITS : -1;
}

/* Returns: whether @text is a place */
gboolean
cb_order_is_place (const char *text)
{
  gsize length = strspn (text, DIGITS);

  return length > 0 && text[length] == '\0' && text[length - 1] != '0';
}

static char *
write_number (gint64 number)
{
  char text[NUMBER_LENGTH + 2] = { 0 };
  gint64 n_shorter = NUMBER_BASE;
  int length = 1;

  number = CLAMP (number, 0, NUMBER_END - 1);
  while (number >= n_shorter)
    {
      number -= n_shorter;
      n_shorter *= NUMBER_BASE;
      length++;
    }
  text[0] = (char) ('a' + length - 1);
  for (int i = length; i > 0; i--)
    {
      text[i] = DIGITS[1 + number % NUMBER_BASE];
      number /= NUMBER_BASE;
    }
  return g_strdup (text);
}

/* The number that @text begins with; −1 if there is none. */
static gint64
read_number (const char *text)
{
  int length = text[0] - 'a' + 1;
  gint64 n_shorter = 0;
  gint64 number = 0;

  if (length < 1 || length > NUMBER_LENGTH)
    return -1;
  for (int i = 1; i <= length; i++)
    {
      if (get_digit (text[i]) < 1)
        return -1;
      n_shorter = n_shorter * NUMBER_BASE + (i > 1 ? NUMBER_BASE : 0);
      number = number * NUMBER_BASE + get_digit (text[i]) - 1;
    }
  return n_shorter + number;
}

/**
 * cb_order_append:
 * @last: (nullable): the greatest place so far
 * @time: when the entry was recorded, in seconds since 1970; −1 if that is not known
 *
 * Returns: (transfer full): a place greater than @last; it depends on the arguments alone, and so
 *   is the same on every device
 */
char *
cb_order_append (const char *last, gint64 time)
{
  gint64 number = last != NULL ? read_number (last) : -1;
  g_autofree char *place = write_number (MAX (number + 1, time));

  if (last == NULL || strcmp (place, last) > 0)
    return g_steal_pointer (&place);
  return cb_order_between (last, NULL);
}

/**
 * cb_order_between:
 * @before: (nullable): a place; NULL for the beginning
 * @after: (nullable): a greater one; NULL for the end
 *
 * Returns: (transfer full): a place between both
 */
char *
cb_order_between (const char *before, const char *after)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (before == NULL || after == NULL || strcmp (before, after) < 0, NULL);

  if (before == NULL)
    before = "";
  for (;;)
    {
      gint64 low = *before != '\0' ? get_digit (*before++) : 0;
      gint64 high = after != NULL ? get_digit (*after++) : BASE;

      if (high - low > 1)
        {
          g_string_append_c (text, DIGITS[(low + high) / 2]);
          return g_string_free_and_steal (g_steal_pointer (&text));
        }
      g_string_append_c (text, DIGITS[low]);
      /* Every text that begins like this is less than @after, which no longer matters. */
      if (high > low)
        after = NULL;
    }
}
