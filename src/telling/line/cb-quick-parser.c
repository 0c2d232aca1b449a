/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-quick-parser-private.h"

/* Makes the @n words from the one at @at on a single one. @token: (transfer full): what stands for
 * them */
static void
join (GArray *words, guint at, guint n, char *token)
{
  CbQuickWord *first = &g_array_index (words, CbQuickWord, at);
  const CbQuickWord *last = &g_array_index (words, CbQuickWord, at + n - 1);

  first->length = last->start + last->length - first->start;
  first->size = last->offset + last->size - first->offset;
  g_free (first->folded);
  first->folded = token;
  first->means = cb_quick_keyword_find (token);
  g_clear_pointer (&first->owner, g_free);
  first->elided = FALSE;
  if (n > 1)
    g_array_remove_range (words, at + 1, n - 1);
}

/* Whether the words that @token stands for tell of me: that I saw or missed what others did, as “I
 * saw it too”, or what I did, as “ho dovuto mostrare” in Italian. */
static gboolean
is_aside (const CbQuickParser *self, guint at, const char *token)
{
  guint64 asides = CB_QUICK_WORD (CB_QUICK_FILLER) | CB_QUICK_WORD (CB_QUICK_SOMETHING) |
                   CB_QUICK_WORD (CB_QUICK_ME);

  return cb_quick_parser_sees (self, at, CB_QUICK_ME) && (cb_quick_keyword_find (token) & asides);
}

/* Joins words that have a meaning only together into one, unless a player or card is called so. A
 * phrase that says that something was not heard becomes “?”. */
static void
join_phrases (CbQuickParser *self)
{
  for (guint at = 0; at + 1 < self->words->len; at++)
    {
      guint n_words = 0;
      g_autofree char *token = cb_quick_keyword_find_phrase (self->words, at, &n_words);

      if (token == NULL)
        n_words = cb_quick_vocabulary_find_asking (self->vocabulary, self->words, at, &token);
      if (n_words > 0 && (is_aside (self, at, token) ||
                          !cb_quick_vocabulary_calls (self->vocabulary, self->words, at)))
        join (self->words, at, n_words, g_steal_pointer (&token));
    }
}

/* Turns “w/” for “with” and “1)” into a word without a meaning. */
static void
drop_sign (CbQuickWord *word, const char *end)
{
  if (word->size > 1 ||
      !((*end == '/' && end[1] == ' ') || (*end == ')' && g_ascii_isdigit (*word->folded))))
    return;
  g_set_str (&word->folded, cb_quick_keyword_list (CB_QUICK_FILLER)[0]);
  word->means = CB_QUICK_WORD (CB_QUICK_FILLER);
}

/* How many spaces come before a dash that stands alone before a comma or the end, as in “cleo –,
 * dan shows”; 0 for no such dash. */
static guint
count_to_dash (const char *end)
{
  const char *dash = end + strspn (end, " ");
  const char *after;

  if (*dash == '\0' || g_utf8_strchr ("-–—", -1, g_utf8_get_char (dash)) == NULL)
    return 0;
  after = g_utf8_next_char (dash);
  after += strspn (after, " ");
  return *after == '\0' || strchr (",;", *after) != NULL ? (guint) (dash - end) : 0;
}

/* Turns the signs in “cleo+ dan-” or “cleo - dan +” into the words for “shows” and “passes”. */
static void
part_marks (CbQuickParser *self)
{
  gboolean spaced = g_str_has_suffix (self->text, " +");

  for (guint at = 1; at + 1 < self->words->len; at++)
    {
      CbQuickWord *word = &g_array_index (self->words, CbQuickWord, at);
      const char *end = self->text + word->offset + word->size;
      gboolean minus = word->size > 1 && end[-1] == '-';
      guint dash = minus ? 0 : count_to_dash (end);
      guint apart = dash > 0 ? dash : spaced && *end == ' ' && (end[1] == '-' || end[1] == '+');
      CbQuickWord mark = { .length = 1 };

      drop_sign (word, end);
      if ((!minus && apart == 0 && *end != '+') ||
          cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).rank > CB_QUICK_BEGINNING ||
          cb_quick_parser_see_at (self, CB_QUICK_CARD, at).rank <= CB_QUICK_ALIAS)
        continue;
      word->size -= minus;
      word->length -= minus;
      mark.folded = g_strdup (minus || dash > 0 || (apart > 0 && end[1] == '-') ? "✗" : "✓");
      mark.means = cb_quick_keyword_find (mark.folded);
      mark.start = word->start + word->length + apart;
      mark.offset = word->offset + word->size + apart;
      mark.size = (gsize) (g_utf8_next_char (self->text + mark.offset) - self->text) - mark.offset;
      g_array_insert_val (self->words, ++at, mark);
    }
}

