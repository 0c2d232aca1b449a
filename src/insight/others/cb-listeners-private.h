/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-inquiry.h"
#include "cb-sampler.h"
#include "cb-knowledge-private.h"

/**
 * CbListeners:
 *
 * The others at the table, made ready to weigh what they would learn of many suggestions of mine.
 * Never changed.
 */
typedef struct _CbListeners CbListeners;

/**
 * CbLesson:
 * @envelope: what they learn of the envelope, in bits; negative where it misleads them
 * @sheet: what they learn of all hands, in bits
 *
 * What the others learn of a suggestion, on average.
 */
typedef struct
{
  double envelope;
  double sheet;
} CbLesson;

CbListeners *cb_listeners_new (const CbKnowledge *knowledge,
                               CbSampler *sampler,
                               guint64 seed,
                               guint n_tables,
                               CbEffort *effort);
void cb_listeners_free (CbListeners *self);

CbLesson cb_listeners_weigh (const CbListeners *self, CbCardSet named);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbListeners, cb_listeners_free)
