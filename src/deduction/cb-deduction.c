/* cb-deduction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The stack of entries with the marks after each. All constraints stay in one problem, in the
 * order they came, so that taking entries back is cutting its lists off. */

#include "cb-deduction-private.h"

#include "cb-witnesses-private.h"

/* The state after so many entries. */
typedef struct
{
  CbFacts *facts;
  CbMarks marks;
  guint n_options[CB_MAX_HOLDERS];
} Level;

struct _CbDeduction
{
  CbWorld world;
  CbProblem problem;
  GArray *levels;
  CbWitnesses witnesses;
};

static void
level_clear (gpointer data)
{
  cb_facts_unref (((Level *) data)->facts);
}

static Level *
get_level (const CbDeduction *self, guint n_entries)
{
  return &g_array_index (self->levels, Level, n_entries);
}

/* Completes the marks, of which the cheaper part of the work is done on a shrinking problem. */
static void
complete_marks (CbDeduction *self, CbMarks *marks)
{
  g_auto (CbProblem) reduced = { 0 };
  g_auto (CbProblem) rest = { 0 };

  cb_problem_reduce (&self->problem, marks, &reduced);
  cb_problem_propagate (&reduced, marks, CB_ALL_HOLDERS);
  cb_problem_reduce (&reduced, marks, &rest);
  cb_witnesses_complete (&self->witnesses, self->levels->len, &rest, marks);
}

static void
push (CbDeduction *self, CbFacts *facts, const CbMarks *before)
{
  Level level = { .facts = cb_facts_ref (facts), .marks = *before };

  cb_problem_add_facts (&self->problem, facts);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    level.n_options[h] = self->problem.hands[h].n_options;
  if (level.marks.consistent)
    {
      cb_witnesses_extend (&self->witnesses, self->levels->len, facts);
      complete_marks (self, &level.marks);
      level.marks.complete = TRUE;
    }
  if (!level.marks.consistent)
    level.marks = (CbMarks) { .complete = TRUE };
  g_array_append_val (self->levels, level);
}

/**
 * cb_deduction_new:
 * @world: cards, holders and sizes of hands
 * @deal: what is known before the first entry: the envelope's make-up, the own hand
 *
 * An impossible world or deal is no error: then the marks are inconsistent, whatever is appended.
 *
 * Returns: (transfer full): a deduction without entries
 */
CbDeduction *
cb_deduction_new (const CbWorld *world, CbFacts *deal)
{
  CbDeduction *self;
  CbMarks start;

  g_return_val_if_fail (world != NULL && deal != NULL, NULL);
  g_return_val_if_fail (world->n_cards >= 1 && world->n_cards <= CB_MAX_CARDS, NULL);
  g_return_val_if_fail (world->n_holders >= 1 && world->n_holders <= CB_MAX_HOLDERS, NULL);

  self = g_new0 (CbDeduction, 1);
  self->world = *world;
  self->world.deck &= (CbCardSet) (((guint64) 1 << world->n_cards) - 1);
  self->levels = g_array_new (FALSE, FALSE, sizeof (Level));
  g_array_set_clear_func (self->levels, level_clear);
  cb_problem_init (&self->problem, &self->world);
  cb_problem_start (&self->problem, &start);
  push (self, deal, &start);
  return self;
}

/**
 * cb_deduction_copy:
 * @n_entries: how many of the entries; at most those there are
 *
 * A snapshot, for use in another thread or for a look ahead. Cost: a few microseconds.
 *
 * Returns: (transfer full): a deduction that shares nothing that changes with @self
 */
