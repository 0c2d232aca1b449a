/* Answers that are told before the question.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* “Nobody could answer Bob’s plum, rope, hall” and “Cleo shows Bob a card after he asked for plum,
 * rope and hall” are read as “Bob’s plum, rope, hall; nobody could answer”. */

#include "config.h"

#include <string.h>

#include "cb-quick-parser-private.h"

/* The word after the player or “nobody” with which the line begins, and after the verb that says
 * what was answered; 0 if it does not begin so. */
static guint
pass_answer (const CbQuickParser *self)
{
  CbQuickHit player = cb_quick_parser_see_player (self);
  guint at = self->at;

  if (cb_quick_parser_sees (self, at, CB_QUICK_NOBODY) ||
      cb_quick_parser_sees (self, at, CB_QUICK_SOMEBODY))
    at++;
  else if (player.rank <= CB_QUICK_ALIAS)
    at += player.n_words;
  else
    return 0;
  while (cb_quick_parser_get_word (self, at)->gap == CB_QUICK_SPACE &&
         cb_quick_parser_sees_filler (self, at) && !cb_quick_parser_sees (self, at, CB_QUICK_DOES))
    at++;
  if (cb_quick_parser_get_word (self, at)->gap != CB_QUICK_SPACE ||
      cb_quick_parser_sees (self, at, CB_QUICK_LACKS) ||
      !(cb_quick_parser_sees (self, at, CB_QUICK_PASSES) ||
        cb_quick_parser_sees (self, at, CB_QUICK_SHOWS) ||
        cb_quick_parser_sees (self, at, CB_QUICK_DOES)))
    return 0;
  return at + 1;
}

/* Whether a player is named there, as the whole name or “bob’s”. @n_words: (out): in so many words
 */
static gboolean
names_player (const CbQuickParser *self, guint at, guint *n_words)
{
  CbQuickHit hit = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);

  *n_words = hit.n_words;
  return hit.rank <= CB_QUICK_ALIAS;
}

/* How many cards are named from @at on. */
static guint
count_cards (const CbQuickParser *self, guint at)
{
  guint n = 0;

  while (at < self->n_words)
    {
      CbQuickHit hit = { .rank = CB_QUICK_NO_MATCH };

      if (!cb_quick_parser_sees_filler (self, at))
        hit = cb_quick_parser_see_at (self, CB_QUICK_CARD, at);
      n += hit.rank != CB_QUICK_NO_MATCH;
      at += MAX (hit.n_words, 1);
    }
  return n;
}

/* Whether the word joins the question to the answer before it, as “after he” does. */
static gboolean
joins (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees (self, at, CB_QUICK_AFTER) ||
         cb_quick_parser_sees (self, at, CB_QUICK_HE) ||
         cb_quick_parser_sees (self, at, CB_QUICK_DOES);
}

/* Where the question begins, after the answer that ends at @at: 0 if there is none. @asker: (out):
 * the word with who asked, where that comes before it; @n_asker: (out): how many words */
static guint
find_question (const CbQuickParser *self, guint at, guint *asker, guint *n_asker)
{
  guint n;

  *n_asker = 0;
  for (; at < self->n_words; at++)
    {
      if (cb_quick_parser_sees (self, at, CB_QUICK_ASKS))
        return joins (self, at - 1) || (*n_asker > 0 && at == *asker + *n_asker) ? at : 0;
      if (joins (self, at) || cb_quick_parser_sees_filler (self, at))
        continue;
      if (!names_player (self, at, &n))
        return at;
      *asker = at;
      *n_asker = n;
      at += n - 1;
    }
  return 0;
}

/* Puts the question first, if the line begins with an answer and names its cards then. */
void
cb_quick_parser_put_question_first (CbQuickParser *self)
{
  guint after = pass_answer (self), asker = 0, n_asker = 0;
  guint question = after > 0 ? find_question (self, after, &asker, &n_asker) : 0;
  guint n_asked = (guint) cb_edition_get_rules (self->setup->edition)->n_asked;
  GArray *words;

  if (question == 0 || count_cards (self, question) != n_asked)
    return;
  words = g_array_sized_new (FALSE, FALSE, sizeof (CbQuickWord), self->words->len);
  g_array_append_vals (words, &g_array_index (self->words, CbQuickWord, asker), n_asker);
  g_array_append_vals (words, &g_array_index (self->words, CbQuickWord, question),
                       self->n_words - question);
  g_array_index (self->words, CbQuickWord, self->at).gap = CB_QUICK_COMMA;
  for (guint i = self->at; i < question; i++)
    if (i < asker || i >= asker + n_asker)
      {
        if (i >= after && joins (self, i))
          cb_quick_word_clear (&g_array_index (self->words, CbQuickWord, i));
        else
          g_array_append_val (words, g_array_index (self->words, CbQuickWord, i));
      }
  g_array_append_val (words, g_array_index (self->words, CbQuickWord, self->n_words));
  memcpy (self->words->data, words->data, words->len * sizeof (CbQuickWord));
  memset (&g_array_index (self->words, CbQuickWord, words->len), 0,
          (self->words->len - words->len) * sizeof (CbQuickWord));
  g_array_set_size (self->words, words->len);
  self->n_words = words->len - 1;
  g_array_unref (words);
}
