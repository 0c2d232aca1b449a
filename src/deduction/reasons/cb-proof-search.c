/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Case distinctions, for where the rules are not enough: something is supposed, the rules lead from
 * it to something impossible, and so the opposite holds. The supposition chosen is the one that
 * becomes impossible soonest; where none does directly, another supposition is made inside it.
 * Where that would go deeper or further than a person can follow, the chain just says that no way
 * to deal the cards agrees with the supposition. */

#include "cb-proof-private.h"

/* How many suppositions that become impossible are followed to see which does so soonest. */
#define MAX_CANDIDATES 16

/* How many suppositions are looked at before the chain is given up, and how many steps it may have.
 */
#define MAX_TRIES 4000
#define MAX_STEPS 60

/* How many rules are applied in a millionth of a second. */
#define RULES_PER_UNIT 32

static CbLiteral
negate (const CbLiteral *literal)
{
  return (CbLiteral) { literal->card, literal->holder,
                       literal->mark == CB_MARK_YES ? CB_MARK_NO : CB_MARK_YES };
}

static CbReasonStep *
add_literal (CbProof *self, CbReasonStepKind kind, guint depth, const CbLiteral *literal)
{
  CbReasonStep *step = cb_proof_add_step (self, kind, depth);

  step->mark = literal->mark;
  step->cards = cb_card_set_of (literal->card);
  step->holders = 1u << literal->holder;
  return step;
}

static void
suppose (CbProof *self, CbProofState *state, guint depth, const CbLiteral *literal)
{
  state->supposed[state->n_supposed++] = (int) self->steps->len;
  cb_proof_conclude (self, state, add_literal (self, CB_REASON_SUPPOSE, depth, literal));
}

/* Adds a step that says what the caller knows: all the entries cannot be true together with what is
 * supposed. */
static void
say_exhausted (CbProof *self, CbProofState *state, guint depth)
{
  CbReasonStep *step = cb_proof_add_step (self, CB_REASON_EXHAUSTED, depth);

  for (guint i = 0; i < self->rules->len; i++)
    {
      const CbRule *rule = &g_array_index (self->rules, CbRule, i);

      cb_step_cite (step, rule, rule->options);
    }
  step->source = CB_SOURCE_NONE;
  for (guint i = 0; i < state->n_supposed; i++)
    cb_step_need (step, state->supposed[i], ~(CbCardSet) 0, G_MAXUINT);
  state->impossible = TRUE;
}

/* Ends the block that began with step @first: concludes @shown, the opposite of its supposition. */
static void
close_block (CbProof *self, CbProofState *state, guint depth, guint first, const CbLiteral *shown)
{
  guint last = self->steps->len - 1;
  CbReasonStep *step = add_literal (self, CB_REASON_THEREFORE, depth, shown);

  cb_step_need (step, (int) first, step->cards, step->holders);
  cb_step_need (step, (int) last, ~(CbCardSet) 0, G_MAXUINT);
  cb_proof_conclude (self, state, step);
}

/* Whether the cheap rules alone show @literal to be impossible. */
static gboolean
is_soon_impossible (CbProof *self, const CbProofState *state, const CbLiteral *literal)
{
  CbMarks marks = { .consistent = TRUE };

  self->n_tries_left -= MIN (self->n_tries_left, 1);
  cb_effort_spend (self->effort, 1 + self->rules->len / RULES_PER_UNIT);
  for (guint h = 0; h < self->world->n_holders; h++)
    {
      marks.possible[h] = state->possible[h];
      marks.certain[h] = state->certain[h];
    }
  if (literal->mark == CB_MARK_YES)
    marks.certain[literal->holder] |= cb_card_set_of (literal->card);
  else
    marks.possible[literal->holder] &= ~cb_card_set_of (literal->card);
  cb_problem_propagate (&self->problem, &marks, CB_ALL_HOLDERS);
  return !marks.consistent;
}

/* What it costs to come from @literal to something impossible; G_MAXUINT where the rules alone do
 * not lead there. */
