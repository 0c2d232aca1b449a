/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sweep-private.h"

/* The sets of cards from one side of the middle that can be in the envelope, each with a number. */
typedef struct
{
  GArray *sets;  /* of CbCardSet */
  GArray *added; /* of guint: by number of a set, its number with the new card; 0 until asked */
} CbHoldingsSets;

/* What may be in the envelope with each state: numbers of sets, each once, and their weights. */
typedef struct
{
  guint32 *first; /* by state, the index of its first set; one more at the end */
  guint32 *numbers;
  double *weights;
  guint n_allocated;
} CbHoldings;

/* The steps that both sides may still take, the memory they take, and if that is too much. */
typedef struct
{
  guint64 n_steps;
  gsize n_bytes;
  gboolean too_much;
} CbHoldingsLimits;

/* The sets of one state while their weights are being added up. */
typedef struct
{
  double *weights; /* by number */
  guint64 *met;    /* bit by number */
  guint n_allocated;
} CbHoldingsSum;

typedef struct
{
  const CbSweep *sweep;
  CbHoldingsSets contents;
  CbHoldingsSum sum;
  CbHoldings holdings;
  CbHoldingsLimits *limits;
} CbHoldingsSide;

void cb_holdings_init (CbHoldings *self, guint n_states);
void cb_holdings_clear (CbHoldings *self);
void cb_holdings_take (CbHoldings *self, guint state, CbHoldingsSum *sum, guint n_numbers);
void cb_holdings_side_init (CbHoldingsSide *self, const CbSweep *sweep, CbHoldingsLimits *limits);
void cb_holdings_side_clear (CbHoldingsSide *self);
gsize cb_holdings_get_bytes (const CbHoldings *self);
void cb_holdings_side_pay (CbHoldingsSide *self, guint n_steps, const CbHoldings *holdings);
guint cb_holdings_side_add_card (CbHoldingsSide *self, guint number, guint card);
void cb_holdings_side_begin_card (CbHoldingsSide *self);
guint cb_holdings_side_sum_up (CbHoldingsSide *self, guint k, guint state, guint index);
void cb_holdings_side_replace (CbHoldingsSide *self, const CbHoldings *holdings);
