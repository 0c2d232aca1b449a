/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-card-set.h"

/**
 * CbWhyStep:
 * @words: the step in a sentence; several steps that belong together have a sentence each
 * @depth: inside how many suppositions the step is, 0 for none
 * @more: how many further steps its words tell
 * @cards: with @holders, the cells that the step settles and that later steps rest on; none if the
 *   step only supposes
 * @holders: bit i for holder i
 *
 * One step of a chain.
 */
typedef struct
{
  char *words;
  guint depth;
  guint more;
  CbCardSet cards;
  guint holders;
} CbWhyStep;

/**
 * CbWhy:
 * @mark: the mark that is explained
 * @headline: (nullable): the conclusion in one sentence: “It’s the Hall: every other room is
 *   accounted for.”; NULL for my own cards, and for a mark that is not known
 * @complete: whether all these entries are needed, and no better steps exist; FALSE if the effort
 *   was not enough to find out
 * @entries: (element-type guint): positions of the entries, ascending, that force the mark; empty
 *   if the deal alone does
 * @guesses: the traits that the mark rests on and whose cards are only guessed, bit by index
 * @steps: (element-type CbWhyStep): the chain in which the mark follows from the entries
 *
 * Why a mark is on the sheet, in words.
 */
typedef struct
{
  CbMark mark;
  char *headline;
  gboolean complete;
  GArray *entries;
  guint32 guesses;
  GPtrArray *steps;
} CbWhy;

CbWhy *cb_case_explain (CbCase *self, guint n_entries, guint card, guint holder, CbEffort *effort);
void cb_case_explain_async (CbCase *self,
                            guint n_entries,
                            guint card,
                            guint holder,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
guint cb_case_find_since (CbCase *self, guint n_entries, guint card, guint holder);
const char *cb_case_describe_odds (CbCase *self, guint n_entries);
char *cb_why_describe_since (const CbWhy *self, guint since);
CbWhy *cb_why_copy (const CbWhy *self);
void cb_why_free (CbWhy *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbWhy, cb_why_free)
