/* Mends the order of words: answers told before the question, cards before who has them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* “Nobody could answer Bob’s plum, rope, hall” and “Cleo shows Bob a card after he asked for plum,
 * rope and hall” are read as “Bob’s plum, rope, hall; nobody could answer”. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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
      cb_quick_parser_sees (self, at, CB_QUICK_LACKS) ||
      !(cb_quick_parser_sees_any (self, at, CB_QUICK_PASSES, CB_QUICK_SHOWS, CB_QUICK_DOES)))
    return 0;
  return at + 1;
}

/* Whether @at begins a player’s whole name, or “bob’s”. @n_words: (out): how many words it has */
static gboolean
names_player (const CbQuickParser *self, guint at, guint *n_words)
{
  CbQuickHit hit = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);

  *n_words = hit.n_words;
  return hit.rank <= CB_QUICK_ALIAS;
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
  return cb_quick_parser_count_cards (self, at) ==
         (guint) cb_edition_get_rules (self->setup->edition)->n_asked;
}

/* Whether the word joins the question to the answer before it, as “after he” does. */
static gboolean
joins (const CbQuickParser *self, guint at)
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
        return joins (self, at - 1) || (*n_asker > 0 && at == *asker + *n_asker) ? at : 0;
      if (joins (self, at) || cb_quick_parser_sees_filler (self, at))
        continue;
      if (*n_asker > 0 && is_shown_card (self, &at))
        continue;
      if (!names_player (self, at, &n) || (*n_asker > 0 && names_question (self, at)))
        return at;
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

/* Moves the verb of a question before its cards, from @at on, if it comes right behind them. */
static gboolean
move_verb (CbQuickParser *self, guint at)
{
  int n_cards;
  guint verb = cb_quick_parser_pass_cards (self, at, &n_cards);

  if (n_cards != cb_edition_get_rules (self->setup->edition)->n_asked ||
      !cb_quick_parser_sees (self, verb, CB_QUICK_ASKS) ||
      cb_quick_parser_get_word (self, verb)->gap != CB_QUICK_SPACE)
    return FALSE;
  cb_quick_parser_swap (self, at, verb - at, 1);
  return TRUE;
}

/* Moves the verb of a question before its cards, from @at on, if at most “has” comes after it. */
static void
put_verb_first (CbQuickParser *self, guint at)
{
  int n_cards;
  guint verb = cb_quick_parser_pass_cards (self, at, &n_cards);

  if (n_cards != cb_edition_get_rules (self->setup->edition)->n_asked ||
      !cb_quick_parser_sees (self, cb_quick_parser_pass_over (self, verb), CB_QUICK_ASKS))
    return;
  cb_quick_parser_remove (self, verb, cb_quick_parser_pass_over (self, verb) - verb);
  if (cb_quick_parser_pass_over (self, verb + 1) < self->n_words)
    return;
  cb_quick_parser_remove (self, verb + 1, self->n_words - verb - 1);
  cb_quick_parser_swap (self, at, verb - at, 1);
}

/* Reads a question up to its verb. Returns: whether it is one, with all its cards and nothing after
 * them */
static gboolean
see_late (CbQuickParser *self, guint at, Late *late)
{
  int n_cards;
  guint n;

  *late = (Late) { .at = at };
  for (; at < self->n_words && !cb_quick_parser_sees (self, at, CB_QUICK_ASKS); at++)
    if (cb_quick_parser_sees_any (self, at, CB_QUICK_AFTER, CB_QUICK_HE))
      late->joined = TRUE;
    else if (late->n_asker == 0 && names_player (self, at, &n))
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
         n_cards == cb_edition_get_rules (self->setup->edition)->n_asked;
}

/* Finds a question that comes last, after an answer. @other: (out): where the answer names a player
 * behind its verb; @n_other: (out): how many words name that player, 0 for none */
