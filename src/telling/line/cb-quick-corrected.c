/* Leaves out what a line takes back: “plum, rope, hall, no, kitchen” is read as “plum, rope,
 * kitchen”.
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

/* What the words from @at on name. @n_words: (out): how many they are */
static int
see_sort (const CbQuickParser *self, guint at, guint *n_words)
{
  CbQuickHit card = cb_quick_parser_see_at (self, CB_QUICK_CARD, at);

  if (cb_quick_parser_names_player (self, at, n_words))
    return PLAYER;
  *n_words = card.n_words;
  if (card.rank <= CB_QUICK_BEGINNING && (card.found & (card.found - 1)) == 0)
    return (int) cb_edition_get_card (self->setup->edition, cb_card_set_first (card.found))
      ->category;
  *n_words = 1;
  return cb_quick_parser_sees_any (self, at, CB_QUICK_ASKS, CB_QUICK_ACCUSES) ? VERB : NOTHING;
}

/* Whether a word such as “sorry” or “I mean” stands at @at. No keyword is for it: it is a doubt
 * that gives a choice. */
static gboolean
takes_back (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees (self, at, CB_QUICK_DOUBT) &&
         cb_quick_parser_sees (self, at, CB_QUICK_OR);
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
      guint instead = back + 1, at = back - MIN (back, 4), n;
      int sort;

      if (!sure && (!cb_quick_parser_sees (self, back, CB_QUICK_NONE) ||
                    cb_quick_parser_get_word (self, back)->gap == CB_QUICK_SPACE))
        continue;
      for (; takes_back (self, instead) || (cb_quick_parser_sees_filler (self, instead) &&
                                            !cb_quick_parser_sees (self, instead, CB_QUICK_ASKS));
           instead++)
        sure = sure || takes_back (self, instead);
      sort = see_sort (self, instead, &n);
      while (at < back && (see_sort (self, at, &n) != sort || at + n != back))
        at++;
      if (at == back || sort == NOTHING || !(sure || denies (self, back, sort)))
        continue;
      g_array_index (self->words, CbQuickWord, instead).gap = cb_quick_parser_get_word (self, at)
                                                                ->gap;
      cb_quick_parser_remove (self, at, instead - at);
      back = at;
    }
}