/* @text: valid UTF-8. All arguments must outlive the parser. */
void
cb_quick_parser_init (CbQuickParser *self,
                      CbDraft *draft,
                      const CbQuickVocabulary *vocabulary,
                      const char *text,
                      CbQuickLine *line)
{
  *self = (CbQuickParser) {
    .draft = draft,
    .setup = cb_case_get_setup (cb_draft_get_case (draft)),
    .vocabulary = vocabulary,
    .text = text,
    .words = cb_quick_words_split (text, cb_quick_keyword_list_elisions ()),
    .line = line,
  };
  for (guint i = 0; i < self->words->len; i++)
    {
      CbQuickWord *word = &g_array_index (self->words, CbQuickWord, i);

      word->means = cb_quick_keyword_find (word->folded);
      if ((word->means & CB_QUICK_WORD (CB_QUICK_ME)) != 0 &&
          !cb_quick_keyword_is_mine (text + word->offset, word->size))
        word->means &= ~CB_QUICK_WORD (CB_QUICK_ME);
    }
  part_marks (self);
  self->n_words = self->words->len - 1;
  join_phrases (self);
  self->n_words = self->words->len - 1;
}

void
cb_quick_parser_clear (CbQuickParser *self)
{
  g_array_unref (self->words);
}

/* Clears the players that a new draft proposes: a line has to name whoever is asked or seen. */
void
cb_quick_parser_begin (CbQuickParser *self, CbDraftKind event)
{
  memset (self->places, 0, sizeof self->places);
  self->guessed = FALSE;
  self->answered = FALSE;
  self->addressed = CB_NOBODY;
  cb_draft_reset (self->draft);
  cb_draft_set_kind (self->draft, event);
  /* A draft proposes players for its form, but a line has named nobody yet. */
  cb_draft_set (self->draft, CB_DRAFT_PLAYER, CB_NOBODY);
  cb_draft_set (self->draft, CB_DRAFT_WITH, CB_NOBODY);
}

void
cb_quick_parser_put (CbQuickParser *self, CbDraftField field, int value, guint at, guint n)
{
  cb_draft_set (self->draft, field, value);
  self->places[field].at = at;
  self->places[field].n = n;
}

/* The problem points at the words typed for the field, or else at the end of the line. */
gboolean
cb_quick_parser_check (CbQuickParser *self, CbDraftField field)
{
  const CbDraftLack *lack = _cb_draft_find_lack (self->draft);
  guint at = self->n_words, n = 0;

  if (lack == NULL || (field != CB_DRAFT_NO_FIELD && lack->field != field))
    return TRUE;
  if (lack->field != CB_DRAFT_NO_FIELD && !(lack->missing && cb_quick_parser_at_end (self)))
    {
      at = self->places[lack->field].at;
      n = self->places[lack->field].n;
    }
  return cb_quick_parser_fail (self, at, n, "%s", lack->words);
}

guint32
cb_quick_parser_get_all (const CbQuickParser *self, CbQuickSort sort)
{
  return cb_quick_vocabulary_get_all (self->vocabulary, sort);
}

/* Whether the word at @at is @keyword, not shortened. */
gboolean
cb_quick_parser_sees (const CbQuickParser *self, guint at, CbQuickKeyword keyword)
{
  return at < self->n_words &&
         (cb_quick_parser_get_word (self, at)->means & CB_QUICK_WORD (keyword)) != 0;
}

