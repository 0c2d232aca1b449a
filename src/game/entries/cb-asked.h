/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-facts.h"
#include "cb-setup.h"

/**
 * CbAsked:
 * @asker: the seat that asked
 * @cards: the cards asked for, as far as they were heard
 * @n_unheard: how many more were asked for; a suggestion usually names one card of each kind
 *
 * A question that others answer.
 */
typedef struct
{
  int asker;
  CbCardSet cards;
  guint n_unheard;
} CbAsked;

/* All cards that may have been asked for: those heard, and those that may be among the unheard. */
CbCardSet cb_asked_get_all (const CbAsked *self, const CbSetup *setup);

void cb_asked_imply_shows (const CbAsked *self,
                           const CbSetup *setup,
                           const guint *showers,
                           guint n,
                           CbFacts *facts);
