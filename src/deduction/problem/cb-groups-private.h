/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-problem-private.h"

#define CB_MAX_GROUPS 16

/* At least @need of the open cards in @cards are in the hand. */
typedef struct
{
  CbCardSet cards;
  guint need;
} CbGroup;

/* How many open cards one hand takes: between min and max in all, and at least the need of each
 * group. One group may lie within another: then the inner one comes first, and the need of the
 * outer one is in addition. */
typedef struct
{
  CbGroup groups[CB_MAX_GROUPS];
  guint n_groups;
  guint min;
  guint max;
} CbGroups;

/* Which groups are kept where groups overlap: those that come first in this order. */
typedef enum
{
  CB_SMALL_FIRST,
  CB_LARGE_FIRST,
  CB_N_GROUP_ORDERS,
} CbGroupOrder;

void cb_groups_collect (CbGroups *self,
                        const CbHandRules *rules,
                        CbCardSet open,
                        CbCardSet certain,
                        CbGroupOrder order);
