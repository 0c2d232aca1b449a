/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-supposition-private.h"

/**
 * CbBelief:
 *
 * What is believed of the table beyond what is proved: many suppositions, each weighed by how
 * likely it makes what everybody did.
 */
typedef struct _CbBelief CbBelief;

/* (transfer full) (nullable): a belief from about @n suppositions, fewer where the effort does not
 * suffice; NULL if nothing is consistent, if there are too many deals, or if cancelled. */
CbBelief *cb_belief_new (const CbKnowledge *knowledge, guint64 seed, guint n, CbEffort *effort);
void cb_belief_free (CbBelief *self);

/* What is most likely in the envelope. @chance: (out): how likely that is */
CbCardSet cb_belief_get_solution (const CbBelief *self, double *chance);
/* (transfer full) (element-type guint): @n indices into @weights (element-type double), each as
 * often as its weight says, in any order. */
GArray *cb_weights_draw (const GArray *weights, guint n, CbRandom *random);
/* (transfer full) (element-type guint): indices of suppositions, each as often as likely. */
GArray *cb_belief_draw (const CbBelief *self, guint n, CbRandom *random);
const CbSupposition *cb_belief_get (const CbBelief *self, guint index);
/* Whether the solution that is likeliest once @heard was heard is right, if supposition @index is
 * the truth. */
gboolean cb_belief_guesses (const CbBelief *self, guint index, const GArray *heard);

/* (transfer full) (nullable) (element-type CbSupposition): @n suppositions, each as often as it is
 * likely; NULL where cb_belief_new() has none. */
GPtrArray *
cb_belief_suppose (const CbKnowledge *knowledge, guint64 seed, guint n, CbEffort *effort);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbBelief, cb_belief_free)
