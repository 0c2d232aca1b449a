/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-tally.h"

GBytes *cb_tally_to_csv (const CbTally *self);
GBytes *cb_tally_to_bg_stats (const CbTally *self);
