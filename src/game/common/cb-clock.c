/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-clock.h"

static char *
read_system (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

static CbClock clock_used = read_system;

char *
cb_clock_read (void)
{
  return clock_used ();
}

GDateTime *
cb_clock_now (void)
{
  g_autofree char *text = cb_clock_read ();
  g_autoptr (GDateTime) utc = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;

  return utc != NULL ? g_date_time_to_local (utc) : g_date_time_new_now_local ();
}

void
cb_clock_set (CbClock clock)
{
  clock_used = clock != NULL ? clock : read_system;
}
