/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft.h"

/* More characters than that are no line. */
#define CB_QUICK_MAX_LENGTH 2000

/**
 * CbQuickLine:
 * @entries: (element-type CbEntry) (nullable): what was typed, as entries that are not in the log
 *   yet; nearly always one
 * @of_turn: whether the line names nobody, so that it is of the player whose turn it is
 * @state: how far the line tells them
 * @outcome: (nullable): what came of them, as cb_draft_describe_outcome()
 * @missing: (nullable): what is left out of them that is always there
 * @warning: (nullable): what looks odd about them, a line for each thing
 * @question: (nullable): what has to be answered before there are entries; @problem says which
 * words to add
 * @problem: (nullable): if there are no entries, what is wrong, and what would be right
 * @start: where that is, in characters
 * @length: how many characters are to blame; 0 where something is missing
 *
 * One thing that happened at the table, typed in one line:
 *
 *   line       = "note" [":"] text | "envelope" [":"] card… | "nobody" "has" card…
 *              | "all" "saw" player card… | [player] [":"] event
 *   event      = ["asks"] term… [answer…]           green: plum rope hall, white shows
 *              | "asks" ["all"] trait [answer…]     green asks female: peacock shows, white nothing
 *              | "tips" player [kind] ["one" | "all"] [return]
 *                                                   green tips white: one weapon, nothing
 *              | "snoops" player [card]             green snoops white; snoop white: rope
 *              | "all" "snoop" ["left" | "right"] [card]
 *                                                   all snoop left: rope
 *              | "peeks" player [card]              peek white: rope
 *              | "saw" player [card]                saw a rope at white
 *              | "has" card                         white has rope
 *              | "has" ("none" | "one") card…       white has none of rope and plum
 *              | "shows" "all" card…                white shows everybody rope
 *              | ["found"] card… ["found"]          rope was under the table
 *              | "says" [player] ("has" | …) card…  green says nobody has rope
 *              | "looks" [place… | "all"] [card…]   look 2: rope; green looks 1 3
 *              | "lies open" card…                  white lies open: rope hall plum
 *              | "accuses" card… ["right" | "wrong"]
 *                                                   green accuses plum rope hall: wrong
 *              | ("draws" | "plays") deck [name] ["rolled" | "landed" | "moved" | "turn"]
 *                                                   green draws intrigue king, landed
 *              | "power" [name]                     sally uses remote
 *              | "rolls" (number | "?")…            green rolls 4 ?
 *   term       = card | "?"                         one for each kind asked for; "?": not heard
 *   answer     = player… ("passes" | "?" | "wasn't" "asked") | player "shows" [card] | player card
 *              | "all" ("pass" | "shows") | ("nobody" | "none") ["shows"] | "somebody" "shows"
 *                                                   "?": not known what the player did
 *   return     = ["shows"] card… | "nothing" | number | "?"
 *                                                   the cards that came back, or how many
 *
 * Spaces, commas, colons and the like separate words and all mean the same, except that a player
 * stands before a colon at the beginning. Without a player the subject is the one whom
 * cb_case_get_next_asker() names, or me for “saw”, “peek”, “snoop” and “look”; a hand that lies
 * open and one that "has" a card want a player. "Asks" and the others stand for several words
 * each, in the language of the screen or English; "and" and words like "with the" are overlooked.
 * What follows another verb than "asks" and "accuses" may come in any order.
 *
 * Players go by name, character or "me"; cards, categories and traits by name or id. Case, accents,
 * hyphens and the like do not count. A beginning is enough, or words from inside of a name
 * ("pipe"); from four letters on one slip is forgiven, from eight on two. The best match wins, in
 * the order of #CbQuickRank; names that match equally well are a problem that names them, except
 * where the kinds of the other cards leave only one of them. Where any text may stand, quotation
 * marks keep it from being read as anything else.
 *
 * #CbDraft decides what follows from the line, what is missing and what looks odd, as for entries
 * that are tapped: players passed over have passed, and what is always known at a table can be
 * left out only by “?”. The card shown is only known to me where I ask or show. A tip is taken to
 * be for one card unless "all" or several that came back say otherwise. Places of face-down cards
 * count from 1.
 */
typedef struct
{
  GPtrArray *entries;
  gboolean of_turn;
  CbDraftState state;
  char *outcome;
  char *missing;
  char *warning;
  CbDraftQuestion *question;
  char *problem;
  guint start;
  guint length;
} CbQuickLine;

CbQuickLine *cb_quick_line_read (CbCase *case_, const char *text);
void cb_quick_line_free (CbQuickLine *self);
/* (transfer full): the words to add to a line of @case_ to give a reply to its question */
char *cb_quick_reply_write (CbCase *case_, const CbDraftQuestion *question, guint index);

/**
 * CbCompletion:
 * @label: the name or word offered
 * @text: what to put in place of what was typed; the name and what parts it from the next
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
