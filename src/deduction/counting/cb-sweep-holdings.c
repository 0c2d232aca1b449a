/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may be in the envelope at each state of a step, summed up from the states before it, or from
 * those after it. The same sets of cards are met again and again, so each has a number. */

#include "cb-sweep-holdings-private.h"

#include <string.h>

/* The most bytes taken for the sets of both sides. Envelopes of many cards have more possible
 * contents than anybody can read. */
#define MAX_BYTES CB_SWEEP_MAX_BYTES

static void
sum_reserve (CbHoldingsSum *self, guint n)
{
  guint n_allocated = MAX (self->n_allocated, 64);

  if (n <= self->n_allocated)
    return;
  while (n_allocated < n)
    n_allocated *= 2;
  self->weights = g_renew (double, self->weights, n_allocated);
  self->met = g_renew (guint64, self->met, n_allocated / 64);
  memset (&self->weights[self->n_allocated], 0,
          (n_allocated - self->n_allocated) * sizeof *self->weights);
  memset (&self->met[self->n_allocated / 64], 0,
          (n_allocated - self->n_allocated) / 64 * sizeof *self->met);
  self->n_allocated = n_allocated;
}

void
cb_holdings_init (CbHoldings *self, guint n_states)
{
  *self = (CbHoldings) { .first = g_new0 (guint32, n_states + 1) };
}

void
cb_holdings_clear (CbHoldings *self)
{
  g_free (self->first);
  g_free (self->numbers);
  g_free (self->weights);
}

/* Stores the sum as the holdings of @state, and empties the sum. */
void
cb_holdings_take (CbHoldings *self, guint state, CbHoldingsSum *sum, guint n_numbers)
{
  guint n = self->first[state];

  if (n + n_numbers > self->n_allocated)
    {
      self->n_allocated = MAX (2 * self->n_allocated, n + n_numbers);
      self->numbers = g_renew (guint32, self->numbers, self->n_allocated);
      self->weights = g_renew (double, self->weights, self->n_allocated);
    }
  for (guint word = 0; word < (n_numbers + 63) / 64; word++)
    {
      for (guint64 met = sum->met[word]; met != 0; met &= met - 1)
        {
          guint number = 64 * word + (guint) __builtin_ctzll (met);

          self->numbers[n] = number;
          self->weights[n++] = sum->weights[number];
          sum->weights[number] = 0;
        }
      sum->met[word] = 0;
    }
  self->first[state + 1] = n;
}

void
cb_holdings_side_init (CbHoldingsSide *self, const CbSweep *sweep, CbHoldingsLimits *limits)
{
  CbCardSet nothing = 0;

  *self = (CbHoldingsSide) { .sweep = sweep, .limits = limits };
  self->contents.sets = g_array_new (FALSE, TRUE, sizeof (CbCardSet));
  self->contents.added = g_array_new (FALSE, TRUE, sizeof (guint));
  g_array_append_val (self->contents.sets, nothing);
  sum_reserve (&self->sum, 1);
}

void
cb_holdings_side_clear (CbHoldingsSide *self)
{
  g_array_unref (self->contents.sets);
  g_array_unref (self->contents.added);
  g_free (self->sum.weights);
  g_free (self->sum.met);
  cb_holdings_clear (&self->holdings);
}

gsize
cb_holdings_get_bytes (const CbHoldings *self)
{
  return self->n_allocated * (sizeof *self->numbers + sizeof *self->weights);
}

/* Pays for @n_steps steps and for the memory of the new holdings; notes in the limits if that is
 * too much. */
void
cb_holdings_side_pay (CbHoldingsSide *self, guint n_steps, const CbHoldings *holdings)
{
  CbHoldingsLimits *limits = self->limits;

  limits->n_steps -= MIN (n_steps, limits->n_steps);
  if (limits->n_steps == 0 || limits->n_bytes + cb_holdings_get_bytes (holdings) > MAX_BYTES)
    limits->too_much = TRUE;
}

/* Returns the number of set @number with @card added. */
guint
cb_holdings_side_add_card (CbHoldingsSide *self, guint number, guint card)
{
  guint *added = &g_array_index (self->contents.added, guint, number);

  if (*added == 0)
    {
      CbCardSet set = g_array_index (self->contents.sets, CbCardSet, number);

      set |= cb_card_set_of (card);
      *added = self->contents.sets->len;
      g_array_append_val (self->contents.sets, set);
      sum_reserve (&self->sum, *added + 1);
    }
  return *added;
}

/* Forgets which sets the last card was added to, before the next card. */
void
cb_holdings_side_begin_card (CbHoldingsSide *self)
{
  g_array_set_size (self->contents.added, 0);
  g_array_set_size (self->contents.added, self->contents.sets->len);
}

/* Adds the holdings of @state, as they are after move @index of step @k, to the sum. Returns how
 * many were added. */
guint
cb_holdings_side_sum_up (CbHoldingsSide *self, guint k, guint state, guint index)
{
  const CbSweepStep *step = &self->sweep->steps[k];
  const CbSweepMove *move = &step->moves[index];
  double factor = cb_sweep_step_get_factor (step, index);
  guint card = self->sweep->plan->steps[k].card;
  const CbHoldings *holdings = &self->holdings;

  for (guint i = holdings->first[state]; i < holdings->first[state + 1]; i++)
    {
      guint number = holdings->numbers[i];

      if (move->holder == 0 && card != CB_NO_CARD)
        number = cb_holdings_side_add_card (self, number, card);
      self->sum.weights[number] += holdings->weights[i] * factor;
      self->sum.met[number / 64] |= (guint64) 1 << number % 64;
    }
  return holdings->first[state + 1] - holdings->first[state];
}

void
cb_holdings_side_replace (CbHoldingsSide *self, const CbHoldings *holdings)
{
  self->limits->n_bytes += cb_holdings_get_bytes (holdings);
  self->limits->n_bytes -= cb_holdings_get_bytes (&self->holdings);
  cb_holdings_clear (&self->holdings);
  self->holdings = *holdings;
}
