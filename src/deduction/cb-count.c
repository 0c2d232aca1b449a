/* cb-count.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* How many deals there are, and what they weigh, from every state of every step on: summed over
 * the ways to fill the hand, each state once. Whole numbers are exact, and weights are sums of
 * products of what is not negative, so that nothing is lost by cancelling out. */

#include "cb-count-private.h"

#include "cb-deduction-private.h"
#include "cb-walk-private.h"

/* A state and its total, in a table where a state is found by trying one place after another. */
typedef struct
{
  guint32 state;
  gboolean used;
  CbTotal total;
} Slot;

typedef struct
{
  Slot *slots;
  guint n_used;
  guint bits;
} Table;

struct _CbCount
{
  CbClasses classes;
  Table tables[CB_MAX_HOLDERS];
  const gint *cancelled;
  gboolean was_cancelled;
};

typedef struct
{
  CbCount *count;
  guint next_step;
  CbTotal total;
} Sum;

static Slot *
find_slot (const Table *table, guint32 state)
{
  guint mask = (1u << table->bits) - 1;
  guint at = (state * 0x9e3779b1u) >> (32 - table->bits);

  while (table->slots[at].used && table->slots[at].state != state)
    at = (at + 1) & mask;
  return &table->slots[at];
}

static void
table_init (Table *table, guint bits)
{
  table->bits = bits;
  table->n_used = 0;
  table->slots = g_new0 (Slot, 1u << bits);
}

static void
table_add (Table *table, guint32 state, const CbTotal *total)
{
  if (4 * (table->n_used + 1) > 3u << table->bits)
    {
      Table larger;

      table_init (&larger, table->bits + 1);
      for (guint i = 0; i < 1u << table->bits; i++)
        if (table->slots[i].used)
          *find_slot (&larger, table->slots[i].state) = table->slots[i];
      larger.n_used = table->n_used;
      g_free (table->slots);
      *table = larger;
    }
  *find_slot (table, state) = (Slot) { state, TRUE, *total };
  table->n_used++;
}

static const CbTotal *get_or_make_total (CbCount *self, guint step, guint32 state);

static void
add_taken (const CbTaken *taken, gpointer user_data)
{
  Sum *sum = user_data;
  const CbTotal *rest = get_or_make_total (sum->count, sum->next_step, taken->next);

  sum->total.n_deals += rest->n_deals * taken->ways;
  sum->total.weight += rest->weight * (double) taken->ways * taken->likelihood;
}

static const CbTotal *
get_or_make_total (CbCount *self, guint step, guint32 state)
{
  static const CbTotal one = { 1, 1 };
  static const CbTotal none = { 0, 0 };
  Sum sum = { .count = self, .next_step = step + 1 };
  const Slot *slot;

  if (step == self->classes.n_steps)
    return &one;
  slot = find_slot (&self->tables[step], state);
  if (slot->used)
    return &slot->total;
  if (self->was_cancelled)
    return &none;

  self->was_cancelled = self->cancelled != NULL && g_atomic_int_get (self->cancelled);
  cb_count_step_walk (&self->classes.steps[step], state, add_taken, &sum);
  table_add (&self->tables[step], state, &sum.total);
  return &find_slot (&self->tables[step], state)->total;
}

/* All showings of the deal and of the first @n_entries entries. */
static GArray *
collect_showings (const CbDeduction *deduction, guint n_entries)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (CbShowing));

  for (guint i = 0; i <= n_entries; i++)
    {
      guint n;
      const CbShowing *showings = cb_facts_get_showings (cb_deduction_get_facts (deduction, i), &n);

      g_array_append_vals (all, showings, n);
    }
  return all;
}

/* What the first @n_entries entries leave open, given their complete marks. */
static void
reduce (const CbDeduction *deduction, guint n_entries, const CbMarks *marks, CbProblem *open)
{
  g_auto (CbProblem) problem = { 0 };
  CbMarks copy = *marks;

  cb_problem_init (&problem, cb_deduction_get_world (deduction));
  for (guint i = 0; i <= n_entries; i++)
    cb_problem_add_facts (&problem, cb_deduction_get_facts (deduction, i));
  cb_problem_reduce (&problem, &copy, open);
}

/**
 * cb_count_new:
 * @open: constraints, cut down to the open cards
 * @marks: where cards can be and where they are; best complete
 * @showings: what weighs deals
 * @cancelled: (nullable): set from another thread to stop; the count is then of no use
 *
 * Returns: (transfer full): the totals of every state that can be met
 */
CbCount *
cb_count_new (const CbProblem *open,
              const CbMarks *marks,
              const CbShowing *showings,
              guint n_showings,
              const gint *cancelled)
{
  CbCount *self = g_new0 (CbCount, 1);

  self->cancelled = cancelled;
  cb_classes_init (&self->classes, open, marks, showings, n_showings);
  for (guint k = 0; k < self->classes.n_steps; k++)
    table_init (&self->tables[k], 6);
  get_or_make_total (self, 0, self->classes.start);
  return self;
}

/* The count of what is consistent after @n_entries of @deduction, with all showings. */
CbCount *
cb_count_new_of_entries (const CbDeduction *deduction, guint n_entries, const gint *cancelled)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  g_autoptr (GArray) showings = collect_showings (deduction, n_entries);
  g_auto (CbProblem) open = { 0 };

  reduce (deduction, n_entries, marks, &open);
  return cb_count_new (&open, marks, (const CbShowing *) (gpointer) showings->data, showings->len,
                       cancelled);
}

void
cb_count_free (CbCount *self)
{
  for (guint k = 0; k < self->classes.n_steps; k++)
    g_free (self->tables[k].slots);
  cb_classes_clear (&self->classes);
  g_free (self);
}

const CbClasses *
cb_count_get_classes (const CbCount *self)
{
  return &self->classes;
}

/* (nullable): NULL if the state was never met. After the last step there is nothing left to do. */
const CbTotal *
cb_count_get_total (const CbCount *self, guint step, guint32 state)
{
  static const CbTotal one = { 1, 1 };
  const Slot *slot;

  if (step == self->classes.n_steps)
    return &one;
  slot = find_slot (&self->tables[step], state);
  return slot->used ? &slot->total : NULL;
}

guint
cb_count_get_place (const CbCount *self, guint step, guint32 state)
{
  if (step == self->classes.n_steps)
    return 0;
  return (guint) (find_slot (&self->tables[step], state) - self->tables[step].slots);
}

guint
cb_count_get_n_places (const CbCount *self, guint step)
{
  return step == self->classes.n_steps ? 1 : 1u << self->tables[step].bits;
}

gboolean
cb_count_was_cancelled (const CbCount *self)
{
  return self->was_cancelled;
}
