/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* (transfer full) (nullable): what time it is, in UTC, as it is written in files:
 * “2026-11-21T19:30:00Z”; NULL where nobody knows. */
typedef char *(*CbClock) (void);

char *cb_clock_read (void);
/* (transfer full): the same in the time zone of the user; where nobody knows, that of the system.
 */
GDateTime *cb_clock_now (void);
/* Another clock for the whole program, as tests need one; NULL: that of the system again. */
void cb_clock_set (CbClock clock);
