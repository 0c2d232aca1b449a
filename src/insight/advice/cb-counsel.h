/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-board.h"
#include "cb-decision.h"
#include "cb-rivals.h"

/**
 * CbCounsel:
 * @n_entries: how much of the log is read
 * @spot: where I stand, as far as that is known and matters
 * @advice: (nullable): what to ask; NULL where nothing is advised, or not yet
 * @decision: (nullable): whether to accuse; NULL where I may not, or that is not known yet
 * @rivals: (nullable): how far the others are; NULL where that is not to be told, or not known yet
 * @n_left: how many solutions there are; 0 where that is not known
 * @early: whether it is too early to weigh suggestions
 *
 * What counsel is derived from.
 */
typedef struct
{
  CbCase *case_;
  guint n_entries;
  CbSpot spot;
  const CbAdvice *advice;
  const CbDecision *decision;
  const CbRivals *rivals;
  guint n_left;
  gboolean early;
} CbCounsel;

/* (transfer full) (nullable): whose move it is, what to do, and what that is good for: a few
 * sentences, each of which can stand alone; NULL once the game is over. @n_turn: (out) (optional):
 * how many bytes of it say whose move it is */
char *cb_counsel_say (const CbCounsel *self, guint *n_turn);
/* Whose turn it is; CB_NOBODY before the first turn, where the rules do not say who begins. */
int cb_counsel_find_turn (CbCase *case_, guint n_entries);
/* Whether I may accuse now: it is my turn, or I just took it, or nobody knows whose it is. */
gboolean cb_counsel_may_accuse (CbCase *case_, guint n_entries);
/* (transfer full) (nullable): who can accuse before I can again, in the order of their turns; NULL
 * where I cannot accuse any more. @next: (out): the first of these players, or %CB_NOBODY */
char *cb_counsel_say_order (CbCase *case_, guint n_entries, int *next);
