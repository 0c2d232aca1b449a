/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deals are counted card by card. Between two cards it does not matter who has which of those that
 * were dealt, only how much room is left in each hand and how far each constraint on cards of both
 * sides is met. The plan says in which order the cards come, and from which step on which holders
 * can no longer be told apart: they are then one holder with the room of both. A hand whose size is
 * not known has room for the most it can have; how many places of it stay empty is settled, in a
 * step of its own, as soon as nothing else can tell the hand from others. */

#include "cb-machine-private.h"

static void
add_tally (CbPlan *self, const CbPlanTally *tally)
{
  CbPlanTally added = *tally;
  guint n = cb_card_set_size (tally->cards);

  if (tally->kind == CB_TALLY_SHOWN)
    added.cap = (guint8) n;
  else if (tally->max >= n)
    added.cap = tally->min;
  else
    added.cap = tally->kind == CB_TALLY_LIMIT ? tally->max : tally->max + 1;
  g_array_append_val (self->tallies, added);
  for (guint left = tally->holders; left != 0; left &= left - 1)
    self->counted[__builtin_ctz (left)] |= tally->cards;
}

/* Whether the last choice has all its options. */
static gboolean
is_whole (const CbPlan *self)
{
  const CbChoice *choice = cb_plan_get_choice (self, self->choices->len - 1);

  return choice->tally + choice->n <= self->tallies->len;
}

/* Notes that the hand has @min to @max open cards. */
static void
limit_size (CbPlan *self, guint h, guint min, guint max)
{
  if (self->sized & 1u << h)
    {
      min = MAX (min, (guint) (self->sizes[h] - self->spare[h]));
      max = MIN (max, self->sizes[h]);
    }
  self->sized |= 1u << h;
  self->sizes[h] = min <= max ? (guint8) max
                              : CB_MAX_CARDS + 1; /* impossible: there are never as many cards */
  self->spare[h] = min <= max ? (guint8) (max - min) : 0;
}

static void
add_option (CbPlan *self, const CbOption *option, gboolean single)
{
  guint h = option->holder;

  if (single && option->cards == self->possible[h])
    {
      limit_size (self, h, option->min, MIN (option->max, cb_card_set_size (option->cards)));
      return;
    }
  if (!single && (self->choices->len == 0 || is_whole (self)))
    g_array_append_val (self->choices,
                        ((CbChoice) { .tally = self->tallies->len, .n = option->left + 1u }));
  add_tally (self, &(CbPlanTally) { .kind = single ? CB_TALLY_LIMIT : CB_TALLY_CHOICE,
                                    .holders = 1u << h,
                                    .cards = option->cards,
                                    .min = option->min,
                                    .max = option->max });
}

static void
add_tallies (CbPlan *self,
             const CbHandRules *rules,
             const CbShowing *showings,
             guint n_showings,
             CbCardSet certain,
             guint h)
{
  for (guint i = 0; i < rules->n_options; i++)
    add_option (self, &rules->options[i],
                rules->options[i].left == 0 && (i == 0 || rules->options[i - 1].left == 0));
  for (guint i = 0; i < n_showings; i++)
    if (showings[i].holder == h)
      {
        CbCardSet cards = showings[i].among & self->possible[h];

        if (cards != 0)
          add_tally (self,
                     &(CbPlanTally) {
                       .kind = CB_TALLY_SHOWN,
                       .holders = 1u << h,
                       .cards = cards,
                       .n_certain = (guint8) (showings[i].n_gone +
                                              cb_card_set_size (showings[i].among & certain)) });
      }
}

/* Returns the number of merges once @dealt are dealt and all sizes but those of @unsettled are
 * settled. @first: (inout): by holder, the first of its group */
static guint
find_merges (const CbPlan *self,
             CbCardSet dealt,
             guint unsettled,
             guint8 first[CB_MAX_HOLDERS],
             CbMerge merges[CB_MAX_HOLDERS])
{
  guint8 before[CB_MAX_HOLDERS];
  guint n = 0;

  memcpy (before, first, sizeof before);
  cb_plan_find_groups (self, dealt, unsettled, first);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    if (before[h] == h && first[h] != h)
      merges[n++] = (CbMerge) { (guint8) h, first[h] };
  return n;
}

/* Whether settling the size of a hand without further constraints saves states: that is so when it
 * has got all its cards, or can become one with another hand. Until then one state stands for all
 * sizes. */
static gboolean
gains_by_settling (const CbPlan *self, CbCardSet dealt, guint free, guint h)
{
  CbCardSet later = self->possible[h] & ~dealt;

  if (later == 0)
    return TRUE;
  for (guint others = free & self->sized & ~(1u << h) & ~1u; others != 0; others &= others - 1)
    if (h != 0 && (self->possible[__builtin_ctz (others)] & ~dealt) == later)
      return TRUE;
  return FALSE;
}

/* The holders with places to spare whose sizes are best settled once @dealt are dealt. */
static guint
find_settling (const CbPlan *self, CbCardSet dealt)
{
  guint free = cb_plan_find_free (self, dealt);
  guint settling = 0;

  for (guint h = 0; h < self->n_holders; h++)
    if (self->spare[h] > 0 && free & 1u << h && gains_by_settling (self, dealt, free, h))
      settling |= 1u << h;
  return settling;
}

