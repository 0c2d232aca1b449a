/* Leaves out how a player moved before what the player did.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-quick-phrase-private.h"

/* Whether the words from @at to @end only tell of a way: how a player moved, or what he rolled. */
static gboolean
is_way (const CbQuickParser *self, guint at, guint end)
{
  gboolean rolls = cb_quick_parser_sees (self, at, CB_QUICK_ROLLS);
  int n_cards;

  cb_quick_parser_pass_cards (self, at + 1, &n_cards);
  for (; n_cards < 2 && ++at < end;)
    if (cb_quick_parser_sees_any (self, at, CB_QUICK_WOULD, CB_QUICK_CAN, CB_QUICK_PASSES,
                                  CB_QUICK_ASKS, CB_QUICK_ACCUSES, CB_QUICK_DOUBT) ||
        (cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).rank <= CB_QUICK_ALIAS &&
         !(cb_quick_parser_sees (self, 0, CB_QUICK_ME) &&
           cb_quick_parser_sees (self, at, CB_QUICK_ME))) ||
        (rolls && g_ascii_isdigit (*cb_quick_parser_get_word (self, at)->folded)))
      return FALSE;
  return n_cards < 2;
}

void
cb_quick_parser_pass_way (CbQuickParser *self)
{
  guint way = cb_quick_parser_pass_over (self, self->at), verb = way + 1;
  gboolean rolls = cb_quick_parser_sees (self, way, CB_QUICK_ROLLS);
  gboolean why = rolls ||
                 cb_quick_parser_sees_any (self, way, CB_QUICK_FOR_LANDING, CB_QUICK_FOR_MOVE);

  if (!why && !cb_quick_parser_sees_any (self, way, CB_QUICK_MOVES, CB_QUICK_ASKS))
    return;
  while (verb < self->n_words &&
         !cb_quick_parser_sees_any (self, verb, CB_QUICK_DRAWS, CB_QUICK_LOOKS))
    verb++;
  if (verb >= self->n_words || !is_way (self, way, verb) ||
      (rolls && cb_quick_parser_sees (self, verb, CB_QUICK_LOOKS)))
    return;
  if (why && cb_quick_parser_sees (self, verb, CB_QUICK_DRAWS))
    {
      cb_quick_parser_remove (self, way + 1, verb - way - 1);
      cb_quick_parser_swap (self, way, 1, 1);
      verb = way;
    }
  cb_quick_parser_remove (self, self->at, verb - self->at);
}

/* Whether the word tells of more than a way, or that nothing happened. */
static gboolean
is_deed (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees_any (self, at, CB_QUICK_WOULD, CB_QUICK_CAN, CB_QUICK_PASSES,
                                   CB_QUICK_ASKS, CB_QUICK_ACCUSES, CB_QUICK_DOUBT, CB_QUICK_SHOWS,
                                   CB_QUICK_SAW, CB_QUICK_HAS, CB_QUICK_SAYS, CB_QUICK_EXCEPT) ||
         cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).rank <= CB_QUICK_EXACT ||
         g_ascii_isdigit (*cb_quick_parser_get_word (self, at)->folded);
}

/* How many words from @at on name a card; 0 if they name none. */
static guint
name_card (const CbQuickParser *self, guint at)
{
  CbQuickHit hit = cb_quick_parser_see_at (self, CB_QUICK_CARD, at);

  return !cb_quick_parser_sees_joint (self, at) && hit.rank <= CB_QUICK_INFLECTED ? hit.n_words : 0;
}

void
cb_quick_parser_shorten_way (CbQuickParser *self)
{
  guint asks = self->at, first = self->at, n_named = 0;
  int n_cards;

  for (;
       asks < self->n_words && !(asks > first && cb_quick_parser_sees (self, asks, CB_QUICK_ASKS) &&
                                 (cb_quick_parser_sees (self, asks - 1, CB_QUICK_AND) ||
                                  cb_quick_parser_get_word (self, asks)->gap == CB_QUICK_COMMA));
       asks++)
    {
      guint n = name_card (self, asks);

      if (n == 0 && is_deed (self, asks))
        return;
      n_named += n > 0;
      asks += MAX (n, 1) - 1;
    }
  cb_quick_parser_pass_cards (self, asks + 1, &n_cards);
  if (asks >= self->n_words || self->at == 0 ||
      n_named + (guint) n_cards != (guint) cb_quick_parser_get_n_asked (self))
    return;
  for (guint at = first; at < asks;)
    {
      guint n = name_card (self, at);

      at += n;
      if (n > 0)
        continue;
      cb_quick_parser_remove (self, at, 1);
      asks--;
    }
  cb_quick_parser_swap (self, first, asks - first, 1);
}
