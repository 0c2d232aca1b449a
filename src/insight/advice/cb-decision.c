/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-belief-private.h"
#include "cb-case-private.h"
#include "cb-decision-private.h"
#include "cb-foresight-private.h"
#include "cb-odds.h"
#include "cb-round-private.h"
#include "cb-suggestion.h"

#define N_DEALS 100

/* From how many suppositions beliefs are estimated. */
#define N_BELIEVED 2000

/* One part in this many of the effort may go into the odds. */
#define PART_FOR_ODDS 4

/* The greatest chance of a solution that is not proved. */
#define MOST_UNPROVED 0.999

/* To accuse is advised if that wins more often than waiting by this share of the games that waiting
 * loses: where waiting wins 50 of 100 games, an accusation has to win 80. A smaller share wins a
 * little more, but people mind being wrong: with this one they are in at most 3 of 100 games
 * (tests/simulation/WIN-RATES.md). */
#define CAUTION 0.6

struct _CbDecision
{
  CbCardSet solution;
  double now;
  gboolean exact;
  gboolean believed;
  double others;
  double later;
  double waiting;
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

/* The inputs of the two estimated chances: logarithms of odds, and the number of players. */
typedef enum
{
  SIGN_ONE,
  SIGN_ENDED, /* the odds that somebody else solves the case, in the rounds simulated */
  SIGN_NOW,   /* the odds that the likeliest solution is right */
  SIGN_PLAYERS,
  SIGN_RIGHT, /* the odds that nobody else does, and the likeliest solution is right then */
  N_SIGNS
} Sign;

/* The chances are estimated from how often things happen in simulated rounds, by logistic curves of
 * second order: each sign, and each product of two signs, has a weight. What players name in these
 * rounds follows habits and is not taken as evidence, though it tells much. The weights were fitted
 * to 123,000 situations of mixed tables (those of the seven strategies of src/simulation, 3 to 6
 * players with the classic deck) and checked in other games: tests/simulation/CALIBRATION.md. */
static const double OTHERS[N_SIGNS][N_SIGNS] = {
  [SIGN_ONE] = { -0.4539, 1.0362, 0.1219, 0.1792 },
  [SIGN_ENDED] = { 0, 0.0360, -0.0174, -0.0194 },
  [SIGN_NOW] = { 0, 0, -0.0138, -0.0098 },
  [SIGN_PLAYERS] = { 0, 0, 0, -0.0118 },
};
static const double LATER[N_SIGNS][N_SIGNS] = {
  [SIGN_ONE] = { 0.3990, -0.2613, -0.0230, -0.2577, 0.6296 },
  [SIGN_ENDED] = { 0, -0.0621, -0.0680, -0.0257, -0.0061 },
  [SIGN_NOW] = { 0, 0, 0.0135, -0.0084, -0.0565 },
  [SIGN_PLAYERS] = { 0, 0, 0, 0.0267, -0.0243 },
  [SIGN_RIGHT] = { 0, 0, 0, 0, 0.0244 },
};

/* The greatest number of players that the weights were fitted to. */
#define MOST_PLAYERS 6

/* This many rounds of either outcome are added to those played, so that nothing seems impossible or
 * certain even after few rounds. */
#define PRIOR 2

static double
get_log_odds (double chance)
{
  return log (chance / (1 - chance));
}

static double
weigh (const double weights[N_SIGNS][N_SIGNS], const double signs[N_SIGNS])
{
  double odds = 0;

  for (guint i = 0; i < N_SIGNS; i++)
    for (guint k = i; k < N_SIGNS; k++)
      odds += weights[i][k] * signs[i] * signs[k];
  return 1 / (1 + exp (-odds));
}

/* The logarithm of the odds of something that happened @n times in @n_played rounds. */
static double
get_played_odds (guint n, guint n_played)
{
  return get_log_odds ((double) (n + PRIOR) / (n_played + 2 * PRIOR));
}

/* Whether somebody else may still accuse. */
static gboolean
has_rivals (const CbKnowledge *knowledge)
{
  for (guint seat = 0; seat < knowledge->setup->n_players; seat++)
    if ((int) seat != knowledge->setup->me && !cb_knowledge_is_out (knowledge, (int) seat))
      return TRUE;
  return FALSE;
}

/* Estimates the two chances from @n_played simulated rounds. In @n_open of them nobody else found
 * the solution, and in @n_right of these the solution that was then the likeliest was right. */
static void
expect (CbDecision *self, const CbKnowledge *knowledge, guint n_played, guint n_open, guint n_right)
{
  const double signs[N_SIGNS] = {
    [SIGN_ONE] = 1,
    [SIGN_ENDED] = get_played_odds (n_played - n_open, n_played),
    [SIGN_NOW] = get_log_odds (MIN (self->now, MOST_UNPROVED)),
    [SIGN_PLAYERS] = MIN (knowledge->setup->n_players, MOST_PLAYERS),
    [SIGN_RIGHT] = get_played_odds (n_right, n_played),
  };

  if (has_rivals (knowledge))
    self->others = weigh (OTHERS, signs);
  self->later = 1 - self->others;
  if (self->now < 1)
    self->later = MIN (self->later, weigh (LATER, signs));
}

/* Estimates how likely I win the game if I wait: by how close everybody is to the solution or,
 * where that cannot be judged, by what the next turn brings. The chance that somebody else wins
 * before my next turn limits it, unless it is my turn now: then I can still ask before the others
 * do. */
static void
judge_waiting (CbDecision *self, const CbKnowledge *knowledge, guint64 seed, CbEffort *effort)
{
  CbForeseen foreseen;

  self->waiting = self->later;
  if (self->now < 1 && has_rivals (knowledge) &&
      cb_foresee_waiting (knowledge, seed, &foreseen, effort))
    self->waiting = foreseen.chance;
  if (cb_knowledge_get_next_asker (knowledge) != knowledge->setup->me)
    self->waiting = MIN (self->waiting, 1 - self->others);
}

/* Simulates rounds in possible deals, as many as the effort allows, and at least one if any is to
 * be played. */
static void
look_ahead (CbDecision *self,
            const CbKnowledge *knowledge,
            const CbBelief *belief,
            guint64 seed,
            guint n_deals,
            CbEffort *effort)
{
  g_autoptr (GArray) heard = g_array_new (FALSE, FALSE, sizeof (CbHeard));
  g_autoptr (GArray) drawn = NULL;
  CbRandom random;
  guint n_played = 0, n_open = 0, n_right = 0;

  cb_random_init (&random, ~seed << 1); /* differs from the seed of the suppositions */
  drawn = cb_belief_draw (belief, n_deals, &random);
  while (n_played < drawn->len && (n_played == 0 || !cb_effort_is_spent (effort)))
    {
      guint index = g_array_index (drawn, guint, n_played);
      CbEffort part = cb_effort_take_share (effort, n_deals - n_played, CB_ROUND_LEAST_UNITS);

      if (cb_round_play (knowledge, cb_belief_get (belief, index), &random, heard, &part))
        {
          n_open++;
          n_right += cb_belief_guesses (belief, index, heard);
        }
      cb_effort_give_back (effort, &part);
      n_played++;
    }
  if (n_played > 0)
    expect (self, knowledge, n_played, n_open, n_right);
}

/* Whether another player has named anything, so that beliefs can say more than proofs. */
static gboolean
has_named (const CbKnowledge *knowledge)
{
  for (guint i = 0; i < knowledge->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (knowledge->entries, i);
      const CbSuggestion *suggestion = entry->uncertain ? NULL : cb_entry_get_suggestion (entry);

      if (suggestion != NULL && suggestion->by != knowledge->setup->me)
        return TRUE;
    }
  return FALSE;
}

static gboolean
can_accuse (const CbKnowledge *knowledge)
{
  int me = knowledge->setup->me;

  return me != CB_NOBODY && cb_knowledge_is_consistent (knowledge) &&
         !cb_knowledge_is_out (knowledge, me) && !cb_knowledge_is_over (knowledge);
}

/* The chance of the likeliest solution. Only a proved solution is certain: an estimate may have
 * missed others. */
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
  g_autoptr (CbBelief) belief = NULL;
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
  self->later = 1;
  self->exact = cb_odds_get_exact (odds);
  belief = cb_belief_new (knowledge, seed, N_BELIEVED, effort);
  if (belief != NULL && self->now < 1 && has_named (knowledge))
    {
      self->solution = cb_belief_get_solution (belief, &self->now);
      self->exact = FALSE;
      self->believed = TRUE;
    }
  if (belief != NULL)
    look_ahead (self, knowledge, belief, seed, n_deals, effort);
  judge_waiting (self, knowledge, seed, effort);
  return cb_effort_is_cancelled (effort) ? NULL : g_steal_pointer (&self);
}

/**
 * cb_decision_get_solution:
 * @chance: (out) (optional): how likely the solution is right
 *
 * Returns: the solution that is the likeliest now, which an accusation would name
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

double
cb_decision_get_waiting (const CbDecision *self)
{
  return self->waiting;
}

CbDecisionKind
cb_decision_get_kind (const CbDecision *self)
{
  if (self->now >= self->waiting + CAUTION * (1 - self->waiting))
    return CB_DECISION_ACCUSE;
  return self->now >= self->waiting ? CB_DECISION_GAMBLE : CB_DECISION_WAIT;
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
