/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-facts-private.h"

/* Where cards that lie face down can be: by card, a bit for each place; 0 for cards never seen
 * there. Initialize with zeros. @clash: whether a card has no possible place. */
typedef struct
{
  guint32 places[CB_MAX_CARDS];
  gboolean clash;
} CbPlaces;

/* Returns whether the facts say more of places than was known. */
gboolean cb_places_add (CbPlaces *self, const CbFacts *facts);
gboolean cb_places_fit (const CbPlaces *self);
