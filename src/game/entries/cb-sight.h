/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup.h"

/* Stands for a number of cards seen: all cards of @among that the holder has. */
#define CB_SIGHT_ALL G_MAXUINT

/**
 * CbSight:
 * @viewer: the seat that saw something
 * @holder: whose cards
 * @among: all cards that may have been seen
 * @cards: the cards seen, as far as I know which; @n may be greater
 * @places: of face-down cards, their places, bit by place; 0 if these were not noted
 * @n: how many cards were seen, or %CB_SIGHT_ALL
 * @chosen: whether the holder chose which cards
 * @entry: the position of the entry in the log; an entry does not know it, so it is filled in later
 * @later: cards that the viewer names in a later suggestion; filled in later, too
 *
 * What somebody saw of cards that not everybody saw.
 */
typedef struct
{
  int viewer;
  guint holder;
  CbCardSet among;
  CbCardSet cards;
  guint32 places;
  guint n;
  gboolean chosen;
  guint entry;
  CbCardSet later;
} CbSight;
