/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-seats.h"

/**
 * CbPlayStep:
 * @CB_PLAY_TURN: somebody suggests or accuses
 * @CB_PLAY_SHOW: somebody has to choose a card and show it
 * @CB_PLAY_SEE: the player who suggested has not looked yet at what was shown
 * @CB_PLAY_LOOK: nobody could show a card, and by the rules for two players the one who suggested
 * must look at a card that lies face down
 * @CB_PLAY_OVER: somebody has won, nobody can win any more, or everything was revealed
 *
 * What comes next in a game that is played without cards.
 */
typedef enum
{
  CB_PLAY_TURN,
  CB_PLAY_SHOW,
  CB_PLAY_SEE,
  CB_PLAY_LOOK,
  CB_PLAY_OVER,
} CbPlayStep;

/**
 * CbDealPlay:
 * @step: what comes next
 * @seat: who does it: whose turn it is, who has to show (the first of several), who has to look;
 *   %CB_NOBODY once the game is over
 * @asker: who made the last suggestion; %CB_NOBODY if there is none, or it was taken back
 * @cards: what that suggestion names
 * @passed: who passed on that suggestion, bit by seat
 * @showing: who must show, or has shown, bit by seat: one player by most rules, but see
 *   #CbAnswering
 * @shown: who of @showing has shown, bit by seat
 * @can_take_back: whether that suggestion can be taken back: nothing secret was seen since
 * @states: whether each player is in the game; one who accused wrongly still answers
 * @end: how the game ended, or %CB_END_NONE
 * @winner: who accused rightly, or %CB_NOBODY
 *
 * Where the game of a dealt table stands. All of it is public, and may be shown at any time.
 */
typedef struct
{
  CbPlayStep step;
  int seat;
  int asker;
  CbCardSet cards;
  guint32 passed;
  guint32 showing;
  guint32 shown;
  gboolean can_take_back;
  CbSeatState states[CB_MAX_PLAYERS];
  CbEnd end;
  int winner;
} CbDealPlay;
