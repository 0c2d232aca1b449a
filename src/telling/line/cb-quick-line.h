/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft.h"

/* The most characters of a line. */
#define CB_QUICK_MAX_LENGTH 2000

/**
 * CbQuickLine:
 * @entries: (element-type CbEntry) (nullable): what was typed, as entries that are not in the log
 *   yet; nearly always one
 * @of_turn: whether the line names nobody, so that it is of the player whose turn it is
 * @state: how complete these entries are
 * @told: (nullable): what is understood of it so far, as cb_draft_write(); NULL for nothing
 * @outcome: (nullable): what came of the event, as cb_draft_describe_outcome()
 * @missing: (nullable): what the entries leave out that is always known at a table
 * @warning: (nullable): what looks odd about the entries, a line for each thing
 * @question: (nullable): what has to be answered before there are entries; @problem says which
 * words to add, or what is wrong where @instead is asked about
 * @problem: (nullable): if there are no entries, what is wrong, and what would be right
 * @instead: (nullable): a line that would be recorded and may be what was meant, in the words of
 * the log; the only reply to @question
 * @start: where the problem is, in characters
 * @length: how many characters are to blame; 0 where something is missing
 *
 * One thing that happened at the table, typed in one line. What it may say is in developers.md,
 * under The typed line.
 */
typedef struct
{
  GPtrArray *entries;
  gboolean of_turn;
  CbDraftState state;
  JsonNode *told;
  char *outcome;
  char *missing;
  char *warning;
  CbDraftQuestion *question;
  char *problem;
  char *instead;
  guint start;
  guint length;
} CbQuickLine;

CbQuickLine *cb_quick_line_read (CbCase *case_, const char *text);
void cb_quick_line_free (CbQuickLine *self);
/* (transfer full): @text, which @self was read from, with a reply to its question */
char *cb_quick_line_reply (const CbQuickLine *self, CbCase *case_, const char *text, guint index);

/**
 * CbCompletion:
 * @label: the name or word offered
 * @text: what replaces what was typed: the name, and the separator after it
 * @description: what it is: “Weapons”, the character of a player
 * @start: where what was typed begins, in characters
 * @length: how many characters it has
 *
 * One completion at some place of a line.
 */
typedef struct
{
  char *label;
  char *text;
  char *description;
  guint start;
  guint length;
} CbCompletion;

GPtrArray *cb_quick_line_complete (CbCase *case_, const char *text, guint cursor);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbQuickLine, cb_quick_line_free)