CbDeduction *
cb_deduction_copy (const CbDeduction *self, guint n_entries)
{
  CbDeduction *copy;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);

  copy = g_new0 (CbDeduction, 1);
  copy->world = self->world;
  copy->witnesses = self->witnesses;
  cb_witnesses_truncate (&copy->witnesses, n_entries);
  copy->levels = g_array_new (FALSE, FALSE, sizeof (Level));
  g_array_set_clear_func (copy->levels, level_clear);
  g_array_append_vals (copy->levels, self->levels->data, n_entries + 1);
  cb_problem_init (&copy->problem, &copy->world);
  for (guint i = 0; i <= n_entries; i++)
    {
      cb_facts_ref (get_level (copy, i)->facts);
      cb_problem_add_facts (&copy->problem, get_level (copy, i)->facts);
    }
  return copy;
}

void
cb_deduction_free (CbDeduction *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->levels);
  cb_problem_clear (&self->problem);
  g_free (self);
}

/**
 * cb_deduction_append:
 * @facts: what the next entry says
 * @effort: how much may be spent on completing the marks
 *
 * Adds an entry, applies the cheap rules, and completes the marks as far as the effort goes.
 * Pointers to marks are not valid any more. Cost: mostly far below a millisecond.
 */
void
cb_deduction_append (CbDeduction *self, CbFacts *facts, CbEffort *effort)
{
  g_return_if_fail (self != NULL && facts != NULL && effort != NULL);

  push (self, facts, &get_level (self, self->levels->len - 1)->marks);
}

/**
 * cb_deduction_complete:
 * @n_entries: how many of the entries are looked at
 * @effort: how much may be spent
 *
 * Goes on with the marks after the deal and after each of the first @n_entries entries, as far as
 * they are not complete. Pointers to marks stay valid.
 *
 * Returns: whether all of these marks are complete
 */
gboolean
cb_deduction_complete (CbDeduction *self, guint n_entries, CbEffort *effort)
{
  g_return_val_if_fail (self != NULL && effort != NULL, FALSE);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), FALSE);

  for (guint i = 0; i <= n_entries; i++)
    if (!get_level (self, i)->marks.complete)
      return FALSE;
  return TRUE;
}

/**
 * cb_deduction_adopt:
 * @further: a copy of @self, on which work went on, perhaps in another thread
 *
 * Takes over what was found there for the entries that both begin with, which are those whose facts
 * are the same objects. What is further here stays. Pointers to marks stay valid.
 */
void
cb_deduction_adopt (CbDeduction *self, const CbDeduction *further)
{
  g_return_if_fail (self != NULL && further != NULL);

  for (guint i = 0; i < MIN (self->levels->len, further->levels->len); i++)
    {
      Level *level = get_level (self, i);
      const Level *other = get_level (further, i);

      if (level->facts != other->facts)
        break;
      if (other->marks.complete)
        level->marks = other->marks;
    }
}

/**
 * cb_deduction_truncate:
 * @n_entries: how many entries to keep; at most those there are
 *
 * Takes entries away from the end. Everything is then as if they had never been there.
 */
void
cb_deduction_truncate (CbDeduction *self, guint n_entries)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (n_entries <= cb_deduction_get_n_entries (self));

  g_array_set_size (self->levels, n_entries + 1);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    self->problem.hands[h].n_options = get_level (self, n_entries)->n_options[h];
  cb_witnesses_truncate (&self->witnesses, n_entries);
}

/* The number of entries; the deal is none. */
guint
cb_deduction_get_n_entries (const CbDeduction *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->levels->len - 1;
}

/**
 * cb_deduction_get_marks:
 * @n_entries: after how many of the entries; at most those there are
 *
 * Returns: (transfer none): the marks, complete or not, valid until an entry is appended or taken
 *   away
 */
const CbMarks *
cb_deduction_get_marks (const CbDeduction *self, guint n_entries)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);

  return &get_level (self, n_entries)->marks;
}

const CbWorld *
cb_deduction_get_world (const CbDeduction *self)
{
  return &self->world;
}

/* (transfer none): the facts of the deal (level 0) or of an entry (1…). */
CbFacts *
cb_deduction_get_facts (const CbDeduction *self, guint level)
{
  return get_level (self, level)->facts;
}