gboolean
cb_quick_parser_sees_one_of (const CbQuickParser *self,
                             guint at,
                             const CbQuickKeyword *keywords,
                             gsize n)
{
  guint64 words = 0;

  for (gsize i = 0; i < n; i++)
    words |= CB_QUICK_WORD (keywords[i]);
  return at < self->n_words && (cb_quick_parser_get_word (self, at)->means & words) != 0;
}

gboolean
cb_quick_parser_sees_filler (const CbQuickParser *self, guint at)
{
  return at < self->n_words &&
         (cb_quick_parser_get_word (self, at)->elided ||
          cb_quick_parser_sees (self, at, CB_QUICK_FILLER) ||
          g_strcmp0 (cb_quick_parser_get_word (self, at)->folded, self->vocabulary->pool) == 0);
}

/* The first word from @at on that is neither a filler nor “has” as in “has shown”, which only helps
 * a verb. */
guint
cb_quick_parser_pass_over (const CbQuickParser *self, guint at)
{
  while (
    (cb_quick_parser_sees_filler (self, at) || cb_quick_parser_sees (self, at, CB_QUICK_HAS)) &&
    !cb_quick_parser_sees (self, at, CB_QUICK_SHOWS))
    at++;
  return at;
}

gboolean
cb_quick_parser_begins_sentence (const CbQuickParser *self, guint at)
{
  const CbQuickWord *last = at > 0 ? cb_quick_parser_get_word (self, at - 1) : NULL;

  return last != NULL && last->size > 0 &&
         strchr (".!", self->text[last->offset + last->size - 1]) != NULL;
}

gboolean
cb_quick_parser_sees_joint (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees_filler (self, at) ||
         cb_quick_parser_sees_any (self, at, CB_QUICK_AND, CB_QUICK_THAT);
}

/* Finds the thing among @allowed that the next words name. */
CbQuickHit
cb_quick_parser_see (const CbQuickParser *self, CbQuickSort sort, guint32 allowed)
{
  return cb_quick_names_find (self->vocabulary->names[sort], self->words, self->at, allowed);
}

CbQuickHit
cb_quick_parser_see_at (const CbQuickParser *self, CbQuickSort sort, guint at)
{
  return cb_quick_names_find (self->vocabulary->names[sort], self->words, at,
                              cb_quick_parser_get_all (self, sort));
}

CbQuickHit
cb_quick_parser_see_player (const CbQuickParser *self)
{
  return cb_quick_parser_see_at (self, CB_QUICK_PLAYER, self->at);
}

CbQuickHit
cb_quick_parser_see_card (const CbQuickParser *self, CbCardSet allowed)
{
  return cb_quick_parser_see (self, CB_QUICK_CARD, allowed);
}

int
cb_quick_parser_see_count (const CbQuickParser *self, guint *verb)
{
  const char *typed = cb_quick_parser_get_word (self, self->at)->folded;
  guint64 number;
  int n = cb_quick_keyword_get_place (CB_QUICK_NUMBER, typed);

  if (n < 0 && g_ascii_string_to_unsigned (typed, 10, 1, CB_MAX_PLAYERS, &number, NULL))
    n = (int) number;
  *verb = self->at + 1;
  while (cb_quick_parser_sees_filler (self, *verb) ||
         cb_quick_parser_sees (self, *verb, CB_QUICK_ALL))
    ++*verb;
  return n > 0 && cb_quick_parser_sees (self, *verb, CB_QUICK_PASSES) ? n : 0;
}

void
cb_quick_parser_remove (CbQuickParser *self, guint at, guint n)
{
  if (n > 0)
    g_array_remove_range (self->words, at, n);
  self->n_words -= n;
}

