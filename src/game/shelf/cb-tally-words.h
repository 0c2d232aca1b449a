/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-tally.h"

char *cb_tally_row_describe (const CbTallyRow *row, gboolean mine);
char *cb_tally_row_describe_turns (const CbTallyRow *row);
char *cb_tally_describe_total (const CbTally *self);
char *cb_tally_describe_game (const CbTally *self, guint nth);
char *cb_tally_describe_skill (const CbTally *self);
char *cb_tally_describe_luck (const CbTally *self);
char *cb_tally_describe_rest (const CbTally *self);
