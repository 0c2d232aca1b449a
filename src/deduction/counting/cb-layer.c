/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A flat hash table, for speed: finding states is most of the work. The states stand in the table
 * itself, so that finding one that is far away in memory costs one access. */

#include "cb-layer-private.h"

#include <string.h>

/* A new table has two to the power of this many places. */
#define FIRST_BITS 6

/* There is room for half as many states as the table has places. */
static gsize
get_room (guint bits)
{
  return (gsize) 1 << (bits - 1);
}

static gsize
get_table_bytes (const CbLayer *self, guint bits)
{
  return ((gsize) 1 << bits) * (self->n_words + 1) * sizeof *self->table;
}

/* Makes the table as large as @bits says, and empties it; allocates the memory where there is too
 * little. */
static void
lay_out_table (CbLayer *self, guint bits)
{
  self->bits = bits;
  if (bits <= self->allocated_bits)
    {
      memset (self->table, 0, get_table_bytes (self, bits));
      return;
    }
  self->allocated_bits = bits;
  self->states = g_renew (guint64, self->states, get_room (bits) * self->n_words);
  self->weights = g_renew (double, self->weights, get_room (bits));
  g_free (self->table);
  self->table = g_malloc0 (get_table_bytes (self, bits));
}

void
cb_layer_init (CbLayer *self, guint n_words)
{
  *self = (CbLayer) { .n_words = n_words };
  lay_out_table (self, FIRST_BITS);
}

void
cb_layer_clear (CbLayer *self)
{
  g_free (self->states);
  g_free (self->weights);
  g_free (self->table);
}

/* Removes all states, but keeps the memory. The table is laid out for about @n_expected states,
 * since clearing a large one would take longer than adding a few states. */
void
cb_layer_empty (CbLayer *self, guint n_expected)
{
  guint bits = FIRST_BITS;

  while (bits < self->allocated_bits && get_room (bits) <= n_expected)
    bits++;
  self->n_states = 0;
  lay_out_table (self, bits);
}

/* Returns how much memory the layer takes, in bytes. */
gsize
cb_layer_get_bytes (const CbLayer *self)
{
  return get_table_bytes (self, self->allocated_bits) +
         get_room (self->allocated_bits) *
           (self->n_words * sizeof *self->states + sizeof *self->weights);
}

/* A state has a word or two, so that calling memcmp() would take longer than this loop. */
static inline gboolean
is_same (const guint64 *a, const guint64 *b, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    if (a[i] != b[i])
      return FALSE;
  return TRUE;
}

/* Returns where the state is in the table, or where it would be added. */
G_ALWAYS_INLINE static inline guint64 *
find_place (const CbLayer *self, const guint64 *state, guint n_words)
{
  gsize mask = ((gsize) 1 << self->bits) - 1;
  guint64 hash = 0;
  guint64 *place;
  gsize at;

  for (guint i = 0; i < n_words; i++)
    {
      hash = (hash ^ state[i]) * 0x9e3779b97f4a7c15u;
      hash ^= hash >> 32;
    }
  at = (gsize) (hash * 0x9e3779b97f4a7c15u >> (64 - self->bits));
  for (;; at = (at + 1) & mask)
    {
      place = &self->table[at * (n_words + 1)];
      if (*place == 0 || is_same (place + 1, state, n_words))
        return place;
    }
}

static void
grow (CbLayer *self)
{
  lay_out_table (self, self->bits + 1);
  for (guint i = 0; i < self->n_states; i++)
    {
      const guint64 *state = cb_layer_get_state (self, i);
      guint64 *place = find_place (self, state, self->n_words);

      *place = i + 1;
      cb_state_copy (place + 1, state, self->n_words);
    }
}

G_ALWAYS_INLINE static inline guint
add (CbLayer *self, const guint64 *state, double weight, guint n_words)
{
  guint64 *place = find_place (self, state, n_words);
  guint at;

  if (*place != 0)
    {
      at = (guint) *place - 1;
      self->weights[at] += weight;
      return at;
    }
  at = self->n_states++;
  *place = at + 1;
  cb_state_copy (place + 1, state, n_words);
  cb_state_copy (&self->states[(gsize) at * n_words], state, n_words);
  self->weights[at] = weight;
  if (self->n_states == get_room (self->bits))
    grow (self);
  return at;
}

/* Adds @state if it is new, and @weight, that of one more way to it; returns its index. */
guint
cb_layer_add (CbLayer *self, const guint64 *state, double weight)
{
  /* Nearly all states have one word; the compiler makes a faster function for that length. */
  return self->n_words == 1 ? add (self, state, weight, 1)
                            : add (self, state, weight, self->n_words);
}

/* Places the field, whose numbers are at most @most, at @shift of @word, or in the next word where
 * there is not enough room; then moves @word and @shift behind it. */
void
cb_bits_place (CbBits *self, guint64 most, guint *word, guint *shift)
{
  guint bits = most > 0 ? 64 - (guint) __builtin_clzll (most) : 0;

  if (*shift + bits > 64)
    {
      ++*word;
      *shift = 0;
    }
  *self = (CbBits) { *word, bits > 0 ? *shift : 0, ((guint64) 1 << bits) - 1 };
  *shift += bits;
}
