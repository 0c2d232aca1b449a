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
  if (cb_quick_parser_sees (self, at, CB_QUICK_HAS) && at > self->at)
    for (guint i = at + 1; i < self->n_words; i++)
      if (cb_quick_parser_sees (self, i, CB_QUICK_AFTER))
        return i;
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

static gboolean
names_question (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_count_cards (self, at) ==
         (guint) cb_edition_get_rules (self->setup->edition)->n_asked;
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
      if (!names_player (self, at, &n) || (*n_asker > 0 && names_question (self, at)))
        return at;
      *asker = at;
      *n_asker = n;
      at += n - 1;
    }
  return 0;
}

/* Puts the question first, if the line begins with an answer and names its cards then. Who “did
 * plum, rope, hall” asked for these. */
void
cb_quick_parser_put_question_first (CbQuickParser *self)
{
  guint after = pass_answer (self), asker = 0, n_asker = 0;
  guint question = after > 0 ? find_question (self, after, &asker, &n_asker) : 0;

  if (question == 0 || !names_question (self, question) ||
      (question == after && cb_quick_parser_sees (self, after - 1, CB_QUICK_DOES)))
    return;
  for (guint i = question; i-- > after;)
    if (joins (self, i) && (i < asker || i >= asker + n_asker))
      {
        cb_quick_parser_remove (self, i, 1);
        question--;
        asker -= i < asker;
      }
  g_array_index (self->words, CbQuickWord, self->at).gap = CB_QUICK_COMMA;
  if (n_asker > 0)
    cb_quick_parser_swap (self, self->at, asker - self->at, n_asker);
  cb_quick_parser_swap (self, self->at + n_asker, question - self->at - n_asker,
                        self->n_words - question);
}
