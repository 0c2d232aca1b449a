/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-random-source.h"
#include "cb-table-error.h"

#define CB_TABLE_MAX_CARDS      32
#define CB_TABLE_MAX_SEATS      10
#define CB_TABLE_MAX_CATEGORIES 4

/**
 * CbTableDealRules:
 * @n_cards: 1…%CB_TABLE_MAX_CARDS; cards are numbered from 0, and a set has a bit for each
 * @n_categories: 1…%CB_TABLE_MAX_CATEGORIES
 * @categories: the cards of each category; each card is in just one
 * @n_in_envelope: how many of each category go into the envelope
 * @n_seats: 1…%CB_TABLE_MAX_SEATS
 * @first_dealt: the seat that gets the first card
 * @removed: cards that are out of play from the start
 * @n_removed: how many more are taken out of play before the deal, for all to see
 * @removed_category: the category of those cards
 * @n_side: how many cards are laid face down before the hands are dealt
 * @equal: whether all hands have the same size; the cards left over then lie open
 * @rest_down: whether those cards lie face down instead, after the @n_side cards
 *
 * The rules by which a table deals.
 */
typedef struct
{
  guint n_cards;
  guint n_categories;
  guint32 categories[CB_TABLE_MAX_CATEGORIES];
  guint n_in_envelope[CB_TABLE_MAX_CATEGORIES];
  guint n_seats;
  guint first_dealt;
  guint32 removed;
  guint n_removed;
  guint removed_category;
  guint n_side;
  gboolean equal;
  gboolean rest_down;
} CbTableDealRules;

/**
 * CbTableDeal:
 * @n_seats: 1…%CB_TABLE_MAX_SEATS
 * @first_dealt: the seat that got the first card
 * @envelope: the solution
 * @hands: the hand of each seat
 * @face_up: what lies open
 * @removed: what is out of play
 * @n_down: how many cards lie face down
 * @down: the cards that lie face down, in the order of their places
 *
 * Where every card went.
 */
typedef struct
{
  guint n_seats;
  guint first_dealt;
  guint32 envelope;
  guint32 hands[CB_TABLE_MAX_SEATS];
  guint32 face_up;
  guint32 removed;
  guint n_down;
  guint8 down[CB_TABLE_MAX_CARDS];
} CbTableDeal;

gboolean cb_table_deal_draw (CbTableDeal *self,
                             const CbTableDealRules *rules,
                             CbRandomSource *random,
                             GError **error);

void cb_table_deal_write_cards (const CbTableDeal *self, const char *const *cards, GString *text);
