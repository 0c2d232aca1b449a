/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sheet.h"

#define CB_NOTESHEET_MAX_GAMES 12

/* What stands in a cell. */
typedef enum
{
  CB_SYMBOL_NONE, /* left to be filled in by hand */
  CB_SYMBOL_OPEN,
  CB_SYMBOL_NO,
  CB_SYMBOL_YES,
  CB_SYMBOL_MINE, /* a card in my own hand */
} CbSymbol;

/* @pencil: (nullable): the user's own mark, as in the file */
typedef struct
{
  CbSymbol symbol;
  char *pencil;
} CbNotesheetCell;

/**
 * CbNotesheet:
 * @edition: the edition whose cards are the rows
 * @title: the title above the table
 * @details: (nullable): beside the title; %NULL where the date is left to be filled in by hand
 * @created: (nullable): when the case was created, ISO 8601
 * @n_columns: at least 1
 * @headings: the headings of the columns; "" for one that is filled in by hand
 * @envelope: the column that is the envelope, or −1
 * @mine: the column that is my hand, or −1
 * @filled: whether the cells have marks
 * @own: whether the marks are all the user's own
 * @cells: card by card, column by column
 * @remarks: by card, what is said beside its name, or %NULL
 * @findings: (nullable): what is known of the envelope, in one line
 *
 * What is printed: made once from an edition or a case, and not changed after that.
 */
typedef struct
{
  CbEdition *edition;
  char *title;
  char *details;
  char *created;
  guint n_columns;
  char **headings;
  int envelope;
  int mine;
  gboolean filled;
  gboolean own;
  CbNotesheetCell *cells;
  const char **remarks;
  char *findings;
} CbNotesheet;

CbNotesheet *cb_notesheet_new_for_players (CbEdition *edition, guint n_players);
CbNotesheet *cb_notesheet_new_for_games (CbEdition *edition, guint n_games);
CbNotesheet *cb_notesheet_new_for_setup (CbSetup *setup);
CbNotesheet *cb_notesheet_new_for_sheet (CbSheet *sheet);
void cb_notesheet_free (CbNotesheet *self);

const CbNotesheetCell *cb_notesheet_get_cell (const CbNotesheet *self, guint card, guint column);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbNotesheet, cb_notesheet_free)
