/* cb-dealing.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What a state allows, and what becomes of it when a card is dealt or the size of a hand settled.
 */

#include "cb-dealing-private.h"

/* Who can get the card: whoever has room for it, and, where someone could not do without it any
 * more, only he. */
guint
cb_dealing_find_takers (const CbPlan *plan, const CbPlanStep *step, const guint64 *state)
{
  guint takers = step->takers;
  guint wanting = 0;

  for (guint rest = step->takers & plan->sized; rest != 0; rest &= rest - 1)
    {
      guint h = (guint) __builtin_ctz (rest);
      guint room = cb_field_get (&plan->room[h], state);

      if (room == 0)
        takers &= ~(1u << h);
      if (room > step->n_later[h])
        wanting |= 1u << h;
    }
  for (guint i = 0; i < step->touched->len; i++)
    {
      const CbPending *touched = &g_array_index (step->touched, CbPending, i);
      const CbTally *tally = cb_plan_get_tally (plan, touched->tally);
      guint n;

      if (tally->kind != CB_TALLY_LIMIT)
        continue;
      n = cb_field_get (&tally->field, state);
      if (n + cb_card_set_size (touched->later) < tally->min)
        wanting |= 1u << tally->holder;
      if (n == tally->max)
        takers &= ~(1u << tally->holder);
    }
  if ((wanting & (wanting - 1)) != 0)
    return 0;
  return wanting != 0 ? takers & wanting : takers;
}

static void
count_card (const CbDealing *dealing, guint h)
{
  const CbPlanStep *step = dealing->step;

  for (guint i = step->touched_of[h]; i < step->touched_of[h + 1]; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan,
                                                g_array_index (step->touched, CbPending, i).tally);
      guint n = cb_field_get (&tally->field, dealing->state);

      if (n < tally->cap)
        cb_field_set (&tally->field, dealing->state, n + 1);
    }
}

/* Whether the room in the hand is enough for limits that have no card in common. */
static gboolean
has_room_for_needs (const CbDealing *dealing, guint h, guint room)
{
  const CbPlanStep *step = dealing->step;
  CbCardSet counted = 0;
  guint n_needed = 0;

  for (guint i = step->needs_of[h]; i < step->needs_of[h + 1]; i++)
    {
      const CbPending *need = &g_array_index (step->needs, CbPending, i);
      const CbTally *tally = cb_plan_get_tally (dealing->plan, need->tally);
      guint n = tally->first <= dealing->k ? cb_field_get (&tally->field, dealing->state) : 0;

      if (n >= tally->min || (need->later & counted) != 0)
        continue;
      n_needed += tally->min - n;
      counted |= need->later;
    }
  return n_needed <= room;
}

/* A full hand has all it needs, and gets nothing that could be too much. */
static void
forget_limits (const CbDealing *dealing, guint h)
{
  const CbPlanStep *step = dealing->step;

  for (guint i = step->needs_of[h]; i < step->needs_of[h + 1]; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan,
                                                g_array_index (step->needs, CbPending, i).tally);

      if (tally->first <= dealing->k)
        cb_field_set (&tally->field, dealing->state, tally->cap);
    }
}

static gboolean
fill_room (const CbDealing *dealing, guint h)
{
  const CbField *field = &dealing->plan->room[h];
  guint room = cb_field_get (field, dealing->state) - 1;

  cb_field_set (field, dealing->state, room);
  if (!has_room_for_needs (dealing, h, room))
    return FALSE;
  if (room == 0)
    forget_limits (dealing, h);
  return TRUE;
}

/* Once one option is sure to hold, how far the others are does not matter any more. */
static void
keep_choice (const CbDealing *dealing, const CbChoice *choice)
{
  cb_field_set (&choice->kept, dealing->state, 1);
  for (guint i = 0; i < choice->n; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan, choice->tally + i);

      if (tally->first <= dealing->k && dealing->k <= tally->last)
        cb_field_set (&tally->field, dealing->state, 0);
    }
}

/* Whether the choice can still be kept. */
static gboolean
choice_allows (const CbDealing *dealing, const CbChoice *choice, CbCardSet later)
{
  gboolean open = cb_field_get (&choice->kept, dealing->state) != 0;
  gboolean sure = open;

  for (guint i = 0; i < choice->n && !sure; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan, choice->tally + i);
      guint n_later = cb_card_set_size (tally->cards & later);
      guint n;

      if (tally->last < dealing->k)
        continue;
      n = tally->first <= dealing->k ? cb_field_get (&tally->field, dealing->state) : 0;
      open = open || (n <= tally->max && n + n_later >= tally->min);
      sure = n + n_later <= tally->max && n >= tally->min;
    }
  if (sure)
    keep_choice (dealing, choice);
  return open;
}

