/* cb-why.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-case-private.h"
#include "cb-reason.h"
#include "cb-why-words.h"
#include "cb-why.h"

/**
 * cb_case_explain:
 * @n_entries: how many entries are read
 *
 * Returns: (transfer full): why @card and @holder have their mark; without entries and steps where
 *   the mark is maybe, where the entries contradict each other, or where the card is not dealt
 */
CbWhy *
cb_case_explain (CbCase *self, guint n_entries, guint card, guint holder)
{
  g_autoptr (CbReason) reason = NULL;
  CbWhy *why;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);

  why = g_new0 (CbWhy, 1);
  why->mark = cb_case_get_mark (self, n_entries, card, holder);
  why->entries = g_array_new (FALSE, FALSE, sizeof (guint));
  why->steps = g_ptr_array_new_with_free_func (g_free);
  why->depths = g_array_new (FALSE, FALSE, sizeof (guint));
  reason = cb_deduction_explain (cb_conclusions_get_deduction (self->conclusions, n_entries),
                                 n_entries, card, holder, CB_EFFORT_ENDLESS);
  if (reason == NULL)
    return why;

  g_array_append_vals (why->entries, reason->entries->data, reason->entries->len);
  for (guint i = 0; i < reason->steps->len; i++)
    {
      const CbStep *step = g_ptr_array_index (reason->steps, i);

      g_ptr_array_add (why->steps, cb_why_say_step (self->contents->setup, reason->steps, step));
      g_array_append_val (why->depths, step->depth);
    }
  return why;
}

void
cb_why_free (CbWhy *self)
{
  g_array_unref (self->entries);
  g_ptr_array_unref (self->steps);
  g_array_unref (self->depths);
  g_free (self);
}
