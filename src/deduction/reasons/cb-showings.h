/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answerer.h"

/* In how many ways the cards named can be shown in one deal, at most: by one player who has four of
 * them, or by two who have two each. */
#define CB_MAX_SHOWINGS 4

/**
 * CbWayToShow:
 * @answer: the number of what is shown by whom
 * @share: its chance; whoever has several of the cards shows any with the same chance
 *
 * One way in which a question can be answered. Answers are numbered by who shows each of the cards
 * named: the digits are, by card, the place of who shows it, or the number of players for nobody.
 */
typedef struct
{
  guint answer;
  double share;
} CbWayToShow;

/* Returns how many numbers of answers there are; the last one is that nobody shows. */
guint cb_showings_count (guint n_answerers, guint n_cards);
guint cb_showings_list (const CbAnswerer *answerers,
                        guint n_answerers,
                        const guint8 *places,
                        guint n_cards,
                        CbWayToShow *showings);
guint cb_showings_add (guint answer, guint n_answerers, guint card, guint place);
guint cb_showings_get_place (guint answer, guint n_answerers, guint card);
