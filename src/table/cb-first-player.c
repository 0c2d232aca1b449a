/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-first-player.h"

struct _CbFirstPlayer
{
  GArray *rounds; /* of CbFirstPlayerRound; the last may be under way */
};

static CbFirstPlayerRound *
get_last_round (const CbFirstPlayer *self)
{
  return &g_array_index (self->rounds, CbFirstPlayerRound, self->rounds->len - 1);
}

static void
start_round (CbFirstPlayer *self, guint32 contenders)
{
  CbFirstPlayerRound round = { .contenders = contenders };

  g_array_append_val (self->rounds, round);
}

/**
 * cb_first_player_new:
 * @n_seats: 1…31
 *
 * Returns: (transfer full): the first round, nobody has rolled yet
 */
CbFirstPlayer *
cb_first_player_new (guint n_seats)
{
  CbFirstPlayer *self;

  g_return_val_if_fail (n_seats >= 1 && n_seats < 32, NULL);

  self = g_new (CbFirstPlayer, 1);
  self->rounds = g_array_new (FALSE, FALSE, sizeof (CbFirstPlayerRound));
  start_round (self, ((guint32) 1 << n_seats) - 1);
  return self;
}

void
cb_first_player_free (CbFirstPlayer *self)
{
  g_array_unref (self->rounds);
  g_free (self);
}

/* Returns: the seat that rolls next, clockwise; −1 when it is settled who starts */
int
cb_first_player_get_next (const CbFirstPlayer *self)
{
  const CbFirstPlayerRound *round = get_last_round (self);
  guint32 waiting = round->contenders & ~round->rolled;

  return waiting != 0 ? __builtin_ctz (waiting) : -1;
}

static guint32
find_highest (const CbFirstPlayerRound *round)
{
  guint32 highest = 0;
  guint best = 0;

  for (guint32 left = round->contenders; left != 0; left &= left - 1)
    {
      guint seat = (guint) __builtin_ctz (left);

      if (highest == 0 || round->totals[seat] > best)
        highest = 0;
      if (highest == 0 || round->totals[seat] == best)
        {
          best = round->totals[seat];
          highest |= (guint32) 1 << seat;
        }
    }
  return highest;
}

/**
 * cb_first_player_roll:
 * @seat: a player who has still to roll in this round; the order does not matter
 * @total: the sum of the dice
 *
 * If several share the highest total after the last roll of a round, they begin another one.
 */
void
cb_first_player_roll (CbFirstPlayer *self, guint seat, guint total)
{
  CbFirstPlayerRound *round = get_last_round (self);
  guint32 highest;

  g_return_if_fail (seat < 32 && (round->contenders & ~round->rolled) >> seat & 1);

  round->totals[seat] = total;
  round->rolled |= (guint32) 1 << seat;
  if (round->rolled != round->contenders)
    return;
  highest = find_highest (round);
  if ((highest & (highest - 1)) != 0)
    start_round (self, highest);
}

/* Returns: the seat that starts; −1 while that is not settled */
int
cb_first_player_get_winner (const CbFirstPlayer *self)
{
  const CbFirstPlayerRound *round = get_last_round (self);

  return round->rolled == round->contenders ? __builtin_ctz (find_highest (round)) : -1;
}

/* Returns: how many rounds there were, including the one under way */
guint
cb_first_player_get_n_rounds (const CbFirstPlayer *self)
{
  return self->rounds->len;
}

/* Returns: (transfer none): valid until the next roll */
const CbFirstPlayerRound *
cb_first_player_get_round (const CbFirstPlayer *self, guint round)
{
  g_return_val_if_fail (round < self->rounds->len, NULL);

  return &g_array_index (self->rounds, CbFirstPlayerRound, round);
}
