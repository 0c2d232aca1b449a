/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-plain-claims.h"

/**
 * CbPlainDeals:
 *
 * What follows from a case of a small own edition, found by trying all deals one after the other.
 * It reads the text of the case file by itself and asks of every deal whether each entry would be
 * true in it, just as the format says what entries mean; nothing of the program takes part.
 */
typedef struct _CbPlainDeals CbPlainDeals;

typedef struct
{
  guint n_deals;
  guint32 possible[13]; /* by holder, in the order of the sheet; bit i for card i */
  guint32 certain[13];
  double weight; /* of all deals together */
  double weights[13][CB_PLAIN_MAX_CARDS];
} CbPlain;

CbPlainDeals *cb_plain_deals_new (const char *json);
void cb_plain_deals_free (CbPlainDeals *self);

/* Calls @func with the hands of each deal in which the entries whose bits are set in @entries are
 * true, and how much that deal weighs. */
typedef void (*CbPlainDealFunc) (const guint32 *hands, double weight, gpointer data);
void cb_plain_deals_foreach (const CbPlainDeals *self,
                             guint64 entries,
                             CbPlainDealFunc func,
                             gpointer data);
/* Of the entries whose bits are set in @entries. */
void cb_plain_deals_sum (const CbPlainDeals *self, guint64 entries, CbPlain *plain);
/* The same where besides, by holder, of the cards in @asked just those in @had are in the hand. */
void cb_plain_deals_sum_claiming (const CbPlainDeals *self,
                                  guint64 entries,
                                  const guint32 *asked,
                                  const guint32 *had,
                                  CbPlain *plain);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPlainDeals, cb_plain_deals_free)
