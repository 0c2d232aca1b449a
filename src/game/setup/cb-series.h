/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup-members.h"

/* The most cases that somebody may have to solve, and the most that a series can have. */
#define CB_MAX_SERIES 99

void cb_series_read (CbSetup *setup, CbMembers *in, GError **error);
void cb_series_write (const CbSetup *setup, JsonObject *out);
