/* cb-quick-line.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-case.h"

G_BEGIN_DECLS

/* More characters than that are no line. */
#define CB_QUICK_MAX_LENGTH 2000

/**
 * CbQuickLine:
 * @entry: (nullable): what was typed, as an entry that is not in the log yet
 * @problem: (nullable): else what is wrong, and what would be right
 * @start: where that is, in characters
 * @length: how many characters are to blame; 0 where something is missing
 *
 * One thing that happened at the table, typed in one line:
 *
 *   line       = note | [player] (question | accusation) | player "has" card | sighting
 *   question   = ["asks"] [":"] term… [answer…]             green: plum rope hall, white shows
 *   term       = card | "?"                                 one for each kind; "?": not heard
 *   answer     = player… "passes" | player "shows" [card] | "all" "pass" | "nobody" ["shows"]
 *   accusation = "accuses" card… ["right" | "wrong"]        green accuses plum rope hall: wrong
 *   sighting   = [player] "saw" player [card]               green saw white; saw white: rope
 *              | [player] "saw" card player                 saw a rope at white
 *   note       = "note" [":"] text
 *
 * Words are parted by spaces, commas, colons and the like, which all mean the same; but what
 * stands before a colon at the beginning is a player. Without a player, it is the turn of whom
 * cb_case_get_next_asker() says, and I who saw. "Asks" and the others stand for several words
 * each, in the language of the screen or English; "and" and words like "with the" are overlooked.
 *
 * Players go by name, character or "me"; cards by name or id. Case, accents, hyphens and the like
 * do not count. A beginning is enough, or words from inside of a name ("pipe"); from four letters
 * on one slip is forgiven, from eight on two. The best match wins, in the order of #CbQuickRank;
 * names that match equally well are a problem that names them, except where the kinds of the
 * other cards leave only one of them.
 *
 * Who is named between asker and first shower need not be: players passed over have passed, but
 * for those whose hand lies open. After a show, and where no answer is given, nothing is filled
 * in. The card shown is only known to me where I ask or show; where I show and hold just one of
 * the cards, it is that one.
 */
typedef struct
{
  CbEntry *entry;
  char *problem;
  guint start;
  guint length;
} CbQuickLine;

CbQuickLine *cb_quick_line_read (CbCase *case_, const char *text);
void cb_quick_line_free (CbQuickLine *self);

/**
 * CbCompletion:
 * @label: the name or word offered
 * @text: what to put in place of what was typed; the name and what parts it from the next
 * @description: what it is: “Weapons”, the character of a player
 * @start: where what was typed begins, in characters
 * @length: how many characters it has
 *
 * One way to go on at some place of a line.
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

G_END_DECLS
