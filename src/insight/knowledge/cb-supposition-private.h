/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-knowledge-private.h"

/* One part in this many of the effort may go into drawing the deals. */
#define CB_SUPPOSITION_PART_FOR_SAMPLER 4

/* About how many units of work it takes to draw a supposition and to weigh it. */
#define CB_SUPPOSITION_UNITS(knowledge) \
  (5 + (knowledge)->entries->len * (knowledge)->setup->n_players / 20)

/* (transfer full) (nullable) (element-type CbSupposition): @n suppositions, all equally likely,
 * given what people named; NULL if nothing is consistent, if there are too many deals, or if
 * cancelled. */
GPtrArray *cb_knowledge_suppose (const CbKnowledge *self, guint64 seed, guint n, CbEffort *effort);

/* The size of a supposition, in bytes. */
gsize cb_supposition_get_size (const CbKnowledge *knowledge);
/* (transfer full): a supposition in which nobody has seen anything yet; free with g_free(). */
CbSupposition *cb_supposition_new (const CbKnowledge *knowledge,
                                   const CbCardSet hands[CB_MAX_HOLDERS]);
/* Fills in what @seat saw; with @again, players who can show a card shown before show that one.
 * Returns how much more often this draws such cards than pure chance would. */
double cb_supposition_fill_in (CbSupposition *self,
                               const CbKnowledge *knowledge,
                               int seat,
                               gboolean again,
                               CbRandom *random);
