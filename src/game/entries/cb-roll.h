/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-dice.h"
#include "cb-entry.h"

/**
 * CbRoll:
 * @by: who rolled
 * @dice: the faces: numbers, ids of signs, and texts such as “?”
 */
typedef struct
{
  CbEntry parent;
  int by;
  JsonArray *dice;
} CbRoll;

/* @roll: (nullable): what dice of @edition show; NULL where the caller adds the faces itself */
CbEntry *cb_roll_new (int by, const CbDiceRoll *roll, const CbEdition *edition);
/* @text: faces as people write them, with “,”, “+” or spaces between: “4 + Dark Mark” */
CbEntry *cb_roll_new_written (int by, const char *text, const CbEdition *edition);
const CbRoll *cb_entry_get_roll (const CbEntry *entry);
/* Returns: whether dice can show the roll. @faces: (out): a text that is no sign of @edition
 * becomes %CB_FACE_QUESTION. */
gboolean cb_roll_get_faces (const CbRoll *self, const CbEdition *edition, CbDiceRoll *faces);
/* (transfer full): the faces, with @separator between them */
char *cb_roll_describe_dice (const CbRoll *self, const CbEdition *edition, const char *separator);
