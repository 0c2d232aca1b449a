/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a deduction has found so far. */

#include "cb-deduction-private.h"

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

  return &cb_deduction_get_level (self, n_entries)->marks;
}

const CbWorld *
cb_deduction_get_world (const CbDeduction *self)
{
  return &self->world;
}

/* Whether cards change hands at a level, the number of entries, from @from up to @to. */
gboolean
cb_deduction_moves_cards (const CbDeduction *self, guint from, guint to)
{
  for (guint i = from; i <= MIN (to, self->last_move); i++)
    if (cb_facts_move_cards (cb_deduction_get_level (self, i)->facts))
      return TRUE;
  return FALSE;
}

/* (transfer full): the facts of the deal (level 0) or of an entry (1…), restated for the hands
 * after @n_entries entries, as cards may have changed hands since. @moved: (nullable): by entry,
 * whether its moves are taken into account; NULL if all are */
CbFacts *
cb_deduction_get_facts (const CbDeduction *self,
                        guint level,
                        guint n_entries,
                        const gboolean *moved)
{
  CbFacts *facts = cb_facts_ref (cb_deduction_get_level (self, level)->facts);

  for (guint i = level; i < n_entries && i < self->last_move; i++)
    {
      const CbFacts *moves = cb_deduction_get_level (self, i + 1)->facts;
      CbFacts *before = facts;

      if (!cb_facts_move_cards (moves) || (moved != NULL && !moved[i]))
        continue;
      facts = cb_facts_carry (before, moves);
      cb_facts_unref (before);
    }
  return facts;
}
