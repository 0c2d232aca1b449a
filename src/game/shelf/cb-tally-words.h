/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-tally.h"

char *cb_tally_row_describe (const CbTallyRow *row, gboolean mine);
char *cb_tally_describe_rest (const CbTally *self);
