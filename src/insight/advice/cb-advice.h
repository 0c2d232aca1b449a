/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-askable.h"
#include "cb-case.h"

#define CB_TYPE_ADVICE (cb_advice_get_type ())

/**
 * CbAdvice:
 *
 * What to ask next: every suggestion I can make; first come those that tell me most of the envelope
 * and the others least. A value: reference counted, never changed. The first advice comes at once,
 * from deals drawn at random, with the best suggestions in the order of how the game stands after
 * them; refining gives better advice until it is final: first, games are played to their end for
 * the best suggestions, then more deals are drawn. The seed decides the draws, so that the same
 * case and seed lead to the same advice.
 */
typedef struct _CbAdvice CbAdvice;

/**
 * CbAdvisedSuggestion:
 * @cards: the cards to name, as many as the edition says
 * @bits: what the answers are expected to tell of the envelope
 * @total_bits: what the answers are expected to tell of the whole sheet
 * @told_bits: what the answers are expected to tell each of the others of the sheet, on average
 * @worth: how much all that helps me to be first, in bits of the envelope; can be negative. Unlike
 *   the figures above, it also goes by what the others named, which is no proof
 * @nobody: chance that nobody shows a card, 0…1
 * @foreseen: its place, from 1 on, among the suggestions that were looked at further: at first, by
 *   how the game stands after them, then by how many games I won that were played to the end; 0
 *   for the others
 */
typedef struct
{
  CbCardSet cards;
  double bits;
  double total_bits;
  double told_bits;
  double worth;
  double nobody;
  guint foreseen;
} CbAdvisedSuggestion;

GType cb_advice_get_type (void) G_GNUC_CONST;

CbAdvice *cb_advice_ref (CbAdvice *self);
void cb_advice_unref (CbAdvice *self);

guint cb_advice_get_n_suggestions (const CbAdvice *self);
const CbAdvisedSuggestion *cb_advice_get_suggestion (const CbAdvice *self, guint index);
char *cb_advice_explain (const CbAdvice *self, guint index, guint next);

/* Whether no suggestion tells me anything of the envelope. */
gboolean cb_advice_is_empty (const CbAdvice *self);
/* Whether it is too early to advise: nothing is known of the envelope, and all suggestions of cards
 * that may be in it are worth the same. */
gboolean cb_advice_is_flat (const CbAdvice *self);
/* Whether the advice is from all deals that are left: then the bits that I am told are exact. */
gboolean cb_advice_is_exact (const CbAdvice *self);
/* Whether playing games to their end has been tried. */
gboolean cb_advice_looks_ahead (const CbAdvice *self);
/* Whether there is nothing to refine. */
gboolean cb_advice_is_final (const CbAdvice *self);

/* Advises after the first @n_entries entries. @askable: (nullable): NULL for everything. Returns
 * NULL if the log contradicts itself, if I am an onlooker, or if there are too many deals to draw
 * from. */
CbAdvice *cb_case_advise (CbCase *self,
                          guint n_entries,
                          const CbAskable *askable,
                          guint64 seed,
                          CbEffort *effort);

/* Refines advice: plays games to the end the first time, in some hundredths of a second, then draws
 * more deals. Suggestions as good as each other keep their order. NULL, without an error, if there
 * is nothing to refine. */
CbAdvice *cb_advice_refine (CbAdvice *self, CbEffort *effort);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbAdvice, cb_advice_unref)
