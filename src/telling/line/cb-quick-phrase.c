/* What follows a verb.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Each word is taken for the thing it fits best among those that may still come. If it fits several
 * equally well, the first sort wins: “white” in “green saw white” is a player. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-quick-phrase-private.h"

#define MAX_DIGITS 3

static void
cb_quick_phrase_clear (CbQuickPhrase *self)
{
  g_clear_pointer (&self->text, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CbQuickPhrase, cb_quick_phrase_clear)

static guint64
list_words (const CbPhrasing *self)
{
  guint64 words = 0;

  for (guint i = 0; i < G_N_ELEMENTS (self->words) && self->words[i].keyword != 0; i++)
    words |= CB_QUICK_WORD (self->words[i].keyword);
  return words;
}

gboolean
cb_quick_phrase_says (const CbQuickPhrase *self, CbQuickKeyword keyword)
{
  return (self->said & CB_QUICK_WORD (keyword)) != 0;
}

int
cb_quick_phrase_get (const CbQuickPhrase *self, CbQuickSort sort)
{
  return self->named[sort] != 0 ? (int) cb_card_set_first (self->named[sort]) : -1;
}

gboolean
cb_quick_phrase_fail (const CbQuickPhrase *self,
                      CbQuickParser *parser,
                      CbQuickSort sort,
                      const char *format,
                      ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  return cb_quick_parser_fail (parser, self->at[sort], self->n_words[sort], "%s", message);
}

/* Finds the things that may still be named. */
static void
find_open (const CbQuickPhrase *self,
           const CbQuickParser *parser,
           const CbPhrasing *form,
           guint32 open[CB_QUICK_N_SORTS])
{
  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    open[sort] = cb_card_set_size (self->named[sort]) < form->names[sort].most
                   ? cb_quick_parser_get_all (parser, sort)
                   : 0;
  if (self->named[CB_QUICK_POWER] != 0)
    open[CB_QUICK_DECK_CARD] = 0;
}

static guint
list_open (const guint32 open[CB_QUICK_N_SORTS])
{
  guint sorts = 0;

  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    if (open[sort] != 0)
      sorts |= CB_QUICK_SORT (sort);
  return sorts;
}

/* Ranks an alias like the name itself. */
static CbQuickRank
level (CbQuickRank rank)
{
  return rank == CB_QUICK_ALIAS ? CB_QUICK_EXACT : rank;
}

/* Finds the sort of thing that the next words fit best. */
static CbQuickHit
see_best (const CbQuickParser *parser, const guint32 open[CB_QUICK_N_SORTS], CbQuickSort *best)
{
  CbQuickHit hit = { .rank = CB_QUICK_NO_MATCH };

  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    {
      CbQuickHit other = cb_quick_parser_see (parser, sort, open[sort]);

      if (level (other.rank) >= level (hit.rank))
        continue;
      hit = other;
      *best = sort;
    }
  return hit;
}

/* The keyword that the word at @at fits best, the first one if it is the word for several;
 * %CB_QUICK_N_KEYWORDS if it fits none, or is shortened and fits several. A keyword that says
 * nothing gives way to any other. */
static CbQuickKeyword
see_word (const CbQuickParser *parser, guint at, guint64 words, CbQuickRank *best)
{
  const char *typed = cb_quick_parser_get_word (parser, at)->folded;
  CbQuickKeyword found = CB_QUICK_N_KEYWORDS;

  *best = CB_QUICK_NO_MATCH;
  for (CbQuickKeyword keyword = 0; keyword < CB_QUICK_N_KEYWORDS; keyword++)
    if (words & CB_QUICK_WORD (keyword))
      {
        CbQuickRank rank = cb_quick_keyword_rate (keyword, typed);

        if (rank > *best || rank == CB_QUICK_NO_MATCH ||
            (rank == *best && keyword == CB_QUICK_THAT))
          continue;
        if (rank < *best || found == CB_QUICK_THAT)
          found = keyword;
        else if (rank > CB_QUICK_EXACT)
          found = CB_QUICK_N_KEYWORDS;
        *best = rank;
      }
  return found;
}

