/* Puts the question first where the line tells an answer before it.
 *
 * “Nobody could answer Bob’s plum, rope, hall” and “Cleo shows Bob a card after he asked for plum,
 * rope and hall” are read as “Bob’s plum, rope, hall; nobody could answer”.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-quick-parser-private.h"

/* Whether the question comes next, as in “nobody could answer when bob …” and “… bob’s plum, …”. */
static gboolean
ends_answer (const CbQuickParser *self, guint at)
{
  while (cb_quick_parser_sees_filler (self, at))
    at++;
  return cb_quick_parser_sees (self, at, CB_QUICK_AFTER) ||
         cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).rank <= CB_QUICK_ALIAS;
}

/* The index of the word after the answer with which the line begins: a player or “nobody”, then a
 * verb. 0 if the line does not begin with an answer. */
static guint
pass_answer (const CbQuickParser *self)
{
  CbQuickHit player = cb_quick_parser_see_player (self);
  guint at = self->at;

  if (cb_quick_parser_sees (self, at, CB_QUICK_NOBODY) && ends_answer (self, at + 1))
    return at + 1;
  if (cb_quick_parser_sees_any (self, at, CB_QUICK_NOBODY, CB_QUICK_SOMEBODY, CB_QUICK_ALL))
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
      cb_quick_parser_sees_any (self, at, CB_QUICK_LACKS, CB_QUICK_NOBODY) ||
      !(cb_quick_parser_sees_any (self, at, CB_QUICK_PASSES, CB_QUICK_SHOWS, CB_QUICK_DOES)))
    return 0;
  return at + 1;
}

/* Whether @at names the player who was shown a card, perhaps with an ending: “Darkowi”. */
static gboolean
names_shown (const CbQuickParser *self, guint at, guint *n_words)
{
  CbQuickHit hit = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);

  *n_words = hit.n_words;
  return (hit.rank <= CB_QUICK_ALIAS && !cb_quick_parser_sees (self, at, CB_QUICK_SHOWS)) ||
         (hit.rank == CB_QUICK_INFLECTED && !cb_quick_parser_sees_filler (self, at) &&
          cb_quick_parser_see_at (self, CB_QUICK_CARD, at).rank == CB_QUICK_NO_MATCH);
}

static gboolean
names_question (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_count_cards (self, at) == (guint) cb_quick_parser_get_n_asked (self);
}

gboolean
cb_quick_parser_sees_link (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees_any (self, at, CB_QUICK_AFTER, CB_QUICK_HE, CB_QUICK_DOES,
                                   CB_QUICK_ONE);
}

/* Whether the card that was shown comes next, before “for” and the question. @at: (inout): where to
 * look; if it comes, its last word */
static gboolean
is_shown_card (const CbQuickParser *self, guint *at)
{
  CbQuickHit card = cb_quick_parser_see_at (self, CB_QUICK_CARD, *at);
  guint next = *at + card.n_words;

  if (card.rank > CB_QUICK_BEGINNING || !cb_quick_parser_sees (self, next, CB_QUICK_AFTER))
    return FALSE;
  *at = next - 1;
  return TRUE;
}

/* Whether a question of mine comes next: “my plum, rope and hall”, “my suggestion”. */
static gboolean
is_mine (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees (self, at, CB_QUICK_ME) &&
         (cb_quick_parser_sees (self, at + 1, CB_QUICK_ASKS) ||
          cb_quick_parser_names_question (self, at + 1));
}

/* Whether the word can be the first of a question that is told after its answer: it names a card,
 * or who was shown one, or means “mine”. In “dan couldn’t move and asked …”, “move” is none. */
static gboolean
begins_question (const CbQuickParser *self, guint at)
{
  guint n;

  return is_mine (self, at) || names_shown (self, at, &n) ||
         cb_quick_parser_see_at (self, CB_QUICK_CARD, at).rank != CB_QUICK_NO_MATCH;
}

/* The index of the word with which the question after the answer that ends at @at begins; 0 if
 * there is none. @asker: (out): where the asker’s name begins, if it comes before that word;
 * @n_asker: (out): how many words it has, or 0 */
