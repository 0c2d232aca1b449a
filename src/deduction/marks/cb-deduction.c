/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The stack of entries with the marks after each. The open part of their constraints is kept from
 * one entry to the next; where entries were taken back, it is computed again. */

#include "cb-deduction-private.h"

#include <string.h>

/* What may be spent on the deal alone: far more than any deal needs. */
#define EFFORT_FOR_DEAL 1000000

static void
level_clear (gpointer data)
{
  CbLevel *level = data;

  cb_facts_unref (level->facts);
  g_clear_pointer (&level->kept, cb_facts_unref);
  g_free (level->unseen);
  g_clear_pointer (&level->places, g_atomic_rc_box_release);
}

static GArray *
levels_new (void)
{
  GArray *levels = g_array_new (FALSE, FALSE, sizeof (CbLevel));

  g_array_set_clear_func (levels, level_clear);
  return levels;
}

static void
refute (CbDeduction *self, CbLevel *level)
{
  level->marks = (CbMarks) { .complete = TRUE };
  g_clear_pointer (&level->unseen, g_free);
  self->n_covered = 0;
}

/* Takes over the marks found for fewer entries: these also hold after more entries. */
static void
inherit (CbMarks *marks, const CbMarks *before)
{
  marks->consistent = marks->consistent && before->consistent;
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    {
      marks->possible[h] &= before->possible[h];
      marks->certain[h] |= before->certain[h];
    }
}

/* Reduces the constraints to the cards that the marks leave open. */
static void
cut_down (CbDeduction *self, CbMarks *marks)
{
  CbProblem reduced = { 0 };

  cb_problem_reduce (&self->open, marks, &reduced);
  cb_problem_clear (&self->open);
  self->open = reduced;
  self->cut_down = *marks;
}

static gboolean
is_same (const CbMarks *one, const CbMarks *other)
{
  return memcmp (one->possible, other->possible, sizeof one->possible) == 0 &&
         memcmp (one->certain, other->certain, sizeof one->certain) == 0;
}

/* Brings the open constraints up to the level; returns the holders with new constraints. */
static guint
cover (CbDeduction *self, guint n_entries, CbMarks *marks)
{
  guint changed = 0;

  if (self->n_covered == 0 || self->n_covered > n_entries + 1 ||
      cb_deduction_moves_cards (self, self->n_covered, n_entries))
    {
      cb_problem_clear (&self->open);
      cb_problem_init (&self->open, &self->world);
      for (self->n_covered = 0; self->n_covered <= n_entries; self->n_covered++)
        cb_deduction_add_facts (self, self->n_covered, n_entries, &self->open);
      cut_down (self, marks);
      return CB_ALL_HOLDERS;
    }
  inherit (marks, &self->cut_down);
  for (; self->n_covered <= n_entries; self->n_covered++)
    changed |= cb_problem_add_cut (&self->open,
                                   cb_deduction_get_level (self, self->n_covered)->facts, marks);
  return changed;
}

/* Applies the cheap rules to the new constraints of the entries added, and to the holders in
 * @changed. */
static void
apply_rules (CbDeduction *self, guint n_entries, guint changed)
{
  CbLevel *level = cb_deduction_get_level (self, n_entries);

  changed |= cover (self, n_entries, &level->marks);
  cb_problem_propagate (&self->open, &level->marks, changed);
  if (level->marks.consistent && !is_same (&level->marks, &self->cut_down))
    cut_down (self, &level->marks);
  if (!level->marks.consistent)
    refute (self, level);
}

/* Completes the marks, to which the cheap rules have been applied, as far as the effort goes. */
static void
complete_level (CbDeduction *self, guint n_entries, CbEffort *effort)
{
  CbLevel *level = cb_deduction_get_level (self, n_entries);
  CbMarks unseen = level->unseen != NULL ? *level->unseen : level->marks;
  guint since = MIN (n_entries, self->last_move);

  while (since > 0 && !cb_deduction_moves_cards (self, since, since))
    since--;
  level->marks.complete = cb_witnesses_complete (&self->witnesses, since, n_entries, &self->open,
                                                 &level->marks, &unseen, effort);
  g_clear_pointer (&level->unseen, g_free);
  if (!level->marks.consistent)
    refute (self, level);
  else if (!level->marks.complete)
    level->unseen = g_memdup2 (&unseen, sizeof unseen);
}

