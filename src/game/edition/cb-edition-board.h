/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

/* What an edition says of its board: the distances between places, which are the cards of the last
 * category. */
gboolean cb_edition_has_board (const CbEdition *self);
/* The least number of squares to roll to get straight from one place to the other; 0 where there is
 * no way. */
guint cb_edition_get_steps (const CbEdition *self, guint from, guint to);
/* The places that secret passages lead to from @from. */
CbCardSet cb_edition_get_passages (const CbEdition *self, guint from);
/* Those whose pawns the players move: the cards of the first category, unless these are places. */
CbCardSet cb_edition_get_characters (const CbEdition *self);
