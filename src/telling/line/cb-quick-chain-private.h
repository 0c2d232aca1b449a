/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-quick-parser-private.h"

#define CB_QUICK_NOT_GIVEN (-1)
#define CB_QUICK_NOT_HEARD (-2)
#define CB_QUICK_NOT_ASKED (-3)

/**
 * CbQuickAnswers:
 * @by: who asked
 * @cards: the cards asked for
 * @chain: all but the asker, in the order in which they are asked
 * @n_chain: the length of @chain
 * @out: the seats that no longer answer, as bits
 * @everybody: whether everybody answers the question, whatever the rules of the table
 * @several: whether more than one of them can show
 * @did: by seat, a #CbDid, %CB_QUICK_NOT_GIVEN, %CB_QUICK_NOT_HEARD where the line says “?”, or
 *   %CB_QUICK_NOT_ASKED
 * @card: by seat, the card shown, or −1
 * @somebody: whether somebody showed, after all those named, and it was missed who
 * @waiting: for each player whose verb is still to come, the first word of the name
 * @waiting_words: how many words that name takes
 * @waiting_seats: the seat of that player
 * @others: a bit for each seat that was not named, and passed because the line says “nobody” or
 * “all the others”
 * @last: whom “she” means: who was named last, or %CB_NOBODY
 */
typedef struct
{
  int by;
  CbCardSet cards;
  CbAnswerer chain[CB_MAX_PLAYERS];
  guint n_chain;
  guint32 out;
  gboolean everybody;
  gboolean several;
  int did[CB_MAX_PLAYERS];
  int card[CB_MAX_PLAYERS];
  gboolean somebody;
  guint waiting[CB_MAX_PLAYERS];
  guint waiting_words[CB_MAX_PLAYERS];
  int waiting_seats[CB_MAX_PLAYERS];
  guint n_waiting;
  guint32 others;
  int last;
} CbQuickAnswers;

/* Prepares @self for the question in the draft of @parser. */
void cb_quick_chain_init (CbQuickAnswers *self, const CbQuickParser *parser);
/* The seat at @place in the chain. */
int cb_quick_chain_get_seat (const CbQuickAnswers *self, guint place);
/* Whether the question reaches the player at @place, judged by the answers so far. */
gboolean cb_quick_chain_reaches (const CbQuickAnswers *self, guint place);
/* Puts the answers into the draft, which knows those that follow from the rules. */
void cb_quick_chain_fill_in (const CbQuickAnswers *self, CbQuickParser *parser);

/* Whether @seat is among the players whose verb is still to come. */
gboolean cb_quick_chain_is_waiting (const CbQuickAnswers *self, int seat);
/* Finds one more player who answers and whom the words from the one at @at on can name. */
CbQuickHit
cb_quick_chain_see_another (const CbQuickAnswers *self, const CbQuickParser *parser, guint at);
/* Whether more words than one are a card that was asked for, which is no verb by its first word:
 * the “X-wing”. */
gboolean cb_quick_chain_is_card (const CbQuickAnswers *self, const CbQuickParser *parser, guint at);
/* Skips words without a meaning before the verb, if nothing else comes before it. */
void cb_quick_chain_go_to_verb (const CbQuickAnswers *self, CbQuickParser *parser);
/* Reads further verbs of the same answer. @did: what the words so far say. Returns: what all of
 * them say */
CbDid cb_quick_chain_take_verbs (const CbQuickAnswers *self, CbQuickParser *parser, CbDid did);

/* Reads the name of a player who answers, whose verb is still to come. */
gboolean cb_quick_answer_take_player (CbQuickParser *parser, CbQuickAnswers *answers);
/* Reads what the named players did, even if the word is shortened or mistyped. */
gboolean cb_quick_answer_take_verb (CbQuickParser *parser, CbQuickAnswers *answers);
/* Complains of the @n words from the one at @at on if a player has shown who is asked before
 * @before, or any at all for %CB_NOBODY. Returns: whether none has */
gboolean cb_quick_answer_check_unshown (CbQuickParser *parser,
                                        const CbQuickAnswers *answers,
                                        int before,
                                        guint at,
                                        guint n);
/* Reads which card was shown, after “shows”. */
gboolean cb_quick_answer_take_show (CbQuickParser *parser, CbQuickAnswers *answers);
/* Notes the same answer for all players named so far. @did: what they did */
void cb_quick_answer_note_all (CbQuickAnswers *answers, int did);
/* Skips fillers. @cards: the cards that may come next; if 0, players who answer may come next */
void cb_quick_answer_skip_fillers (CbQuickParser *parser, CbCardSet cards);
/* Passes over Green, who asked, in “bob shows green a card”, unless a card can be meant there. */
void cb_quick_answer_skip_asker (CbQuickParser *parser, const CbQuickAnswers *answers);
/* Asks what the player did. Returns: FALSE */
gboolean cb_quick_answer_fail_waiting (CbQuickParser *parser, int seat, guint at, guint n);

/* Notes that all players who have not answered yet did the same. @did: what they did */
void cb_quick_answer_note_others (CbQuickAnswers *answers, int did);
/* Reads what nobody did, after “nobody”, the word at @at: “nobody shows”, “nobody has shown
 * anything”. Where several players can show, it means nobody else. */
gboolean cb_quick_answer_take_nobody (CbQuickParser *parser, CbQuickAnswers *answers, guint at);
/* Reads what follows the word “somebody”, which is typed where it was missed who showed a card. */
gboolean cb_quick_answer_take_somebody (CbQuickParser *parser, CbQuickAnswers *answers);
/* Reads “all pass”, “all the others have nothing” or, where several can show, “all show”. */
gboolean cb_quick_answer_take_all (CbQuickParser *parser, CbQuickAnswers *answers);
/* Takes “none” or “no one shows” if that comes next. */
gboolean cb_quick_answer_take_none (CbQuickParser *parser);
/* Reads “neither cleo nor dan can show a card” or “nor does dan”. */
gboolean cb_quick_answer_take_neither (CbQuickParser *parser, CbQuickAnswers *answers);

/* Reads the answers up to the end of the line. */
gboolean cb_quick_parser_take_answers (CbQuickParser *parser);
