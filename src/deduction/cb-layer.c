/* cb-layer.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A flat hash table, since finding states is most of the work. */

#include "cb-layer-private.h"

/* There is room for half as many states as the table has places. */
static void
layer_allocate (CbLayer *self, guint bits)
{
  gsize n_states = (gsize) 1 << (bits - 1);

  self->bits = bits;
  self->states = g_renew (guint64, self->states, n_states * self->n_words);
  self->counts = g_renew (CbDealCount, self->counts, n_states);
  g_free (self->table);
  self->table = g_new0 (guint32, (gsize) 1 << bits);
}

void
cb_layer_init (CbLayer *self, guint n_words)
{
  *self = (CbLayer) { .n_words = n_words };
  layer_allocate (self, 6);
}

void
cb_layer_clear (CbLayer *self)
{
  g_free (self->states);
  g_free (self->counts);
  g_free (self->table);
}

/* States are a word or two, too short for the library's functions to be worth the call. */
static inline gboolean
is_same (const guint64 *a, const guint64 *b, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    if (a[i] != b[i])
      return FALSE;
  return TRUE;
}

/* Where the state is in the table, or would be. */
static guint32 *
layer_find_place (const CbLayer *self, const guint64 *state)
{
  guint64 hash = 0;
  guint at;

  for (guint i = 0; i < self->n_words; i++)
    {
      hash = (hash ^ state[i]) * 0x9e3779b97f4a7c15u;
      hash ^= hash >> 32;
    }
  at = (guint) (hash * 0x9e3779b97f4a7c15u >> (64 - self->bits));
  while (self->table[at] != 0 &&
         !is_same (cb_layer_get_state (self, self->table[at] - 1), state, self->n_words))
    at = (at + 1) & ((1u << self->bits) - 1);
  return &self->table[at];
}

static void
layer_grow (CbLayer *self)
{
  layer_allocate (self, self->bits + 1);
  for (guint i = 0; i < self->n_states; i++)
    *layer_find_place (self, cb_layer_get_state (self, i)) = i + 1;
}

/* Returns the index of @state, met in @ways more. */
guint
cb_layer_add (CbLayer *self, const guint64 *state, CbDealCount ways)
{
  guint32 *place = layer_find_place (self, state);
  guint at = *place - 1;

  if (*place != 0)
    {
      self->counts[at] += ways;
      return at;
    }
  at = self->n_states++;
  *place = at + 1;
  cb_state_copy (&self->states[(gsize) at * self->n_words], state, self->n_words);
  self->counts[at] = ways;
  if (self->n_states == 1u << (self->bits - 1))
    layer_grow (self);
  return at;
}
