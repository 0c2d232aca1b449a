/* What an answerer did, in all the words it takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Reads what a player answered, such as “shows”, “has shown” or “gives me nothing”. */

#include "config.h"

#include "cb-quick-chain-private.h"

gboolean
cb_quick_chain_is_waiting (const CbQuickAnswers *self, int seat)
{
  for (guint i = 0; i < self->n_waiting; i++)
    if (self->waiting_seats[i] == seat)
      return TRUE;
  return FALSE;
}

CbQuickHit
cb_quick_chain_see_another (const CbQuickAnswers *self, const CbQuickParser *parser, guint at)
{
  guint32 seats = cb_quick_parser_get_all (parser, CB_QUICK_PLAYER) & ~(1u << self->by);

  for (guint seat = 0; seat < parser->setup->n_players; seat++)
    if (self->did[seat] != CB_QUICK_NOT_GIVEN || cb_quick_chain_is_waiting (self, (int) seat))
      seats &= ~(1u << seat);
  return cb_quick_names_find (parser->vocabulary->names[CB_QUICK_PLAYER], parser->words, at, seats);
}

/* Whether the word is the next player rather than a filler or verb, as “a” in “bob shows a passes”
 * if somebody is called Ann. */
static gboolean
is_another (const CbQuickAnswers *self, const CbQuickParser *parser, guint at)
{
  CbQuickRank another = cb_quick_chain_see_another (self, parser, at).rank;

  return another <= CB_QUICK_ALIAS ||
         (another == CB_QUICK_BEGINNING && cb_quick_parser_sees (parser, at + 1, CB_QUICK_PASSES));
}

/* Whether the word is “I” in what an answerer says: “bob: I cannot answer”, “bob says I cannot”. */
static gboolean
says_i (const CbQuickParser *parser, guint at)
{
  return cb_quick_parser_sees (parser, at, CB_QUICK_ME) &&
         (cb_quick_parser_get_word (parser, at)->gap == CB_QUICK_COLON ||
          (at > 0 && cb_quick_parser_sees (parser, at - 1, CB_QUICK_SAYS)));
}

/* Whether the word belongs to the answer of the same player: a filler, “me” if I asked, or, before
 * the first verb, “has”. */
static gboolean
is_between (const CbQuickAnswers *self, const CbQuickParser *parser, guint at, gboolean first)
{
  if (first && (cb_quick_parser_sees (parser, at, CB_QUICK_HAS) ||
                cb_quick_parser_sees (parser, at, CB_QUICK_SAYS) || says_i (parser, at)))
    return TRUE;
  if (is_another (self, parser, at) || cb_quick_parser_sees (parser, at, CB_QUICK_WOULD))
    return FALSE;
  return cb_quick_parser_sees_filler (parser, at) ||
         cb_quick_parser_sees (parser, at, CB_QUICK_HAS) ||
         cb_quick_parser_sees (parser, at, CB_QUICK_ALL) ||
         (self->by == parser->setup->me && cb_quick_parser_sees (parser, at, CB_QUICK_ME));
}

/* The verb that the words from @at on lead to; −1 if they lead to none. */
static int
find_verb (const CbQuickAnswers *self, const CbQuickParser *parser, guint at, gboolean first)
{
  for (; at < parser->n_words; at++)
    {
      if (cb_quick_parser_get_word (parser, at)->gap == CB_QUICK_COMMA ||
          cb_quick_parser_get_word (parser, at)->gap == CB_QUICK_ARROW)
        return -1;
      if (cb_quick_parser_sees (parser, at, CB_QUICK_PASSES) ||
          cb_quick_parser_sees (parser, at, CB_QUICK_SHOWS))
        return (int) at;
      if (!is_between (self, parser, at, first))
        return -1;
    }
  return -1;
}

void
cb_quick_chain_go_to_verb (const CbQuickAnswers *self, CbQuickParser *parser)
{
  int verb = find_verb (self, parser, parser->at, TRUE);

  if (verb >= 0)
    parser->at = (guint) verb;
}

/* “Shows nothing” and “has not shown” mean that the player passed, and so does “no” before a verb,
 * as in “no tiene”. */
CbDid
cb_quick_chain_take_verbs (const CbQuickAnswers *self, CbQuickParser *parser, CbDid did)
{
  int verb;

  while ((verb = find_verb (self, parser, parser->at, FALSE)) >= 0)
    {
      if (did == CB_DID_PASS && cb_quick_parser_sees (parser, (guint) verb, CB_QUICK_PASS))
        break;
      if (cb_quick_parser_sees (parser, (guint) verb, CB_QUICK_PASSES))
        did = CB_DID_PASS;
      parser->at = (guint) verb + 1;
    }
  if (did == CB_DID_PASS && cb_quick_parser_sees (parser, parser->at, CB_QUICK_HAS) &&
      cb_quick_parser_get_word (parser, parser->at)->gap == CB_QUICK_SPACE &&
      !is_another (self, parser, parser->at))
    parser->at++;
  return did;
}