static guint
measure (CbProof *self, const CbProofState *state, guint depth, const CbLiteral *literal)
{
  g_autofree CbProofState *trial = g_memdup2 (state, sizeof *state);
  guint n_before = self->steps->len;
  guint cost;

  suppose (self, trial, depth, literal);
  cb_proof_derive (self, trial, depth, NULL);
  cost = trial->impossible ? cb_proof_get_cost (self) : G_MAXUINT;
  cb_proof_truncate (self, n_before);
  return cost;
}

/* Finds the supposition, of those that the rules alone refute, that is easiest to refute. */
static gboolean
find_soonest (CbProof *self, const CbProofState *state, guint depth, CbLiteral *best)
{
  guint best_cost = G_MAXUINT;
  guint n_candidates = 0;

  for (guint h = 0; h < self->world->n_holders; h++)
    for (CbCardSet open = state->possible[h] & ~state->certain[h]; open != 0; open &= open - 1)
      for (CbMark mark = CB_MARK_NO; mark <= CB_MARK_YES; mark++)
        {
          CbLiteral literal = { cb_card_set_first (open), h, mark };
          guint cost;

          if (n_candidates == MAX_CANDIDATES || !is_soon_impossible (self, state, &literal))
            continue;
          n_candidates++;
          cost = measure (self, state, depth, &literal);
          if (cost < best_cost)
            {
              best_cost = cost;
              *best = literal;
            }
        }
  return best_cost != G_MAXUINT;
}

/* Finds a card and holder to suppose something of, where the fewest cards are left to fill what a
 * hand must have. */
static CbLiteral
find_narrowest (const CbProof *self, const CbProofState *state)
{
  CbLiteral best = { 0 };
  guint best_n = G_MAXUINT;

  for (guint i = 0; i < self->rules->len; i++)
    for (guint j = 0; j < g_array_index (self->rules, CbRule, i).n_options; j++)
      {
        const CbOption *option = &g_array_index (self->rules, CbRule, i).options[j];
        CbCardSet open = option->cards & state->possible[option->holder] &
                         ~state->certain[option->holder];

        if (open != 0 && cb_card_set_size (open) < best_n)
          {
            best_n = cb_card_set_size (open);
            best = (CbLiteral) { cb_card_set_first (open), option->holder, CB_MARK_YES };
          }
      }
  return best;
}

/**
 * cb_proof_refute:
 * @state: what is known or supposed, which contradicts the rules
 *
 * Adds steps, of depth @depth and deeper, the last of which says that it is impossible.
 */
void
cb_proof_refute (CbProof *self, CbProofState *state, guint depth)
{
  while (!cb_proof_derive (self, state, depth, NULL))
    {
      g_autofree CbProofState *inner = NULL;
      guint first = self->steps->len;
      CbLiteral literal, opposite;

      if (state->n_supposed == self->max_supposed || self->n_tries_left == 0 ||
          cb_effort_is_spent (self->effort) || cb_proof_is_full (self))
        {
          say_exhausted (self, state, depth);
          return;
        }
      if (!find_soonest (self, state, depth + 1, &literal))
        literal = find_narrowest (self, state);
      inner = g_memdup2 (state, sizeof *state);
      opposite = negate (&literal);
      suppose (self, inner, depth + 1, &literal);
      cb_proof_refute (self, inner, depth + 1);

      close_block (self, state, depth, first, &opposite);
    }
}

/* Cuts the last step down to the goal. */
static void
end_with (CbProof *self, const CbProofState *state, const CbLiteral *goal)
{
  int index = goal->mark == CB_MARK_YES ? state->yes[goal->card][goal->holder]
                                        : state->no[goal->card][goal->holder];
  CbReasonStep *last;

  cb_proof_truncate (self, (guint) (index + 1));
  if (index < 0)
    return;
  last = g_ptr_array_index (self->steps, (guint) index);
  last->cards = cb_card_set_of (goal->card);
  last->holders = 1u << goal->holder;
}

