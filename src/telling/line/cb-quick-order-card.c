/* Turns round sentences about a card that somebody has or shows, in which the card or who saw it
 * comes before that player: the grammar wants the player first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-quick-phrase-private.h"

guint
cb_quick_parser_pass_first_cards (const CbQuickParser *self, guint *first, int *n_cards)
{
  for (*first = 0; cb_quick_parser_sees_filler (self, *first);)
    ++*first;
  return cb_quick_parser_pass_cards (self, *first, n_cards);
}

gboolean
cb_quick_parser_begins_with_object (const CbQuickParser *self, guint *at, int *n_cards)
{
  guint first;

  *at = cb_quick_parser_pass_first_cards (self, &first, n_cards);
  for (guint i = 0; i < self->n_words; i++)
    if (cb_quick_parser_sees (self, i, CB_QUICK_WOULD) ||
        (cb_quick_parser_sees (self, i, CB_QUICK_DOUBT) &&
         !cb_quick_parser_sees (self, i, CB_QUICK_SHOWS)))
      return FALSE;
  return *n_cards > 0 && *n_cards < cb_quick_parser_get_n_asked (self) &&
         cb_quick_parser_see_at (self, CB_QUICK_PLAYER, first).rank > CB_QUICK_ALIAS;
}

/* Turns the word at @at into one for @keyword. */
static void
put_keyword (CbQuickParser *self, guint at, CbQuickKeyword keyword)
{
  CbQuickWord *word = &g_array_index (self->words, CbQuickWord, at);

  g_set_str (&word->folded, cb_quick_keyword_list (keyword)[0]);
  word->means = cb_quick_keyword_find (word->folded);
}

/* Puts who showed and the verb first in “the rope Bob showed me” and “the rope I showed Bob”. */
static gboolean
turn_shown_round (CbQuickParser *self)
{
  guint at, verb = 0, mine = 0, other = 0;
  int n_cards;

  if (!cb_quick_parser_begins_with_object (self, &at, &n_cards) || n_cards > 1 ||
      self->setup->hand == 0 || cb_quick_parser_get_word (self, at)->gap > CB_QUICK_COMMA)
    return FALSE;
  for (guint i = at; i < self->n_words; i++)
    {
      guint *place = &other;

      if (cb_quick_parser_sees (self, i, CB_QUICK_SHOWS))
        {
          place = &verb;
          if (cb_quick_parser_sees_my_verb (self, i) && mine == 0)
            mine = i; /* “la cuerda se la enseñé a Beto” */
        }
      else if (cb_quick_parser_sees (self, i, CB_QUICK_ME))
        place = &mine;
      else if (cb_quick_parser_sees_filler (self, i) ||
               cb_quick_parser_sees_any (self, i, CB_QUICK_HAS, CB_QUICK_DOES))
        continue;
      else if (cb_quick_parser_see_at (self, CB_QUICK_PLAYER, i).rank > CB_QUICK_ALIAS)
        return FALSE;
      if (*place > 0)
        return FALSE;
      *place = i;
    }
  if (verb == 0 || mine == 0 || other == 0)
    return FALSE;
  if (!cb_quick_parser_sees (self, mine, CB_QUICK_TO_ME))
    other = mine;
  if (verb == mine)
    {
      cb_quick_parser_swap (self, 0, verb, 1);
      return TRUE;
    }
  cb_quick_parser_swap (self, 0, other, 1);
  verb += verb < other;
  cb_quick_parser_swap (self, 1, verb - 1, 1);
  return TRUE;
}

/* Puts who showed first in “mir hat Clara die Küche gezeigt” and “me enseñó Beto la cocina”, but
 * not in “me showed …”, where “me” is who showed. */
