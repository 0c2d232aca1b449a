/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"
#include "cb-places-private.h"
#include "cb-witnesses-private.h"

/* What is known after the deal and the first entries; the number of entries is its index. */
typedef struct
{
  CbFacts *facts;
  CbFacts *kept; /* (nullable): what the earlier marks say of the hands after a hidden move */
  CbMarks marks;
  CbMarks *unseen;  /* (nullable): places that no deal has shown yet; NULL once complete */
  CbPlaces *places; /* (nullable): of face-down cards; shared where entries add nothing */
} CbLevel;

struct _CbDeduction
{
  CbWorld world;
  GArray *levels;
  CbWitnesses witnesses;
  CbProblem open;   /* the problem that the constraints of the first levels leave open */
  guint n_covered;  /* how many levels @open takes into account */
  CbMarks cut_down; /* the marks that @open was cut down by, which follow from these levels */
  guint last_move;  /* the number of entries after which no cards change hands */
};

static inline CbLevel *
cb_deduction_get_level (const CbDeduction *self, guint n_entries)
{
  return &g_array_index (self->levels, CbLevel, n_entries);
}

const CbWorld *cb_deduction_get_world (const CbDeduction *self);
gboolean cb_deduction_hides_moves (const CbDeduction *self, guint n_entries);
CbFacts *cb_deduction_get_facts (const CbDeduction *self, guint level, guint n_entries);
CbFacts *cb_deduction_get_kept (const CbDeduction *self, guint level, guint n_entries);
void
cb_deduction_add_facts (const CbDeduction *self, guint level, guint n_entries, CbProblem *problem);