static gboolean
find_late (CbQuickParser *self, Late *late, guint *other, guint *n_other)
{
  gboolean answers = FALSE;
  guint32 first = cb_quick_parser_see_player (self).found;
  guint n;

  *n_other = 0;
  for (guint at = self->at + 1; at < self->n_words; at++)
    {
      gboolean parted = cb_quick_parser_get_word (self, at)->gap != CB_QUICK_SPACE;

      answers = answers || cb_quick_parser_sees_any (self, at - 1, CB_QUICK_SHOWS, CB_QUICK_PASSES);
      if ((parted || cb_quick_parser_sees (self, at, CB_QUICK_AFTER)) && see_late (self, at, late))
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

  if (!names_player (self, self->at, &n) || !names_player (self, self->at + n + 1, &has))
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

  if (!names_player (self, self->at, &n) || !find_late (self, &late, &other, &n) ||
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

/* Puts the question first, if the line begins with an answer and then names the cards of the
 * question. A player who “did plum, rope, hall” asked for these cards. */
void
cb_quick_parser_put_question_first (CbQuickParser *self)
{
  guint after, asker = 0, n_asker = 0;
  guint question;

  put_me_first (self);
  put_show_first (self);
  after = pass_answer (self);
  if (put_late_first (self))
    return;
  question = after > 0 ? find_question (self, after, &asker, &n_asker) : 0;
  if (question == 0 || !names_question (self, question) ||
      (question == after && cb_quick_parser_sees (self, after - 1, CB_QUICK_DOES)))
    return;
  for (guint i = question; i-- > after;)
    if ((joins (self, i) || cb_quick_parser_sees (self, i, CB_QUICK_ASKS) ||
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
  return *n_cards > 0 && *n_cards < cb_edition_get_rules (self->setup->edition)->n_asked &&
         cb_quick_parser_see_at (self, CB_QUICK_PLAYER, first).rank > CB_QUICK_ALIAS;
}

/* Puts Bob and the verb first in “the rope Bob showed me”. Where a language uses the same words for
 * “I showed Bob the rope”, this reads them wrongly, and the check against my own hand finds it. */
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
        place = &verb;
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
  cb_quick_parser_swap (self, 0, other, 1);
  verb += verb < other;
  cb_quick_parser_swap (self, 1, verb - 1, 1);
  return TRUE;
}

/* Puts the player and “has” first in “af Blomme og Hvid har Bo mindst én”. */
static gboolean
turn_held_round (CbQuickParser *self)
{
  CbQuickHit player;
  int n_cards;
  guint at;

  if (!cb_quick_parser_begins_with_object (self, &at, &n_cards) ||
      !cb_quick_parser_sees (self, at, CB_QUICK_HAS) ||
      cb_quick_parser_get_word (self, at)->gap != CB_QUICK_SPACE)
    return FALSE;
  player = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at + 1);
  if (player.rank > CB_QUICK_ALIAS)
    return FALSE;
  cb_quick_parser_swap (self, at, 1, player.n_words);
  cb_quick_parser_swap (self, 0, at, player.n_words + 1);
  return TRUE;
}

/* Puts the player first, and “has” behind, in “the rope is bob’s” and “the rope is in bob’s hand”.
 */
static gboolean
turn_owner_round (CbQuickParser *self)
{
  int n_cards;
  guint at, n;
  CbQuickWord *is;

  if (!cb_quick_parser_begins_with_object (self, &at, &n_cards) || at < 2 ||
      !cb_quick_parser_sees_filler (self, at - 1) || !names_player (self, at, &n) ||
      cb_quick_parser_get_word (self, at)->owner == NULL ||
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

/* Puts the cards before what was shown in “bob was shown a card by dan for plum, rope and hall”. */
static gboolean
turn_received_round (CbQuickParser *self)
{
  guint saw, shower, cards, end, n;
  int n_cards;

  if (!names_player (self, 0, &n))
    return FALSE;
  saw = cb_quick_parser_pass_over (self, n);
  if (!cb_quick_parser_sees (self, saw, CB_QUICK_SAW))
    return FALSE;
  for (shower = saw + 1; cb_quick_parser_sees_filler (self, shower) ||
                         cb_quick_parser_sees (self, shower, CB_QUICK_SHOWN_BY);)
    shower++;
  if (!names_player (self, shower, &n))
    return FALSE;
  for (cards = shower + n; joins (self, cards) || cb_quick_parser_sees_filler (self, cards) ||
                           cb_quick_parser_sees (self, cards, CB_QUICK_ASKS);)
    cards++;
  end = cb_quick_parser_pass_cards (self, cards, &n_cards);
  if (cards == shower + n || n_cards != cb_edition_get_rules (self->setup->edition)->n_asked)
    return FALSE;
  cb_quick_parser_remove (self, shower + n, cards - shower - n);
  end -= cards - shower - n;
  cb_quick_parser_swap (self, saw, shower + n - saw, end - shower - n);
  return TRUE;
}

/* Puts the player before the cards in “plum, rope and hall, says bob: cleo passes”. Returns:
 * whether there is such a player */
static gboolean
turn_round (CbQuickParser *self)
{
  guint first, n_words, at;
  CbQuickHit hit;
  int n_cards;

  at = cb_quick_parser_pass_first_cards (self, &first, &n_cards);
  n_words = at - first;
  if (n_cards != cb_edition_get_rules (self->setup->edition)->n_asked ||
      !(cb_quick_parser_sees_any (self, at, CB_QUICK_SAYS, CB_QUICK_ASKS)))
    return FALSE;
  do
    at++;
  while (cb_quick_parser_sees_filler (self, at));
  hit = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);
  if (hit.rank == CB_QUICK_NO_MATCH)
    return FALSE;
  cb_quick_parser_remove (self, first + n_words, at - first - n_words);
  cb_quick_parser_remove (self, 0, first);
  cb_quick_parser_swap (self, 0, n_words, hit.n_words);
  return TRUE;
}

/* Puts the player before the verb in “then asked bob …”, the order in many languages, and in “wrong
 * accusation by bob: …”, and before the cards in “plum was suggested by bob, with …”. */
static gboolean
turn_verb_round (CbQuickParser *self)
{
  guint first = 0, n_words, n;

  for (guint at = 0; at < self->n_words; at++)
    if (cb_quick_parser_sees (self, at, CB_QUICK_ASKED_BY))
      {
        CbQuickHit asker = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at + 1);

        if (asker.rank > CB_QUICK_ALIAS)
          return FALSE;
        cb_quick_parser_remove (self, at, 1);
        cb_quick_parser_swap (self, 0, at, asker.n_words);
        return TRUE;
      }
  while ((cb_quick_parser_sees_filler (self, first) &&
          !cb_quick_parser_sees (self, first, CB_QUICK_ME)) ||
         cb_quick_parser_sees (self, first, CB_QUICK_AND))
    first++;
  if (cb_quick_parser_sees_any (self, first, CB_QUICK_RIGHT, CB_QUICK_WRONG) &&
      cb_quick_parser_sees (self, first + 1, CB_QUICK_ACCUSES))
    {
      n = cb_quick_parser_see_inverted (self, first + 1, &n_words);
      cb_quick_parser_swap (self, 0, first + 1 + n_words, n);
      return n > 0;
    }
  if (!cb_quick_parser_sees_any (self, first, CB_QUICK_ASKS, CB_QUICK_ACCUSES))
    return FALSE;
  n = cb_quick_parser_see_inverted (self, first, &n_words);
  /* “accusation by bob: …”, but not “accuses the white …” */
  if (n == 0 || (first == 0 && (n_words == 1 || cb_quick_parser_get_word (self, n_words + n)->gap !=
                                                  CB_QUICK_COLON)))
    return FALSE;
  cb_quick_parser_remove (self, 0, first);
  cb_quick_parser_swap (self, 0, n_words, n);
  return TRUE;
}

/* Puts a card that comes before the asker or before the verb behind the verb: “in the hall bob
 * suggests …”, “bob, in the hall, suggests …”. */
static gboolean
turn_place_round (CbQuickParser *self)
{
  guint name = 0, n_words, n, at, verb, first;
  int n_cards, n_more;

  at = cb_quick_parser_pass_first_cards (self, &first, &n_cards);
  if (first == 0 && names_player (self, 0, &name))
    at = cb_quick_parser_pass_cards (self, name, &n_cards);
  else if (first == 0)
    return FALSE;
  verb = cb_quick_parser_pass_over (self, at);
  if (name == 0 && names_player (self, at, &n))
    verb = cb_quick_parser_pass_over (self, at + n);
  if (n_cards == 0 || !cb_quick_parser_sees_any (self, verb, CB_QUICK_ASKS, CB_QUICK_ACCUSES))
    return FALSE;
  if (name == 0 && verb == at)
    {
      n = cb_quick_parser_see_inverted (self, at, &n_words);
      if (n == 0)
        return FALSE;
      cb_quick_parser_swap (self, at, n_words, n);
      verb = at + n;
    }
  cb_quick_parser_pass_cards (self, verb + 1, &n_more);
  if (n_cards + n_more != cb_edition_get_rules (self->setup->edition)->n_asked)
    return FALSE;
  cb_quick_parser_swap (self, name, at - name, verb + 1 - at);
  return TRUE;
}

/* German ends a clause with its verb, as in “als Bernd nach Plum, Seil und Halle fragte, zeigte
 * Clara …”: puts that verb before the cards, where the grammar looks for it. */
static gboolean
turn_clause_round (CbQuickParser *self)
{
  guint name = 0, n;

  if (!cb_quick_parser_sees (self, 0, CB_QUICK_AFTER))
    return FALSE;
  while (cb_quick_parser_sees_filler (self, name) ||
         cb_quick_parser_sees (self, name, CB_QUICK_AFTER))
    name++;
  if (!names_player (self, name, &n) ||
      !(move_verb (self, name + n) ||
        cb_quick_parser_sees (self, cb_quick_parser_pass_over (self, name + n), CB_QUICK_ASKS)))
    return FALSE;
  cb_quick_parser_remove (self, 0, name);
  return TRUE;
}

/* Puts the second of two players behind the verb: “bob and cleo have swapped a card”. If neither is
 * me and just one card is named, the line is refused, because it leaves open who gave that card. */
static gboolean
turn_swap_round (CbQuickParser *self)
{
  CbQuickHit one = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, 0), other;
  guint at = one.n_words + cb_quick_parser_sees (self, one.n_words, CB_QUICK_AND), verb;
  gboolean mine;

  other = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);
  for (verb = at + other.n_words; !cb_quick_parser_sees (self, verb, CB_QUICK_SWAPS); verb++)
    if (verb >= self->n_words)
      return FALSE;
  mine = self->setup->me != CB_NOBODY && ((one.found | other.found) >> self->setup->me & 1) != 0;
  if (one.rank > CB_QUICK_ALIAS || other.rank > CB_QUICK_ALIAS)
    return FALSE;
  if (!mine && cb_quick_parser_count_cards (self, at + other.n_words) == 1)
    return !cb_quick_parser_fail (self, 0, at + other.n_words,
                                  _ ("Who gave the card? Name that player first and the other one "
                                     "last, or name both cards."));
  cb_quick_parser_swap (self, one.n_words, verb - one.n_words, 1);
  cb_quick_parser_remove (self, one.n_words + 1, at - one.n_words);
  at = one.n_words + 1 + other.n_words;
  cb_quick_parser_remove (self, at, cb_quick_parser_sees (self, at, CB_QUICK_HAS));
  return TRUE;
}

gboolean
cb_quick_parser_turn_round (CbQuickParser *self)
{
  return turn_swap_round (self) || turn_clause_round (self) || turn_place_round (self) ||
         turn_round (self) || turn_verb_round (self) || turn_shown_round (self) ||
         turn_held_round (self) || turn_owner_round (self) || turn_received_round (self);
}