void
cb_quick_parser_swap (CbQuickParser *self, guint at, guint n, guint m)
{
  CbQuickWord *first = &g_array_index (self->words, CbQuickWord, at);
  g_autofree CbQuickWord *moved = g_memdup2 (first + n, m * sizeof *moved);
  CbQuickGap gap = first->gap;

  memmove (first + m, first, n * sizeof *first);
  memcpy (first, moved, m * sizeof *first);
  first[m].gap = CB_QUICK_SPACE;
  first->gap = gap;
}

guint
cb_quick_parser_see_inverted (const CbQuickParser *self, guint at, guint *n_words)
{
  guint name = at + 1;
  CbQuickHit player;

  while (cb_quick_parser_sees_filler (self, name))
    name++;
  *n_words = name - at;
  for (guint i = at + 1; i <= name; i++)
    if (i >= self->n_words || cb_quick_parser_get_word (self, i)->gap != CB_QUICK_SPACE)
      return 0;
  player = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, name);
  return player.rank <= CB_QUICK_ALIAS ? player.n_words : 0;
}

gboolean
cb_quick_parser_sees_late_show (const CbQuickParser *self, guint at)
{
  guint last = at;

  while (last + 1 < self->n_words &&
         cb_quick_parser_get_word (self, last + 1)->gap == CB_QUICK_SPACE)
    last++;
  return cb_quick_parser_sees (self, at, CB_QUICK_HAS) && last > at &&
         cb_quick_parser_sees (self, last, CB_QUICK_SHOWS);
}

gboolean
cb_quick_parser_sees_inverted_answer (const CbQuickParser *self)
{
  guint n_words, n;

  if (!(cb_quick_parser_sees (self, self->at, CB_QUICK_SHOWS) ||
        cb_quick_parser_sees_late_show (self, self->at)) ||
      cb_quick_parser_sees (self, self->at, CB_QUICK_ME))
    return FALSE;
  n = cb_quick_parser_see_inverted (self, self->at, &n_words);
  return n > 0 &&
         !cb_quick_parser_sees_any (self, self->at + n_words + n, CB_QUICK_SHOWS, CB_QUICK_PASSES);
}

gboolean
cb_quick_parser_sees_my_verb (const CbQuickParser *self, guint at)
{
  const CbQuickKeyword VERBS[] = {
    CB_QUICK_ASKS, CB_QUICK_PASSES, CB_QUICK_SHOWS, CB_QUICK_ACCUSES,
    CB_QUICK_SAW,  CB_QUICK_LOOKS,  CB_QUICK_ROLLS, CB_QUICK_SNOOPS
  };

  for (guint i = 0; cb_quick_parser_sees (self, at, CB_QUICK_ME) && i < G_N_ELEMENTS (VERBS); i++)
    if (cb_quick_parser_sees (self, at, VERBS[i]))
      return TRUE;
  return FALSE;
}

gboolean
cb_quick_parser_sees_all_pass (const CbQuickParser *self)
{
  return cb_quick_parser_sees (self, self->at, CB_QUICK_PASSES) &&
         !cb_quick_parser_sees (self, self->at - 1, CB_QUICK_PASSES) &&
         cb_quick_parser_sees (self, self->at + 1, CB_QUICK_ALL) &&
         cb_quick_parser_get_word (self, self->at + 1)->gap == CB_QUICK_SPACE;
}

gboolean
cb_quick_parser_sees_answer (const CbQuickParser *self)
{
  CbQuickHit player = cb_quick_parser_see_player (self);
  CbQuickRank card = cb_quick_parser_see_at (self, CB_QUICK_CARD, self->at).rank;
  guint verb = cb_quick_parser_sees_my_verb (self, self->at)
                 ? self->at
                 : cb_quick_parser_pass_over (self, self->at + player.n_words);
  guint counted;

  if (cb_quick_parser_sees_inverted_answer (self) ||
      cb_quick_parser_sees_any (self, self->at, CB_QUICK_NOBODY, CB_QUICK_SOMEBODY, CB_QUICK_ALL,
                                CB_QUICK_NEITHER, CB_QUICK_SHOWN_BY) ||
      cb_quick_parser_sees_all_pass (self) || cb_quick_parser_see_count (self, &counted) > 0)
    return card > CB_QUICK_ALIAS;
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_HE) && player.rank > CB_QUICK_ALIAS)
    return card > CB_QUICK_ALIAS;
  return player.rank != CB_QUICK_NO_MATCH && player.rank <= MAX (card, CB_QUICK_ALIAS) &&
         (cb_quick_parser_sees_any (self, verb, CB_QUICK_PASSES, CB_QUICK_SHOWS));
}

