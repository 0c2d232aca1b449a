/* cb-outcome.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-entry.h"

G_BEGIN_DECLS

char *cb_outcome_describe (const CbEntry *entry, const CbSetup *setup);

G_END_DECLS
