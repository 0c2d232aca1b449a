/* cb-layer-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-odds.h"

G_BEGIN_DECLS

/* Some cards dealt: states, in how many ways each came to be, and a table to find them by. */
typedef struct
{
  guint n_words;
  guint n_states;
  guint64 *states;     /* n_words a state */
  CbDealCount *counts; /* by state */
  guint32 *table;      /* one more than an index; 0 for a free place */
  guint bits;
} CbLayer;

void cb_layer_init (CbLayer *self, guint n_words);
void cb_layer_clear (CbLayer *self);
guint cb_layer_add (CbLayer *self, const guint64 *state, CbDealCount ways);

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

G_END_DECLS
