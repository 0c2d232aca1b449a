/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-quick-parser-private.h"

#define CB_QUICK_NOT_GIVEN (-1)
#define CB_QUICK_NOT_HEARD (-2)

/**
 * CbQuickAnswers:
 * @by: who asked
 * @cards: for what
 * @everybody: whether all answer, rather than all up to the first who shows
 * @out: bits of the seats that answer no more
 * @did: by seat, a #CbDid, %CB_QUICK_NOT_GIVEN, or %CB_QUICK_NOT_HEARD where it is said that
 *   nothing is known
 * @card: by seat, the card shown, or −1
 * @waiting: where players stand in the line of whom it is not said yet what they did
 * @waiting_words: how many words their names take
 * @waiting_seats: who they are
 */
typedef struct
{
  int by;
  CbCardSet cards;
  gboolean everybody;
  guint32 out;
  int did[CB_MAX_PLAYERS];
  int card[CB_MAX_PLAYERS];
  guint waiting[CB_MAX_PLAYERS];
  guint waiting_words[CB_MAX_PLAYERS];
  int waiting_seats[CB_MAX_PLAYERS];
  guint n_waiting;
} CbQuickAnswers;

/* Of what the draft of @parser asks. */
void cb_quick_chain_init (CbQuickAnswers *self, const CbQuickParser *parser);
/* The seat that is asked as number @place, from 1. */
int cb_quick_chain_get_seat (const CbQuickAnswers *self, const CbQuickParser *parser, guint place);
/* The place in the chain up to which everybody was asked; 0 if nobody was. */
guint cb_quick_chain_find_last (const CbQuickAnswers *self, const CbQuickParser *parser);
/* Puts the answers into the draft, which knows those that follow from the rules. */
void cb_quick_chain_fill_in (const CbQuickAnswers *self, CbQuickParser *parser);

/* Whether it is not said yet what @seat did. */
gboolean cb_quick_chain_is_waiting (const CbQuickAnswers *self, int seat);
/* Who can be meant by the words from the one at @at on as one more to answer. */
CbQuickHit
cb_quick_chain_see_another (const CbQuickAnswers *self, const CbQuickParser *parser, guint at);
/* Goes on to what an answerer did where only words come before it that say nothing. */
void cb_quick_chain_go_to_verb (const CbQuickAnswers *self, CbQuickParser *parser);
/* Takes what more is said of it. @did: what was said so far; returns what that comes to. */
CbDid cb_quick_chain_take_verbs (const CbQuickAnswers *self, CbQuickParser *parser, CbDid did);

/* The answers up to the end of the line. */
gboolean cb_quick_parser_take_answers (CbQuickParser *parser);