static guint
find_question (const CbQuickParser *self, guint at, guint *asker, guint *n_asker)
{
  guint n;

  *n_asker = 0;
  for (; at < self->n_words; at++)
    {
      if (cb_quick_parser_sees (self, at, CB_QUICK_ASKS) && *n_asker == 0 &&
          cb_quick_parser_see_at (self, CB_QUICK_PLAYER, cb_quick_parser_pass_over (self, at + 1))
              .rank <= CB_QUICK_ALIAS)
        continue; /* “refuted the suggestion of bob: …” */
      if (cb_quick_parser_sees (self, at, CB_QUICK_ASKS))
        return cb_quick_parser_sees_link (self, at - 1) ||
                   cb_quick_parser_sees_my_verb (self, at) ||
                   (*n_asker > 0 && at == *asker + *n_asker)
                 ? at
                 : 0;
      if (cb_quick_parser_sees_link (self, at) ||
          (cb_quick_parser_sees_filler (self, at) && !is_mine (self, at)))
        continue;
      if (*n_asker > 0 && is_shown_card (self, &at))
        continue;
      if (!cb_quick_parser_names_player (self, at, &n) ||
          (*n_asker > 0 && names_question (self, at)))
        return *n_asker > 0 || begins_question (self, at) ? at : 0;
      *asker = at;
      *n_asker = n;
      at += n - 1;
    }
  return 0;
}

/* A question told at the end: “…, when he had asked for plum, rope and hall”. @at: where it begins.
 * @asker: who asked, of @n_asker words, 0 where it only says “he”. @verb: “asked” */
typedef struct
{
  guint at;
  guint asker;
  guint n_asker;
  guint verb;
  gboolean joined; /* by “when”, “had” or the like, rather than by a comma alone */
} Late;

/* Moves the verb of a question before its cards, from @at on, if at most “has” comes after it. */
static void
put_verb_first (CbQuickParser *self, guint at)
{
  int n_cards;
  guint verb = cb_quick_parser_pass_cards (self, at, &n_cards);

  if (n_cards != cb_quick_parser_get_n_asked (self) ||
      !cb_quick_parser_sees (self, cb_quick_parser_pass_over (self, verb), CB_QUICK_ASKS))
    return;
  cb_quick_parser_remove (self, verb, cb_quick_parser_pass_over (self, verb) - verb);
  if (cb_quick_parser_pass_over (self, verb + 1) < self->n_words)
    return;
  cb_quick_parser_remove (self, verb + 1, self->n_words - verb - 1);
  cb_quick_parser_swap (self, at, verb - at, 1);
}

/* Whether a word such as “who” comes right before a question, as in “dan, who asked for …”. */
static gboolean
relates (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees_any (self, at, CB_QUICK_THAT, CB_QUICK_ASKING) &&
         !cb_quick_parser_sees_any (self, at, CB_QUICK_HE, CB_QUICK_HAS, CB_QUICK_DOES) &&
         cb_quick_parser_sees (self, cb_quick_parser_pass_over (self, at + 1), CB_QUICK_ASKS);
}

/* Reads a question up to its verb. Returns: whether it is one, with all its cards and nothing after
 * them. @mine: whether the answer is mine, so that somebody else asked */
static gboolean
see_late (CbQuickParser *self, guint at, gboolean mine, Late *late)
{
  int n_cards;
  guint n;

  *late = (Late) { .at = at };
  for (; at < self->n_words && !cb_quick_parser_sees (self, at, CB_QUICK_ASKS); at++)
    if (cb_quick_parser_sees_any (self, at, CB_QUICK_AFTER, CB_QUICK_HE) || relates (self, at))
      late->joined = TRUE;
    else if (mine && cb_quick_parser_sees (self, at, CB_QUICK_TO_ME))
      continue; /* “I showed … when he asked me for …” */
    else if (late->n_asker == 0 && cb_quick_parser_names_player (self, at, &n))
      {
        late->asker = at;
        late->n_asker = n;
        at += n - 1;
        put_verb_first (self, at + 1);
      }
    else if (cb_quick_parser_sees (self, at, CB_QUICK_HAS))
      {
        late->joined = TRUE;
        put_verb_first (self, at + 1);
      }
    else if (!cb_quick_parser_sees_filler (self, at))
      return FALSE;
  late->verb = at;
  if (cb_quick_parser_sees_my_verb (self, at))
    late->asker = at;
  return at < self->n_words &&
         cb_quick_parser_pass_cards (self, at + 1, &n_cards) == self->n_words &&
         n_cards == cb_quick_parser_get_n_asked (self);
}

