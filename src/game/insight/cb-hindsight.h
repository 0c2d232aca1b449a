/* cb-hindsight.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-course.h"

G_BEGIN_DECLS

/**
 * CbMissed:
 * @position: of a suggestion of mine
 * @asked: its cards
 * @better: those of the suggestion that was worth most then, in the same place
 * @asked_bits: what the answers to the first were expected to tell of the envelope
 * @better_bits: the same of the second
 * @loss: what the second was worth more, in bits
 *
 * A turn that could have been of more use, by what was known then.
 */
typedef struct
{
  guint position;
  CbCardSet asked;
  CbCardSet better;
  double asked_bits;
  double better_bits;
  double loss;
} CbMissed;

#define CB_TYPE_HINDSIGHT (cb_hindsight_get_type ())

/**
 * CbHindsight:
 *
 * After the game: which of my suggestions could have been better. One after the other is held
 * against the advice of that time, in another thread; while it is active, and only once.
 *
 * Property, read only, with notify: ready (boolean: all have been looked at).
 */
G_DECLARE_FINAL_TYPE (CbHindsight, cb_hindsight, CB, HINDSIGHT, GObject)

CbHindsight *cb_hindsight_new (CbCase *case_);
void cb_hindsight_set_active (CbHindsight *self, gboolean active);
gboolean cb_hindsight_get_ready (CbHindsight *self);
const CbMissed *cb_hindsight_get_costliest (CbHindsight *self);

char *cb_missed_describe (const CbMissed *self);
char *cb_missed_describe_rest (const CbMissed *self, const CbCourse *course, gboolean better);

G_END_DECLS
