/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose turn it is: seats take turns to the left, and some are out. */

#include "config.h"

#include "cb-case-private.h"
#include "cb-draw.h"
#include "cb-roll.h"

/**
 * cb_case_get_seats:
 * @n_entries: how much of the log is read
 *
 * Returns: (transfer full): what part each player takes after the first @n_entries entries; takes
 *   time in proportion to their number
 */
CbSeats *
cb_case_get_seats (CbCase *self, guint n_entries)
{
  g_autoptr (CbSeats) seats = NULL;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);

  seats = cb_seats_new (self->contents->setup);
  for (guint i = 0; i < n_entries; i++)
    cb_seats_follow (seats, g_ptr_array_index (self->contents->entries, i));
  return g_steal_pointer (&seats);
}

/* What part one player takes after the first @n_entries entries; as slow as cb_case_get_seats(). */
CbSeatState
cb_case_get_seat_state (CbCase *self, guint n_entries, guint seat)
{
  g_autoptr (CbSeats) seats = cb_case_get_seats (self, n_entries);

  g_return_val_if_fail (seats != NULL, CB_SEAT_PLAYING);

  return cb_seats_get (seats, seat);
}

/* Returns: which cards lie face down where, as far as I know after the first @n_entries entries */
CbSideCards
cb_case_get_side_cards (CbCase *self, guint n_entries)
{
  CbSideCards cards = { 0 };

  g_return_val_if_fail (CB_IS_CASE (self), cards);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, cards);

  for (guint i = 0; i < n_entries; i++)
    cb_side_cards_follow (&cards, g_ptr_array_index (self->contents->entries, i),
                          self->contents->setup);
  return cards;
}

/**
 * cb_case_get_last_turn:
 * @n_entries: how much of the log is read
 *
 * Returns: the seat that took the last turn in these entries; %CB_NOBODY if there was none
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

/* The seat whose turn has begun with @entry, though the question itself is not recorded there: a
 * player who rolls, or who draws for any reason but being moved, is about to ask. */
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

/* The seat whose turn has begun, but is not recorded yet; %CB_NOBODY where that is not known. */
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
 * Returns: the seat whose turn it is to ask after these entries: the player who has begun a turn by
 *   rolling or drawing; else, to the left of the player who took the last turn, the next one who is
 *   not out. The first seat if nobody asked yet, or if everybody is out
 */
int
cb_case_get_asker_after (CbCase *self, guint n_entries)
{
  g_autoptr (CbSeats) seats = NULL;
  guint n;
  int last;

  g_return_val_if_fail (CB_IS_CASE (self), 0);

  seats = cb_case_get_seats (self, n_entries);
  n = self->contents->setup->n_players;
  last = get_begun_turn (self, n_entries);
  if (last != CB_NOBODY && cb_seats_get (seats, (guint) last) == CB_SEAT_PLAYING)
    return last;

  if (last == CB_NOBODY)
    last = cb_case_get_last_turn (self, n_entries);
  for (guint i = 1; i <= n; i++)
    {
      guint seat = (guint) (last + (int) i) % n;

      if (cb_seats_get (seats, seat) == CB_SEAT_PLAYING)
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
