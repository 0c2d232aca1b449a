/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-dice.h"
#include "cb-entry.h"

/* Stands for a face that is no number: “?”. */
#define CB_ROLL_QUESTION (-1)

/**
 * CbRoll:
 * @by: who rolled
 * @dice: the faces, numbers and texts such as “?”
 */
typedef struct
{
  CbEntry parent;
  int by;
  JsonArray *dice;
} CbRoll;

/* @faces: @n numbers, or %CB_ROLL_QUESTION */
CbEntry *cb_roll_new (int by, const int *faces, guint n);
const CbRoll *cb_entry_get_roll (const CbEntry *entry);
/* Returns: whether dice can show the roll. @faces: (out): a text becomes %CB_FACE_QUESTION. */
gboolean cb_roll_get_faces (const CbRoll *self, CbDiceRoll *faces);
/* (transfer full): the faces, with @separator between them */
char *cb_roll_describe_dice (const CbRoll *self, const char *separator);
