/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a deduction has found so far. */

#include "cb-deduction-private.h"

/* The number of entries, without the deal. */
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

  return &cb_deduction_get_level (self, n_entries)->marks;
}

const CbWorld *
cb_deduction_get_world (const CbDeduction *self)
{
  return &self->world;
}

/**
 * cb_deduction_moves_cards:
 * @from: the number of an entry, 1…, or 0 for the deal
 * @to: the number of an entry, or 0
 *
 * Returns: whether cards change hands in one of the entries @from, …, @to
 */
gboolean
cb_deduction_moves_cards (const CbDeduction *self, guint from, guint to)
{
  for (guint i = from; i <= MIN (to, self->last_move); i++)
    if (cb_facts_move_cards (cb_deduction_get_level (self, i)->facts))
      return TRUE;
  return FALSE;
}

/* Whether it is not known which cards changed hands in one of the first @n_entries entries. */
gboolean
cb_deduction_hides_moves (const CbDeduction *self, guint n_entries)
{
  for (guint i = 1; i <= MIN (n_entries, self->last_move); i++)
    if (cb_facts_hide_move (cb_deduction_get_level (self, i)->facts))
      return TRUE;
  return FALSE;
}

/* Restates @facts, those of @level, for the hands after @n_entries entries. @facts: (transfer full)
 * (nullable) */
static CbFacts *
carry_on (const CbDeduction *self, CbFacts *facts, guint level, guint n_entries)
{
  for (guint i = level; facts != NULL && i < n_entries && i < self->last_move; i++)
    {
      const CbFacts *moves = cb_deduction_get_level (self, i + 1)->facts;
      CbFacts *before = facts;

      if (!cb_facts_move_cards (moves))
        continue;
      facts = cb_facts_carry (before, moves);
      cb_facts_unref (before);
    }
  return facts;
}

/* (transfer full): the facts of the deal (level 0) or of an entry (1…), restated for the hands
 * after @n_entries entries, because cards may have changed hands since */
CbFacts *
cb_deduction_get_facts (const CbDeduction *self, guint level, guint n_entries)
{
  return carry_on (self, cb_facts_ref (cb_deduction_get_level (self, level)->facts), level,
                   n_entries);
}

/* (transfer full) (nullable): what was known before the level, restated as by
 * cb_deduction_get_facts(); NULL unless cards changed hands unseen in the level */
CbFacts *
cb_deduction_get_kept (const CbDeduction *self, guint level, guint n_entries)
{
  CbFacts *kept = cb_deduction_get_level (self, level)->kept;

  return carry_on (self, kept != NULL ? cb_facts_ref (kept) : NULL, level, n_entries);
}

/* Adds to @problem all facts about the hands after @n_entries entries, as the sheet of the level
 * has them. */
void
cb_deduction_add_facts (const CbDeduction *self, guint level, guint n_entries, CbProblem *problem)
{
  g_autoptr (CbFacts) facts = cb_deduction_get_facts (self, level, n_entries);
  g_autoptr (CbFacts) kept = cb_deduction_get_kept (self, level, n_entries);

  cb_problem_add_facts (problem, facts);
  if (kept != NULL)
    cb_problem_add_facts (problem, kept);
}