static gboolean
turn_to_me_round (CbQuickParser *self)
{
  guint first = 0, name, n;

  while (cb_quick_parser_sees_filler (self, first) ||
         cb_quick_parser_sees (self, first, CB_QUICK_THAT))
    first++; /* “la carta que me enseñó Carla era …” */
  first -= first > 0 && !cb_quick_parser_sees (self, first, CB_QUICK_TO_ME);
  name = first + 1;
  if (!cb_quick_parser_sees (self, first, CB_QUICK_TO_ME) ||
      cb_quick_parser_get_word (self, name)->gap > CB_QUICK_COMMA ||
      g_str_equal (cb_quick_parser_get_word (self, first)->folded,
                   cb_quick_keyword_list (CB_QUICK_ME)[0]))
    return FALSE;
  while (cb_quick_parser_sees_any (self, name, CB_QUICK_HAS, CB_QUICK_SHOWS) ||
         cb_quick_parser_sees_filler (self, name))
    name++;
  if (!cb_quick_parser_names_player (self, name, &n) ||
      !(cb_quick_parser_sees (self, name - 1, CB_QUICK_SHOWS) ||
        cb_quick_parser_sees_any (self, name + n, CB_QUICK_SHOWS, CB_QUICK_HAS, CB_QUICK_TO_ME) ||
        cb_quick_parser_sees (self, self->n_words - 1, CB_QUICK_SHOWS)))
    return FALSE;
  cb_quick_parser_remove (self, 0, first);
  name -= first;
  if (cb_quick_parser_sees (self, name + n, CB_QUICK_TO_ME)) /* “a mí Carla me enseñó …” */
    cb_quick_parser_remove (self, 0, name);
  else
    {
      cb_quick_parser_swap (self, 0, 1, name - 1);
      cb_quick_parser_swap (self, 0, name, n);
    }
  return TRUE;
}

/* Puts what I did before the player in “a Beto le pregunto por …” and “a Beto le enseñé …”. */
static gboolean
turn_mine_round (CbQuickParser *self)
{
  guint n, verb;

  if (!cb_quick_keyword_is_to (cb_quick_parser_get_word (self, 0)->folded) ||
      !cb_quick_parser_names_player (self, 1, &n))
    return FALSE;
  verb = cb_quick_parser_pass_over (self, 1 + n);
  if (!cb_quick_parser_sees_my_verb (self, verb) ||
      !cb_quick_parser_sees_any (self, verb, CB_QUICK_ASKS, CB_QUICK_SHOWS, CB_QUICK_SAW) ||
      cb_quick_parser_get_word (self, verb)->gap != CB_QUICK_SPACE)
    return FALSE;
  cb_quick_parser_remove (self, 1 + n, verb - 1 - n);
  cb_quick_parser_swap (self, 0, 1 + n, 1);
  return TRUE;
}

/* Some verbs say by themselves that I did it, as Spanish “acusé” does: “I accused”. Leaves out an
 * “I” behind such a verb: “acusé yo …”, “le he enseñado yo …”. */
static void
leave_out_i (CbQuickParser *self)
{
  for (guint at = 1; at < self->n_words; at++)
    if (cb_quick_parser_sees_my_verb (self, at - 1) &&
        cb_quick_parser_sees (self, at, CB_QUICK_ME) &&
        !cb_quick_parser_sees (self, at, CB_QUICK_TO_ME) &&
        !cb_quick_parser_sees_my_verb (self, at) &&
        cb_quick_parser_get_word (self, at)->gap == CB_QUICK_SPACE &&
        (at + 1 == self->n_words ||
         cb_quick_parser_get_word (self, at + 1)->gap == CB_QUICK_SPACE) &&
        !cb_quick_parser_sees_any (self, at + 1, CB_QUICK_ASKS, CB_QUICK_PASSES, CB_QUICK_SHOWS,
                                   CB_QUICK_HAS, CB_QUICK_DOES, CB_QUICK_ME))
      cb_quick_parser_remove (self, at, 1);
}