static gboolean
choices_allow (const CbDealing *dealing, CbCardSet later)
{
  const GArray *choices = dealing->step->choices;

  for (guint i = 0; i < choices->len; i++)
    if (!choice_allows (
          dealing, cb_plan_get_choice (dealing->plan, g_array_index (choices, guint, i)), later))
      return FALSE;
  return TRUE;
}

static void
end_tallies (CbDealing *dealing)
{
  for (guint i = 0; i < dealing->step->ended->len; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan,
                                                g_array_index (dealing->step->ended, guint, i));

      if (tally->kind == CB_TALLY_SHOWN)
        {
          guint n = tally->n_certain + cb_field_get (&tally->field, dealing->state);

          dealing->factor *= n > 0 ? 1.0 / n : 0;
        }
      cb_field_set (&tally->field, dealing->state, 0);
    }
  for (guint i = 0; i < dealing->step->chosen->len; i++)
    cb_field_set (
      &cb_plan_get_choice (dealing->plan, g_array_index (dealing->step->chosen, guint, i))->kept,
      dealing->state, 0);
}

static guint32
binomial (guint n, guint k)
{
  static guint32 table[CB_MAX_CARDS + 1][CB_MAX_CARDS + 1];
  static gsize filled;

  if (g_once_init_enter (&filled))
    {
      for (guint i = 0; i <= CB_MAX_CARDS; i++)
        for (guint j = 0; j <= i; j++)
          table[i][j] = j == 0 || j == i ? 1 : table[i - 1][j - 1] + table[i - 1][j];
      g_once_init_leave (&filled, 1);
    }
  return table[n][k];
}

/* Puts the room of one holder to that of another: how the cards still to come are shared out
 * between the two does not matter any more, only in how many ways. Returns whether as many cards
 * are still to come as there is room together. */
gboolean
cb_dealing_merge (CbDealing *dealing, const CbMerge *merges, guint n_merges, CbCardSet later)
{
  const CbPlan *plan = dealing->plan;

  for (guint i = 0; i < n_merges; i++)
    {
      const CbField *from = &plan->room[merges[i].from];
      const CbField *into = &plan->room[merges[i].into];
      guint a = cb_field_get (from, dealing->state);
      guint b = cb_field_get (into, dealing->state);
      guint32 ways;

      if (a + b > cb_card_set_size (plan->possible[merges[i].into] & later))
        return FALSE;
      ways = binomial (a + b, a);
      cb_field_set (from, dealing->state, 0);
      cb_field_set (into, dealing->state, a + b);
      dealing->ways *= ways;
      dealing->factor *= ways;
    }
  return TRUE;
}

/* Whether there are as many places as cards to come, those that may stay empty aside. */
static gboolean
rooms_fit (const CbDealing *dealing, CbCardSet later)
{
  const CbPlan *plan = dealing->plan;
  guint n_cards = cb_card_set_size (later);
  guint room = 0;

  for (guint h = 0; h < plan->n_holders; h++)
    room += cb_field_get (&plan->room[h], dealing->state);
  return !plan->all_sized || (n_cards <= room && room <= n_cards + dealing->step->n_spare);
}

/* Leaves @n_empty places of the hand empty for good; returns whether that can be. */
gboolean
cb_dealing_settle_size (CbDealing *dealing, guint h, guint n_empty, CbCardSet later)
{
  const CbPlanStep *step = dealing->step;
  const CbField *field = &dealing->plan->room[h];
  guint room = cb_field_get (field, dealing->state);

  if (room < n_empty || room - n_empty > step->n_later[h])
    return FALSE;
  cb_field_set (field, dealing->state, room - n_empty);
  return rooms_fit (dealing, later) &&
         cb_dealing_merge (dealing, step->merges, step->n_merges, later);
}

/* Gives the card to @h; returns whether that can be. */
gboolean
cb_dealing_give (CbDealing *dealing, guint h, CbCardSet later)
{
  count_card (dealing, h);
  if (dealing->plan->sized & (1u << h) && !fill_room (dealing, h))
    return FALSE;
  if (!choices_allow (dealing, later))
    return FALSE;
  end_tallies (dealing);
  return cb_dealing_merge (dealing, dealing->step->merges, dealing->step->n_merges, later);
}