/* Whether the word is a number, or “?”, which gives %CB_QUICK_NOT_KNOWN. */
static gboolean
is_number (const char *folded, int *number)
{
  gsize n = strlen (folded);
  int place = cb_quick_keyword_get_place (CB_QUICK_ORDINAL, folded);

  *number = CB_QUICK_NOT_KNOWN;
  if (g_str_equal (folded, "?"))
    return TRUE;
  if (place >= 0 && place < 2 * CB_QUICK_N_ORDINALS)
    {
      *number = place % CB_QUICK_N_ORDINALS + 1;
      return TRUE;
    }
  if (n == 0 || n > MAX_DIGITS || strspn (folded, "0123456789") < n)
    return FALSE;
  *number = atoi (folded);
  return TRUE;
}

/* Whether the word is “last” in “looks at the last card”, which is listed right after the ordinals.
 * @number: (out): the place of the last card that lies face down */
static gboolean
sees_last (const CbQuickParser *parser, const CbPhrasing *form, int *number)
{
  *number = (int) parser->setup->face_down;
  return form == &cb_quick_looks &&
         cb_quick_keyword_get_place (CB_QUICK_ORDINAL,
                                     cb_quick_parser_get_word (parser, parser->at)->folded) ==
           2 * CB_QUICK_N_ORDINALS;
}

/* Whether the word is a number from two on; “one” is mostly an article. */
static gboolean
sees_spelled (const CbQuickParser *parser, int *number)
{
  *number = cb_quick_keyword_get_place (CB_QUICK_NUMBER,
                                        cb_quick_parser_get_word (parser, parser->at)->folded);
  return *number > 1;
}

/* Whether the word is a second “one”, as in “one weapon, one card came back”. */
static gboolean
sees_one_again (const CbQuickPhrase *self, const CbQuickParser *parser, int *number)
{
  *number = 1;
  return cb_quick_phrase_says (self, CB_QUICK_ONE) &&
         cb_quick_parser_sees (parser, parser->at, CB_QUICK_ONE);
}

static gboolean
take_number (CbQuickPhrase *self, CbQuickParser *parser, const CbPhrasing *form)
{
  const char *typed = cb_quick_parser_get_word (parser, parser->at)->folded;
  int number;

  if (self->n_numbers >= form->n_numbers ||
      !(sees_last (parser, form, &number) || is_number (typed, &number) ||
        sees_one_again (self, parser, &number) ||
        (form->n_numbers == 1 && sees_spelled (parser, &number)) ||
        (number = cb_quick_parser_see_numbered (parser, parser->at)) > 0))
    return FALSE;
  self->number_at[self->n_numbers] = parser->at++;
  self->numbers[self->n_numbers++] = number;
  return TRUE;
}

/* Reads a keyword, if it is not shortened or no name fits the word as well. */
static gboolean
take_word (CbQuickPhrase *self, CbQuickParser *parser, const CbPhrasing *form, CbQuickRank name)
{
  CbQuickRank rank;
  CbQuickKeyword keyword = see_word (parser, parser->at, list_words (form), &rank);

  if (keyword == CB_QUICK_N_KEYWORDS || level (name) <= rank || rank == CB_QUICK_TYPO ||
      (rank > CB_QUICK_EXACT && (form->text || form->n_numbers > 0 || keyword == CB_QUICK_THAT ||
                                 cb_quick_parser_sees (parser, parser->at - 1, CB_QUICK_NUMBERED))))
    return FALSE;
  if (form->retells && keyword == CB_QUICK_PASSES &&
      cb_quick_parser_sees (parser, parser->at + 1, CB_QUICK_ONE))
    keyword = CB_QUICK_SHOWS; /* “passed one card” */
  self->said |= CB_QUICK_WORD (keyword);
  parser->at++;
  return TRUE;
}

/* The cards that later words name for certain: “oogie” is not Oogie’s Lair if they name that. */
static guint32
find_named_later (const CbQuickParser *parser, guint at)
{
  guint32 named = 0;

  for (; at < parser->n_words; at++)
    {
      CbQuickHit hit = cb_quick_parser_see_at (parser, CB_QUICK_CARD, at);

      if (hit.rank <= CB_QUICK_BEGINNING && (hit.found & (hit.found - 1)) == 0)
        named |= hit.found;
    }
  return named;
}

