/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-problem-private.h"
#include "cb-reason.h"

/* One constraint that steps may apply, with its source. */
typedef struct
{
  const CbOption *options;
  guint n_options;
  guint holders; /* whom the rule is about */
  CbSource source;
  guint entry;
} CbRule;

/* The most suppositions inside each other; nobody keeps more in mind. */
#define CB_MAX_SUPPOSED 4

/* The most steps of a chain in the making, most of which it does not need in the end. */
#define CB_PROOF_MAX_STEPS 4096

/* What is known at a point of the chain, and the step that says it: −1 where no step was needed. */
typedef struct
{
  CbCardSet possible[CB_MAX_HOLDERS];
  CbCardSet certain[CB_MAX_HOLDERS];
  int yes[CB_MAX_CARDS][CB_MAX_HOLDERS];
  int no[CB_MAX_CARDS][CB_MAX_HOLDERS];
  gboolean impossible;           /* the newest step says that this is impossible */
  int supposed[CB_MAX_SUPPOSED]; /* the steps whose suppositions are open */
  guint n_supposed;
} CbProofState;

/* A chain in the making. */
typedef struct
{
  const CbWorld *world;
  CbProblem problem; /* the rules in the form that the quick look ahead takes */
  CbOption sizes[CB_MAX_HOLDERS];
  GPtrArray *facts; /* of CbFacts: where the rules come from */
  GArray *rules;
  GPtrArray *steps;
  guint n_entries;  /* how many entries the log has; rules come from some of these */
  GArray *closures; /* by step, @n_words of guint64: a bit for each step it rests on, itself
                       among them, and for each entry whose passes these read */
  guint n_words;
  gboolean ignores_sizes; /* whether steps must not use the sizes of hands */
  guint max_supposed;     /* suppositions inside each other, at most %CB_MAX_SUPPOSED */
  guint n_tries_left;     /* suppositions that may still be looked at */
  CbEffort *effort;
} CbProof;

/* One card, one holder, yes or no. */
typedef struct
{
  guint card;
  guint holder;
  CbMark mark;
} CbLiteral;

void cb_proof_init (CbProof *self, const CbDeduction *deduction, guint n_entries, GArray *entries);
void cb_proof_clear (CbProof *self);
void cb_proof_forget_sizes (CbProof *self);
void cb_proof_start (const CbProof *self, CbProofState *state);

CbReasonStep *cb_proof_step_new (CbReasonStepKind kind, guint depth);
void cb_proof_step_free (CbReasonStep *step);
void cb_proof_take_step (CbProof *self, CbReasonStep *step);
CbReasonStep *cb_proof_add_step (CbProof *self, CbReasonStepKind kind, guint depth);
void cb_proof_truncate (CbProof *self, guint n_steps);
void cb_proof_conclude (CbProof *self, CbProofState *state, CbReasonStep *step);
void cb_step_need (CbReasonStep *step, int premise, CbCardSet cards, guint holders);
void cb_step_need_no (CbReasonStep *step, const CbProofState *state, CbCardSet cards, guint holder);
void
cb_step_need_yes (CbReasonStep *step, const CbProofState *state, CbCardSet cards, guint holder);
void cb_step_cite (CbReasonStep *step, const CbRule *rule, const CbOption *option);

gboolean cb_proof_knows (const CbProofState *state, const CbLiteral *literal);
gboolean cb_proof_derive (CbProof *self, CbProofState *state, guint depth, const CbLiteral *goal);
guint cb_proof_get_cost (CbProof *self);
gboolean cb_proof_is_full (const CbProof *self);
gboolean cb_proof_count (CbProof *self, CbProofState *state, guint depth);
void cb_proof_refute (CbProof *self, CbProofState *state, guint depth);
void cb_proof_show_by_cases (CbProof *self,
                             CbProofState *state,
                             const CbLiteral *goal,
                             guint max_supposed);
gboolean cb_proof_show_easily (CbProof *self, const CbLiteral *goal, CbEffort *effort);
gboolean cb_proof_show (CbProof *self, const CbLiteral *goal, CbEffort *effort);
void cb_proof_prune (CbProof *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CbProof, cb_proof_clear)
