/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-private.h"
#include "cb-decision-private.h"
#include "cb-naming-private.h"
#include "cb-odds.h"
#include "cb-round-private.h"

#define N_DEALS 200

/* Deals from which is concluded what to believe. */
#define N_BELIEVED 4000

/* The odds may take such a part of the effort. */
#define PART_FOR_ODDS 4

/* What is not proved is never likelier. */
#define MOST_UNPROVED 0.999

struct _CbDecision
{
  CbCardSet solution;
  double now;
  gboolean exact;
  gboolean believed;
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

/* Plays the round as things may be, as often as the effort allows, and at least once. */
static void
look_ahead (CbDecision *self,
            const CbKnowledge *knowledge,
            guint64 seed,
            guint n_deals,
            CbEffort *effort)
{
  g_autoptr (GPtrArray) suppositions = cb_knowledge_suppose (knowledge, seed, n_deals, effort);
  CbRandom random;
  guint n_played = 0;

  cb_random_init (&random, ~seed << 1); /* other numbers than those of the suppositions */
  while (suppositions != NULL && n_played < n_deals &&
         (n_played == 0 || !cb_effort_is_spent (effort)))
    {
      const CbSupposition *supposition = g_ptr_array_index (suppositions, n_played);
      CbEffort part = cb_effort_take_share (effort, n_deals - n_played, CB_ROUND_LEAST_UNITS);
      double right = 0;

      if (cb_round_play (knowledge, supposition, &random, &right, &part))
        self->later += right;
      else
        self->others++;
      cb_effort_give_back (effort, &part);
      n_played++;
    }
  self->later /= MAX (n_played, 1);
  self->others /= MAX (n_played, 1);
}

/* The weight of each envelope. */
static GHashTable *
sum_envelopes (const CbDeals *deals, double *all)
{
  GHashTable *sums = g_hash_table_new_full (NULL, NULL, NULL, g_free);

  *all = 0;
  for (guint i = 0; i < deals->list->len; i++)
    {
      const CbWeighedDeal *deal = cb_deals_get (deals, i);
      gpointer envelope = GUINT_TO_POINTER (deal->hands[CB_HOLDER_ENVELOPE]);
      double *sum = g_hash_table_lookup (sums, envelope);

      if (sum == NULL)
        {
          sum = g_new0 (double, 1);
          g_hash_table_insert (sums, envelope, sum);
        }
      *sum += deal->weight;
      *all += deal->weight;
    }
  return sums;
}

/* Goes by what the others named, too, where they named anything. After one more turn there is the
 * same part of the doubt left as by what is proved. */
static void
believe (CbDecision *self, const CbKnowledge *knowledge, guint64 seed, CbEffort *effort)
{
  CbEffort part = cb_effort_take (effort, effort->n_left / PART_FOR_ODDS);
  g_autoptr (CbSampler)
    sampler = cb_deduction_new_sampler (knowledge->deduction, knowledge->entries->len, seed, &part);
  g_autoptr (CbDeals) deals = NULL;
  g_autoptr (GHashTable) sums = NULL;
  double all, best = 0, doubt = 1 - self->now;
  GHashTableIter iter;
  gpointer envelope, sum;

  cb_effort_give_back (effort, &part);
  if (sampler == NULL)
    return;
  deals = cb_sampler_list_deals (sampler, N_BELIEVED);
  if (deals == NULL)
    deals = cb_sampler_draw_deals (sampler, N_BELIEVED);
  if (!cb_naming_weigh_deals (knowledge, deals))
    return;
  sums = sum_envelopes (deals, &all);
  g_hash_table_iter_init (&iter, sums);
  while (g_hash_table_iter_next (&iter, &envelope, &sum))
    if (*(double *) sum > best)
      {
        best = *(double *) sum;
        self->solution = GPOINTER_TO_UINT (envelope);
      }
  self->exact = FALSE;
  self->believed = TRUE;
  self->now = MIN (best / all, MOST_UNPROVED);
  if (self->others < 1)
    {
      double left = MIN ((1 - self->later / (1 - self->others)) / doubt, 1);

      self->later = (1 - self->others) * (1 - (1 - self->now) * left);
    }
}

static gboolean
can_accuse (const CbKnowledge *knowledge)
{
  int me = knowledge->setup->me;

  return me != CB_NOBODY && cb_knowledge_is_consistent (knowledge) &&
         !cb_knowledge_is_out (knowledge, me) && !cb_knowledge_is_over (knowledge);
}

/* The chance of the likeliest solution. Only one that is proved is certain: an estimate may have
 * met no other. */
static double
get_chance (const CbKnowledge *knowledge, const CbOdds *odds)
{
  const CbMarks *marks = cb_deduction_get_marks (knowledge->deduction, knowledge->entries->len);

  if (cb_marks_are_solved (marks) ||
      (cb_odds_get_exact (odds) && cb_odds_get_n_solutions (odds) == 1))
    return 1;
  return MIN (cb_odds_get_solution (odds, 0)->chance, MOST_UNPROVED);
}

CbDecision *
cb_decision_new (CbKnowledge *knowledge, guint64 seed, guint n_deals, CbEffort *effort)
{
  g_autoptr (CbOdds) odds = NULL;
  g_autoptr (CbDecision) self = NULL;
  CbEffort part;

  if (!can_accuse (knowledge))
    return NULL;
  part = cb_effort_take (effort, effort->n_left / PART_FOR_ODDS);
  odds = cb_deduction_compute_odds (knowledge->deduction, knowledge->entries->len, &part);
  cb_effort_give_back (effort, &part);
  if (odds == NULL)
    return NULL;
  self = g_atomic_rc_box_new0 (CbDecision);
  self->solution = cb_odds_get_solution (odds, 0)->cards;
  self->now = get_chance (knowledge, odds);
  self->exact = cb_odds_get_exact (odds);
  look_ahead (self, knowledge, seed, n_deals, effort);
  if (self->now < 1)
    believe (self, knowledge, seed, effort);
  return cb_effort_is_cancelled (effort) ? NULL : g_steal_pointer (&self);
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

gboolean
cb_decision_is_exact (const CbDecision *self)
{
  return self->exact;
}

gboolean
cb_decision_is_believed (const CbDecision *self)
{
  return self->believed;
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
cb_decision_answer (gpointer input, CbEffort *effort)
{
  const CbQuestion *question = input;

  return cb_decision_new (question->knowledge, question->seed, N_DEALS, effort);
}

CbDecision *
cb_case_decide (CbCase *self, guint n_entries, guint64 seed, CbEffort *effort)
{
  return cb_question_answer (&(CbQuestion) { .seed = seed }, self, n_entries, cb_decision_answer,
                             effort);
}
