/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CbRandom:
 * @state: 256 bits, not all of them 0
 *
 * A source of random numbers, quick, and the same on every machine; not for secrets, nor for cards
 * that people are dealt.
 */
typedef struct
{
  guint64 state[4];
} CbRandom;

void cb_random_init (CbRandom *self, guint64 seed);
guint64 cb_random_next (CbRandom *self);
double cb_random_next_double (CbRandom *self);
guint cb_random_below (CbRandom *self, guint n);
