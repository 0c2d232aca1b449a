/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/**
 * CbPlayerHabit:
 * @card: a card that a player keeps naming
 * @n_named: in how many suggestions it was named
 * @n_unshown: in how many of these it certainly was not shown: all who answered passed, or I know
 *   that another card was shown
 */
typedef struct
{
  guint card;
  guint n_named;
  guint n_unshown;
} CbPlayerHabit;

/* A card named at least this often is a habit. */
#define CB_HABIT_LEAST 3

GArray *cb_case_count_habits (CbCase *case_, guint n_entries, guint seat, guint *n_asked);

char *cb_player_habit_describe (const CbPlayerHabit *self, const CbEdition *edition, guint n_asked);
char *cb_player_habit_describe_meaning (const CbPlayerHabit *self);
