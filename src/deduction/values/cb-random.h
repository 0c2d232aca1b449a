/* cb-random-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A source of random numbers: 256 bits, not all of them 0. */
typedef struct
{
  guint64 state[4];
} CbRandom;

void cb_random_init (CbRandom *self, guint64 seed);
guint64 cb_random_next (CbRandom *self);
double cb_random_next_double (CbRandom *self);

G_END_DECLS
