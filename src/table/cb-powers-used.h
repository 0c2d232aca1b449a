/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#define CB_POWERS_USED_MAX 32

/* Which powers were used, a bit for each. A power works once in a game, no matter who holds it. */
typedef guint32 CbPowersUsed;

gboolean cb_powers_used_has (CbPowersUsed used, guint power);
/* Returns: FALSE if @power was used before; then nothing changes */
gboolean cb_powers_used_add (CbPowersUsed *used, guint power);
