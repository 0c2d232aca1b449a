/* Leaves out of a typed line what its writer takes back. “Plum, rope, hall, no, kitchen” is read as
 * “plum, rope, kitchen”, and “shows plum, sorry, the rope” as “shows the rope”.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-quick-parser-private.h"

/* What words name, beside the categories of cards. */
enum
{
  NOTHING = -1,
  PLAYER = CB_MAX_CARDS,
  VERB, /* of a question or an accusation */
};

/* The category of the card that the words from @at on name, if they name one. @n_words: (out): how
 * many they are */
static int
see_card (const CbQuickParser *self, guint at, guint *n_words)
{
  CbQuickHit card = cb_quick_parser_see_at (self, CB_QUICK_CARD, at);

  *n_words = card.n_words;
  if (card.rank > CB_QUICK_INFLECTED || (card.found & (card.found - 1)) != 0)
    return NOTHING;
  return (int) cb_edition_get_card (self->setup->edition, cb_card_set_first (card.found))->category;
}

/* What the words from @at on name. @n_words: (out): how many they are */
static int
see_sort (const CbQuickParser *self, guint at, guint *n_words)
{
  int category;

  if (cb_quick_parser_names_player (self, at, n_words))
    return PLAYER;
  category = see_card (self, at, n_words);
  if (category != NOTHING)
    return category;
  *n_words = 1;
  return cb_quick_parser_sees_any (self, at, CB_QUICK_ASKS, CB_QUICK_ACCUSES) ? VERB : NOTHING;
}

/* Whether the card at @at, the last word before @back, may be taken back by one of another
 * category. Not in a question, which names one of each. */
static gboolean
is_single (const CbQuickParser *self, guint at, guint back)
{
  guint n_words, n_cards, n_before;

  if (see_card (self, at, &n_words) == NOTHING || at + n_words != back)
    return FALSE;
  n_cards = cb_quick_parser_count_cards (self, 0);
  n_before = n_cards - cb_quick_parser_count_cards (self, at);
  return n_before == 0 ? n_cards == 2 : (int) n_before >= cb_quick_parser_get_n_asked (self);
}

/* Whether something of sort @instead may take back the last words before @back, from @at on. */
static gboolean
is_replaced (const CbQuickParser *self, guint at, guint back, int instead)
{
  guint n_words;

  return (see_sort (self, at, &n_words) == instead && at + n_words == back) ||
         (instead >= 0 && instead < PLAYER && is_single (self, at, back));
}

/* Whether the word at @at, such as “sorry” or “I mean”, says that what was typed before it is wrong
 * and what comes next is right. */
static gboolean
takes_back (const CbQuickParser *self, guint at)
{
  return at < self->n_words &&
         (cb_quick_parser_get_word (self, at)->means & CB_QUICK_TAKES_BACK) == CB_QUICK_TAKES_BACK;
}

/* Whether “no” between commas at @at takes back what was named before it. It may also be an answer,
 * or how an accusation ended. */
static gboolean
denies (const CbQuickParser *self, guint at, int sort)
{
  gboolean accuses = FALSE;

  for (guint i = 0; i < at; i++)
    accuses = accuses || cb_quick_parser_sees (self, i, CB_QUICK_ACCUSES);
  return sort == VERB ||
         (sort != PLAYER && !accuses &&
          (int) cb_quick_parser_count_cards (self, 0) > cb_quick_parser_get_n_asked (self));
}

void
cb_quick_parser_drop_corrected (CbQuickParser *self)
{
  for (guint back = 1; back + 1 < self->n_words; back++)
    {
      gboolean sure = takes_back (self, back);
      guint instead = back + 1, end = back, at, n;
      int sort;

      if (!sure && (!cb_quick_parser_sees (self, back, CB_QUICK_NONE) ||
                    cb_quick_parser_get_word (self, back)->gap == CB_QUICK_SPACE))
        continue;
      for (; takes_back (self, instead) || (cb_quick_parser_sees_filler (self, instead) &&
                                            !cb_quick_parser_sees (self, instead, CB_QUICK_ASKS));
           instead++)
        sure = sure || takes_back (self, instead);
      while (cb_quick_parser_sees_filler (self, end - 1))
        end--;
      sort = see_sort (self, instead, &n);
      for (at = end - MIN (end, 4); at < end && !is_replaced (self, at, end, sort);)
        at++;
      if (at == end || sort == NOTHING || !(sure || denies (self, back, sort)))
        continue;
      g_array_index (self->words, CbQuickWord, instead).gap = cb_quick_parser_get_word (self, at)
                                                                ->gap;
      cb_quick_parser_remove (self, at, instead - at);
      back = at;
    }
}
