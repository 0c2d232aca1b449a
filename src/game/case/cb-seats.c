/* What part each player takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Three things put players out: a wrong accusation, a revealed hand, and a card that kills. Only
 * the deck knows which card kills, so the decks are followed here, too. Players killed by a card
 * answer no more from then on, even before their hands are recorded. */

#include "config.h"

#include "cb-accusation.h"
#include "cb-box-deck.h"
#include "cb-draw.h"
#include "cb-exposed.h"
#include "cb-seats.h"

struct _CbSeats
{
  CbSetup *setup;
  CbSeatState states[CB_MAX_PLAYERS];
  guint since[CB_MAX_PLAYERS]; /* by seat: the number of the entry that put the player out */
  guint n_followed;
  guint32 accused; /* bits of those who accused wrongly */
  CbDrawPile *piles[CB_MAX_DECKS];
  CbEnd end;
  int solver; /* CB_NOBODY while nobody solved it */
};

/* Returns: (transfer full): the seats before the first entry, and the decks, shuffled */
CbSeats *
cb_seats_new (CbSetup *setup)
{
  CbSeats *self;

  g_return_val_if_fail (setup != NULL, NULL);

  self = g_new0 (CbSeats, 1);
  self->setup = cb_setup_ref (setup);
  self->solver = CB_NOBODY;
  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    self->piles[i] = cb_box_new_deck (setup->edition, i, cb_setup_last_ends (setup));
  return self;
}

void
cb_seats_free (CbSeats *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->piles); i++)
    g_clear_pointer (&self->piles[i], cb_draw_pile_free);
  cb_setup_unref (self->setup);
  g_free (self);
}

static void
end (CbSeats *self, CbEnd how)
{
  if (self->end == CB_END_NONE)
    self->end = how;
}

static void
put_out (CbSeats *self, int seat, CbSeatState state)
{
  guint n_playing = 0;

  if (self->states[seat] == CB_SEAT_PLAYING)
    self->since[seat] = self->n_followed;
  self->states[seat] = MAX (self->states[seat], state);
  for (guint i = 0; i < self->setup->n_players; i++)
    n_playing += self->states[i] == CB_SEAT_PLAYING ? 1 : 0;
  if (n_playing == 0)
    end (self, CB_END_ALL_OUT);
}

/* Ends the game when all players but one have accused wrongly; players killed by a card do not
 * count as having accused. */
static void
end_with_last_one (CbSeats *self)
{
  guint32 others = (((guint32) 1 << self->setup->n_players) - 1) & ~self->accused;
  gboolean one = others != 0 && (others & (others - 1)) == 0;

  if (one && self->setup->n_players > 1 && cb_setup_last_standing (self->setup) &&
      self->states[__builtin_ctz (others)] == CB_SEAT_PLAYING)
    end (self, CB_END_LAST_ONE);
}

static CbDrawn
follow_decks (CbSeats *self, const CbEntry *entry)
{
  const CbDraw *draw = cb_entry_get_draw (entry);
  CbDrawn drawn = CB_DRAWN_USUAL;

  for (guint i = 0; i < cb_edition_get_n_decks (self->setup->edition); i++)
    {
      CbDrawn here = cb_box_follow (self->piles[i], entry, self->setup, i);

      drawn = MAX (drawn, here);
    }
  if (drawn == CB_DRAWN_KILLS)
    put_out (self, draw->by, CB_SEAT_KILLED);
  else if (drawn == CB_DRAWN_ENDS)
    end (self, CB_END_LAST_CARD);
  return drawn;
}

/* A wrong accusation puts the player out. A right one solves the case, even after the game ended,
 * unless everybody has seen the envelope. */
static void
follow_accusation (CbSeats *self, const CbAccusation *accusation)
{
  if (accusation->result == CB_RESULT_WRONG)
    {
      self->accused |= (guint32) 1 << accusation->by;
      put_out (self, accusation->by, CB_SEAT_OUT);
      end_with_last_one (self);
    }
  else if (accusation->result == CB_RESULT_RIGHT && self->solver == CB_NOBODY &&
           self->end != CB_END_OPENED)
    {
      self->solver = accusation->by;
      self->end = CB_END_SOLVED;
    }
}

