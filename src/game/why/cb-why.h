/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-card-set.h"

/**
 * CbWhyStep:
 * @words: the step in a sentence, or several that belong together in one each
 * @depth: how deep it lies in suppositions, 0 for not at all
 * @more: how many thoughts it tells besides the first
 * @cards: with @holders the cells that the step settles and that what follows rests on; none where
 *   the step only supposes
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
 * @mark: the mark it explains
 * @headline: (nullable): what it comes to in one sentence: “It’s the Hall: every other room is
 *   accounted for.”; NULL of what I hold myself or is not known
 * @complete: whether no more than these entries are needed, and no other steps say more; FALSE
 *   where the effort ended first
 * @entries: (element-type guint): positions of the entries, ascending, that force the mark; empty
 *   where the deal alone does
 * @guesses: the traits that it rests on of which it is only a guess which cards have them, bit by
 *   index
 * @steps: (element-type CbWhyStep): the chain, as which the mark follows from them
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
char *cb_why_describe_since (const CbWhy *self, guint since);
CbWhy *cb_why_copy (const CbWhy *self);
void cb_why_free (CbWhy *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbWhy, cb_why_free)
