/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-askable.h"
#include "cb-case.h"

#define CB_TYPE_ADVICE (cb_advice_get_type ())

/**
 * CbAdvice:
 *
 * What to ask next: every suggestion I can make, the one worth most first: which tells me most of
 * the envelope, and the others least. A value: reference counted, never changed. The first is there
 * at once and computed from deals drawn at random; refining gives better ones, until it is final:
 * for the best of them games are played to their end, then more deals are drawn.
 * Whatever seed is given decides on the draws, so that the same case and seed lead to the same
 * advice.
 */
typedef struct _CbAdvice CbAdvice;

/**
 * CbAdvisedSuggestion:
 * @cards: the cards to name, as many as the edition says
 * @bits: what the answers are expected to tell of the envelope
 * @total_bits: what they are expected to tell of the whole sheet
 * @told_bits: what they are expected to tell each of the others of the sheet, on average
 * @worth: what all that is worth to be first, as bits of the envelope; can be negative. What the
 *   others named before counts here, too, for what it suggests: what is expected above does not
 * @nobody: chance that nobody shows a card, 0…1
 * @foreseen: its place among those for which games were played to the end, by how many I won; from
 *   1 on, as these come first; 0 where none were
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
/* Whether it is too early to name any: nothing is known of the envelope, and cards that may be in
 * it are worth the same, whichever I name. */
gboolean cb_advice_is_flat (const CbAdvice *self);
/* Whether these are all deals that are left: then the bits I am told are exact. */
gboolean cb_advice_is_exact (const CbAdvice *self);
/* Whether it was tried to play games to their end. */
gboolean cb_advice_looks_ahead (const CbAdvice *self);
/* Whether there is nothing to refine. */
gboolean cb_advice_is_final (const CbAdvice *self);

/* After the first @n_entries entries. @askable: (nullable): NULL for everything. NULL if the log
 * contradicts itself, if I am an onlooker, or if there are too many deals to draw from. */
CbAdvice *cb_case_advise (CbCase *self,
                          guint n_entries,
                          const CbAskable *askable,
                          guint64 seed,
                          CbEffort *effort);

/* Played to the end at first, which takes some hundredths of a second, then from more deals.
 * Suggestions as good as each other keep their order. NULL, without an error, if there is nothing
 * to refine. */
CbAdvice *cb_advice_refine (CbAdvice *self, CbEffort *effort);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbAdvice, cb_advice_unref)