/**
 * cb_seats_follow:
 * @entry: the next entry of the log
 *
 * Returns: what the entry led to, if it is a draw
 */
CbDrawn
cb_seats_follow (CbSeats *self, const CbEntry *entry)
{
  const CbAccusation *accusation = cb_entry_get_accusation (entry);
  const CbExposed *exposed = cb_entry_get_exposed (entry);
  CbDrawn drawn;

  self->n_followed++;
  if (entry->uncertain)
    return CB_DRAWN_USUAL;

  drawn = follow_decks (self, entry);
  if (accusation != NULL)
    follow_accusation (self, accusation);
  if (exposed != NULL)
    put_out (self, exposed->player, CB_SEAT_EXPOSED);
  if (cb_entry_opens_envelope (entry))
    end (self, CB_END_OPENED);
  return drawn;
}

CbSeatState
cb_seats_get (const CbSeats *self, guint seat)
{
  g_return_val_if_fail (seat < self->setup->n_players, CB_SEAT_PLAYING);

  return self->states[seat];
}

/* Returns: the number of the entry, from 1 on, since which @seat is out; 0 if it still plays */
guint
cb_seats_get_since (const CbSeats *self, guint seat)
{
  g_return_val_if_fail (seat < self->setup->n_players, 0);

  return self->since[seat];
}

CbEnd
cb_seats_get_end (const CbSeats *self)
{
  return self->end;
}

/* Returns: who accused rightly, or %CB_NOBODY */
int
cb_seats_get_solver (const CbSeats *self)
{
  return self->solver;
}

/* Returns: (transfer none): the deck @deck as the entries followed so far leave it */
const CbDrawPile *
cb_seats_get_pile (const CbSeats *self, guint deck)
{
  g_return_val_if_fail (deck < cb_edition_get_n_decks (self->setup->edition), NULL);

  return self->piles[deck];
}

/* Whether following the whole log is worth the time: only if somebody accused wrongly, revealed a
 * hand or drew a card can anybody be out, or the game have ended. */
static gboolean
may_have_ended (const CbSetup *setup, GPtrArray *entries)
{
  int n_needed = (int) setup->n_players - (cb_setup_last_standing (setup) ? 1 : 0);
  guint32 out = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (entries, i);
      const CbAccusation *accusation = cb_entry_get_accusation (entry);
      const CbExposed *exposed = cb_entry_get_exposed (entry);
      const CbDraw *draw = cb_entry_get_draw (entry);

      if (draw != NULL && cb_setup_last_ends (setup))
        return TRUE;
      if (accusation != NULL || exposed != NULL || draw != NULL)
        out |= (guint32) 1 << (accusation != NULL ? accusation->by
                               : exposed != NULL  ? exposed->player
                                                  : draw->by);
    }
  return __builtin_popcount (out) >= n_needed;
}

/**
 * cb_seats_find_over:
 * @entries: (element-type CbEntry): a whole log
 * @solver: (out) (optional): who accused rightly, or %CB_NOBODY
 *
 * Takes time in proportion to the number of @entries.
 *
 * Returns: whether the envelope was opened for all, or nobody can win any more
 */
gboolean
cb_seats_find_over (CbSetup *setup, GPtrArray *entries, int *solver)
{
  g_autoptr (CbSeats) seats = NULL;

  if (solver != NULL)
    *solver = CB_NOBODY;
  for (guint i = 0; i < entries->len; i++)
    if (cb_entry_opens_envelope (g_ptr_array_index (entries, i)))
      {
        const CbAccusation *right = cb_entry_get_accusation (g_ptr_array_index (entries, i));

        if (solver != NULL && right != NULL)
          *solver = right->by;
        return TRUE;
      }
  if (!may_have_ended (setup, entries))
    return FALSE;

  seats = cb_seats_new (setup);
  for (guint i = 0; i < entries->len; i++)
    cb_seats_follow (seats, g_ptr_array_index (entries, i));
  return seats->end != CB_END_NONE;
}
