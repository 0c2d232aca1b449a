/* cb-case-turns.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whose turn it is: seats take turns to the left, and some are out. */

#include "config.h"

#include "cb-accusation.h"
#include "cb-case-private.h"
#include "cb-draw.h"
#include "cb-exposed.h"
#include "cb-roll.h"

/* What an entry makes of the player on @seat. */
static CbSeatState
get_state_after (const CbEntry *entry, int seat)
{
  const CbAccusation *accusation = cb_entry_get_accusation (entry);
  const CbExposed *exposed = cb_entry_get_exposed (entry);

  if (entry->uncertain)
    return CB_SEAT_PLAYING;
  if (exposed != NULL && exposed->player == seat)
    return CB_SEAT_EXPOSED;
  if (accusation != NULL && accusation->by == seat && accusation->result == CB_RESULT_WRONG)
    return CB_SEAT_OUT;
  return CB_SEAT_PLAYING;
}

/* Who takes no more turns: wrong accusers, and players whose hand lies open. */
gboolean
cb_entry_puts_out (const CbEntry *entry, int seat)
{
  return get_state_after (entry, seat) != CB_SEAT_PLAYING;
}

/**
 * cb_case_get_seat_state:
 * @n_entries: how much of the log is read
 *
 * Returns: what part the player takes after the first @n_entries entries. Who accused wrongly is
 *   out but goes on answering; whose hand lies open does neither.
 */
CbSeatState
cb_case_get_seat_state (CbCase *self, guint n_entries, guint seat)
{
  CbSeatState state = CB_SEAT_PLAYING;

  g_return_val_if_fail (CB_IS_CASE (self), CB_SEAT_PLAYING);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, CB_SEAT_PLAYING);

  for (guint i = 0; i < n_entries; i++)
    state = MAX (state,
                 get_state_after (g_ptr_array_index (self->contents->entries, i), (int) seat));
  return state;
}

/**
 * cb_case_get_last_turn:
 * @n_entries: how much of the log is read
 *
 * Returns: the seat that took the last turn these entries tell of; %CB_NOBODY if there was none
 */
int
cb_case_get_last_turn (CbCase *self, guint n_entries)
{
  g_return_val_if_fail (CB_IS_CASE (self), CB_NOBODY);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, CB_NOBODY);

  for (guint i = n_entries; i-- > 0;)
    {
      int turn = cb_entry_get_turn (g_ptr_array_index (self->contents->entries, i));

      if (turn != CB_NOBODY)
        return turn;
    }
  return CB_NOBODY;
}

/* Whose turn has begun with @entry, though it does not tell of the turn itself: who rolls, or draws
 * for another reason than that his pawn was moved, is about to ask. */
static int
get_beginner (const CbEntry *entry)
{
  const CbRoll *roll = cb_entry_get_roll (entry);
  const CbDraw *draw = cb_entry_get_draw (entry);

  if (roll != NULL)
    return roll->by;
  return draw != NULL && draw->trigger != NULL && !g_str_equal (draw->trigger, "moved") ? draw->by
                                                                                        : CB_NOBODY;
}

/* The seat whose turn has begun but is not told of yet; %CB_NOBODY where that is not known. */
static int
get_begun_turn (CbCase *self, guint n_entries)
{
  for (guint i = n_entries; i-- > 0;)
    {
      const CbEntry *entry = g_ptr_array_index (self->contents->entries, i);
      int beginner = get_beginner (entry);

      if (cb_entry_get_turn (entry) != CB_NOBODY)
        return CB_NOBODY;
      if (beginner != CB_NOBODY)
        return beginner;
    }
  return CB_NOBODY;
}

/**
 * cb_case_get_asker_after:
 * @n_entries: how much of the log is read
 *
 * Returns: the seat whose turn it is to ask then: who rolled last, or else the next one to the left
 *   of the last turn that is not out; the first seat if nobody asked yet, or if everybody is out
 */
int
cb_case_get_asker_after (CbCase *self, guint n_entries)
{
  guint n;
  int last;

  g_return_val_if_fail (CB_IS_CASE (self), 0);

  n = self->contents->setup->n_players;
  last = get_begun_turn (self, n_entries);
  if (last != CB_NOBODY &&
      cb_case_get_seat_state (self, n_entries, (guint) last) == CB_SEAT_PLAYING)
    return last;

  last = cb_case_get_last_turn (self, n_entries);
  for (guint i = 1; i <= n; i++)
    {
      guint seat = (guint) (last + (int) i) % n;

      if (cb_case_get_seat_state (self, n_entries, seat) == CB_SEAT_PLAYING)
        return (int) seat;
    }
  return 0;
}

/* Returns: the seat whose turn it is now */
int
cb_case_get_next_asker (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), 0);

  return cb_case_get_asker_after (self, self->contents->entries->len);
}
