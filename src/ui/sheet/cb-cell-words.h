/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sheet.h"
#include "cb-symbols.h"
#include "cb-why.h"

/**
 * CbCellWords:
 * @title: the card and its holder
 * @conclusion: (nullable): what is known
 * @since: (nullable): since when @conclusion is known
 * @chosen: (nullable): what the odds assume of how others chose the cards that they showed me
 * @guess: (nullable): the guess that @conclusion rests on
 * @reason: what @conclusion rests on
 * @entries: (nullable) (element-type guint): the entries that @conclusion rests on, or that
 *   contradict each other
 * @why: (nullable): the reason, with its chain of steps if it has one
 * @is_searching: whether the reason is still being searched for, and @reason only says so
 * @is_looking: whether the entries that contradict each other are still being searched for
 * @may_have_chance: whether the cell is open and the case allows odds
 *
 * What is said of a cell, at the point of the log that its sheet shows.
 */
typedef struct
{
  char *title;
  char *conclusion;
  char *since;
  const char *chosen;
  char *guess;
  char *reason;
  GArray *entries;
  CbWhy *why;
  gboolean is_searching;
  gboolean is_looking;
  gboolean may_have_chance;
} CbCellWords;

CbCellWords *cb_cell_words_new (CbSheet *sheet, CbCell *cell, CbSymbols symbols, CbWhy *why);
gboolean cb_cell_words_is_supposed (CbSheet *sheet, CbCell *cell);
void cb_cell_words_free (CbCellWords *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbCellWords, cb_cell_words_free)
