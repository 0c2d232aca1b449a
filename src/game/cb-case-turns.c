/* cb-case-turns.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whose turn it is: seats take turns to the left, and some are out. */

#include "config.h"

#include "cb-accusation.h"
#include "cb-case-private.h"
#include "cb-exposed.h"

/* Who takes no more turns: wrong accusers, and players whose hand lies open. */
gboolean
cb_entry_puts_out (const CbEntry *entry, int seat)
{
  const CbAccusation *accusation = cb_entry_get_accusation (entry);
  const CbExposed *exposed = cb_entry_get_exposed (entry);

  if (entry->uncertain)
    return FALSE;
  return (accusation != NULL && accusation->by == seat && accusation->result == CB_RESULT_WRONG) ||
         (exposed != NULL && exposed->player == seat);
}

static gboolean
is_out (CbCase *self, int seat)
{
  for (guint i = 0; i < self->contents->entries->len; i++)
    if (cb_entry_puts_out (g_ptr_array_index (self->contents->entries, i), seat))
      return TRUE;
  return FALSE;
}

/* The seat that took the last turn the log tells of; CB_NOBODY if there was none. */
static int
find_last_turn (CbCase *self)
{
  for (guint i = self->contents->entries->len; i-- > 0;)
    {
      int turn = cb_entry_get_turn (g_ptr_array_index (self->contents->entries, i));

      if (turn != CB_NOBODY)
        return turn;
    }
  return CB_NOBODY;
}

/**
 * cb_case_get_next_asker:
 *
 * Returns: the seat whose turn it is to ask: the next one to the left of the last turn that is not
 *   out; the first seat if nobody asked yet, or if everybody is out
 */
int
cb_case_get_next_asker (CbCase *self)
{
  guint n;
  int last;

  g_return_val_if_fail (CB_IS_CASE (self), 0);

  n = self->contents->setup->n_players;
  last = find_last_turn (self);
  for (guint i = 1; i <= n; i++)
    {
      int seat = (int) ((guint) (last + (int) i) % n);

      if (!is_out (self, seat))
        return seat;
    }
  return 0;
}
