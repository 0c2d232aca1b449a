/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

/* The board of an edition: distances between places, which are the cards of the last category. */
gboolean cb_edition_has_board (const CbEdition *self);
/* The least number to roll to get straight from one place to the other; 0 if there is no way. */
guint cb_edition_get_steps (const CbEdition *self, guint from, guint to);
/* The places that secret passages lead to from @from. */
CbCardSet cb_edition_get_passages (const CbEdition *self, guint from);
/* The cards whose pawns the players move: those of the first category, unless they are places. */
CbCardSet cb_edition_get_characters (const CbEdition *self);
