/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-tally.h"

/* Counts the games of @self, once all of them have been added. */
void cb_tally_count (CbTally *self);