static gboolean
take_name (CbQuickPhrase *self, CbQuickParser *parser, CbQuickSort sort, CbQuickHit hit)
{
  guint at = parser->at;

  if (sort == CB_QUICK_CARD && hit.rank <= CB_QUICK_INSIDE && (hit.found & (hit.found - 1)) != 0)
    {
      guint32 left = hit.found & ~self->named[sort] & ~find_named_later (parser, at + hit.n_words);

      if (left != 0 && (left & (left - 1)) == 0)
        hit.found = left;
    }

  if ((hit.found & (hit.found - 1)) != 0)
    return cb_quick_parser_fail_ambiguous (parser, at, hit.n_words, sort, hit.found);
  self->at[sort] = at;
  self->n_words[sort] = hit.n_words;
  if ((self->named[sort] & hit.found) != 0)
    return cb_quick_phrase_fail (
      self, parser, sort, _ ("%s is named twice."),
      cb_quick_vocabulary_get_name (parser->vocabulary, sort, cb_card_set_first (hit.found)));
  self->named[sort] |= hit.found;
  parser->at += hit.n_words;
  return TRUE;
}

/* The closing quotation mark of a text that begins at @start; NULL if it does not begin with one.
 * Nothing within quotation marks is read as a keyword. */
static const char *
find_closing (const char *start)
{
  const char *closing = NULL;

  if (*start == '\0' || g_utf8_strchr ("\"“„«", -1, g_utf8_get_char (start)) == NULL)
    return NULL;
  for (const char *c = g_utf8_next_char (start); *c != '\0'; c = g_utf8_next_char (c))
    if (g_utf8_strchr ("\"”“»", -1, g_utf8_get_char (c)) != NULL)
      closing = c;
  return closing;
}

static gboolean
is_quoted (const CbQuickParser *parser)
{
  return find_closing (parser->text + cb_quick_parser_get_word (parser, parser->at)->offset) !=
         NULL;
}

/* Whether the line ends with a keyword after a comma. */
static gboolean
ends_with_word (const CbQuickParser *parser, guint64 words)
{
  guint last = parser->n_words - 1;
  CbQuickRank rank;

  return last > parser->at && cb_quick_parser_get_word (parser, last)->gap == CB_QUICK_COMMA &&
         see_word (parser, last, words, &rank) != CB_QUICK_N_KEYWORDS && rank == CB_QUICK_EXACT;
}

static gboolean
take_text (CbQuickPhrase *self, CbQuickParser *parser, const CbPhrasing *form)
{
  const char *start = parser->text + cb_quick_parser_get_word (parser, parser->at)->offset;
  const char *end = find_closing (start);
  gboolean quoted = end != NULL;
  guint n_words = parser->n_words - (!quoted && ends_with_word (parser, list_words (form)) ? 1 : 0);

  self->text_at = parser->at;
  if (quoted)
    start = g_utf8_next_char (start);
  while (parser->at < n_words &&
         (!quoted || parser->text + cb_quick_parser_get_word (parser, parser->at)->offset < end))
    parser->at++;
  if (!quoted)
    {
      const CbQuickWord *last = cb_quick_parser_get_word (parser, parser->at - 1);

      end = n_words < parser->n_words ? parser->text + last->offset + last->size
                                      : parser->text + strlen (parser->text);
    }
  self->text = g_strstrip (g_strndup (start, (gsize) (end - start)));
  return TRUE;
}

/* Goes past one of the two players whom the line has named already. */
static gboolean
skip_retold (const CbQuickPhrase *self, CbQuickParser *parser, const CbPhrasing *form)
{
  int by = cb_draft_get_by (parser->draft);
  guint32 named = self->named[CB_QUICK_PLAYER] | (by != CB_NOBODY ? 1u << by : 0);
  CbQuickHit player = cb_quick_parser_see (parser, CB_QUICK_PLAYER, named);

  if (!form->retells || self->named[CB_QUICK_PLAYER] == 0 || player.rank > CB_QUICK_ALIAS)
    return FALSE;
  parser->at += player.n_words;
  return TRUE;
}