/* Puts who showed first in “enseña Carla a Beto …” and “a Beto le enseña Carla …”. */
static void
turn_show_round (CbQuickParser *self)
{
  guint n, other, verb;

  if (cb_quick_keyword_is_to (cb_quick_parser_get_word (self, 0)->folded) &&
      (other = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, 1).n_words) > 0)
    {
      verb = cb_quick_parser_pass_over (self, 1 + other);
      n = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, verb + 1).n_words;
      if (cb_quick_parser_sees (self, verb, CB_QUICK_SHOWS) &&
          !cb_quick_parser_sees (self, verb, CB_QUICK_ME) && n > 0 &&
          !cb_quick_parser_sees_filler (self, verb + 1) &&
          cb_quick_parser_get_word (self, verb + 1)->gap == CB_QUICK_SPACE)
        {
          cb_quick_parser_swap (self, 0, verb, 1 + n);
          cb_quick_parser_swap (self, 0, 1, n);
        }
      return;
    }

  if (cb_quick_parser_sees (self, 0, CB_QUICK_SHOWS) &&
      !cb_quick_parser_sees (self, 0, CB_QUICK_ME) && cb_quick_parser_names_player (self, 1, &n) &&
      cb_quick_keyword_is_to (cb_quick_parser_get_word (self, 1 + n)->folded) &&
      cb_quick_parser_names_player (self, 2 + n, &other))
    cb_quick_parser_swap (self, 0, 1, n);
}

/* Puts the player first in “la que tiene la cuerda es Carla” and “who has the rope is Cleo”. */
static gboolean
turn_relative_round (CbQuickParser *self)
{
  gboolean relates = FALSE;
  guint has = 0, end, n;
  int n_cards;

  for (;
       cb_quick_parser_sees_joint (self, has) || cb_quick_parser_sees (self, has, CB_QUICK_ASKING);
       has++)
    if (cb_quick_parser_sees_any (self, has, CB_QUICK_HAS, CB_QUICK_LACKS))
      break;
    else
      relates = relates || cb_quick_parser_sees_any (self, has, CB_QUICK_THAT, CB_QUICK_ASKING);
  end = cb_quick_parser_pass_cards (self, has + 1, &n_cards);
  if (!relates || !cb_quick_parser_sees_any (self, has, CB_QUICK_HAS, CB_QUICK_LACKS) ||
      n_cards != 1 || !cb_quick_parser_sees_any (self, end - 1, CB_QUICK_THAT, CB_QUICK_ASKING) ||
      !cb_quick_parser_names_player (self, end, &n) ||
      cb_quick_parser_pass_over (self, end + n) < self->n_words)
    return FALSE;
  cb_quick_parser_remove (self, end + n, self->n_words - end - n);
  cb_quick_parser_swap (self, has, end - has, n);
  while (cb_quick_parser_sees_joint (self, self->n_words - 1))
    cb_quick_parser_remove (self, self->n_words - 1, 1);
  cb_quick_parser_remove (self, 0, has);
  return TRUE;
}

/* Puts the player first in “se le cayó a Beto la cuerda” and “la cuerda se le cayó a Beto”. */
static gboolean
turn_dropped_round (CbQuickParser *self)
{
  guint first, verb, name, n;
  int n_before, n_cards;

  verb = cb_quick_parser_pass_first_cards (self, &first, &n_before);
  if (!cb_quick_parser_sees (self, verb, CB_QUICK_DROPS))
    return FALSE;
  name = cb_quick_parser_pass_cards (self, verb + 1, &n_cards);
  if (n_before + n_cards > 1 ||
      !cb_quick_keyword_is_to (cb_quick_parser_get_word (self, name - 1)->folded) ||
      !cb_quick_parser_names_player (self, name, &n))
    return FALSE;
  cb_quick_parser_remove (self, name - 1, 1);
  cb_quick_parser_swap (self, verb, name - 1 - verb, n);
  cb_quick_parser_swap (self, 0, verb, n + 1);
  return TRUE;
}

