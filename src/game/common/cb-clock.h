/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* (transfer full) (nullable): the current time in UTC, as it is written in files:
 * “2026-11-21T19:30:00Z”; NULL where it is not known. */
typedef char *(*CbClock) (void);

char *cb_clock_read (void);
/* (transfer full): the current time in the time zone of the user; if the clock does not know it,
 * the time of the system. */
GDateTime *cb_clock_now (void);
/* Sets the clock for the whole program, for tests; NULL sets that of the system again. */
void cb_clock_set (CbClock clock);
