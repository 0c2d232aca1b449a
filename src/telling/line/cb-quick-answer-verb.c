/* The verb of an answer, among the words around it: “cleo, after a while, has shown”.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

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
 * and “bob no a yes” if somebody is called Ann. */
static gboolean
is_another (const CbQuickAnswers *self, const CbQuickParser *parser, guint at)
{
  CbQuickRank another = cb_quick_chain_see_another (self, parser, at).rank;

  return another <= CB_QUICK_ALIAS || (another == CB_QUICK_BEGINNING &&
                                       (cb_quick_parser_sees (parser, at + 1, CB_QUICK_PASSES) ||
                                        (cb_quick_parser_sees (parser, at + 1, CB_QUICK_SHOWS) &&
                                         cb_quick_parser_sees (parser, at - 1, CB_QUICK_PASSES))));
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
  if (first && (cb_quick_parser_sees_any (parser, at, CB_QUICK_HAS, CB_QUICK_SAYS) ||
                (at > 0 && cb_quick_parser_sees (parser, at - 1, CB_QUICK_SAYS) &&
                 cb_quick_parser_sees_any (parser, at, CB_QUICK_THAT, CB_QUICK_HE)) ||
                says_i (parser, at)))
    return TRUE;
  if (is_another (self, parser, at) || cb_quick_parser_sees (parser, at, CB_QUICK_WOULD))
    return FALSE;
  return cb_quick_parser_sees_filler (parser, at) ||
         cb_quick_parser_sees_any (parser, at, CB_QUICK_HAS, CB_QUICK_ALL) ||
         (self->by == parser->setup->me && cb_quick_parser_sees (parser, at, CB_QUICK_ME));
}

gboolean
cb_quick_chain_is_card (const CbQuickAnswers *self, const CbQuickParser *parser, guint at)
{
  CbQuickHit hit = cb_quick_names_find (parser->vocabulary->names[CB_QUICK_CARD], parser->words, at,
                                        self->cards);

  return hit.rank <= CB_QUICK_ALIAS && hit.n_words > 1;
}

/* Whether a word such as “who” in “cleo, who has nothing, …” comes next. */
static gboolean
relates (const CbQuickParser *parser, guint at)
{
  return cb_quick_parser_sees (parser, at, CB_QUICK_ASKING) &&
         cb_quick_parser_sees_filler (parser, at) &&
         !cb_quick_parser_sees_any (parser, at, CB_QUICK_DOES, CB_QUICK_HAS);
}

/* Whether the word only stands for a verb where nothing else is told: “too” in “dan passes, me
 * too”.
 */
static gboolean
adds_to (const CbQuickParser *parser, guint at)
{
  return cb_quick_parser_sees (parser, at, CB_QUICK_FILLER) &&
         cb_quick_parser_sees (parser, at, CB_QUICK_PASSES) &&
         cb_quick_parser_sees (parser, at, CB_QUICK_SHOWS);
}

/* The index of the verb that comes at @at, or after words that belong to it; −1 if none comes. */
static int
find_verb (const CbQuickAnswers *self, const CbQuickParser *parser, guint at, gboolean first)
{
  /* “cleo, after a while, passes” */
  gboolean aside = first && cb_quick_parser_sees_filler (parser, at) &&
                   cb_quick_parser_get_word (parser, at)->gap == CB_QUICK_COMMA;

  for (guint start = at; at < parser->n_words; at++)
    {
      if (at > start && first && cb_quick_parser_sees (parser, at, CB_QUICK_AND) &&
          cb_quick_parser_sees_filler (parser, at - 1))
        continue; /* “cleo smiles and passes” */
      if ((cb_quick_parser_get_word (parser, at)->gap == CB_QUICK_COMMA && !aside &&
           !(first && relates (parser, at))) ||
          cb_quick_parser_get_word (parser, at)->gap == CB_QUICK_ARROW ||
          cb_quick_chain_is_card (self, parser, at))
        return -1;
      if (cb_quick_parser_sees_any (parser, at, CB_QUICK_PASSES, CB_QUICK_SHOWS) &&
          (!adds_to (parser, at) ||
           (first && cb_quick_parser_get_word (parser, at + 1)->gap > CB_QUICK_SPACE)))
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
      if (did == CB_DID_PASS ? cb_quick_parser_sees (parser, (guint) verb, CB_QUICK_PASS) ||
                                 cb_quick_parser_sees_my_verb (parser, (guint) verb) ||
                                 (cb_quick_parser_begins_sentence (parser, (guint) verb) &&
                                  cb_quick_parser_sees (parser, (guint) verb, CB_QUICK_SHOWS))
                             : cb_quick_parser_begins_sentence (parser, parser->at))
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