/* Takes “denies having” for “says none of”. */
static void
part_denials (CbQuickParser *self)
{
  for (guint at = 0; at < self->n_words; at++)
    if (cb_quick_parser_sees (self, at, CB_QUICK_SAYS) &&
        cb_quick_parser_sees (self, at, CB_QUICK_LACKS))
      {
        CbQuickWord none = *cb_quick_parser_get_word (self, at);

        none.folded = NULL;
        none.owner = NULL;
        none.gap = CB_QUICK_SPACE;
        put_keyword (self, at, CB_QUICK_SAYS);
        g_array_insert_val (self->words, at + 1, none);
        self->n_words++;
        put_keyword (self, at + 1, CB_QUICK_NONE);
      }
}

void
cb_quick_parser_make_plain (CbQuickParser *self)
{
  guint at = 1;

  part_denials (self);
  leave_out_i (self);
  turn_show_round (self);
  if (turn_to_me_round (self) || turn_mine_round (self) || turn_relative_round (self) ||
      turn_dropped_round (self) || !cb_quick_parser_sees (self, 0, CB_QUICK_ALL))
    return;
  while (cb_quick_parser_sees_filler (self, at) ||
         cb_quick_parser_sees_any (self, at, CB_QUICK_SAYS, CB_QUICK_THAT, CB_QUICK_HE))
    at++;
  if (!cb_quick_parser_sees (self, at, CB_QUICK_LACKS) ||
      !cb_quick_parser_sees_any (self, 1, CB_QUICK_SAYS, CB_QUICK_HAS))
    return;
  cb_quick_parser_remove (self, 1, at - 1);
  put_keyword (self, 0, CB_QUICK_NOBODY);
  put_keyword (self, 1, CB_QUICK_HAS);
}

/* Puts the player and the verb first in “af Blomme og Hvid har Bo mindst én”, “Mora no lo tiene
 * Carla” and “la cucina Bruno non ce l’ha”. */
static gboolean
turn_held_round (CbQuickParser *self)
{
  gboolean lacks;
  int n_cards;
  guint at, n;

  if (!cb_quick_parser_begins_with_object (self, &at, &n_cards))
    return FALSE;
  if (cb_quick_parser_names_player (self, at, &n))
    {
      if (!cb_quick_parser_sees (self, at + n, CB_QUICK_LACKS) || at + n + 1 < self->n_words)
        return FALSE;
      cb_quick_parser_swap (self, 0, at, n + 1);
      return TRUE;
    }
  lacks = cb_quick_parser_sees (self, at, CB_QUICK_LACKS);
  if (!(lacks || cb_quick_parser_sees (self, at, CB_QUICK_HAS)) ||
      cb_quick_parser_get_word (self, at)->gap != CB_QUICK_SPACE ||
      !cb_quick_parser_names_player (self, at + 1, &n) || (lacks && at + 1 + n < self->n_words))
    return FALSE;
  cb_quick_parser_swap (self, at, 1, n);
  cb_quick_parser_swap (self, 0, at, n + 1);
  return TRUE;
}

/* Puts the player first, and “has” behind, in “the rope is bob’s”, “the rope is in bob’s hand” and
 * “la cuerda es de Beto”. */