static gboolean
take_next (CbQuickPhrase *self, CbQuickParser *parser, const CbPhrasing *form)
{
  guint32 open[CB_QUICK_N_SORTS];
  CbQuickSort sort = 0;
  CbQuickHit hit;

  find_open (self, parser, form, open);
  hit = see_best (parser, open, &sort);
  if (form->text && self->text == NULL && level (hit.rank) > CB_QUICK_EXACT && is_quoted (parser))
    return take_text (self, parser, form);
  if (level (hit.rank) > CB_QUICK_EXACT && take_number (self, parser, form))
    return TRUE;
  if (take_word (self, parser, form, hit.rank) || skip_retold (self, parser, form))
    return TRUE;
  if (hit.rank != CB_QUICK_NO_MATCH)
    return take_name (self, parser, sort, hit);
  if (form->text && self->text == NULL)
    return take_text (self, parser, form);
  if (list_open (open) == 0)
    return cb_quick_parser_take_end (parser);
  return cb_quick_parser_fail_unknown (parser, list_open (open));
}

/* Skips fillers, but not a word such as “one” if it is a keyword here. */
static void
skip_fillers (const CbQuickPhrase *self, CbQuickParser *parser, const CbPhrasing *form)
{
  guint32 open[CB_QUICK_N_SORTS];
  CbQuickRank rank;

  find_open (self, parser, form, open);
  if (form->text && is_quoted (parser))
    return;
  while ((see_word (parser, parser->at, list_words (form), &rank) == CB_QUICK_N_KEYWORDS ||
          rank > CB_QUICK_EXACT) &&
         cb_quick_parser_skip_filler (parser, open, FALSE))
    continue;
  if (open[CB_QUICK_PLAYER] == 0 && cb_quick_parser_sees (parser, parser->at, CB_QUICK_ME) &&
      (cb_quick_phrase_says (self, CB_QUICK_SHOWS) || form == &cb_quick_looks ||
       (see_word (parser, parser->at + 1, list_words (form), &rank) != CB_QUICK_N_KEYWORDS &&
        rank == CB_QUICK_EXACT)))
    {
      parser->at++; /* “ben tips me for a room, I show him the hall”, “ich sehe mir …” */
      cb_quick_parser_skip_fillers (parser, open, FALSE);
    }
}

static void
expect_more (const CbQuickPhrase *self, CbQuickParser *parser, const CbPhrasing *form)
{
  guint32 open[CB_QUICK_N_SORTS];

  find_open (self, parser, form, open);
  if (form->get_kinds != NULL)
    open[CB_QUICK_KIND] &= form->get_kinds (parser);
  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    parser->next[sort] |= open[sort] & ~self->named[sort];
  for (guint i = 0; i < G_N_ELEMENTS (form->words) && form->words[i].keyword != 0; i++)
    if (form->words[i].value != CB_QUICK_OVERLOOKED)
      parser->keywords |= CB_QUICK_WORD (form->words[i].keyword) & ~self->said &
                          ~CB_QUICK_WORD (form->verb);
}

gboolean
cb_quick_phrase_fail_text (const CbQuickPhrase *self, CbQuickParser *parser)
{
  parser->at = self->text_at;
  return cb_quick_parser_take_end (parser);
}

/* Puts the things and keywords that were read into the draft. */
static void
fill (const CbQuickPhrase *self, CbQuickParser *parser, const CbPhrasing *form)
{
  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    if (self->named[sort] != 0 && form->names[sort].field != CB_DRAFT_NO_FIELD)
      cb_quick_parser_put (parser, form->names[sort].field,
                           form->names[sort].most > 1 ? (int) self->named[sort]
                                                      : cb_quick_phrase_get (self, sort),
                           self->at[sort], self->n_words[sort]);
  for (guint i = 0; i < G_N_ELEMENTS (form->words) && form->words[i].keyword != 0; i++)
    if (form->words[i].field != CB_DRAFT_NO_FIELD &&
        cb_quick_phrase_says (self, form->words[i].keyword))
      cb_draft_set (parser->draft, form->words[i].field, form->words[i].value);
  if (self->text != NULL)
    cb_draft_set_text (parser->draft, self->text);
}

gboolean
cb_quick_phrase_read (CbQuickParser *parser, const CbPhrasing *form)
{
  g_auto (CbQuickPhrase) self = { 0 };

  skip_fillers (&self, parser, form);
  while (!cb_quick_parser_at_end (parser))
    {
      if (!take_next (&self, parser, form))
        return FALSE;
      skip_fillers (&self, parser, form);
    }
  expect_more (&self, parser, form);
  fill (&self, parser, form);
  return form->fill == NULL || form->fill (parser, &self);
}
