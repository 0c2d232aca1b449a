/* Leaves out how a player moved before what the player did.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-quick-phrase-private.h"

static gboolean
is_number (const CbQuickParser *self, guint at)
{
  const char *folded = cb_quick_parser_get_word (self, at)->folded;

  return g_ascii_isdigit (*folded) || cb_quick_keyword_get_place (CB_QUICK_NUMBER, folded) >= 0;
}

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

/* Where what was rolled is told, behind who did: at the verb, or at “has” in languages that put the
 * verb last, as in “hat 4 und 2 gewürfelt”; the end of the line if nothing was. */
static guint
find_roll (const CbQuickParser *self)
{
  guint n, has = self->n_words;

  for (guint at = 0; at < self->n_words; at += n)
    {
      n = 1;
      if (cb_quick_parser_sees (self, at, CB_QUICK_ROLLS))
        return MIN (has, at);
      if (cb_quick_parser_sees (self, at, CB_QUICK_HAS))
        has = at;
      else if (!(has < at && is_number (self, at)) &&
               !cb_quick_parser_names_player (self, at, &n) &&
               !cb_quick_parser_sees_filler (self, at) &&
               !cb_quick_parser_sees_any (self, at, CB_QUICK_ME, CB_QUICK_HE, CB_QUICK_AND,
                                          CB_QUICK_FOR_TURN))
        break;
      n = MAX (n, 1);
    }
  return self->n_words;
}

void
cb_quick_parser_take_roll (CbQuickParser *self)
{
  g_autofree char *faces = NULL;
  guint at = find_roll (self);

  self->at = at + 1;
  if (at < self->n_words && _cb_event_take_roll (self, &faces))
    {
      while (cb_quick_parser_sees_any (self, self->at, CB_QUICK_AND, CB_QUICK_HE, CB_QUICK_ROLLS))
        self->at++;
      if (cb_quick_parser_count_cards (self, self->at) + 1 >=
            (guint) cb_quick_parser_get_n_asked (self) &&
          !cb_quick_parser_sees (self, self->at, CB_QUICK_DRAWS))
        {
          cb_quick_parser_remove (self, at, self->at - at);
          self->rolled = g_steal_pointer (&faces);
        }
    }
  self->at = 0;
}

/* Whether the word tells of more than a way, or that nothing happened. */
static gboolean
is_deed (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees_any (self, at, CB_QUICK_WOULD, CB_QUICK_CAN, CB_QUICK_PASSES,
                                   CB_QUICK_ASKS, CB_QUICK_ACCUSES, CB_QUICK_DOUBT, CB_QUICK_SHOWS,
                                   CB_QUICK_SAW, CB_QUICK_HAS, CB_QUICK_SAYS, CB_QUICK_EXCEPT,
                                   CB_QUICK_AFTER) ||
         cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).rank <= CB_QUICK_EXACT ||
         (is_number (self, at) && !cb_quick_parser_sees_filler (self, at));
}

/* How many words from @at on name a card; 0 if they name none. */
static guint
name_card (const CbQuickParser *self, guint at)
{
  CbQuickHit hit = cb_quick_parser_see_at (self, CB_QUICK_CARD, at);

  return !cb_quick_parser_sees_joint (self, at) && hit.rank <= CB_QUICK_INFLECTED ? hit.n_words : 0;
}

/* Where a suggestion begins behind the way: “…, asks”, “… and asks”, “…. she asks”, for me also “…
 * and I have asked”; where a verb tells of the way (@moves) also “… to ask”. 0 if none begins at
 * @at.
 */
static guint
find_suggestion (const CbQuickParser *self, guint at, gboolean moves)
{
  gboolean apart = cb_quick_parser_get_word (self, at)->gap == CB_QUICK_COMMA;

  for (; cb_quick_parser_sees_any (self, at, CB_QUICK_AND, CB_QUICK_HE, CB_QUICK_HAS) ||
         (cb_quick_parser_sees (self, at, CB_QUICK_ME) &&
          cb_quick_parser_sees (self, 0, CB_QUICK_ME)) ||
         cb_quick_parser_sees_filler (self, at);
       at++)
    apart = apart || moves || cb_quick_parser_sees (self, at, CB_QUICK_AND);
  return apart && cb_quick_parser_sees_any (self, at, CB_QUICK_ASKS, CB_QUICK_SAYS) ? at : 0;
}

/* Whether the line begins with a word that is none of the language and names nothing, where who
 * acted may be meant: “beb goes to the hall and asks …”. */
static gboolean
begins_unknown (const CbQuickParser *self)
{
  guint at = 0;

  while (cb_quick_parser_sees_filler (self, at))
    at++;
  return self->at == 0 && at < self->n_words && cb_quick_parser_get_word (self, at)->means == 0 &&
         name_card (self, at) == 0;
}

void
cb_quick_parser_shorten_way (CbQuickParser *self)
{
  guint first = self->at, end = first, asks = 0, n_named = 0;
  gboolean verb = cb_quick_parser_sees_any (self, first, CB_QUICK_ASKS, CB_QUICK_MOVES);
  gboolean moves = FALSE, rolls = FALSE;
  int n_cards;

  if (begins_unknown (self))
    return;
  for (; end < self->n_words; end++)
    {
      guint n = name_card (self, end);

      asks = n == 0 && end > first ? find_suggestion (self, end, verb) : 0;
      rolls = rolls || cb_quick_parser_sees (self, end, CB_QUICK_ROLLS);
      if (rolls && n == 0 && cb_quick_parser_get_word (self, end)->means == 0)
        return; /* a mistyped number */
      if (asks > 0 || (n == 0 && is_deed (self, end) && !(end == first && verb)))
        break;
      moves = moves || (n == 0 && cb_quick_parser_sees (self, end, CB_QUICK_MOVES));
      n_named += n > 0;
      end += MAX (n, 1) - 1;
    }
  cb_quick_parser_pass_cards (self, asks + 1, &n_cards);
  if (asks > 0 ? n_named + (guint) n_cards != (guint) cb_quick_parser_get_n_asked (self)
               : !moves || n_named != (guint) cb_quick_parser_get_n_asked (self))
    return;
  end = asks > 0 ? asks : end;
  for (guint at = first; at < end;)
    {
      guint n = name_card (self, at);

      at += n;
      if (n > 0)
        continue;
      cb_quick_parser_remove (self, at, 1);
      end--;
    }
  if (asks > 0)
    cb_quick_parser_swap (self, first, end - first, 1);
}
