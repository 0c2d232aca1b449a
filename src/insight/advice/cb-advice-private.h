/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-advice.h"
#include "cb-inquiry.h"
#include "cb-listeners-private.h"
#include "cb-question-private.h"

/* What a bit about somebody's hand is worth, in bits of the envelope: it helps later. */
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
  guint n_foreseen; /* of the first of the items, which were played to the end */
  guint stage;      /* how many times more deals were drawn */
  guint n_deals;
  gboolean exact;
  gboolean spent;               /* whether refining it would take too much work */
  double chances[CB_MAX_CARDS]; /* by card, how likely it is in the envelope, 0…1 */
  GArray *items;                /* of CbAdviceItem */
};

/* (transfer full): all suggestions within reach, in the order of the cards. (element-type
 * CbCardSet) */
GArray *cb_advice_list_suggestions (const CbSetup *setup, const CbAskable *askable);

/* Work in another thread, on a #CbQuestion, and on advice that is to be made finer. */
gpointer cb_advice_answer (gpointer question, CbEffort *effort);
gpointer cb_advice_answer_finer (gpointer advice, CbEffort *effort);

/* (transfer full) (nullable): the same suggestions, with those first that win most of the games
 * played to their end from here. They keep their order where such games cannot be played. NULL if
 * the work was cancelled. */
CbAdvice *cb_advice_look_ahead (const CbAdvice *self, CbEffort *effort);

/* (transfer full): advice from @n_deals deals, and @n_tables tables for what the others know. */
CbAdvice *cb_advice_new_quick (CbKnowledge *knowledge,
                               CbCardSet within,
                               guint64 seed,
                               guint n_deals,
                               guint n_tables,
                               CbEffort *effort);
