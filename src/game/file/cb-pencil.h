/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The user's own marks, as they stand in the file of a case. */
#define CB_PENCIL_YES   "✓"
#define CB_PENCIL_NO    "✗"
#define CB_PENCIL_MAYBE "?"
