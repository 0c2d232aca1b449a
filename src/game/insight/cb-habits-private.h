/* cb-habits-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-supposition-private.h"

G_BEGIN_DECLS

/* How likely it is that @seat did what he did, compared with other suppositions, as a logarithm. */
double cb_habits_weigh (const CbKnowledge *knowledge, int seat, const CbSupposition *supposition);
/* The cards whose being named tells nothing of what is known: where one stands. */
CbCardSet cb_habits_get_places (const CbSetup *setup);

G_END_DECLS
