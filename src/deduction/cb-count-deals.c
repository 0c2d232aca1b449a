/* cb-count-deals.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What the counted states say of single cards and deals. */

#include "cb-count-private.h"

#include "cb-walk-private.h"

/* A state that can be met, and the cards that may still be left there. */
typedef struct
{
  guint32 state;
  CbCardSet left;
} Met;

typedef struct
{
  const CbCount *count;
  guint step;
  const Met *from;
  CbMarks *marks;
  GArray *next;       /* of Met */
  GHashTable *places; /* of states in next */
} Pass;

static Met *
meet (Pass *pass, guint32 state)
{
  gpointer place;

  if (!g_hash_table_lookup_extended (pass->places, GUINT_TO_POINTER (state), NULL, &place))
    {
      place = GUINT_TO_POINTER (pass->next->len);
      g_array_append_val (pass->next, ((Met) { .state = state }));
      g_hash_table_insert (pass->places, GUINT_TO_POINTER (state), place);
    }
  return &g_array_index (pass->next, Met, GPOINTER_TO_UINT (place));
}

/* Of a class, any card that is left may be among those taken, and among those that are not. */
static void
pass_taken (const CbTaken *taken, gpointer user_data)
{
  Pass *pass = user_data;
  const CbCountStep *step = &cb_count_get_classes (pass->count)->steps[pass->step];
  Met *to;

  if (cb_count_get_total (pass->count, pass->step + 1, taken->next)->n_deals == 0)
    return;
  to = meet (pass, taken->next);
  for (guint i = 0; i < step->n_classes; i++)
    {
      CbCardSet cards = step->cards[i] & pass->from->left;

      if (taken->taken[i] > 0)
        pass->marks->possible[step->holder] |= cards;
      if (taken->taken[i] < taken->left[i])
        to->left |= cards;
    }
}

static GArray *
pass_step (const CbCount *count, guint k, GArray *met, CbMarks *marks)
{
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);
  GArray *next = g_array_new (FALSE, FALSE, sizeof (Met));

  for (guint i = 0; i < met->len; i++)
    {
      const Met *from = &g_array_index (met, Met, i);
      Pass pass = { count, k, from, marks, next, places };

      cb_count_step_walk (&cb_count_get_classes (count)->steps[k], from->state, pass_taken, &pass);
    }
  return next;
}

/* What is possible for one holder only is certain. */
static void
find_certain (CbMarks *marks, guint n_holders)
{
  CbCardSet once = 0, twice = 0;

  for (guint h = 0; h < n_holders; h++)
    {
      twice |= once & marks->possible[h];
      once |= marks->possible[h];
    }
  for (guint h = 0; h < n_holders; h++)
    marks->certain[h] = marks->possible[h] & ~twice;
}

/**
 * cb_count_settle:
 * @marks: those that were counted with; complete afterwards
 */
void
cb_count_settle (const CbCount *self, CbMarks *marks)
{
  const CbClasses *classes = cb_count_get_classes (self);
  g_autoptr (GArray) met = g_array_new (FALSE, FALSE, sizeof (Met));

  if (cb_count_get_total (self, 0, classes->start)->n_deals == 0)
    {
      marks->consistent = FALSE;
      return;
    }
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    marks->possible[h] = marks->certain[h];
  g_array_append_val (met, ((Met) { classes->start, ~(CbCardSet) 0 }));
  for (guint k = 0; k < classes->n_steps; k++)
    {
      GArray *next = pass_step (self, k, met, marks);

      g_array_unref (met);
      met = next;
    }
  find_certain (marks, classes->n_steps);
}

/* Some way to go on from a state, and what it takes of each class. */
typedef struct
{
  const CbCount *count;
  guint next_step;
  gboolean found;
  guint32 next;
  guint8 taken[CB_MAX_CARDS];
} Choice;

static void
choose_taken (const CbTaken *taken, gpointer user_data)
{
  Choice *choice = user_data;

  if (choice->found ||
      cb_count_get_total (choice->count, choice->next_step, taken->next)->n_deals == 0)
    return;
  choice->found = TRUE;
  choice->next = taken->next;
  memcpy (choice->taken, taken->taken, sizeof choice->taken);
}

static CbCardSet
take_cards (const CbCountStep *step, const guint8 *taken, CbCardSet left)
{
  CbCardSet hand = 0;

  for (guint i = 0; i < step->n_classes; i++)
    {
      CbCardSet cards = step->cards[i] & left;

      for (guint n = taken[i]; n > 0; n--, cards &= cards - 1)
        hand |= cards & -cards;
    }
  return hand;
}

/**
 * cb_count_find_deal:
 * @marks: those that were counted with
 * @deal: (out): one of the deals
 *
 * Returns: whether there is any
 */
gboolean
cb_count_find_deal (const CbCount *self, const CbMarks *marks, CbDeal *deal)
{
  const CbClasses *classes = cb_count_get_classes (self);
  guint32 state = classes->start;
  CbCardSet left = ~(CbCardSet) 0;

  if (cb_count_get_total (self, 0, state)->n_deals == 0)
    return FALSE;
  *deal = (CbDeal) { 0 };
  for (guint k = 0; k < classes->n_steps; k++)
    {
      const CbCountStep *step = &classes->steps[k];
      Choice choice = { .count = self, .next_step = k + 1 };
      CbCardSet hand;

      cb_count_step_walk (step, state, choose_taken, &choice);
      g_assert (choice.found);
      hand = take_cards (step, choice.taken, left);
      deal->hands[step->holder] = marks->certain[step->holder] | hand;
      left &= ~hand;
      state = choice.next;
    }
  return TRUE;
}
