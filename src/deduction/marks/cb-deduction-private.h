/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"
#include "cb-places-private.h"
#include "cb-witnesses-private.h"

/* The state after so many entries. */
typedef struct
{
  CbFacts *facts;
  CbMarks marks;
  CbMarks *unseen;  /* (nullable): while not complete, the places that no deal is known for */
  CbPlaces *places; /* (nullable): of cards that lie face down; shared by levels that say no more */
} CbLevel;

struct _CbDeduction
{
  CbWorld world;
  GArray *levels;
  CbWitnesses witnesses;
  CbProblem open;   /* what the constraints of the first levels leave open … */
  guint n_covered;  /* … so many of them … */
  CbMarks cut_down; /* … and after these marks, which follow from them */
};

static inline CbLevel *
cb_deduction_get_level (const CbDeduction *self, guint n_entries)
{
  return &g_array_index (self->levels, CbLevel, n_entries);
}

const CbWorld *cb_deduction_get_world (const CbDeduction *self);
CbFacts *cb_deduction_get_facts (const CbDeduction *self, guint level);
