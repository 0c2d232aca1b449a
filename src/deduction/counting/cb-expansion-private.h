/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sweep-private.h"

gboolean cb_expansion_start (const CbSweep *sweep, CbLayer *layer, CbDealCount *ways);
/* The most work and memory that a step may take. */
typedef struct
{
  guint64 n_moves;
  gsize n_bytes;
} CbExpansionLimits;

gboolean cb_expansion_run (CbSweep *sweep,
                           guint k,
                           const CbLayer *from,
                           CbLayer *to,
                           const CbExpansionLimits *limits);
