/* cb-classes.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Deals are counted hand by hand. Two cards are of one class as long as the hands still to be
 * filled do not distinguish them: they can hold both or neither, and name both or neither in each
 * of their constraints. The envelope comes first, so that what is in it is told by single cards;
 * the order of the others decides how many states there are. */

#include "cb-classes-private.h"

#include "cb-order-private.h"

static CbClassSet
find_classes (const CbCountStep *step, CbCardSet cards)
{
  CbClassSet classes = 0;

  for (guint i = 0; i < step->n_classes; i++)
    if (step->cards[i] & cards)
      classes |= 1u << i;
  return classes;
}

static void
add_rules (CbCountStep *step, const CbHandRules *rules)
{
  for (guint i = 0; i < rules->n_options; i++)
    {
      const CbOption *option = &rules->options[i];
      CbLimit limit = { find_classes (step, option->cards), option->min, option->max };
      gboolean single = option->left == 0 && (i == 0 || rules->options[i - 1].left == 0);

      if (single)
        g_array_append_val (step->limits, limit);
      else
        g_array_append_val (step->ways, ((CbWay) { limit, option->left }));
    }
}

/* Lays out the states of the step and links those of the step before to it. */
static void
lay_out (CbCountStep *step, const CbPartition *partition, CbCountStep *before)
{
  guint shift = 0;

  step->n_classes = partition->n;
  for (guint i = 0; i < partition->n; i++)
    {
      guint bits = 32 - (guint) __builtin_clz (cb_card_set_size (partition->sets[i]));

      step->cards[i] = partition->sets[i];
      step->shift[i] = (guint8) shift;
      step->mask[i] = (guint32) (((guint64) 1 << bits) - 1);
      shift += bits;
    }
  for (guint i = 0; before != NULL && i < before->n_classes; i++)
    for (guint j = 0; j < step->n_classes; j++)
      if (before->cards[i] & step->cards[j])
        before->unit[i] = (guint32) 1 << step->shift[j];
}

/* The classes in most limits are decided first: they leave the least open. */
static void
order_takes (CbCountStep *step)
{
  for (guint i = 1; i < step->n_takes; i++)
    for (guint j = i; j > 0 && step->limits_at[j]->len > step->limits_at[j - 1]->len; j--)
      {
        GArray *limits = step->limits_at[j];
        guint8 take = step->takes[j];

        step->limits_at[j] = step->limits_at[j - 1];
        step->takes[j] = step->takes[j - 1];
        step->limits_at[j - 1] = limits;
        step->takes[j - 1] = take;
      }
}

static void
add_take (CbCountStep *step, guint class_)
{
  GArray *at = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < step->limits->len; i++)
    if (g_array_index (step->limits, CbLimit, i).classes & (1u << class_))
      g_array_append_val (at, i);
  step->limits_at[step->n_takes] = at;
  step->takes[step->n_takes++] = (guint8) class_;
}

/* The limit that the size of the hand is. */
static int
find_size (const CbCountStep *step)
{
  CbClassSet takes = 0;

  for (guint i = 0; i < step->n_takes; i++)
    takes |= 1u << step->takes[i];
  for (guint i = 0; i < step->limits->len; i++)
    if ((takes & ~g_array_index (step->limits, CbLimit, i).classes) == 0)
      return (int) i;
  return -1;
}

static void
fill_step (CbCountStep *step,
           const CbProblem *problem,
           const CbMarks *marks,
           const CbShowing *showings,
           guint n_showings,
           CbCardSet later)
{
  guint h = step->holder;

  step->limits = g_array_new (FALSE, FALSE, sizeof (CbLimit));
  step->ways = g_array_new (FALSE, FALSE, sizeof (CbWay));
  step->shown = g_array_new (FALSE, FALSE, sizeof (CbShown));
  add_rules (step, &problem->hands[h]);
  for (guint i = 0; i < n_showings; i++)
    if (showings[i].holder == h)
      {
        guint8 n_certain = (guint8) cb_card_set_size (showings[i].among & marks->certain[h]);

        g_array_append_val (step->shown,
                            ((CbShown) { find_classes (step, showings[i].among), n_certain }));
      }
  for (guint i = 0; i < step->n_classes; i++)
    {
      if (step->cards[i] & marks->possible[h])
        add_take (step, i);
      if (!(step->cards[i] & later))
        step->must_take |= 1u << i;
    }
  order_takes (step);
  step->size = find_size (step);
}

/**
 * cb_classes_init:
 * @problem: constraints, cut down to the open cards
 * @marks: where cards can be and where they are; best complete
 * @showings: what weighs deals
 */
void
cb_classes_init (CbClasses *self,
                 const CbProblem *problem,
                 const CbMarks *marks,
                 const CbShowing *showings,
                 guint n_showings)
{
  CbCardSet open = problem->deck;
  CbMarks open_marks = *marks;
  CbHands hands = { problem, &open_marks, showings, n_showings };
  guint order[CB_MAX_HOLDERS];
  guint rest = (1u << problem->n_holders) - 1;

  *self = (CbClasses) { .n_steps = problem->n_holders };
  for (guint h = 0; h < problem->n_holders; h++)
    open &= ~marks->certain[h];
  for (guint h = 0; h < problem->n_holders; h++)
    open_marks.possible[h] &= open;
  hands.open = open;
  cb_hands_order (&hands, order);

  for (guint k = 0; k < self->n_steps; k++)
    {
      CbCountStep *step = &self->steps[k];
      CbPartition partition;
      CbCardSet later = 0;

      step->holder = order[k];
      cb_hands_partition (&hands, rest, &partition);
      rest &= ~(1u << order[k]);
      for (guint h = 0; h < problem->n_holders; h++)
        later |= rest & (1u << h) ? open_marks.possible[h] : 0;
      lay_out (step, &partition, k > 0 ? step - 1 : NULL);
      fill_step (step, problem, &open_marks, showings, n_showings, later);
    }
  for (guint i = 0; i < self->steps[0].n_classes; i++)
    self->start |= cb_card_set_size (self->steps[0].cards[i]) << self->steps[0].shift[i];
}

void
cb_classes_clear (CbClasses *self)
{
  for (guint k = 0; k < self->n_steps; k++)
    {
      for (guint i = 0; i < self->steps[k].n_takes; i++)
        g_array_unref (self->steps[k].limits_at[i]);
      g_array_unref (self->steps[k].limits);
      g_array_unref (self->steps[k].ways);
      g_array_unref (self->steps[k].shown);
    }
}
