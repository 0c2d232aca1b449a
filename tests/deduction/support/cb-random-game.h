/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"

#define MAX_CATEGORIES 4

/* What kind of game to play. */
typedef struct
{
  guint n_categories;
  guint category_sizes[MAX_CATEGORIES];
  guint n_players;
  guint pool;
  gboolean onlooker;
  gboolean unknown_sizes;
  /* Only suggestions, or every kind of event. */
  gboolean mixed;
  guint n_entries;
  /* Dealt cards that lie open for all to see. */
  guint open;
  /* Of a hundred entries, those that are tips, most of them of a kind unknown. */
  guint tips;
} CbGameForm;

/* A game played at random from a true deal, as seen by player 1 or by an onlooker. */
typedef struct
{
  CbGameForm form;
  CbWorld world;
  CbCardSet categories[MAX_CATEGORIES];
  CbCardSet truth[CB_MAX_HOLDERS];
  CbFacts *deal;
  GPtrArray *entries;
} CbRandomGame;

CbRandomGame *cb_random_game_new (const CbGameForm *form, GRand *rand);
void cb_random_game_free (CbRandomGame *self);

CbDeduction *cb_random_game_deduce (const CbRandomGame *self, guint n_entries);
CbFacts *cb_random_facts_new (const CbWorld *world, GRand *rand);
CbCardSet cb_random_subset (CbCardSet of, guint size, GRand *rand);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbRandomGame, cb_random_game_free)
