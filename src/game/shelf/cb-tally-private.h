/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-tally.h"

/* Counts the games of @self, which are all there. */
void cb_tally_count (CbTally *self);
