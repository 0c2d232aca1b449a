/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/**
 * CbPlayerHabit:
 * @card: that a player keeps naming
 * @n_named: in how many suggestions
 * @n_unshown: in how many of them it certainly was not shown: everybody who answered passed, or I
 *   know that another card was shown
 */
typedef struct
{
  guint card;
  guint n_named;
  guint n_unshown;
} CbPlayerHabit;

/* From so often on something is a habit. */
#define CB_HABIT_LEAST 3

GArray *cb_case_count_habits (CbCase *case_, guint n_entries, guint seat, guint *n_asked);

char *cb_player_habit_describe (const CbPlayerHabit *self, const CbEdition *edition, guint n_asked);
char *cb_player_habit_describe_meaning (const CbPlayerHabit *self);
