/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-table-error.h"

#define CB_HAND_CODE_VERSION 1
#define CB_HAND_CODE_TAGS    (1 << 15)

/**
 * CbHandCode:
 * @tag: which edition, 0…%CB_HAND_CODE_TAGS−1, by cb_hand_code_make_tag()
 * @n_cards: 1…32; cards are numbered from 0, and a set of cards has a bit for each
 * @n_seats: 1…10
 * @seat: whose hand it is
 * @first_dealt: the seat that was dealt first, or −1 if not known
 * @n_down: how many cards lie face down, 0…31
 * @hand: the cards of the hand
 * @face_up: cards that lie open
 * @removed: cards out of play
 *
 * What a player needs to start a notebook: the hand, and what everybody at the table sees. As a
 * code to be typed it is sixteen characters or so, for classic hands, in groups of four.
 *
 * A code that was typed wrong in up to three places, or with two neighbours in each other's place,
 * is always noticed; of all other slips one in 32768 is not.
 */
typedef struct
{
  guint tag;
  guint n_cards;
  guint n_seats;
  guint seat;
  int first_dealt;
  guint n_down;
  guint32 hand;
  guint32 face_up;
  guint32 removed;
} CbHandCode;

guint cb_hand_code_make_tag (const char *edition);
char *cb_hand_code_write (const CbHandCode *self);
gboolean cb_hand_code_read (CbHandCode *self, const char *text, GError **error);