static gboolean
turn_owner_round (CbQuickParser *self)
{
  int n_cards;
  guint at, n;
  CbQuickWord *is;

  if (!cb_quick_parser_begins_with_object (self, &at, &n_cards) || at < 2 ||
      !cb_quick_parser_sees_filler (self, at - 1) || !cb_quick_parser_names_player (self, at, &n) ||
      (cb_quick_parser_get_word (self, at)->owner == NULL &&
       !cb_quick_parser_sees_any (self, at - 2, CB_QUICK_THAT, CB_QUICK_AND)) ||
      at + n + cb_quick_parser_sees (self, at + n, CB_QUICK_HAND) != self->n_words)
    return FALSE;
  for (guint i = 0; i < at; i++)
    if (cb_quick_parser_sees (self, i, CB_QUICK_CAN))
      return FALSE;
  is = &g_array_index (self->words, CbQuickWord, at - 1);
  g_set_str (&is->folded, cb_quick_keyword_list (CB_QUICK_HAS)[0]);
  is->means = CB_QUICK_WORD (CB_QUICK_HAS);
  cb_quick_parser_remove (self, at + n, self->n_words - at - n);
  cb_quick_parser_swap (self, at - 1, 1, n);
  cb_quick_parser_swap (self, 0, at - 1, n + 1);
  return TRUE;
}

/* Puts the words of “bob got nothing for plum, rope and hall” into the usual order: first the cards
 * that Bob asked for, then that nobody showed him one. */
static gboolean
turn_vain_round (CbQuickParser *self)
{
  guint verb, cards;
  int n_cards;

  if (!cb_quick_parser_names_player (self, 0, &verb) ||
      !cb_quick_parser_sees (self, verb, CB_QUICK_NOBODY))
    return FALSE;
  for (cards = verb + 1;
       cb_quick_parser_sees_link (self, cards) || cb_quick_parser_sees_filler (self, cards);)
    cards++;
  if (cards == verb + 1 || cb_quick_parser_pass_cards (self, cards, &n_cards) < self->n_words ||
      n_cards != cb_quick_parser_get_n_asked (self))
    return FALSE;
  cb_quick_parser_remove (self, verb + 1, cards - verb - 1);
  cb_quick_parser_swap (self, verb, 1, self->n_words - verb - 1);
  return TRUE;
}

/* Puts the cards before what was shown in “bob was shown a card by dan for plum, rope and hall” and
 * “bob was refuted by dan: plum, rope, hall”. */
static gboolean
turn_received_round (CbQuickParser *self)
{
  guint saw, shower, cards, end, n;
  int n_cards;

  if (!cb_quick_parser_names_player (self, 0, &n))
    return FALSE;
  if (cb_quick_parser_sees (self, n, CB_QUICK_HAS) &&
      cb_quick_parser_sees (self, n + 1, CB_QUICK_SHOWN_BY))
    cb_quick_parser_remove (self, n, 1); /* “bob got a card from dan …” */
  saw = cb_quick_parser_sees (self, n, CB_QUICK_SHOWN_BY) ? n : cb_quick_parser_pass_over (self, n);
  if (!cb_quick_parser_sees_any (self, saw, CB_QUICK_SAW, CB_QUICK_SHOWN_BY))
    return FALSE;
  for (shower = saw + 1; cb_quick_parser_sees_filler (self, shower) ||
                         cb_quick_parser_sees (self, shower, CB_QUICK_SHOWN_BY);)
    shower++;
  if (!cb_quick_parser_names_player (self, shower, &n))
    return FALSE;
  for (cards = shower + n; cb_quick_parser_sees_link (self, cards) ||
                           cb_quick_parser_sees_filler (self, cards) ||
                           cb_quick_parser_sees (self, cards, CB_QUICK_ASKS);)
    cards++;
  end = cb_quick_parser_pass_cards (self, cards, &n_cards);
  if ((cards == shower + n && cb_quick_parser_get_word (self, cards)->gap != CB_QUICK_COLON) ||
      n_cards != cb_quick_parser_get_n_asked (self))
    return FALSE;
  cb_quick_parser_remove (self, shower + n, cards - shower - n);
  end -= cards - shower - n;
  cb_quick_parser_swap (self, saw, shower + n - saw, end - shower - n);
  return TRUE;
}

gboolean
cb_quick_parser_turn_card_round (CbQuickParser *self)
{
  return turn_shown_round (self) || turn_held_round (self) || turn_owner_round (self) ||
         turn_vain_round (self) || turn_received_round (self);
}