/* Finds a question that comes last, after an answer. @other: (out): where the answer names a player
 * behind its verb; @n_other: (out): how many words name that player, 0 for none */
static gboolean
find_late (CbQuickParser *self, gboolean mine, Late *late, guint *other, guint *n_other)
{
  gboolean answers = FALSE;
  guint32 first = cb_quick_parser_see_player (self).found;
  guint n;

  *n_other = 0;
  for (guint at = self->at + 1; at < self->n_words; at++)
    {
      gboolean parted = cb_quick_parser_get_word (self, at)->gap != CB_QUICK_SPACE;

      answers = answers || cb_quick_parser_sees_any (self, at - 1, CB_QUICK_SHOWS, CB_QUICK_PASSES);
      if ((parted || cb_quick_parser_sees (self, at, CB_QUICK_AFTER) || relates (self, at)) &&
          see_late (self, at, mine, late))
        return answers;
      if (*n_other == 0 && names_shown (self, at, &n) &&
          cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).found != first)
        {
          *other = at;
          *n_other = n;
        }
    }
  return FALSE;
}

/* Puts “I” first if the line leaves it out, as in “showed Bob the rope when he asked for …”, or has
 * it with a verb after “him”. */
static void
put_me_first (CbQuickParser *self)
{
  guint verb = cb_quick_parser_pass_over (self, self->at), at = verb;
  CbQuickWord me = { 0 };

  while (at < self->n_words && !cb_quick_parser_sees (self, at, CB_QUICK_AFTER))
    at++;
  if (at == self->n_words || self->setup->me == CB_NOBODY ||
      cb_quick_parser_sees (self, self->at, CB_QUICK_ME) ||
      !cb_quick_parser_sees (self, verb, CB_QUICK_SHOWS))
    return;
  if (cb_quick_parser_sees (self, verb, CB_QUICK_ME))
    {
      cb_quick_parser_remove (self, self->at, verb - self->at);
      return;
    }
  me.folded = g_strdup (cb_quick_keyword_list (CB_QUICK_ME)[0]);
  me.means = cb_quick_keyword_find (me.folded);
  g_array_insert_val (self->words, self->at, me);
  self->n_words++;
}

/* Puts the last word behind the player in “Dirk hat Bernds Plum, Seil und Halle widerlegt”. */
static void
put_show_first (CbQuickParser *self)
{
  guint last = self->n_words - 1, has, n;

  if (!cb_quick_parser_names_player (self, self->at, &n) ||
      !cb_quick_parser_names_player (self, self->at + n + 1, &has))
    return;
  has = self->at + n;
  if (!cb_quick_parser_sees (self, has, CB_QUICK_HAS) ||
      !cb_quick_parser_sees (self, last, CB_QUICK_SHOWS) || !names_question (self, has + 1))
    return;
  cb_quick_parser_swap (self, has, last - has, 1);
  cb_quick_parser_remove (self, has + 1, 1);
}

/* Puts a question that comes last before the answers to it: “I showed Bob the rope, he had asked
 * for …”. “He” is the player to whom I showed the card. */
