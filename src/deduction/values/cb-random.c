/* SPDX-License-Identifier: GPL-3.0-or-later */

/* xoshiro256**, by Blackman and Vigna ("Scrambled Linear Pseudorandom Number Generators", 2021),
 * seeded by their splitmix64: quick, of period 2^256 − 1, and the same on every machine. Not for
 * secrets. */

#include "cb-random.h"

static guint64
rotate (guint64 x, guint by)
{
  return x << by | x >> (64 - by);
}

/* Every seed, 0 as well, leads to numbers of its own. */
void
cb_random_init (CbRandom *self, guint64 seed)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->state); i++)
    {
      guint64 z = seed += 0x9e3779b97f4a7c15u;

      z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
      z = (z ^ z >> 27) * 0x94d049bb133111ebu;
      self->state[i] = z ^ z >> 31;
    }
}

guint64
cb_random_next (CbRandom *self)
{
  guint64 *s = self->state;
  guint64 result = rotate (s[1] * 5, 7) * 9;
  guint64 t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate (s[3], 45);
  return result;
}

/* A number from 0 to below 1: one of 2^53, each with the same chance. */
double
cb_random_next_double (CbRandom *self)
{
  return (double) (cb_random_next (self) >> 11) * 0x1p-53;
}

/* Returns: one of 0…@n−1, whose chances differ by no more than one in 2^32 */
guint
cb_random_below (CbRandom *self, guint n)
{
  return (guint) ((cb_random_next (self) >> 32) * n >> 32);
}
