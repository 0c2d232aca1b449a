/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-dice.h"
#include "cb-edition.h"

guint16 cb_edition_read_face (const CbEdition *self, const char *face);
gboolean cb_edition_get_dice (const CbEdition *edition, int n_dice, CbDice *dice);
gboolean cb_edition_get_dice_to_start (const CbEdition *edition, int n_dice, CbDice *dice);
