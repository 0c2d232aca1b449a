/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-sweep-private.h"

/* The deal being listed: what is dealt so far, and the room left in each hand. */
typedef struct
{
  const CbSweep *sweep;
  CbDealFunc func;
  gpointer user_data;
  guint8 rooms[CB_MAX_HOLDERS];
  CbDeal deal;
} SweepListing;

static void list_from (SweepListing *self, guint k, guint state);

/* Continues the listing with each holder of a group in turn. */
static void
list_move (SweepListing *self, guint k, const CbSweepMove *move)
{
  const CbPlanStep *step = &self->sweep->plan->steps[k];
  CbCardSet card = step->card != CB_NO_CARD ? cb_card_set_of (step->card) : 0;

  for (guint members = step->groups[move->holder]; members != 0; members &= members - 1)
    {
      guint h = (guint) __builtin_ctz (members);

      if (self->rooms[h] < move->n_taken)
        continue;
      self->rooms[h] = (guint8) (self->rooms[h] - move->n_taken);
      self->deal.hands[h] |= card;
      list_from (self, k + 1, move->to);
      self->deal.hands[h] &= ~card;
      self->rooms[h] = (guint8) (self->rooms[h] + move->n_taken);
    }
}

static void
list_from (SweepListing *self, guint k, guint state)
{
  const CbSweepStep *step = &self->sweep->steps[k];

  if (k == self->sweep->plan->n_steps)
    {
      self->func (&self->deal, self->user_data);
      return;
    }
  for (guint i = step->first_move[state]; i < step->first_move[state + 1]; i++)
    list_move (self, k, &step->moves[i]);
}

/**
 * cb_sweep_list:
 * @known: where the known cards are
 * @func: called for each deal, whatever it weighs
 *
 * Goes through all deals, of which there must be few enough.
 */
void
cb_sweep_list (const CbSweep *self, const CbDeal *known, CbDealFunc func, gpointer user_data)
{
  SweepListing listing = { self, func, user_data, { 0 }, *known };

  if (cb_sweep_is_empty (self))
    return;
  memcpy (listing.rooms, self->plan->sizes, sizeof listing.rooms);
  list_from (&listing, 0, 0);
}
