/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup.h"

/* In place of a number: all cards of a kind that the holder has, however many these are. */
#define CB_SIGHT_ALL G_MAXUINT

/**
 * CbSight:
 * @viewer: the seat that saw something
 * @holder: whose cards
 * @among: the cards that come into question
 * @cards: those seen, as far as I know; with @n more than these, others are unknown
 * @places: of cards that lie face down, where, bit by place; 0 where that was not noted
 * @n: how many cards were seen, or %CB_SIGHT_ALL
 * @chosen: whether the holder chose which
 * @entry: the position in the log; filled in once there is a log
 * @later: cards that the viewer names in a later suggestion; the same
 *
 * Somebody saw cards that not everybody saw.
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