/* (transfer full) (nullable): @before with what @facts add about places */
static CbPlaces *
add_places (CbPlaces *before, const CbFacts *facts)
{
  CbPlaces after = { 0 };

  if (before != NULL)
    after = *before;
  if (cb_places_add (&after, facts))
    return g_atomic_rc_box_dup (sizeof after, &after);
  return before != NULL ? g_atomic_rc_box_acquire (before) : NULL;
}

/* If cards change hands unseen in the level, notes there what the marks before it still say. */
static void
keep_known (CbDeduction *self, guint n_entries)
{
  CbLevel *level = cb_deduction_get_level (self, n_entries);
  const CbMarks *before = &cb_deduction_get_level (self, n_entries - 1)->marks;

  if (!cb_facts_hide_move (level->facts) || !before->consistent)
    return;
  g_clear_pointer (&level->kept, cb_facts_unref);
  level->kept = cb_facts_keep (before, &self->world, level->facts);
}

/* Starts the marks anew at a level with moved cards: those before are about other hands. */
static void
start_anew (CbDeduction *self, guint n_entries)
{
  CbLevel *level = cb_deduction_get_level (self, n_entries);
  g_auto (CbProblem) problem = { 0 };
  gboolean consistent = level->marks.consistent;

  self->last_move = n_entries;
  keep_known (self, n_entries);
  cb_problem_init (&problem, &self->world);
  cb_problem_start (&problem, &level->marks);
  level->marks.consistent = consistent;
  g_clear_pointer (&level->places, g_atomic_rc_box_release);
  for (guint i = 0; i <= n_entries; i++)
    {
      g_autoptr (CbFacts) facts = cb_deduction_get_facts (self, i, n_entries);
      CbPlaces *places = level->places;

      level->places = add_places (places, facts);
      g_clear_pointer (&places, g_atomic_rc_box_release);
    }
}

/* Adds a level for @facts. @before: the level whose marks and places it starts from */
static void
push (CbDeduction *self, CbFacts *facts, const CbLevel *before, CbEffort *effort)
{
  guint n_entries = self->levels->len;
  CbLevel level = { .facts = cb_facts_ref (facts), .marks = before->marks };
  gboolean was_complete = before->marks.complete;

  level.marks.complete = FALSE;
  level.places = add_places (before->places, facts);
  if (level.places != before->places && !cb_places_fit (level.places))
    level.marks.consistent = FALSE;
  g_array_append_val (self->levels, level); /* appending may move earlier levels in memory */
  if (cb_facts_move_cards (facts))
    start_anew (self, n_entries);
  if (!level.marks.consistent)
    {
      refute (self, cb_deduction_get_level (self, n_entries));
      return;
    }
  if (!cb_facts_move_cards (facts))
    cb_witnesses_extend (&self->witnesses, n_entries, facts);
  apply_rules (self, n_entries, was_complete ? 0 : CB_ALL_HOLDERS);
  if (cb_deduction_get_level (self, n_entries)->marks.consistent && !cb_effort_is_spent (effort))
    complete_level (self, n_entries, effort);
}

/**
 * cb_deduction_new:
 * @world: cards, holders and sizes of hands
 * @deal: what is known before the first entry: the envelope's make-up, my hand
 *
 * An impossible world or deal is no error: then the marks are inconsistent, whatever is appended.
 *
 * Returns: (transfer full): a deduction without entries
 */
