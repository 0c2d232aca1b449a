/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-askable.h"
#include "cb-knowledge-private.h"
#include "cb-work-private.h"

/* The most effort for an answer, in units of work: some seconds, which only cases made to be hard
 * need. Ordinary answers take some hundredths of a second. */
#define CB_QUESTION_UNITS 4000000

/* What is asked of a case; each kind of question uses the members it needs. */
typedef struct
{
  CbKnowledge *knowledge; /* what was known in the case when the question was asked */
  CbWorkFunc answer;      /* called with the question, in another thread */
  int asker;
  CbCardSet cards;
  CbAskable askable;
  guint64 seed;
  CbEntry *entry; /* (nullable): the entry that the question is about */
} CbQuestion;

gpointer cb_question_answer (const CbQuestion *question,
                             CbCase *case_,
                             guint n_entries,
                             CbWorkFunc answer,
                             CbEffort *effort);
void cb_question_answer_async (const CbQuestion *question,
                               CbCase *case_,
                               guint n_entries,
                               CbWorkFunc answer,
                               GDestroyNotify free_answer,
                               const char *name,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
