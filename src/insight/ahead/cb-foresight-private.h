/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-scene-private.h"

/* How many suggestions, the best ones of the advice, are played to the end. */
#define CB_FORESIGHT_CANDIDATES 16

/**
 * CbPositions:
 * @scene: (owned): what is the same in all of them
 * @data: (owned): the positions, one after the other
 * @weights: (element-type double): how likely each position is, compared with the likeliest
 *
 * Positions that the game may be in, drawn at random.
 */
typedef struct
{
  CbScene *scene;
  guint8 *data;
  GArray *weights;
} CbPositions;

/* (transfer full) (nullable): fewer positions where the effort does not suffice; NULL if no deal is
 * consistent, if there are too many, or if cancelled. @within: see cb_scene_new(); @n: the most
 * positions */
CbPositions *cb_positions_new (const CbKnowledge *knowledge,
                               CbCardSet within,
                               guint64 seed,
                               guint n,
                               CbEffort *effort);
void cb_positions_free (CbPositions *self);
CbPosition *cb_positions_get (const CbPositions *self, guint index);

/**
 * CbForeseen:
 * @named: the cards of my suggestion; 0 where I suggest nothing, and it is judged to wait
 * @worth: how much what the answers tell helps me, in bits of the envelope
 * @n_games: how many games were played on after it
 * @won: how many of these I won, or would about win
 * @chance: the chance that I win in the end, if I follow the advice afterwards; 0 where games were
 *   only played
 *
 * How games went on after a suggestion. The share of games won is not my chance of winning, since I
 * play on in a simple way here, and real players play otherwise.
 */
typedef struct
{
  CbCardSet named;
  double worth;
  guint n_games;
  double won;
  double chance;
} CbForeseen;

/* Asks each of @candidates (element-type CbForeseen) in the same positions for all, judges how the
 * game stands then, and sorts the best first. Returns FALSE where that cannot be done: the model
 * does not cover the case, or the effort does not suffice. */
gboolean cb_foresee_roughly (const CbKnowledge *knowledge,
                             CbCardSet within,
                             guint64 seed,
                             GArray *candidates,
                             CbEffort *effort);

/* Judges how the game stands if I wait: as it is after my question or, once others have asked
 * since, after my next one. Returns FALSE where that cannot be done, as above. @foreseen: (out):
 * nothing is named in it */
gboolean cb_foresee_waiting (const CbKnowledge *knowledge,
                             guint64 seed,
                             CbForeseen *foreseen,
                             CbEffort *effort);

/* Plays games on after each of @candidates (element-type CbForeseen), in the same positions for
 * all, again and again with the better half of them only, and sorts the best first. Returns FALSE
 * where no games are played: the model does not cover the case, or the effort does not suffice. */
gboolean cb_foresee (const CbKnowledge *knowledge,
                     CbCardSet within,
                     guint64 seed,
                     GArray *candidates,
                     CbEffort *effort);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPositions, cb_positions_free)
