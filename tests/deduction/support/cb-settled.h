/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-problem-private.h"
#include "cb-random-game.h"

void cb_assert_marks_equal (const CbMarks *marks, const CbMarks *expected);

void cb_reduce_game (const CbRandomGame *game, guint n_entries, CbMarks *marks, CbProblem *rest);
gboolean cb_settle_within (const CbProblem *rest, CbMarks *marks, guint64 n_units);
void cb_settle_by_counting (const CbProblem *rest, CbMarks *marks);
