/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-scene-private.h"

/* From so many suggestions on the best is looked for. */
#define CB_FORESIGHT_CANDIDATES 16

/**
 * CbPositions:
 * @scene: (owned): what is the same in all of them
 * @data: (owned): them, one after the other
 * @weights: (element-type double): how likely each is, compared with the likeliest
 *
 * Positions that the game may be in, drawn.
 */
typedef struct
{
  CbScene *scene;
  guint8 *data;
  GArray *weights;
} CbPositions;

/* (transfer full) (nullable): NULL where no deal is consistent, or there are too many to draw from,
 * or if cancelled; fewer where the effort does not suffice. @within: see cb_scene_new(). */
CbPositions *
cb_positions_new (const CbKnowledge *knowledge, CbCardSet within, guint64 seed, CbEffort *effort);
void cb_positions_free (CbPositions *self);
CbPosition *cb_positions_get (const CbPositions *self, guint index);

/**
 * CbForeseen:
 * @named: a suggestion of mine
 * @n_games: how many games were played on after it
 * @n_won: how many of these I won
 *
 * What comes of a suggestion. What is won here is no chance of winning: I play on simply, and
 * others play otherwise.
 */
typedef struct
{
  CbCardSet named;
  guint n_games;
  guint n_won;
} CbForeseen;

/* Asks each of @candidates (element-type CbForeseen) in the same positions and plays on, drops the
 * worse half of them again and again, and sorts them, the best first. Returns whether any games
 * were played: not where too little of a game is modelled, nor where the effort does not suffice.
 */
gboolean cb_foresee (const CbKnowledge *knowledge,
                     CbCardSet within,
                     guint64 seed,
                     GArray *candidates,
                     CbEffort *effort);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPositions, cb_positions_free)
