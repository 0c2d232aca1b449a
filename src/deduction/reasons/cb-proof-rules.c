/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules a person applies. They go in rounds: each round concludes from what was known before
 * it, so that no conclusion comes by a longer way than it must. */

#include "cb-proof-private.h"

/* How many rules are applied in a millionth of a second. */
#define RULES_PER_UNIT 32

/* The first @n cards of @cards. */
static CbCardSet
take_first_cards (CbCardSet cards, guint n)
{
  CbCardSet taken = 0;

  for (; n > 0; n--, cards &= cards - 1)
    taken |= cards & -cards;
  return taken;
}

/* Adds to the premises of @step the reasons why @option of @rule cannot hold. */
static void
need_impossible (CbReasonStep *step,
                 const CbProofState *known,
                 const CbOption *option,
                 CbCardSet deck)
{
  guint h = option->holder;
  CbCardSet has = option->cards & known->certain[h];

  if (cb_card_set_size (has) > option->max)
    cb_step_need_yes (step, known, take_first_cards (has, option->max + 1u), h);
  else
    cb_step_need_no (step, known, option->cards & deck & ~known->possible[h], h);
}

static gboolean
can_hold (const CbOption *option, const CbProofState *known)
{
  guint h = option->holder;

  return cb_card_set_size (option->cards & known->possible[h]) >= option->min &&
         cb_card_set_size (option->cards & known->certain[h]) <= option->max;
}

static void
say_impossible (CbProof *self,
                CbProofState *state,
                const CbProofState *known,
                const CbRule *rule,
                guint depth)
{
  const CbOption *option = rule->options;
  gboolean too_many = cb_card_set_size (option->cards & known->certain[option->holder]) >
                      option->max;
  CbReasonStep *step = cb_proof_add_step (self,
                                          rule->n_options > 1 ? CB_REASON_NO_WAY
                                          : too_many          ? CB_REASON_TOO_MANY
                                                              : CB_REASON_TOO_FEW,
                                          depth);

  for (guint i = 0; i < rule->n_options; i++)
    step->holders |= 1u << rule->options[i].holder;
  step->cards = option->cards;
  cb_step_cite (step, rule, option);
  for (guint i = 0; i < rule->n_options; i++)
    need_impossible (step, known, &rule->options[i], self->world->deck);
  state->impossible = TRUE;
}

/* Finds the only alternative that can hold; NULL if several can, or none. */
static const CbOption *
find_only (const CbRule *rule, const CbProofState *known, guint *n_left)
{
  const CbOption *only = NULL;

  *n_left = 0;
  for (guint i = 0; i < rule->n_options; i++)
    if (can_hold (&rule->options[i], known))
      {
        only = &rule->options[i];
        (*n_left)++;
      }
  return *n_left == 1 ? only : NULL;
}

static void
apply_option (CbProof *self,
              CbProofState *state,
              const CbProofState *known,
              const CbRule *rule,
              const CbOption *option,
              guint depth)
{
  guint h = option->holder;
  CbCardSet may = option->cards & known->possible[h];
  CbCardSet has = option->cards & known->certain[h];
  gboolean needed = cb_card_set_size (may) == option->min && (may & ~state->certain[h]) != 0;
  gboolean full = cb_card_set_size (has) == option->max && (may & ~has & state->possible[h]) != 0;
  CbReasonStep *step;

  if (!needed && !full)
    return;

  step = cb_proof_add_step (self, needed ? CB_REASON_ALL_NEEDED : CB_REASON_NO_MORE, depth);
  cb_step_cite (step, rule, option);
  for (guint i = 0; i < rule->n_options; i++)
    if (&rule->options[i] != option)
      need_impossible (step, known, &rule->options[i], self->world->deck);
  step->holders = 1u << h;
  step->mark = needed ? CB_MARK_YES : CB_MARK_NO;
  step->cards = needed ? may & ~state->certain[h] : may & ~has & state->possible[h];
  if (needed)
    cb_step_need_no (step, known, option->cards & self->world->deck & ~may, h);
  else
    cb_step_need_yes (step, known, has, h);
  cb_proof_conclude (self, state, step);
}

/* Where one of several hands has the only card left of those named, no other hand has it. */
static void
apply_tie (CbProof *self,
           CbProofState *state,
           const CbProofState *known,
           const CbRule *rule,
           guint depth)
{
  CbCardSet cards = rule->options->cards, open = 0;
  guint tied = 0, others = 0;
  CbReasonStep *step;

  for (guint i = 0; i < rule->n_options; i++)
    {
      tied |= 1u << rule->options[i].holder;
      open |= cards & known->possible[rule->options[i].holder];
    }
  if ((open & (open - 1)) != 0)
    return;
  for (guint h = 0; h < self->world->n_holders; h++)
    if (!(tied & 1u << h) && (state->possible[h] & open) != 0)
      others |= 1u << h;
  if (others == 0)
    return;

  step = cb_proof_add_step (self, CB_REASON_AMONG, depth);
  cb_step_cite (step, rule, rule->options);
  step->mark = CB_MARK_NO;
  step->cards = open;
  step->holders = others;
  for (guint i = 0; i < rule->n_options; i++)
    cb_step_need_no (step, known, cards & self->world->deck & ~open, rule->options[i].holder);
  cb_proof_conclude (self, state, step);
}

