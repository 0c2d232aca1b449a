/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A Reed–Solomon code (Reed and Solomon, "Polynomial Codes over Certain Finite Fields", 1960) over
 * the field of 32 elements. A word of symbols is a polynomial, its first symbol the highest
 * coefficient; the check symbols make it a multiple of (x + 1)(x + a)(x + a²), where a generates
 * the field. Two such words of up to 31 symbols differ in four places or more, so that up to three
 * wrong symbols are always noticed, among them two neighbours that changed places; and a single
 * wrong one can be found. */

#include "cb-check-symbols.h"

/* Returns: @x times a, in the field where a⁵ = a² + 1 */
static guint8
times_a (guint8 x)
{
  return (guint8) ((x << 1) ^ (x & 16 ? 0x25 : 0));
}

static guint8
times (guint8 x, guint8 y)
{
  guint8 product = 0;

  for (; y > 0; y >>= 1, x = times_a (x))
    if (y & 1)
      product ^= x;
  return product;
}

void
cb_check_symbols_append (guint8 *word, guint n)
{
  /* (x + 1)(x + a)(x + a²) = x³ + 7x² + 14x + 8, with a = 2. */
  static const guint8 generator[CB_N_CHECK_SYMBOLS] = { 7, 14, 8 };
  guint8 rest[CB_N_CHECK_SYMBOLS + 1] = { 0 };

  g_return_if_fail (n + CB_N_CHECK_SYMBOLS <= CB_MAX_CHECKED);

  for (guint i = 0; i < n; i++)
    {
      guint8 lead = rest[0] ^ word[i];

      for (guint j = 0; j < CB_N_CHECK_SYMBOLS; j++)
        rest[j] = rest[j + 1] ^ times (lead, generator[j]);
    }
  for (guint j = 0; j < CB_N_CHECK_SYMBOLS; j++)
    word[n + j] = rest[j];
}

/* The value of the polynomial @word at @x. */
static guint8
evaluate (const guint8 *word, guint n, guint8 x)
{
  guint8 value = 0;

  for (guint i = 0; i < n; i++)
    value = times (value, x) ^ word[i];
  return value;
}

gboolean
cb_check_symbols_verify (const guint8 *word, guint n, int *position)
{
  guint8 at_1, at_a, at_aa, found;

  g_return_val_if_fail (n <= CB_MAX_CHECKED, FALSE);

  at_1 = evaluate (word, n, 1);
  at_a = evaluate (word, n, 2);
  at_aa = evaluate (word, n, 4);
  *position = -1;
  if (at_1 == 0 && at_a == 0 && at_aa == 0)
    return TRUE;

  /* If only symbol i from the end is wrong, by e, the three values are e, e·a^i and e·a^2i. */
  found = at_1;
  for (guint i = 0; at_1 != 0 && i < n; i++)
    {
      if (found == at_a && times (found, found) == times (at_1, at_aa))
        *position = (int) (n - 1 - i);
      found = times_a (found);
    }
  return FALSE;
}
