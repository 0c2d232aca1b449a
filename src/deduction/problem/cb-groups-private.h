/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-problem-private.h"

#define CB_MAX_GROUPS 16

/* At least need of these open cards are in the hand. */
typedef struct
{
  CbCardSet cards;
  guint need;
} CbGroup;

/* What one hand takes of the open cards: between min and max of them, and of each group what it
 * needs. Of two groups, one may lie within the other: then it comes first, and the outer one's need
 * is in addition. */
typedef struct
{
  CbGroup groups[CB_MAX_GROUPS];
  guint n_groups;
  guint min;
  guint max;
} CbGroups;

/* Which groups come first where they overlap: only one of the two is kept. */
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