CbDeduction *
cb_deduction_new (const CbWorld *world, CbFacts *deal)
{
  CbDeduction *self;
  CbLevel start = { 0 };

  g_return_val_if_fail (world != NULL && deal != NULL, NULL);
  g_return_val_if_fail (world->n_cards >= 1 && world->n_cards <= CB_MAX_CARDS, NULL);
  g_return_val_if_fail (world->n_holders >= 1 && world->n_holders <= CB_MAX_HOLDERS, NULL);

  self = g_new0 (CbDeduction, 1);
  self->world = *world;
  self->world.deck &= (CbCardSet) (((guint64) 1 << world->n_cards) - 1);
  self->levels = levels_new ();
  cb_problem_init (&self->open, &self->world);
  cb_problem_start (&self->open, &start.marks);
  push (self, deal, &start, &(CbEffort) { .n_left = EFFORT_FOR_DEAL });
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
  copy->last_move = MIN (self->last_move, n_entries);
  copy->witnesses = self->witnesses;
  cb_witnesses_truncate (&copy->witnesses, n_entries);
  copy->levels = levels_new ();
  g_array_append_vals (copy->levels, self->levels->data, n_entries + 1);
  for (guint i = 0; i <= n_entries; i++)
    {
      CbLevel *level = cb_deduction_get_level (copy, i);

      cb_facts_ref (level->facts);
      if (level->kept != NULL)
        cb_facts_ref (level->kept);
      level->unseen = g_memdup2 (level->unseen, sizeof *level->unseen);
      if (level->places != NULL)
        g_atomic_rc_box_acquire (level->places);
    }
  return copy;
}

void
cb_deduction_free (CbDeduction *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->levels);
  cb_problem_clear (&self->open);
  g_free (self);
}

/**
 * cb_deduction_append:
 * @facts: what the next entry says
 * @effort: how much may be spent on completing the marks
 *
 * Adds an entry, applies the cheap rules, and completes the marks as far as the effort goes; even
 * without any effort they are sound. Pointers to marks are not valid any more. Cost: mostly far
 * below a millisecond.
 */
void
cb_deduction_append (CbDeduction *self, CbFacts *facts, CbEffort *effort)
{
  g_return_if_fail (self != NULL && facts != NULL && effort != NULL);

  push (self, facts, cb_deduction_get_level (self, self->levels->len - 1), effort);
}

/* Takes over into the level what is known by now of the level before it. */
static void
inherit_from_last (CbDeduction *self, guint n_entries)
{
  CbLevel *level = cb_deduction_get_level (self, n_entries);

  if (level->marks.complete || n_entries == 0)
    return;
  if (cb_facts_move_cards (level->facts))
    {
      keep_known (self, n_entries);
      self->n_covered = MIN (self->n_covered, n_entries);
      level->marks.consistent &= cb_deduction_get_level (self, n_entries - 1)->marks.consistent;
    }
  else
    inherit (&level->marks, &cb_deduction_get_level (self, n_entries - 1)->marks);
  if (!level->marks.consistent)
    refute (self, level);
}

/**
 * cb_deduction_complete:
 * @n_entries: how many of the entries are looked at
 * @effort: how much may be spent
 *
 * Goes on with the marks after the deal and after each of the first @n_entries entries, as far as
 * they are not complete, the first ones first. What a call has found stays found; but a search that
 * the effort ended begins anew with the next call, so that many small efforts may come to less than
 * a large one. Pointers to marks stay valid.
 *
 * Returns: whether all of these marks are complete
 */
gboolean
cb_deduction_complete (CbDeduction *self, guint n_entries, CbEffort *effort)
{
  g_return_val_if_fail (self != NULL && effort != NULL, FALSE);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), FALSE);

  for (guint i = 0; i <= n_entries; i++)
    {
      CbLevel *level = cb_deduction_get_level (self, i);

      inherit_from_last (self, i);
      if (level->marks.complete)
        continue;
      if (cb_effort_is_spent (effort))
        return FALSE;
      if (!cb_facts_move_cards (level->facts))
        cb_witnesses_extend (&self->witnesses, i, level->facts);
      apply_rules (self, i, CB_ALL_HOLDERS);
      if (!level->marks.complete)
        complete_level (self, i, effort);
      if (!level->marks.complete)
        return FALSE;
    }
  return TRUE;
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
  self->last_move = MIN (self->last_move, n_entries);
  if (self->n_covered > n_entries + 1)
    self->n_covered = 0;
  cb_witnesses_truncate (&self->witnesses, n_entries);
}