static void
add_settling_steps (CbPlan *self, CbCardSet dealt, guint *settled)
{
  guint settling = find_settling (self, dealt) & ~*settled;

  *settled |= settling;
  for (; settling != 0; settling &= settling - 1)
    self->steps[self->n_steps++] = (CbPlanStep) { .card = CB_NO_CARD,
                                                  .takers = settling & -settling };
}

/* Adds the steps: the card that each deals, or the hand whose size it settles. */
static void
add_steps (CbPlan *self, CbEffort *effort)
{
  guint8 order[CB_MAX_CARDS];
  CbCardSet dealt = 0;
  guint settled = 0;

  self->n_expected = cb_plan_find_order (self, order, effort);
  add_settling_steps (self, dealt, &settled);
  for (guint i = 0; i < cb_card_set_size (self->open); i++)
    {
      self->steps[self->n_steps++] = (CbPlanStep) { .card = order[i] };
      dealt |= cb_card_set_of (order[i]);
      add_settling_steps (self, dealt, &settled);
    }
}

/* Finds the step after which each tally is of no more use. */
static void
find_times (CbPlan *self)
{
  for (guint i = 0; i < self->tallies->len; i++)
    {
      CbPlanTally *tally = &g_array_index (self->tallies, CbPlanTally, i);

      for (guint k = 0; k < self->n_steps; k++)
        if (tally->cards & cb_plan_step_get_dealt (&self->steps[k]))
          tally->last = (guint8) k;
    }
}

/* @unsettled: holders whose sizes are settled after this step. */
static void
fill_step (CbPlan *self, CbPlanStep *step, CbCardSet later, guint unsettled, const guint8 *first)
{
  step->later = later;
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    {
      step->n_later[h] = (guint8) cb_card_set_size (self->possible[h] & later);
      if (unsettled & 1u << h)
        step->n_later[h] = (guint8) (step->n_later[h] + self->spare[h]);
      step->groups[first[h]] |= 1u << h;
      if (first[h] == h && (self->possible[h] & cb_plan_step_get_dealt (step)) != 0)
        step->takers |= 1u << h;
    }
}

/* Fills in what happens at each step. */
static void
fill_steps (CbPlan *self)
{
  guint8 first[CB_MAX_HOLDERS];
  CbCardSet dealt = 0;
  guint unsettled = 0;

  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    {
      first[h] = (guint8) h;
      if (self->spare[h] > 0)
        unsettled |= 1u << h;
    }
  self->n_merges = find_merges (self, 0, unsettled, first, self->merges);
  for (guint k = 0; k < self->n_steps; k++)
    {
      CbPlanStep *step = &self->steps[k];

      dealt |= cb_plan_step_get_dealt (step);
      if (step->card == CB_NO_CARD)
        unsettled &= ~step->takers;
      fill_step (self, step, self->open & ~dealt, unsettled, first);
      step->n_merges = find_merges (self, dealt, unsettled, first, step->merges);
    }
}

/**
 * cb_plan_new:
 * @problem: constraints, cut down to the open cards
 * @marks: where cards can be and where they are; counting is quickest with complete ones
 * @showings: the cards shown to me, by which deals are weighed
 * @effort: how much may be spent; where that is not enough, the plan is too large
 *
 * Returns: (transfer full): how to count the deals
 */
CbPlan *
cb_plan_new (const CbProblem *problem,
             const CbMarks *marks,
             const CbShowing *showings,
             guint n_showings,
             CbEffort *effort)
{
  CbPlan *self = g_atomic_rc_box_new0 (CbPlan);

  self->open = problem->deck;
  self->n_holders = problem->n_holders;
  self->tallies = g_array_new (FALSE, FALSE, sizeof (CbPlanTally));
  self->choices = g_array_new (FALSE, FALSE, sizeof (CbChoice));
  for (guint h = 0; h < problem->n_holders; h++)
    self->open &= ~marks->certain[h];
  for (guint h = 0; h < problem->n_holders; h++)
    {
      self->possible[h] = marks->possible[h] & self->open;
      add_tallies (self, &problem->hands[h], showings, n_showings, marks->certain[h], h);
    }
  for (guint i = 0; i < problem->n_ties; i++)
    add_tally (self, &(CbPlanTally) { .kind = CB_TALLY_TIE,
                                      .holders = problem->ties[i].holders,
                                      .cards = problem->ties[i].cards,
                                      .min = 1,
                                      .max = CB_MAX_CARDS });
  add_steps (self, effort);
  find_times (self);
  fill_steps (self);
  cb_plan_make_machines (self, effort);
  return self;
}

CbPlan *
cb_plan_ref (CbPlan *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
plan_clear (gpointer data)
{
  CbPlan *self = data;

  for (guint i = 0; i < self->n_machines; i++)
    g_clear_pointer (&self->machines[i], cb_machine_free);
  g_array_unref (self->tallies);
  g_array_unref (self->choices);
}

void
cb_plan_unref (CbPlan *self)
{
  g_atomic_rc_box_release_full (self, plan_clear);
}
