/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-card-set.h"

/* A number of deals: an onlooker's case of 30 cards and 10 players begins with some 5·10^24, and
 * 32 cards among 13 holders are fewer than 2^119. */
typedef unsigned __int128 CbDealCount;

/* What the envelope may hold, and how likely that is. */
typedef struct
{
  CbCardSet cards;
  double chance;
} CbSolution;
