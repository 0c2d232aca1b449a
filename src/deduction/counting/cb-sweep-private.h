/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-machine-private.h"
#include "cb-plan-private.h"
#include "cb-solution.h"
#include "cb-thinning-private.h"

/**
 * CbSweepMove:
 * @to: a state of the next step
 * @holder: who gets the card, the first of a group
 * @n_taken: how many places of the hand the card fills, or are settled to stay empty
 *
 * One card dealt, or one hand's size settled, from one state to another.
 */
typedef struct
{
  guint32 to;
  guint8 holder;
  guint8 n_taken;
} CbSweepMove;

/**
 * CbSweepStep:
 * @n_states: how many states can be met
 * @first_move: by state, where its moves begin; one more in the end
 * @moves: those of one state after another
 * @factors: (nullable): by move, what it weighs; NULL where all weigh 1
 * @ways: (nullable): by move, how many ways it stands for; NULL where each is one
 * @weights: by state, what all ways to deal on from it weigh
 *
 * All states before a card is dealt.
 */
typedef struct
{
  guint n_states;
  guint32 *first_move;
  CbSweepMove *moves;
  double *factors;
  CbDealCount *ways;
  double *weights;
} CbSweepStep;

/**
 * CbSweep:
 * @plan: how the deals are counted
 * @n_deals: how many there are; 0 where thinned
 * @steps: by card, and once more after the last
 * @thinned: whether some states stand for others that were left out
 * @given_up: whether it was cancelled or too large, and is of no use
 *
 * All deals, told by states; the first step has one state, or none where there is no deal.
 */
typedef struct
{
  CbPlan *plan;
  CbDealCount n_deals;
  CbSweepStep steps[CB_MAX_PLAN_STEPS + 1];
  gboolean thinned;
  gboolean given_up;
} CbSweep;

/* The most moves a state has: one for each holder, or one for each number of cards. */
#define CB_MAX_WAYS (CB_MAX_CARDS + 1)

/* The most memory that a sweep takes; results computed from it may take as much again. */
#define CB_SWEEP_MAX_BYTES (CB_MAX_BYTES / 4)

CbSweep *cb_sweep_new (CbPlan *plan, gsize max_bytes, CbEffort *effort);
CbSweep *cb_sweep_new_within (CbPlan *plan, CbEffort *effort);
CbSweep *cb_sweep_new_thinned (CbPlan *plan,
                               const CbThinning *thinning,
                               gsize max_bytes,
                               const gint *cancelled);
void cb_sweep_free (CbSweep *self);

static inline guint
cb_sweep_step_get_n_moves (const CbSweepStep *self)
{
  return self->first_move[self->n_states];
}

static inline double
cb_sweep_step_get_factor (const CbSweepStep *self, guint move)
{
  return self->factors != NULL ? self->factors[move] : 1;
}

static inline gboolean
cb_sweep_is_empty (const CbSweep *self)
{
  return self->steps[0].n_states == 0;
}

/* The total weight of all deals. */
static inline double
cb_sweep_get_weight (const CbSweep *self)
{
  return cb_sweep_is_empty (self) ? 0 : self->steps[0].weights[0];
}

gsize cb_sweep_get_passing_bytes (const CbPlan *plan, guint n_before, guint n_after);
void cb_sweep_compute_chances (const CbSweep *self,
                               double chances[CB_MAX_CARDS][CB_MAX_HOLDERS],
                               const gint *cancelled);
GArray *cb_sweep_find_solutions (const CbSweep *self,
                                 CbCardSet certain,
                                 guint max_solutions,
                                 CbEffort *effort);
GArray *
cb_sweep_draw_solutions (const CbSweep *self, CbCardSet certain, guint n_draws, CbRandom *random);
void cb_sweep_settle (const CbSweep *self, CbMarks *marks);

/* Picks one of several, each with a weight above 0; returns its index. */
typedef guint (*CbPickFunc) (const double *weights, guint n, gpointer user_data);

void cb_sweep_draw (const CbSweep *self, CbPickFunc pick, gpointer user_data, CbDeal *deal);
gboolean cb_sweep_find_deal (const CbSweep *self, const CbMarks *marks, CbDeal *deal);

typedef void (*CbDealFunc) (const CbDeal *deal, gpointer user_data);

void cb_sweep_list (const CbSweep *self, const CbDeal *known, CbDealFunc func, gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbSweep, cb_sweep_free)
