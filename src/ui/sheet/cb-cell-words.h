/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sheet.h"
#include "cb-symbols.h"
#include "cb-why.h"

/**
 * CbCellWords:
 * @title: the card and its holder
 * @conclusion: (nullable): what is known
 * @since: (nullable): since when
 * @guess: (nullable): the guess it rests on
 * @reason: what it rests on
 * @entries: (nullable) (element-type guint): the entries it rests on, or that contradict each other
 * @chain_title: (nullable): what the chain is called
 * @why: (nullable): has the chain, where there is one
 * @is_searching: whether the reason takes longer to find, and only its place is taken
 * @is_looking: whether the entries that contradict each other do
 * @may_have_chance: whether the cell is open and the case allows odds
 *
 * What is said of a cell, at that point of the log that its sheet shows.
 */
typedef struct
{
  char *title;
  char *conclusion;
  char *since;
  char *guess;
  char *reason;
  GArray *entries;
  char *chain_title;
  CbWhy *why;
  gboolean is_searching;
  gboolean is_looking;
  gboolean may_have_chance;
} CbCellWords;

CbCellWords *cb_cell_words_new (CbSheet *sheet, CbCell *cell, CbSymbols symbols, CbWhy *why);
gboolean cb_cell_words_is_supposed (CbSheet *sheet, CbCell *cell);
void cb_cell_words_free (CbCellWords *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbCellWords, cb_cell_words_free)
