/* cb-round-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-supposition-private.h"

G_BEGIN_DECLS

/* Plays on from my turn to my next one, supposing that. Returns whether nobody else found out
 * before; then @right is the chance to be right if I ask once more and accuse. */
gboolean cb_round_play (const CbKnowledge *knowledge,
                        const CbSupposition *supposition,
                        CbRandom *random,
                        double *right);

G_END_DECLS
