/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-card-set.h"
#include "cb-mark.h"

#define CB_NO_ENTRY G_MAXUINT

/**
 * CbStepKind:
 * @CB_STEP_ALL_NEEDED: of the cards named at least @min are in the hand, and only so many can be
 * @CB_STEP_NO_MORE: of the cards named at most @max are in the hand, and so many are
 * @CB_STEP_ELSEWHERE: the card is with somebody else
 * @CB_STEP_ONLY_PLACE: the card can be nowhere else
 * @CB_STEP_COUNTED: different cards that the hand has for certain, one of each of several sets,
 *   fill the hand, so that nothing outside these sets is in it
 * @CB_STEP_SUPPOSE: suppose that the conclusion were so; steps deeper by one follow from it
 * @CB_STEP_TOO_FEW: impossible: fewer than @min of the cards named can be in the hand
 * @CB_STEP_TOO_MANY: impossible: more than @max of the cards named are in the hand
 * @CB_STEP_TOO_MANY_COUNTED: impossible: different cards do not fit into the hand
 * @CB_STEP_NO_WAY: impossible: none of the alternatives an entry leaves can be
 * @CB_STEP_NO_PLACE: impossible: the card can be nowhere
 * @CB_STEP_TWO_PLACES: impossible: the card is in two places
 * @CB_STEP_CLASH: impossible: the hand has the card and has it not
 * @CB_STEP_EXHAUSTED: impossible: no way to deal the cards goes with what is supposed and with the
 *   entries; where the way there is too long to be followed
 * @CB_STEP_THEREFORE: what was supposed is impossible, so that its opposite holds
 */
typedef enum
{
  CB_STEP_ALL_NEEDED,
  CB_STEP_NO_MORE,
  CB_STEP_ELSEWHERE,
  CB_STEP_ONLY_PLACE,
  CB_STEP_COUNTED,
  CB_STEP_SUPPOSE,
  CB_STEP_TOO_FEW,
  CB_STEP_TOO_MANY,
  CB_STEP_TOO_MANY_COUNTED,
  CB_STEP_NO_WAY,
  CB_STEP_NO_PLACE,
  CB_STEP_TWO_PLACES,
  CB_STEP_CLASH,
  CB_STEP_EXHAUSTED,
  CB_STEP_THEREFORE,
} CbStepKind;

/**
 * CbSource:
 * @CB_SOURCE_NONE: the step needs no range
 * @CB_SOURCE_SIZE: the size of the hand
 * @CB_SOURCE_DEAL: the deal: my hand, or what the envelope holds of a category
 * @CB_SOURCE_ENTRY: an entry of the log
 */
typedef enum
{
  CB_SOURCE_NONE,
  CB_SOURCE_SIZE,
  CB_SOURCE_DEAL,
  CB_SOURCE_ENTRY,
} CbSource;

/**
 * CbPremise:
 * @step: index of an earlier step
 * @cards: of the cards it concludes something of, those that are needed
 * @holders: of the holders, those that are needed
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
 * CbStep:
 * @kind: the rule
 * @depth: how many suppositions are open
 * @mark: what is concluded, of each of @cards and each of @holders; not for impossible kinds,
 *   where @cards and @holders tell what is impossible
 * @cards: the cards
 * @holders: the holders, bit i for holder i
 * @source: where the range comes from that the step applies
 * @entries: (element-type guint): the entries it comes from
 * @named: the cards the range names
 * @min: fewest of them in the hand
 * @max: most of them in the hand
 * @premises: (element-type CbPremise): earlier steps that it needs
 *
 * One step of a chain. It follows from its premises, its entries and the deal.
 */
typedef struct
{
  CbStepKind kind;
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
} CbStep;

static inline gboolean
cb_step_is_impossible (const CbStep *step)
{
  return step->kind >= CB_STEP_TOO_FEW && step->kind <= CB_STEP_EXHAUSTED;
}
