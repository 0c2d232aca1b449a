/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-card-set.h"
#include "cb-mark.h"

#define CB_NO_ENTRY G_MAXUINT

/**
 * CbReasonStepKind:
 * @CB_REASON_ALL_NEEDED: at least @min of the cards named are in the hand, and no more can be
 * @CB_REASON_NO_MORE: at most @max of the cards named are in the hand, and that many are
 * @CB_REASON_AMONG: one of several hands has one of the cards named, of which this one is left, so
 *   that no other hand has it
 * @CB_REASON_ELSEWHERE: the card is with somebody else
 * @CB_REASON_ONLY_PLACE: the card can be nowhere else
 * @CB_REASON_COUNTED: different cards that the hand has for certain, one of each of several sets,
 *   fill the hand, so that nothing outside these sets is in it
 * @CB_REASON_SUPPOSE: suppose that the conclusion were so; steps deeper by one follow from it
 * @CB_REASON_TOO_FEW: impossible: fewer than @min of the cards named can be in the hand
 * @CB_REASON_TOO_MANY: impossible: more than @max of the cards named are in the hand
 * @CB_REASON_TOO_MANY_COUNTED: impossible: different cards do not fit into the hand
 * @CB_REASON_NO_WAY: impossible: none of the alternatives that an entry leaves can hold
 * @CB_REASON_NO_PLACE: impossible: the card can be nowhere
 * @CB_REASON_TWO_PLACES: impossible: the card is in two places
 * @CB_REASON_CLASH: impossible: the hand has the card and has it not
 * @CB_REASON_EXHAUSTED: impossible: no way to deal the cards agrees with what is supposed and with
 *   the entries; said where a full chain is too long to be followed
 * @CB_REASON_THEREFORE: what was supposed is impossible, so that its opposite holds
 */
typedef enum
{
  CB_REASON_ALL_NEEDED,
  CB_REASON_NO_MORE,
  CB_REASON_AMONG,
  CB_REASON_ELSEWHERE,
  CB_REASON_ONLY_PLACE,
  CB_REASON_COUNTED,
  CB_REASON_SUPPOSE,
  CB_REASON_TOO_FEW,
  CB_REASON_TOO_MANY,
  CB_REASON_TOO_MANY_COUNTED,
  CB_REASON_NO_WAY,
  CB_REASON_NO_PLACE,
  CB_REASON_TWO_PLACES,
  CB_REASON_CLASH,
  CB_REASON_EXHAUSTED,
  CB_REASON_THEREFORE,
} CbReasonStepKind;

/**
 * CbSource:
 * @CB_SOURCE_NONE: the step needs no range
 * @CB_SOURCE_SIZE: the size of the hand
 * @CB_SOURCE_DEAL: the deal: my hand, or what the envelope holds of a category
 * @CB_SOURCE_ENTRY: an entry of the log
 * @CB_SOURCE_BEFORE: what was known before an entry in which cards change hands unseen
 */
typedef enum
{
  CB_SOURCE_NONE,
  CB_SOURCE_SIZE,
  CB_SOURCE_DEAL,
  CB_SOURCE_ENTRY,
  CB_SOURCE_BEFORE,
} CbSource;

/**
 * CbPremise:
 * @step: index of an earlier step
 * @cards: which of the step's cards are needed
 * @holders: which of the step's holders are needed
 *
 * What a step rests on.
 */
typedef struct
{
  guint step;
  CbCardSet cards;
  guint holders;
} CbPremise;

/**
 * CbReasonStep:
 * @kind: the rule
 * @depth: how many suppositions are open
 * @mark: what is concluded, of each of @cards and each of @holders; not for impossible kinds,
 *   where @cards and @holders tell what is impossible
 * @cards: the cards
 * @holders: the holders, bit i for holder i
 * @source: where the range that the step applies comes from
 * @entries: (element-type guint): the entries that the range comes from
 * @named: the cards the range names
 * @min: fewest of the named cards in the hand
 * @max: most of the named cards in the hand
 * @premises: (element-type CbPremise): earlier steps that it needs
 *
 * One step of a chain. It follows from its premises, its entries and the deal.
 */
typedef struct
{
  CbReasonStepKind kind;
  guint depth;
  CbMark mark;
  CbCardSet cards;
  guint holders;
  CbSource source;
  GArray *entries;
  CbCardSet named;
  guint min;
  guint max;
  GArray *premises;
} CbReasonStep;

static inline gboolean
cb_reason_step_is_impossible (const CbReasonStep *step)
{
  return step->kind >= CB_REASON_TOO_FEW && step->kind <= CB_REASON_EXHAUSTED;
}
