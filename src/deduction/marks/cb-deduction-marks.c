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

/* (transfer none): the facts of the deal (level 0) or of an entry (1…). */
CbFacts *
cb_deduction_get_facts (const CbDeduction *self, guint level)
{
  return cb_deduction_get_level (self, level)->facts;
}
