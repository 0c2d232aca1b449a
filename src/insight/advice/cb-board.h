/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-advice.h"

/**
 * CbSpot:
 * @room: the card of the place where I stand, or −1 where that is not known
 * @moved: whether somebody's suggestion moved me there: then I may ask there without moving
 * @rolled: how many squares I may go by what I rolled; 0 before I roll
 *
 * Where I am on the board, and how far I can go from there.
 */
typedef struct
{
  int room;
  gboolean moved;
  guint rolled;
} CbSpot;

/**
 * CbReach:
 * @rooms: the places where I can be at the end of the turn
 * @chances: by card, how likely I get to the place if I head for it, 0…1
 */
typedef struct
{
  CbCardSet rooms;
  double chances[CB_MAX_CARDS];
} CbReach;

/**
 * CbHead:
 * @room: the place to head for, or −1 where that cannot be said
 * @chance: how likely I get there, 0…1
 * @later: whether @chance is for my next turn, because I can reach no place in this one
 * @index: the suggestion to make there: the best that is advised for @room
 */
typedef struct
{
  int room;
  double chance;
  gboolean later;
  guint index;
} CbHead;

/* The place among @cards, or −1 if there is none or several. */
int cb_edition_find_place (const CbEdition *edition, CbCardSet cards);

/* Where I am after the first @n_entries entries, as far as these tell. */
CbSpot cb_case_get_spot (CbCase *self, guint n_entries);
CbReach cb_spot_get_reach (const CbSpot *self, const CbEdition *edition);
/* How many squares I have to roll to get to @room; 0 where I need not roll, or there is no way. */
guint cb_spot_get_steps (const CbSpot *self, const CbEdition *edition, guint room);
/* Stores in @rooms, of CB_MAX_CARDS elements, where I can go with what I rolled, the nearest first;
 * returns how many rooms these are: none before a roll. */
guint cb_spot_list_reached (const CbSpot *self, const CbEdition *edition, guint *rooms);
/* (transfer full): “You could reach Hall or Study”, at most three of them by name; “” for none */
char *cb_spot_describe_reached (const CbSpot *self, const CbEdition *edition);
/* How likely I get to the place that is among @cards. */
double cb_reach_get_chance (const CbReach *self, const CbEdition *edition, CbCardSet cards);
/* The room with the greatest product of my chance to get there and its best suggestion's worth. */
CbHead cb_spot_find_head (const CbSpot *self, CbEdition *edition, const CbAdvice *advice);
/* Which totals the dice can have, a bit for each total up to 63. */
guint64 cb_edition_list_rolls (const CbEdition *edition);
