/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Where in a state a small number is stored. */
typedef struct
{
  guint word;
  guint shift;
  guint64 mask;
} CbBits;

/**
 * CbLayer:
 * @n_words: the length of a state, in words of 64 bits
 * @n_states: how many states there are
 * @states: @n_words a state
 * @weights: by state, the total weight of all ways that lead to it
 * @table: by place, the index of a state plus one, or 0 where the place is free, and the state
 * @bits: the table has two to the power of this many places
 * @allocated_bits: the memory allocated is enough for two to the power of this many places
 *
 * States, each once, and a table to find them by.
 */
typedef struct
{
  guint n_words;
  guint n_states;
  guint64 *states;
  double *weights;
  guint64 *table;
  guint bits;
  guint allocated_bits;
} CbLayer;

void cb_layer_init (CbLayer *self, guint n_words);
void cb_layer_clear (CbLayer *self);
void cb_layer_empty (CbLayer *self, guint n_expected);
guint cb_layer_add (CbLayer *self, const guint64 *state, double weight);
gsize cb_layer_get_bytes (const CbLayer *self);

static inline const guint64 *
cb_layer_get_state (const CbLayer *self, guint index)
{
  return &self->states[(gsize) index * self->n_words];
}

static inline void
cb_state_copy (guint64 *to, const guint64 *from, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    to[i] = from[i];
}

static inline guint64
cb_bits_get (const CbBits *self, const guint64 *state)
{
  return (state[self->word] >> self->shift) & self->mask;
}

static inline void
cb_bits_set (const CbBits *self, guint64 *state, guint64 number)
{
  state[self->word] &= ~(self->mask << self->shift);
  state[self->word] |= number << self->shift;
}

void cb_bits_place (CbBits *self, guint64 most, guint *word, guint *shift);
