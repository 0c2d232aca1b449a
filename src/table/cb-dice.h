/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-random-source.h"

#define CB_DICE_MAX       6
#define CB_DICE_MAX_FACES 32
#define CB_DICE_MAX_SIGNS 16
/* Stands for the face "?", with which a player gets a card; it counts as no step. */
#define CB_FACE_QUESTION 0
/* This and the faces after it stand for the signs that have a name, which count as no step. */
#define CB_FACE_SIGN 256

/* A sign on dice: what it is called, and what is drawn on the die, both interned. */
typedef struct
{
  const char *name;
  const char *mark;
} CbDiceSign;

/**
 * CbDice:
 * @n_dice: 1…%CB_DICE_MAX
 * @n_faces: how many faces each die has, 1…%CB_DICE_MAX_FACES
 * @faces: the faces of each die, each a number of 1…255, %CB_FACE_QUESTION, or %CB_FACE_SIGN and
 * the index of a sign
 * @signs: the signs that the dice can show
 *
 * The dice that are rolled together.
 */
typedef struct
{
  guint n_dice;
  guint n_faces[CB_DICE_MAX];
  guint16 faces[CB_DICE_MAX][CB_DICE_MAX_FACES];
  CbDiceSign signs[CB_DICE_MAX_SIGNS];
} CbDice;

/* What was rolled: a face of each die, in the order of the dice. */
typedef struct
{
  guint n_dice;
  guint16 faces[CB_DICE_MAX];
} CbDiceRoll;

void cb_dice_init (CbDice *self, guint n_dice);
CbDiceRoll cb_dice_roll (const CbDice *self, CbRandomSource *random);
guint cb_dice_roll_get_total (const CbDiceRoll *roll);
guint cb_dice_roll_get_n_questions (const CbDiceRoll *roll);
char *cb_dice_describe_roll (const CbDice *self, const CbDiceRoll *roll);
char *cb_dice_describe_steps (const CbDice *self, const CbDiceRoll *roll);
char *cb_dice_describe_total (const CbDice *self, const CbDiceRoll *roll);

/**
 * CbRollHistory:
 *
 * The rolls so far, oldest first, and how often each came.
 */
typedef struct _CbRollHistory CbRollHistory;

CbRollHistory *cb_roll_history_new (void);
void cb_roll_history_free (CbRollHistory *self);
void cb_roll_history_add (CbRollHistory *self, const CbDiceRoll *roll);
guint cb_roll_history_get_n_rolls (const CbRollHistory *self);
const CbDiceRoll *cb_roll_history_get_roll (const CbRollHistory *self, guint position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbRollHistory, cb_roll_history_free)
