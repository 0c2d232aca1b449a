/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-random-table.h"

#define CB_RANDOM_MAX_KINDS 16

/* A category or a trait. */
typedef struct
{
  char id[24];
  guint32 cards;
  gboolean is_trait;
} CbRandomKind;

typedef struct
{
  GRand *rand;
  int me; /* whose notebook is written; whatever it is, the same numbers are drawn */
  guint lies;
  gboolean tip_traits;
  gboolean asks_alike;
  gboolean half_heard;
  CbAnswering answers;
  gboolean events;
  guint32 seen;      /* of the answers that are being written, the cards shown to me … */
  gboolean somebody; /* … and whether it was missed who showed */

  guint n_cards;
  char cards[32][40];
  guint n_asked;
  guint n_categories; /* they are the first of the kinds */
  guint n_in_envelope[4];
  guint n_kinds;
  CbRandomKind kinds[CB_RANDOM_MAX_KINDS];

  guint n_players;
  guint n_pool;
  gboolean equal;
  gboolean sizes; /* they are stated */
  guint first;
  gboolean first_known;
  guint32 deck;
  guint32 up;
  guint32 removed;
  guint32 hands[13]; /* who really has what: the envelope, the players, the pool */
} CbRandomDeal;

guint cb_random_pick (CbRandomDeal *self, guint n);
guint cb_random_pick_card (CbRandomDeal *self, guint32 from);
/* (transfer full): "['c1','c2']" */
char *cb_random_list (const CbRandomDeal *self, guint32 cards);
void cb_random_append_entry (CbRandomDeal *self, GString *out);
