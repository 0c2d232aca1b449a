/* cb-walk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* All ways to fill one hand. Class after class it is decided how many cards to take; each limit
 * says at once how few and how many these can be, given what was taken and what is still to come.
 */

#include "cb-walk-private.h"

typedef struct
{
  const CbCountStep *step;
  CbTakenFunc func;
  gpointer user_data;
  const CbLimit *limits;
  guint8 left[CB_MAX_CARDS];
  guint8 taken[CB_MAX_CARDS];
  int *have;   /* by limit: cards taken */
  int *coming; /* by limit: cards not decided yet */
} Walk;

/* n over k, for decks. */
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

static guint
count_taken (const Walk *walk, CbClassSet classes)
{
  guint n = 0;

  for (; classes != 0; classes &= classes - 1)
    n += walk->taken[__builtin_ctz (classes)];
  return n;
}

static gboolean
ways_allow (const Walk *walk)
{
  gboolean any = FALSE;

  for (guint i = 0; i < walk->step->ways->len; i++)
    {
      const CbWay *way = &g_array_index (walk->step->ways, CbWay, i);
      guint n = count_taken (walk, way->limit.classes);

      any = any || (way->limit.min <= n && n <= way->limit.max);
      if (way->left > 0)
        continue;
      if (!any)
        return FALSE;
      any = FALSE;
    }
  return TRUE;
}

static double
get_likelihood (const Walk *walk)
{
  double likelihood = 1;

  for (guint i = 0; i < walk->step->shown->len; i++)
    {
      const CbShown *shown = &g_array_index (walk->step->shown, CbShown, i);
      guint n = shown->n_certain + count_taken (walk, shown->classes);

      likelihood = n > 0 ? likelihood / n : 0;
    }
  return likelihood;
}

static void
arrive (const Walk *walk, guint32 next, guint64 ways)
{
  if (!ways_allow (walk))
    return;
  walk->func (&(CbTaken) { .next = next,
                           .ways = ways,
                           .likelihood = get_likelihood (walk),
                           .left = walk->left,
                           .taken = walk->taken },
              walk->user_data);
}

/* How few and how many cards of the class at @at can be taken. */
static inline void
find_bounds (const Walk *walk, guint at, int *min, int *max)
{
  const GArray *limits = walk->step->limits_at[at];
  const guint *indices = (const guint *) (gpointer) limits->data;

  for (guint i = 0; i < limits->len; i++)
    {
      const CbLimit *limit = &walk->limits[indices[i]];
      int have = walk->have[indices[i]];

      *min = MAX (*min, limit->min - have - walk->coming[indices[i]]);
      *max = MIN (*max, limit->max - have);
    }
}

static inline void
change (const GArray *limits, int *numbers, int by)
{
  const guint *indices = (const guint *) (gpointer) limits->data;

  for (guint i = 0; i < limits->len; i++)
    numbers[indices[i]] += by;
}

/* Nothing more can be taken: whether nothing more has to be. */
static gboolean
is_enough (const Walk *walk, guint at)
{
  for (guint i = at; i < walk->step->n_takes; i++)
    if (walk->step->must_take & (1u << walk->step->takes[i]) &&
        walk->left[walk->step->takes[i]] > 0)
      return FALSE;
  for (guint i = 0; i < walk->step->limits->len; i++)
    if (walk->have[i] < walk->limits[i].min)
      return FALSE;
  return TRUE;
}

static void decide (Walk *walk, guint at, guint32 next, guint64 ways);

/* Takes @min to @max cards, not none, of the class at @at, and decides on those after it. */
static void
take_some (Walk *walk, guint at, int min, int max, guint32 next, guint64 ways)
{
  const CbCountStep *step = walk->step;
  const GArray *limits = step->limits_at[at];
  guint class_ = step->takes[at];

  change (limits, walk->have, min);
  for (int t = min; t <= max; t++)
    {
      walk->taken[class_] = (guint8) t;
      decide (walk, at + 1, next - (guint32) t * step->unit[class_],
              ways * binomial (walk->left[class_], (guint) t));
      change (limits, walk->have, 1);
    }
  change (limits, walk->have, -(max + 1));
  walk->taken[class_] = 0;
}

/* Decides on the class at @at and those after it. Taking none of a class goes on in the loop, so
 * that the depth is that of the cards taken. */
static void
decide (Walk *walk, guint at, guint32 next, guint64 ways)
{
  const CbCountStep *step = walk->step;
  gboolean full = step->size >= 0 && walk->have[step->size] == walk->limits[step->size].max;
  gboolean open = TRUE;
  guint i = at;

  if (full)
    {
      if (is_enough (walk, at))
        arrive (walk, next, ways);
      return;
    }
  for (; open && i < step->n_takes; i++)
    {
      int n = walk->left[step->takes[i]];
      int min = step->must_take & (1u << step->takes[i]) ? n : 0;
      int max = n;

      if (n == 0)
        continue;
      change (step->limits_at[i], walk->coming, -n);
      find_bounds (walk, i, &min, &max);
      if (max > 0 && min <= max)
        take_some (walk, i, MAX (min, 1), max, next, ways);
      open = min <= 0 && max >= 0;
    }
  if (open)
    arrive (walk, next, ways);
  while (i > at)
    {
      i--;
      change (step->limits_at[i], walk->coming, walk->left[step->takes[i]]);
    }
}

/* Reads the state; returns whether the limits, each by itself, can be kept. */
static gboolean
start (Walk *walk, guint32 state, guint32 *next)
{
  const CbCountStep *step = walk->step;
  CbClassSet stuck = step->must_take;

  *next = 0;
  for (guint i = 0; i < step->n_classes; i++)
    {
      walk->left[i] = (guint8) cb_count_step_get_left (step, state, i);
      *next += walk->left[i] * step->unit[i];
    }
  for (guint i = 0; i < step->n_takes; i++)
    {
      change (step->limits_at[i], walk->coming, walk->left[step->takes[i]]);
      stuck &= ~(1u << step->takes[i]);
    }
  for (; stuck != 0; stuck &= stuck - 1)
    if (walk->left[__builtin_ctz (stuck)] > 0)
      return FALSE;
  for (guint i = 0; i < step->limits->len; i++)
    if (walk->coming[i] < g_array_index (step->limits, CbLimit, i).min)
      return FALSE;
  return TRUE;
}

/* Calls @func for every way to fill the hand of @step from what is left in @state. */
void
cb_count_step_walk (const CbCountStep *step, guint32 state, CbTakenFunc func, gpointer user_data)
{
  Walk walk = { .step = step,
                .func = func,
                .user_data = user_data,
                .limits = (const CbLimit *) (gpointer) step->limits->data };
  guint32 next;

  walk.have = g_newa0 (int, step->limits->len + 1);
  walk.coming = g_newa0 (int, step->limits->len + 1);
  if (start (&walk, state, &next))
    decide (&walk, 0, next, 1);
}