static void
apply_rule (CbProof *self,
            CbProofState *state,
            const CbProofState *known,
            const CbRule *rule,
            guint depth)
{
  guint n_left;
  const CbOption *only = find_only (rule, known, &n_left);

  if (n_left == 0)
    say_impossible (self, state, known, rule, depth);
  else if (only != NULL)
    apply_option (self, state, known, rule, only, depth);
  else if (cb_option_is_tie (rule->options))
    apply_tie (self, state, known, rule, depth);
}

static void
say_card_impossible (CbProof *self,
                     CbProofState *state,
                     const CbProofState *known,
                     guint card,
                     guint certain,
                     guint depth)
{
  CbReasonStep *step = cb_proof_add_step (
    self, certain != 0 ? CB_REASON_TWO_PLACES : CB_REASON_NO_PLACE, depth);

  step->cards = cb_card_set_of (card);
  step->holders = certain;
  for (guint h = 0; h < self->world->n_holders; h++)
    if (certain & (1u << h))
      cb_step_need_yes (step, known, step->cards, h);
    else if (certain == 0)
      cb_step_need_no (step, known, step->cards, h);
  state->impossible = TRUE;
}

/* Each card has one place. */
static void
apply_to_card (CbProof *self,
               CbProofState *state,
               const CbProofState *known,
               guint card,
               guint depth)
{
  CbCardSet bit = cb_card_set_of (card);
  guint possible = 0, certain = 0, open = 0;
  CbReasonStep *step;

  for (guint h = 0; h < self->world->n_holders; h++)
    {
      possible |= known->possible[h] & bit ? 1u << h : 0;
      certain |= known->certain[h] & bit ? 1u << h : 0;
      open |= state->possible[h] & ~state->certain[h] & bit ? 1u << h : 0;
    }

  if (possible == 0 || (certain & (certain - 1)) != 0)
    {
      say_card_impossible (self, state, known, card, possible == 0 ? 0 : certain, depth);
      return;
    }
  if (certain == 0 ? (possible & (possible - 1)) != 0 || (open & possible) == 0
                   : (open & ~certain) == 0)
    return;

  step = cb_proof_add_step (self, certain != 0 ? CB_REASON_ELSEWHERE : CB_REASON_ONLY_PLACE, depth);
  step->cards = bit;
  step->mark = certain != 0 ? CB_MARK_NO : CB_MARK_YES;
  step->holders = certain != 0 ? open & ~certain : possible;
  for (guint h = 0; h < self->world->n_holders; h++)
    if (certain & (1u << h))
      cb_step_need_yes (step, known, bit, h);
    else if (certain == 0 && !(possible & (1u << h)))
      cb_step_need_no (step, known, bit, h);
  cb_proof_conclude (self, state, step);
}

/* Applies all rules once; returns whether that brought anything new. */
static gboolean
derive_round (CbProof *self, CbProofState *state, guint depth)
{
  g_autofree CbProofState *known = NULL;
  guint n_before = self->steps->len;

  if (!cb_effort_spend (self->effort, 1 + self->rules->len / RULES_PER_UNIT))
    return FALSE;
  known = g_memdup2 (state, sizeof *state);
  for (guint i = 0; i < self->rules->len && !state->impossible; i++)
    apply_rule (self, state, known, &g_array_index (self->rules, CbRule, i), depth);
  for (CbCardSet left = self->world->deck; left != 0 && !state->impossible; left &= left - 1)
    apply_to_card (self, state, known, cb_card_set_first (left), depth);
  return self->steps->len > n_before;
}

/**
 * cb_proof_derive:
 * @depth: of the steps it adds
 * @goal: (nullable): what to stop at
 *
 * Applies the rules until they say nothing more, or the effort ends.
 *
 * Returns: whether @goal is known, or what is known is impossible
 */
gboolean
cb_proof_derive (CbProof *self, CbProofState *state, guint depth, const CbLiteral *goal)
{
  while (!state->impossible && (goal == NULL || !cb_proof_knows (state, goal)))
    if (!derive_round (self, state, depth) &&
        (cb_effort_is_spent (self->effort) || self->ignores_sizes ||
         !cb_proof_count (self, state, depth)))
      return FALSE;
  return TRUE;
}
