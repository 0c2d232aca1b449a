/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

#define CB_TYPE_DECISION (cb_decision_get_type ())

/**
 * CbDecision:
 *
 * Whether to accuse now or to wait, in my turn, once I have asked. A value: reference counted,
 * never changed.
 *
 * To judge waiting, the round until my next turn is played in drawn deals: everybody who knows the
 * solution accuses, and everybody else asks for cards he has not found, concluding all that
 * follows. These are estimates, good to some hundredths.
 */
typedef struct _CbDecision CbDecision;

/**
 * CbDecisionKind:
 * @CB_DECISION_WAIT: waiting is the better chance
 * @CB_DECISION_GAMBLE: accusing is the better chance, but not by much
 * @CB_DECISION_ACCUSE: accusing is by far the better chance
 */
typedef enum
{
  CB_DECISION_WAIT,
  CB_DECISION_GAMBLE,
  CB_DECISION_ACCUSE,
} CbDecisionKind;

GType cb_decision_get_type (void) G_GNUC_CONST;

CbDecision *cb_decision_ref (CbDecision *self);
void cb_decision_unref (CbDecision *self);

/* The likeliest solution, and the chance that it is right; 1 only where that is proved. */
CbCardSet cb_decision_get_solution (const CbDecision *self, double *chance);
/* Whether the chance of the solution is exact; it is not if it goes by what the others named, or if
 * there are so many deals that it could only be estimated. */
gboolean cb_decision_is_exact (const CbDecision *self);
/* Whether the chances go by what the others named, too, and not only by what is proved. */
gboolean cb_decision_is_believed (const CbDecision *self);
/* The chance that somebody else knows the solution in a turn before my next one. */
double cb_decision_get_others (const CbDecision *self);
/* The chance that nobody else comes first and I am right in my next turn, if I ask once more. */
double cb_decision_get_later (const CbDecision *self);
/* The chance that I win the game if I do not accuse now: I make another suggestion first, and
 * follow the advice from then on. Where that cannot be judged, it is the chance of
 * cb_decision_get_later(). */
double cb_decision_get_waiting (const CbDecision *self);
CbDecisionKind cb_decision_get_kind (const CbDecision *self);

/* Decides after the first @n_entries entries. NULL if the log contradicts itself, if I am an
 * onlooker, or if I may not accuse any more. */
CbDecision *cb_case_decide (CbCase *self, guint n_entries, guint64 seed, CbEffort *effort);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbDecision, cb_decision_unref)
