/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-advice.h"
#include "cb-inquiry.h"
#include "cb-listeners-private.h"
#include "cb-question-private.h"

/* What a bit about the other hands is worth, in bits of the envelope: it helps only later. */
#define CB_SHEET_SHARE 0.07

/* A suggestion, with all figures about it. */
typedef struct
{
  CbAdvisedSuggestion advised;
  CbGain gain;
  CbLesson lesson;
} CbAdviceItem;

struct _CbAdvice
{
  CbKnowledge *knowledge;
  guint64 seed;
  CbCardSet within;
  gboolean looks_ahead;
  guint n_foreseen; /* how many of the items, the first ones, were looked at further */
  guint stage;      /* how many times the advice was refined with more deals */
  guint n_deals;
  gboolean exact;
  gboolean spent;               /* whether refining it would take too much work */
  double chances[CB_MAX_CARDS]; /* by card, how likely it is in the envelope, 0…1 */
  GArray *items;                /* of CbAdviceItem */
};

/* (transfer full): all suggestions within reach, in the order of the cards. (element-type
 * CbCardSet) */
GArray *cb_advice_list_suggestions (const CbSetup *setup, const CbAskable *askable);

/* To run in another thread: the first answers a #CbQuestion by what the answers tell alone; the
 * second also by how the game stands then; the third refines advice. */
gpointer cb_advice_weigh (gpointer question, CbEffort *effort);
gpointer cb_advice_answer (gpointer question, CbEffort *effort);
gpointer cb_advice_answer_finer (gpointer advice, CbEffort *effort);

/* (transfer full) (nullable): the same suggestions, ordered by how many games they win when played
 * to the end from here. The order stays where such games cannot be played. NULL if the work was
 * cancelled. */
CbAdvice *cb_advice_look_ahead (const CbAdvice *self, CbEffort *effort);

/* (transfer full): advice from @n_deals deals, and @n_tables guesses of what the others know. */
CbAdvice *cb_advice_new_quick (CbKnowledge *knowledge,
                               CbCardSet within,
                               guint64 seed,
                               guint n_deals,
                               guint n_tables,
                               CbEffort *effort);
