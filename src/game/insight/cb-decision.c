/* cb-decision.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-case-private.h"
#include "cb-decision-private.h"
#include "cb-odds.h"
#include "cb-round-private.h"

#define N_DEALS 200

struct _CbDecision
{
  CbCardSet solution;
  double now;
  double others;
  double later;
};

G_DEFINE_BOXED_TYPE (CbDecision, cb_decision, cb_decision_ref, cb_decision_unref)

CbDecision *
cb_decision_ref (CbDecision *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
cb_decision_unref (CbDecision *self)
{
  g_atomic_rc_box_release (self);
}

/* Plays the round as things may be. */
static void
look_ahead (CbDecision *self,
            const CbKnowledge *knowledge,
            guint64 seed,
            guint n_deals,
            const gint *cancelled)
{
  g_autoptr (GPtrArray) suppositions = cb_knowledge_suppose (knowledge, seed, n_deals, cancelled);
  CbRandom random;

  cb_random_init (&random, ~seed << 1); /* other numbers than those of the suppositions */
  for (guint i = 0; suppositions != NULL && i < n_deals && !cb_work_is_cancelled (cancelled); i++)
    {
      double right = 0;

      if (cb_round_play (knowledge, g_ptr_array_index (suppositions, i), &random, &right))
        self->later += right / n_deals;
      else
        self->others += 1.0 / n_deals;
    }
}

static gboolean
can_accuse (const CbKnowledge *knowledge)
{
  int me = knowledge->setup->me;

  return me != CB_NOBODY && cb_knowledge_is_consistent (knowledge) &&
         !cb_knowledge_is_out (knowledge, me);
}

CbDecision *
cb_decision_new (CbKnowledge *knowledge, guint64 seed, guint n_deals, const gint *cancelled)
{
  g_autoptr (CbOdds) odds = NULL;
  g_autoptr (CbDecision) self = NULL;

  if (!can_accuse (knowledge))
    return NULL;
  odds = cb_deduction_compute_odds (knowledge->deduction, knowledge->entries->len,
                                    &(CbEffort) { G_MAXUINT64, cancelled });
  if (odds == NULL)
    return NULL;
  self = g_atomic_rc_box_new0 (CbDecision);
  self->solution = cb_odds_get_solution (odds, 0)->cards;
  self->now = cb_odds_get_n_solutions (odds) == 1 ? 1 : cb_odds_get_solution (odds, 0)->chance;
  look_ahead (self, knowledge, seed, n_deals, cancelled);
  return cb_work_is_cancelled (cancelled) ? NULL : g_steal_pointer (&self);
}

/**
 * cb_decision_get_solution:
 * @chance: (out) (optional): how likely it is right
 */
CbCardSet
cb_decision_get_solution (const CbDecision *self, double *chance)
{
  if (chance != NULL)
    *chance = self->now;
  return self->solution;
}

double
cb_decision_get_others (const CbDecision *self)
{
  return self->others;
}

double
cb_decision_get_later (const CbDecision *self)
{
  return self->later;
}

gboolean
cb_decision_is_now (const CbDecision *self)
{
  return self->now >= self->later;
}

gpointer
cb_decision_answer (gpointer input, const gint *cancelled)
{
  const CbQuestion *question = input;

  return cb_decision_new (question->knowledge, question->seed, N_DEALS, cancelled);
}