guint
cb_quick_parser_count_cards (const CbQuickParser *self, guint at)
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

guint
cb_quick_parser_pass_cards (const CbQuickParser *self, guint at, int *n_cards)
{
  for (*n_cards = 0;; ++*n_cards)
    {
      CbQuickHit card, player;

      while (cb_quick_parser_sees_joint (self, at))
        at++;
      card = cb_quick_parser_see_at (self, CB_QUICK_CARD, at);
      player = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);
      if (card.rank == CB_QUICK_NO_MATCH || player.rank < card.rank)
        return at;
      at += card.n_words;
    }
}

gboolean
cb_quick_parser_names_question (const CbQuickParser *self, guint at)
{
  int n_cards;

  cb_quick_parser_pass_cards (self, at, &n_cards);
  return n_cards == cb_quick_parser_get_n_asked (self);
}

gboolean
cb_quick_parser_names_player (const CbQuickParser *self, guint at, guint *n_words)
{
  CbQuickHit hit = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);

  *n_words = hit.n_words;
  return hit.rank <= CB_QUICK_ALIAS;
}

gboolean
cb_quick_parser_take (CbQuickParser *self, CbQuickKeyword keyword)
{
  if (cb_quick_parser_at_end (self))
    self->keywords |= CB_QUICK_WORD (keyword);
  if (!cb_quick_parser_sees (self, self->at, keyword))
    return FALSE;
  self->at++;
  return TRUE;
}

gboolean
cb_quick_parser_take_name (CbQuickParser *self, CbQuickSort sort, guint32 allowed, int *index)
{
  CbQuickHit hit = cb_quick_parser_see (self, sort, allowed);

  if (cb_quick_parser_at_end (self))
    self->next[sort] |= allowed;
  if (hit.rank == CB_QUICK_NO_MATCH)
    return cb_quick_parser_fail_unknown (self, CB_QUICK_SORT (sort));
  if ((hit.found & (hit.found - 1)) != 0)
    return cb_quick_parser_fail_ambiguous (self, self->at, hit.n_words, sort, hit.found);

  *index = (int) cb_card_set_first (hit.found);
  self->at += hit.n_words;
  return TRUE;
}

gboolean
cb_quick_parser_take_player (CbQuickParser *self, int *seat)
{
  return cb_quick_parser_take_name (self, CB_QUICK_PLAYER,
                                    cb_quick_parser_get_all (self, CB_QUICK_PLAYER), seat);
}

gboolean
cb_quick_parser_take_card (CbQuickParser *self, CbCardSet allowed, int *card)
{
  return cb_quick_parser_take_name (self, CB_QUICK_CARD, allowed, card);
}

gboolean
cb_quick_parser_take_end (CbQuickParser *self)
{
  g_autofree char *typed = NULL;

  if (cb_quick_parser_at_end (self))
    return TRUE;
  typed = cb_quick_parser_quote (self, self->at, 1);
  return cb_quick_parser_fail (self, self->at, self->n_words - self->at,
                               _ ("I don’t expect anything after this: remove “%s”."), typed);
}

int
cb_quick_parser_see_numbered (const CbQuickParser *self, guint at)
{
  int number;

  if (at == 0 || !cb_quick_parser_sees (self, at - 1, CB_QUICK_NUMBERED))
    return 0;
  number = cb_quick_keyword_get_place (CB_QUICK_NUMBER,
                                       cb_quick_parser_get_word (self, at)->folded);
  return number <= 0 && cb_quick_parser_sees (self, at, CB_QUICK_ONE) ? 1 : MAX (number, 0);
}

