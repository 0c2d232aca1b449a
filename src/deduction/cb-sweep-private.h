/* cb-sweep-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-odds.h"
#include "cb-plan-private.h"

G_BEGIN_DECLS

/* One card dealt, or one hand's size settled, from one state to another. */
typedef struct
{
  double factor;  /* what it weighs */
  guint32 to;     /* a state of the next step */
  guint8 holder;  /* who gets it, the first of a group */
  guint8 n_taken; /* places of the hand that are filled with it, or stay empty */
} CbMove;

/**
 * CbSweepStep:
 * @n_states: how many states can be met
 * @first_move: by state, where its moves begin; one more in the end
 * @moves: those of one state after another
 * @weights: by state, what all ways to deal on from it weigh
 * @alive: by state, whether there is such a way
 *
 * All states before a card is dealt.
 */
typedef struct
{
  guint n_states;
  guint32 *first_move;
  CbMove *moves;
  double *weights;
  guint8 *alive;
} CbSweepStep;

/**
 * CbSweep:
 * @plan: the order of the cards
 * @n_deals: how many deals there are
 * @steps: by card, and once more after the last
 * @given_up: whether it was cancelled or too large, and is of no use
 *
 * All deals, told by states; the first step has one state.
 */
typedef struct
{
  CbPlan plan;
  CbDealCount n_deals;
  CbSweepStep steps[CB_MAX_PLAN_STEPS + 1];
  gboolean given_up;
} CbSweep;

/* No state has more moves: one for each holder, or one for each number of cards. */
#define CB_MAX_WAYS (CB_MAX_CARDS + 1)

/* More moves than these take gigabytes of memory. */
#define CB_MAX_MOVES 100000000

/* How many moves counting may take where the search may make @n_guesses: those that take as long,
 * as far as there is memory for them. */
static inline guint64
cb_sweep_get_max_moves (guint64 n_guesses)
{
  return MIN (n_guesses * 200, CB_MAX_MOVES);
}

CbSweep *cb_sweep_new (const CbProblem *open,
                       const CbMarks *marks,
                       const CbShowing *showings,
                       guint n_showings,
                       guint64 max_moves,
                       const gint *cancelled);
CbSweep *
cb_sweep_new_of_entries (const CbDeduction *deduction, guint n_entries, const gint *cancelled);
void cb_sweep_free (CbSweep *self);

static inline guint
cb_sweep_step_get_n_moves (const CbSweepStep *self)
{
  return self->first_move[self->n_states];
}

/* What all deals weigh. */
static inline double
cb_sweep_get_weight (const CbSweep *self)
{
  return self->n_deals > 0 ? self->steps[0].weights[0] : 0;
}

void cb_sweep_compute_chances (const CbSweep *self,
                               double chances[CB_MAX_CARDS][CB_MAX_HOLDERS],
                               const gint *cancelled);
GArray *cb_sweep_find_solutions (const CbSweep *self, CbCardSet certain, const gint *cancelled);
void cb_sweep_settle (const CbSweep *self, CbMarks *marks);

/* Picks one of several, each with a weight above nothing; returns its index. */
typedef guint (*CbPickFunc) (const double *weights, guint n, gpointer user_data);

void cb_sweep_draw (const CbSweep *self, CbPickFunc pick, gpointer user_data, CbDeal *deal);
gboolean cb_sweep_find_deal (const CbSweep *self, const CbMarks *marks, CbDeal *deal);

typedef void (*CbDealFunc) (const CbDeal *deal, gpointer user_data);

void cb_sweep_list (const CbSweep *self, const CbDeal *known, CbDealFunc func, gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbSweep, cb_sweep_free)

G_END_DECLS