static gboolean
put_late_first (CbQuickParser *self)
{
  CbQuickHit first = cb_quick_parser_see_player (self);
  gboolean mine = self->setup->me != CB_NOBODY && first.found == 1u << self->setup->me;
  guint other = 0, n;
  Late late;

  if (!cb_quick_parser_names_player (self, self->at, &n) ||
      !find_late (self, mine, &late, &other, &n) ||
      (late.asker > 0 ? !late.joined : n == 0 || !(mine || late.joined)))
    return FALSE;
  if (late.asker > 0 && late.asker < late.verb)
    cb_quick_parser_remove (self, late.asker + late.n_asker, late.verb - late.asker - late.n_asker);
  cb_quick_parser_remove (self, late.at, (late.asker > 0 ? late.asker : late.verb) - late.at);
  if (late.asker > 0)
    n = 0;
  else
    {
      guint fillers = cb_quick_parser_sees_filler (self, other - 1);

      cb_quick_parser_remove (self, other - fillers, fillers);
      late.at -= fillers;
      cb_quick_parser_swap (self, self->at, other - fillers - self->at, n);
    }
  g_array_index (self->words, CbQuickWord, self->at + n).gap = CB_QUICK_COMMA;
  cb_quick_parser_swap (self, self->at + n, late.at - self->at - n, self->n_words - late.at);
  g_array_index (self->words, CbQuickWord, self->at + self->n_words - late.at + n)
    .gap = CB_QUICK_COMMA;
  return TRUE;
}

/* Puts what nobody or all did behind the question in “nobody could refute bob’s plum, rope, hall”,
 * “neither cleo nor dan could refute bob’s plum, rope, hall” and “nobody could refute plum, rope,
 * hall from bob”. */
static gboolean
put_all_last (CbQuickParser *self)
{
  guint first = 0, end, cards, n;
  gboolean neither, mine;
  int n_cards;

  while (cb_quick_parser_sees_filler (self, first))
    first++;
  neither = cb_quick_parser_sees (self, first, CB_QUICK_NEITHER);
  for (end = first; end < self->n_words; end += n)
    if (!cb_quick_parser_sees (self, end, CB_QUICK_ME) &&
        (cb_quick_parser_sees_any (self, end, CB_QUICK_NOBODY, CB_QUICK_ALL, CB_QUICK_SHOWS,
                                   CB_QUICK_PASSES, CB_QUICK_DOES, CB_QUICK_HAS, CB_QUICK_ASKS,
                                   CB_QUICK_NEITHER) ||
         cb_quick_parser_sees_joint (self, end)))
      n = 1;
    else if (!neither || !cb_quick_parser_sees (self, end - 1, CB_QUICK_NEITHER) ||
             !cb_quick_parser_names_player (self, end, &n))
      break;
  if (!neither && !cb_quick_parser_sees (self, first, CB_QUICK_NOBODY) &&
      !(cb_quick_parser_sees (self, first, CB_QUICK_ALL) &&
        cb_quick_parser_sees (self, first + 1, CB_QUICK_PASSES)))
    return FALSE;
  for (cards = end; cb_quick_parser_sees_any (self, cards, CB_QUICK_AFTER, CB_QUICK_TO_ME) &&
                    !cb_quick_parser_sees_my_verb (self, cards);)
    cards++;
  mine = cb_quick_parser_sees_my_verb (self, cards) &&
         cb_quick_parser_sees (self, cards, CB_QUICK_ASKS);
  if (mine) /* “…, cuando pregunté por …” */
    {
      cb_quick_parser_remove (self, end, cards - end);
      n = 1;
    }
  else
    n = cb_quick_parser_names_player (self, end, &n) ? n : 0;
  cards = end + n + cb_quick_parser_sees (self, end + n, CB_QUICK_ASKS);
  cards = cb_quick_parser_pass_cards (self, cards, &n_cards);
  if (n_cards != cb_quick_parser_get_n_asked (self))
    return FALSE;
  if (n == 0 && cb_quick_parser_names_player (self, cards, &n) && cards + n == self->n_words)
    cb_quick_parser_swap (self, end, cards - end, n);
  else if (n == 0 || cards < self->n_words)
    return FALSE;
  while (end > 1 && (cb_quick_parser_sees_joint (self, end - 1) ||
                     cb_quick_parser_sees (self, end - 1, CB_QUICK_ASKS)))
    cb_quick_parser_remove (self, --end, 1);
  cb_quick_parser_swap (self, 0, end, self->n_words - end);
  g_array_index (self->words, CbQuickWord, self->n_words - end).gap = CB_QUICK_COMMA;
  return TRUE;
}

/* Whether it is “he” who asks in the words before the question: “dan couldn’t move, so he asked …”
 * goes on about Dan, who is no answerer then. */