/* Shows @goal by a case distinction, with at most @max_supposed suppositions inside each other. */
void
cb_proof_show_by_cases (CbProof *self,
                        CbProofState *state,
                        const CbLiteral *goal,
                        guint max_supposed)
{
  g_autofree CbProofState *inner = g_memdup2 (state, sizeof *state);
  guint first = self->steps->len;
  CbLiteral opposite = negate (goal);

  self->max_supposed = max_supposed;
  self->n_tries_left = MAX_TRIES;
  suppose (self, inner, 1, &opposite);
  cb_proof_refute (self, inner, 1);
  close_block (self, state, 0, first, goal);
}

/* Shows @goal by suppositions that the rules alone refute, one after another, the easiest first. */
static gboolean
show_by_single_cases (CbProof *self, CbProofState *state, const CbLiteral *goal)
{
  CbLiteral literal;

  while (self->n_tries_left > 0 && !cb_effort_is_spent (self->effort) && !cb_proof_is_full (self) &&
         find_soonest (self, state, 1, &literal))
    {
      g_autofree CbProofState *inner = g_memdup2 (state, sizeof *state);
      guint first = self->steps->len;
      CbLiteral opposite = negate (&literal);

      suppose (self, inner, 1, &literal);
      if (!cb_proof_derive (self, inner, 1, NULL))
        return FALSE;
      close_block (self, state, 0, first, &opposite);
      if (cb_proof_derive (self, state, 0, goal))
        return TRUE;
    }
  return FALSE;
}

/**
 * cb_proof_show_easily:
 * @goal: something the rules imply
 * @effort: how much may be spent
 *
 * Adds steps, the last of which concludes @goal, as a person would come to it: by the rules, and
 * where these do not reach it, by suppositions that the rules refute, none inside another. No steps
 * are needed where the card is not dealt to anybody.
 *
 * Returns: whether @goal is reached so; else the chain is left without steps
 */
gboolean
cb_proof_show_easily (CbProof *self, const CbLiteral *goal, CbEffort *effort)
{
  g_autofree CbProofState *state = g_new (CbProofState, 1);

  self->effort = effort;
  self->n_tries_left = MAX_TRIES;
  cb_proof_start (self, state);
  if (!cb_proof_derive (self, state, 0, goal) && !show_by_single_cases (self, state, goal))
    {
      cb_proof_truncate (self, 0);
      return FALSE;
    }
  end_with (self, state, goal);
  cb_proof_prune (self);
  return TRUE;
}

static void
show (CbProof *self, const CbLiteral *goal, guint max_supposed)
{
  g_autofree CbProofState *state = g_new (CbProofState, 1);

  cb_proof_start (self, state);
  cb_proof_truncate (self, 0);
  if (!cb_proof_derive (self, state, 0, goal))
    cb_proof_show_by_cases (self, state, goal, max_supposed);
  end_with (self, state, goal);
  cb_proof_prune (self);
}

static gboolean
is_exhausted (const CbProof *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    if (((CbReasonStep *) g_ptr_array_index (self->steps, i))->kind == CB_REASON_EXHAUSTED)
      return TRUE;
  return FALSE;
}

/**
 * cb_proof_show:
 * @goal: something the rules imply
 * @effort: how much may be spent
 *
 * Adds steps, the last of which concludes @goal; none where no step is needed, since the card is
 * not dealt to anybody. Where a full chain is too long to be followed, adds a short one that rests
 * on %CB_REASON_EXHAUSTED.
 *
 * Returns: FALSE where the chain rests on that only because the effort ended
 */
gboolean
cb_proof_show (CbProof *self, const CbLiteral *goal, CbEffort *effort)
{
  self->effort = effort;
  show (self, goal, CB_MAX_SUPPOSED);
  if (self->steps->len > MAX_STEPS || is_exhausted (self))
    show (self, goal, 1);
  return !cb_effort_is_spent (effort) || !is_exhausted (self);
}
