/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-fingerprint.h"
#include "cb-table-deal.h"

/* The greatest number that a player may give once the fingerprint of the deal was shown, so that
 * nobody can choose the cards; and the value for no number. They are not kept as texts, so that
 * each has just one spelling. */
#define CB_TABLE_MAX_NUMBER 999999
#define CB_TABLE_NO_NUMBER  (-1)

/**
 * CbTablePromise:
 * @edition: id of the edition, without spaces
 * @cards: ids of its cards, ended by %NULL; none has a space in it
 * @players: their names in seating order, ended by %NULL; none has a space in it
 * @decks: (nullable): ended by %NULL. For each deck from which players draw there is its id, then
 *   each kind of its cards: “keeps:patch:13” are 13 cards “patch”, which players keep
 * @rules: how the table deals
 * @secret: as cb_secret_new() makes it; empty for a deal from @seed
 * @seed: a number from which everybody who knows it can make the same deal again
 *
 * Everything that decides a deal, except the numbers of the players. It is fixed, and its
 * fingerprint is shown, before the players give their numbers.
 */
typedef struct
{
  const char *edition;
  const char *const *cards;
  const char *const *players;
  const char *const *decks;
  CbTableDealRules rules;
  char secret[CB_FINGERPRINT_DIGITS + 1];
  guint64 seed;
} CbTablePromise;

char *cb_table_promise_write (const CbTablePromise *self);
gboolean cb_table_promise_read (CbTablePromise *self, const char *text);
gboolean cb_table_promise_draw (const CbTablePromise *self,
                                const int *numbers,
                                CbTableDeal *deal,
                                GError **error);
CbRandomSource *cb_table_promise_start_draw (const CbTablePromise *self,
                                             const int *numbers,
                                             const char *deck,
                                             guint number);
char *cb_table_promise_seal_accusation (const CbTablePromise *self, guint seat, guint32 cards);
char *cb_table_promise_seal_shown (const CbTablePromise *self,
                                   guint number,
                                   guint by,
                                   guint to,
                                   guint32 cards);