static gboolean
tells_of_him (const CbQuickParser *self, guint at, guint question)
{
  for (; at < question; at++)
    if (cb_quick_parser_sees (self, at, CB_QUICK_HE))
      return TRUE;
  return FALSE;
}

void
cb_quick_parser_put_question_first (CbQuickParser *self)
{
  guint after, asker = 0, n_asker = 0;
  guint question;

  if (put_all_last (self))
    return;
  put_me_first (self);
  put_show_first (self);
  after = pass_answer (self);
  if (put_late_first (self))
    return;
  question = after > 0 ? find_question (self, after, &asker, &n_asker) : 0;
  if (question == 0 || !names_question (self, question) ||
      (n_asker == 0 && tells_of_him (self, after, question)) ||
      (question == after &&
       cb_quick_parser_sees_any (self, after - 1, CB_QUICK_DOES, CB_QUICK_NONE)))
    return;
  for (guint i = question; i-- > after;)
    if ((cb_quick_parser_sees_link (self, i) || cb_quick_parser_sees (self, i, CB_QUICK_ASKS) ||
         (i < asker && cb_quick_parser_sees_filler (self, i))) &&
        (i < asker || i >= asker + n_asker))
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

/* Whether who asked is told behind a question mark: “plum, rope, hall? bob asks”. */
static gboolean
names_asker (const CbQuickParser *self, guint at)
{
  CbQuickHit player = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);

  if (cb_quick_parser_sees_filler (self, at) && player.rank > CB_QUICK_ALIAS)
    at++; /* “¿…? lo pregunta Beto” */

  if (cb_quick_parser_sees (self, at, CB_QUICK_ASKS))
    return cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at + 1).rank <= CB_QUICK_ALIAS;
  return player.rank <= CB_QUICK_ALIAS &&
         cb_quick_parser_sees (self, at + player.n_words, CB_QUICK_ASKS);
}

/* Whether what somebody answered is told behind a question mark: “plum, rope, hall? bob: no”, “…?
 * nobody”. */
static gboolean
begins_answer (const CbQuickParser *self, guint at)
{
  guint n;

  at += cb_quick_parser_sees (self, at, CB_QUICK_AND);
  if (cb_quick_parser_sees_any (self, at, CB_QUICK_NOBODY, CB_QUICK_NEITHER) ||
      (cb_quick_parser_sees_my_verb (self, at) &&
       cb_quick_parser_sees_any (self, at, CB_QUICK_PASSES, CB_QUICK_SHOWS)))
    return TRUE;
  return cb_quick_parser_names_player (self, at, &n) &&
         cb_quick_parser_sees_any (self, cb_quick_parser_pass_over (self, at + n), CB_QUICK_PASSES,
                                   CB_QUICK_SHOWS, CB_QUICK_DOES);
}

void
cb_quick_parser_drop_question_mark (CbQuickParser *self)
{
  int n_cards;
  guint first = 0, mark, name;

  if (!cb_quick_parser_names_player (self, 0, &name) || cb_quick_parser_sees_my_verb (self, 0) ||
      cb_quick_parser_see_at (self, CB_QUICK_CARD, 0).rank <= CB_QUICK_ALIAS)
    name = 0;
  for (first = name; cb_quick_parser_sees_any (self, first, CB_QUICK_ASKING, CB_QUICK_ASKS) ||
                     cb_quick_parser_sees_filler (self, first);)
    first++;
  mark = cb_quick_parser_pass_cards (self, first, &n_cards);
  if (mark + 1 >= self->n_words || !cb_quick_parser_names_question (self, first) ||
      !g_str_equal (cb_quick_parser_get_word (self, mark)->folded, "?"))
    return;
  if (name == 0 && names_asker (self, mark + 1))
    {
      cb_quick_parser_remove (self, mark, 1);
      cb_quick_parser_remove (self, 0, first);
    }
  else if ((first == 0 || name > 0) && begins_answer (self, mark + 1))
    {
      cb_quick_parser_remove (self, mark, 1);
      g_array_index (self->words, CbQuickWord, mark).gap = CB_QUICK_COMMA;
    }
}