/* Fillers are words without a meaning of their own, such as “a” in “shows a card”. Such a word is
 * rarely meant as the beginning of a name. */
static gboolean
is_idle (const CbQuickParser *self, guint at)
{
  if (cb_quick_parser_see_numbered (self, at) > 0 ||
      (cb_quick_parser_sees (self, at, CB_QUICK_SHOWN_BY) &&
       cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at + 1).rank <= CB_QUICK_ALIAS) ||
      (cb_quick_parser_sees (self, at, CB_QUICK_SOMEBODY) &&
       cb_quick_parser_sees (self, at + 1, CB_QUICK_SHOWS)))
    return FALSE;
  return cb_quick_parser_sees_filler (self, at) || cb_quick_parser_sees (self, at, CB_QUICK_AND);
}

/* The thing among @allowed that the words from the one at @at on fit best. */
static CbQuickHit
see_any (const CbQuickParser *self, guint at, const guint32 allowed[CB_QUICK_N_SORTS])
{
  CbQuickHit best = { .rank = CB_QUICK_NO_MATCH };

  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    {
      CbQuickHit hit = cb_quick_names_find (self->vocabulary->names[sort], self->words, at,
                                            allowed[sort]);

      if (hit.rank < best.rank || (hit.rank == best.rank && hit.n_words > best.n_words))
        best = hit;
    }
  return best;
}

/* How well the word at @at fits “passes” or “shows”. */
static CbQuickRank
rate_verb (const CbQuickParser *self, guint at)
{
  const char *typed = cb_quick_parser_get_word (self, at)->folded;
  CbQuickRank passes = cb_quick_keyword_rate (CB_QUICK_PASSES, typed);
  CbQuickRank shows = cb_quick_keyword_rate (CB_QUICK_SHOWS, typed);

  return MIN (passes, shows);
}

/* Whether a filler is a name after all: if it is the whole name, or one together with the next
 * words, or the beginning of a name while the next words are none. @answers: whether a verb follows
 * a name */
static gboolean
is_name (const CbQuickParser *self, const guint32 allowed[CB_QUICK_N_SORTS], gboolean answers)
{
  CbQuickHit hit = see_any (self, self->at, allowed);
  guint next = self->at + 1;
  CbQuickRank verb;

  if (hit.rank > CB_QUICK_BEGINNING && allowed[CB_QUICK_KIND] != 0 &&
      cb_quick_names_find (self->vocabulary->names[CB_QUICK_KIND], self->words, self->at,
                           allowed[CB_QUICK_KIND])
          .rank <= CB_QUICK_INFLECTED)
    return TRUE;
  if (hit.rank != CB_QUICK_BEGINNING || hit.n_words > 1 ||
      cb_quick_parser_sees (self, self->at, CB_QUICK_AND))
    return hit.rank <= (hit.n_words > 1 ? CB_QUICK_BEGINNING : CB_QUICK_ALIAS);
  if (cb_quick_parser_get_word (self, next)->gap != CB_QUICK_SPACE ||
      cb_quick_parser_sees (self, next, CB_QUICK_AND))
    return TRUE;
  if (cb_quick_parser_sees_filler (self, next))
    return FALSE;
  verb = answers ? rate_verb (self, next) : CB_QUICK_NO_MATCH;
  return verb <= see_any (self, next, allowed).rank;
}

/* @allowed: the things that may come next; @answers: whether these are players with a verb after
 * them */
gboolean
cb_quick_parser_skip_filler (CbQuickParser *self,
                             const guint32 allowed[CB_QUICK_N_SORTS],
                             gboolean answers)
{
  if (!is_idle (self, self->at) || is_name (self, allowed, answers))
    return FALSE;
  self->at++;
  return TRUE;
}

void
cb_quick_parser_skip_fillers (CbQuickParser *self,
                              const guint32 allowed[CB_QUICK_N_SORTS],
                              gboolean answers)
{
  while (cb_quick_parser_skip_filler (self, allowed, answers))
    continue;
}
