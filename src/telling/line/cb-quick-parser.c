/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-quick-parser-private.h"

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
  cb_quick_parser_join_words (self);
}

void
cb_quick_parser_clear (CbQuickParser *self)
{
  g_array_unref (self->words);
  g_free (self->rolled);
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
cb_quick_parser_begins_sentence (const CbQuickParser *self, guint at)
{
  const CbQuickWord *last = at > 0 ? cb_quick_parser_get_word (self, at - 1) : NULL;

  return last != NULL && last->size > 0 &&
         last->offset < cb_quick_parser_get_word (self, at)->offset && /* not moved there */
         strchr (".!", self->text[last->offset + last->size - 1]) != NULL;
}

gboolean
cb_quick_parser_ends_clause (const CbQuickParser *self, guint at)
{
  return at >= self->n_words || cb_quick_parser_begins_sentence (self, at) ||
         cb_quick_parser_get_word (self, at)->gap > CB_QUICK_SPACE;
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
cb_quick_parser_see_count (const CbQuickParser *self, guint *end)
{
  gboolean begins = cb_quick_parser_sees (self, self->at, CB_QUICK_PASSES);
  const char *typed;
  guint64 number;
  int n;

  *end = self->at + begins;
  while (begins && cb_quick_parser_sees_filler (self, *end))
    ++*end;
  typed = cb_quick_parser_get_word (self, *end)->folded;
  n = cb_quick_keyword_get_place (CB_QUICK_NUMBER, typed);
  if (n < 0 && g_ascii_string_to_unsigned (typed, 10, 1, CB_MAX_PLAYERS, &number, NULL))
    n = (int) number;
  do
    ++*end;
  while (cb_quick_parser_sees_filler (self, *end) ||
         cb_quick_parser_sees_any (self, *end, CB_QUICK_ALL, CB_QUICK_ORDINAL));
  if (!begins && !cb_quick_parser_sees (self, (*end)++, CB_QUICK_PASSES))
    return 0;
  return MAX (n, 0);
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

  if (m == 0)
    return;
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
  guint n_words, n = cb_quick_parser_see_inverted (self, self->at, &n_words);
  guint end = self->at + n_words + n;

  if (n == 0 || cb_quick_parser_sees (self, self->at, CB_QUICK_ME))
    return FALSE;
  if (!cb_quick_parser_sees (self, self->at, CB_QUICK_SHOWS) &&
      !cb_quick_parser_sees_late_show (self, self->at))
    return cb_quick_parser_sees (self, self->at, CB_QUICK_HAS) &&
           cb_quick_parser_ends_clause (self, end);
  return !cb_quick_parser_sees_any (self, end, CB_QUICK_SHOWS, CB_QUICK_PASSES);
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

  if (cb_quick_parser_sees (self, self->at, CB_QUICK_SOMEBODY) &&
      cb_quick_parser_sees (self, self->at, CB_QUICK_SOMETHING) &&
      !cb_quick_parser_sees (self, self->at + 1, CB_QUICK_AFTER) &&
      !cb_quick_parser_sees_any (self, cb_quick_parser_pass_over (self, self->at + 1),
                                 CB_QUICK_PASSES, CB_QUICK_SHOWS))
    return FALSE; /* “asks for somebody with the rope in the hall” */
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
