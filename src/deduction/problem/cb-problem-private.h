/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-effort.h"
#include "cb-facts-private.h"
#include "cb-marks.h"
#include "cb-world.h"

/* The constraints on one hand. */
typedef struct
{
  CbOption *options;
  guint n_options;
  guint n_allocated;
} CbHandRules;

/* At least one card of @cards is in the hand of one of @holders, a bit for each. */
typedef struct
{
  CbCardSet cards;
  guint holders;
} CbTie;

/* Everything a deal has to satisfy: each card of the deck with exactly one of the holders, the
 * constraints on each hand, its size among them, and those on several hands together. Initialize
 * with zeros. */
typedef struct
{
  CbCardSet deck;
  guint n_holders;
  CbHandRules hands[CB_MAX_HOLDERS];
  CbTie *ties;
  guint n_ties;
  guint n_ties_allocated;
} CbProblem;

/* Where every card is: one complete deal. */
typedef struct
{
  CbCardSet hands[CB_MAX_HOLDERS];
} CbDeal;

gboolean cb_facts_hide_move (const CbFacts *self);
CbFacts *cb_facts_keep (const CbMarks *marks, const CbWorld *world, const CbFacts *moves);

void cb_problem_init (CbProblem *self, const CbWorld *world);
void cb_problem_clear (CbProblem *self);
void cb_problem_add_facts (CbProblem *self, const CbFacts *facts);
void cb_problem_add_option (CbProblem *self, const CbOption *option);
guint cb_problem_add_cut (CbProblem *self, const CbFacts *facts, CbMarks *marks);
void cb_problem_start (const CbProblem *self, CbMarks *marks);
void cb_problem_reduce (const CbProblem *self, CbMarks *marks, CbProblem *reduced);

gboolean cb_hand_rules_allow (const CbHandRules *self, CbCardSet hand);
gboolean cb_hand_rules_allow_option (const CbHandRules *self,
                                     const CbOption *option,
                                     CbCardSet possible,
                                     CbCardSet certain);
gboolean cb_hand_rules_settle (const CbHandRules *self, CbCardSet *possible, CbCardSet *certain);
gboolean cb_problem_allows_ties (const CbProblem *self, const CbDeal *deal);
gboolean cb_options_allow (const CbOption *options, guint n_options, const CbDeal *deal);

gboolean cb_problem_settle_places (const CbProblem *self, CbMarks *marks, guint *changed);
guint cb_problem_propagate (const CbProblem *self, CbMarks *marks, guint changed);
guint cb_problem_propagate_flow (const CbProblem *self, CbMarks *marks);

/* The result of a search. */
typedef enum
{
  CB_SEARCH_NONE,
  CB_SEARCH_FOUND,
  CB_SEARCH_GAVE_UP,
} CbSearchResult;

/* The search and the counting of all deals take turns: they begin with CB_FIRST_UNITS of effort,
 * and get CB_MORE_UNITS times as much each time. */
#define CB_FIRST_UNITS 10000
#define CB_MORE_UNITS  4

CbSearchResult cb_problem_search (const CbProblem *self,
                                  const CbMarks *marks,
                                  const CbMarks *wanted,
                                  CbEffort *effort,
                                  CbDeal *deal);

#define CB_ALL_HOLDERS ((1u << CB_MAX_HOLDERS) - 1)

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CbProblem, cb_problem_clear)
