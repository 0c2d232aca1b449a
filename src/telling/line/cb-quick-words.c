/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words are compared without case, accents, hyphens and apostrophes: people leave them out in a
 * hurry. */

#include "config.h"

#include <string.h>

#include "cb-quick-words.h"

/* Slips are not looked for in words with more letters. */
#define MAX_LETTERS 32

static gboolean
is_colon (gunichar character)
{
  return character == ':' || character == 0xff1a;
}

static gboolean
is_arrow (gunichar character)
{
  return character == '>' || character == '=' || character == 0x2192 || character == 0x21d2;
}

/* Whether @character separates words. */
gboolean
cb_quick_words_parts (gunichar character)
{
  static const gunichar PARTS[] = { ',',    ';',    '/',    '(',    ')',    '[',    ']',
                                    '{',    '}',    '+',    '|',    '<',    0x060c, 0x061b,
                                    0x2013, 0x2014, 0x2026, 0x3001, 0xff0c, 0xff1b };

  for (guint i = 0; i < G_N_ELEMENTS (PARTS); i++)
    if (character == PARTS[i])
      return TRUE;
  return is_colon (character) || is_arrow (character) || g_unichar_isspace (character);
}

static gboolean
is_kept (gunichar character)
{
  if (character >= 0x0300 && character <= 0x036f)
    return FALSE;

  switch (g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_CONNECT_PUNCTUATION:
    case G_UNICODE_DASH_PUNCTUATION:
    case G_UNICODE_CLOSE_PUNCTUATION:
    case G_UNICODE_FINAL_PUNCTUATION:
    case G_UNICODE_INITIAL_PUNCTUATION:
    case G_UNICODE_OTHER_PUNCTUATION:
    case G_UNICODE_OPEN_PUNCTUATION:
    case G_UNICODE_SPACE_SEPARATOR:
      return FALSE;
    default:
      return TRUE;
    }
}

/* Letters that are more than a plain letter with an accent, and two ways to write each. */
static const struct
{
  gunichar letter;
  const char *plain;
  const char *spelled;
} letters[] = {
  { 0x00e4, "a", "ae" }, { 0x00f6, "o", "oe" },  { 0x00fc, "u", "ue" },  { 0x00e5, "a", "aa" },
  { 0x00f8, "o", "oe" }, { 0x00e6, "ae", "ae" }, { 0x0153, "oe", "oe" }, { 0x0142, "l", "l" },
  { 0x0111, "d", "d" },  { 0x0131, "i", "i" },   { 0x00f0, "d", "d" },   { 0x00fe, "th", "th" },
};

static const char *
find_spelling (gunichar character, gboolean spelled)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].letter == character)
      return spelled ? letters[i].spelled : letters[i].plain;
  return NULL;
}

/* Folds plain letters, which are most of what is typed, without the tables of Unicode. */
static char *
fold_ascii (const char *text, gsize size)
{
  g_autoptr (GString) folded = g_string_sized_new (size);

  for (gsize i = 0; i < size; i++)
    if (is_kept ((gunichar) text[i]))
      g_string_append_c (folded, g_ascii_tolower (text[i]));
  return g_string_free_and_steal (g_steal_pointer (&folded));
}

static gboolean
is_ascii (const char *text, gsize size)
{
  for (gsize i = 0; i < size; i++)
    if ((guchar) text[i] > 127)
      return FALSE;
  return TRUE;
}

char *
cb_quick_fold (const char *text, gssize size, gboolean spelled)
{
  gsize length = size >= 0 ? (gsize) size : strlen (text);
  g_autofree char *composed = NULL;
  g_autofree char *lower = NULL;
  g_autoptr (GString) replaced = g_string_new (NULL);
  g_autoptr (GString) folded = g_string_new (NULL);
  g_autofree char *decomposed = NULL;

  if (is_ascii (text, length))
    return fold_ascii (text, length);
  composed = g_utf8_normalize (text, (gssize) length, G_NORMALIZE_ALL_COMPOSE);
  lower = g_utf8_casefold (composed, -1);
  for (const char *c = lower; *c != '\0'; c = g_utf8_next_char (c))
    {
      const char *spelling = find_spelling (g_utf8_get_char (c), spelled);

      if (spelling != NULL)
        g_string_append (replaced, spelling);
      else
        g_string_append_unichar (replaced, g_utf8_get_char (c));
    }
  decomposed = g_utf8_normalize (replaced->str, -1, G_NORMALIZE_ALL);
  for (const char *c = decomposed; *c != '\0'; c = g_utf8_next_char (c))
    if (is_kept (g_utf8_get_char (c)))
      g_string_append_unichar (folded, g_utf8_get_char (c));
  return g_string_free_and_steal (g_steal_pointer (&folded));
}

void
cb_quick_word_clear (CbQuickWord *self)
{
  g_free (self->folded);
  g_free (self->owner);
}

/* Whether @character is an apostrophe, which ties a word to the next one. */
gboolean
cb_quick_words_ties (gunichar character)
{
  static const gunichar APOSTROPHES[] = { '\'', '`', 0xb4, 0x2bc, 0x2018, 0x2019, 0x2032 };

  for (guint i = 0; i < G_N_ELEMENTS (APOSTROPHES); i++)
    if (character == APOSTROPHES[i])
      return TRUE;
  return FALSE;
}

/* How many bytes at the beginning of a word are an elided word with its apostrophe, as in
 * “l’entrata”; 0 if there is none. */
static gsize
measure_elision (const char *raw, gsize size, const char *const *elisions)
{
  g_autofree char *folded = NULL;
  const char *c = raw;

  while (c < raw + size && !cb_quick_words_ties (g_utf8_get_char (c)))
    c = g_utf8_next_char (c);
  if (c == raw + size)
    return 0;
  folded = cb_quick_fold (raw, c - raw, FALSE);
  return g_strv_contains (elisions, folded) ? (gsize) (g_utf8_next_char (c) - raw) : 0;
}

/* Makes an elided beginning of @word a word of its own. */
static void
split_elision (GArray *words, const char *text, CbQuickWord *word, const char *const *elisions)
{
  const char *raw = text + word->offset;
  CbQuickWord first = *word;

  first.size = measure_elision (raw, word->size, elisions);
  if (first.size == 0)
    return;
  first.length = (guint) g_utf8_strlen (raw, (gssize) first.size);
  first.folded = cb_quick_fold (raw, (gssize) first.size, FALSE);
  first.elided = TRUE;
  g_array_append_val (words, first);
  *word = (CbQuickWord) {
    .start = first.start + first.length,
    .length = word->length - first.length,
    .offset = first.offset + first.size,
    .size = word->size - first.size,
  };
}

/* (transfer full) (nullable): “ben” of “Ben’s” */
static char *
fold_owner (const char *raw, gsize size)
{
  const char *tie = size > 2 ? g_utf8_find_prev_char (raw, raw + size - 1) : NULL;

  if (tie == NULL || tie == raw || g_ascii_tolower (raw[size - 1]) != 's' ||
      !cb_quick_words_ties (g_utf8_get_char (tie)))
    return NULL;
  return cb_quick_fold (raw, tie - raw, FALSE);
}

/* Cuts the question mark off the end of @word. Returns: the mark, or a word of no size */
static CbQuickWord
cut_question (const char *text, CbQuickWord *word)
{
  const char *raw = text + word->offset;
  gsize size = word->size;
  CbQuickWord mark = { 0 };

  while (size > 0 && strchr ("?!.", raw[size - 1]) != NULL)
    size--;
  while (size < word->size && raw[size] != '?')
    size++;
  if (size == 0 || size == word->size)
    return mark;
  mark = (CbQuickWord) { .offset = word->offset + size, .size = word->size - size, .asks = TRUE };
  word->length -= (guint) mark.size;
  word->size = size;
  mark.start = word->start + word->length;
  mark.length = (guint) mark.size;
  return mark;
}

/* Adds a word. Punctuation alone is no word but separates like a comma, except a question mark,
 * which stands for something not heard. */
static CbQuickGap
add_word (GArray *words, const char *text, const CbQuickWord *place, const char *const *elisions)
{
  CbQuickWord word = *place, mark;
  const char *raw;

  split_elision (words, text, &word, elisions);
  if (word.size == 0)
    return CB_QUICK_SPACE;
  raw = text + word.offset;
  mark = cut_question (text, &word);
  if (strspn (raw, "?") >= word.size)
    word.folded = g_strdup ("?");
  else
    word.folded = cb_quick_fold (raw, (gssize) word.size, FALSE);
  if (*word.folded == '\0')
    {
      g_free (word.folded);
      return MAX (word.gap, CB_QUICK_COMMA);
    }
  word.owner = fold_owner (raw, word.size);
  g_array_append_val (words, word);
  if (mark.size > 0)
    {
      mark.folded = g_strdup ("?");
      g_array_append_val (words, mark);
    }
  return CB_QUICK_SPACE;
}

/* Whether @c, a sign within what seems one word, separates two: a full stop does in “hall.cleo
 * shows”, but not in “Dr.Black”; a hyphen does, as in “plum-rope-hall”. */
static gboolean
is_stop (const char *c, guint n_before)
{
  if (*c == '-' && n_before > 0)
    return g_unichar_isalpha (g_utf8_get_char (c + 1));
  return (*c == '.' || *c == '!') && n_before > 2 && g_unichar_isalpha (g_utf8_get_char (c + 1));
}

static CbQuickGap
find_gap (gunichar character)
{
  if (character == '-')
    return CB_QUICK_SPACE;
  if (is_colon (character))
    return CB_QUICK_COLON;
  if (is_arrow (character))
    return CB_QUICK_ARROW;
  return g_unichar_isspace (character) ? CB_QUICK_SPACE : CB_QUICK_COMMA;
}

GArray *
cb_quick_words_split (const char *text, const char *const *elisions)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (CbQuickWord));
  CbQuickWord word = { 0 };
  guint position = 0;

  g_array_set_clear_func (words, (GDestroyNotify) (void (*) (void)) cb_quick_word_clear);
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c), position++)
    {
      gunichar character = g_utf8_get_char (c);

      if (!cb_quick_words_parts (character) && !is_stop (c, word.length))
        {
          if (word.length++ == 0)
            word = (CbQuickWord) {
              .start = position, .length = 1, .offset = (gsize) (c - text), .gap = word.gap
            };
          word.size = (gsize) (g_utf8_next_char (c) - text) - word.offset;
          continue;
        }
      if (word.length > 0)
        word = (CbQuickWord) { .gap = add_word (words, text, &word, elisions) };
      word.gap = MAX (word.gap, find_gap (character));
    }
  if (word.length > 0)
    word.gap = add_word (words, text, &word, elisions);
  word = (CbQuickWord) {
    .folded = g_strdup (""), .start = position, .offset = strlen (text), .gap = word.gap
  };
  g_array_append_val (words, word);
  return words;
}

static guint
read_letters (const char *text, gunichar out[MAX_LETTERS])
{
  guint n = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      if (n == MAX_LETTERS)
        return CB_QUICK_FAR;
      out[n++] = g_utf8_get_char (text);
    }
  return n;
}

/* The optimal string alignment distance, with a row for each letter typed. */
guint
cb_quick_distance (const char *typed, const char *word, gboolean beginning)
{
  guint rows[MAX_LETTERS + 1][MAX_LETTERS + 1];
  gunichar a[MAX_LETTERS], b[MAX_LETTERS];
  guint n = read_letters (typed, a);
  guint m = read_letters (word, b);
  guint nearest;

  if (n == CB_QUICK_FAR || m == CB_QUICK_FAR)
    return CB_QUICK_FAR;

  for (guint i = 0; i <= n; i++)
    for (guint j = 0; j <= m; j++)
      {
        if (i == 0 || j == 0)
          {
            rows[i][j] = i + j;
            continue;
          }
        rows[i][j] = MIN (rows[i - 1][j], rows[i][j - 1]) + 1;
        rows[i][j] = MIN (rows[i][j], rows[i - 1][j - 1] + (a[i - 1] != b[j - 1] ? 1 : 0));
        if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
          rows[i][j] = MIN (rows[i][j], rows[i - 2][j - 2] + 1);
      }

  nearest = rows[n][m];
  for (guint j = 0; beginning && j < m; j++)
    nearest = MIN (nearest, rows[n][j]);
  return nearest;
}

static guint
allow_slips (const char *typed)
{
  gsize length = (gsize) g_utf8_strlen (typed, -1);

  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/* Whether the number of letters typed allows them to be @word with up to @most slips. This spares
 * most words the comparison. */
static gboolean
may_be_near (const char *typed, const char *word, gboolean beginning, guint most)
{
  glong more = g_utf8_strlen (typed, -1) - g_utf8_strlen (word, -1);

  return more <= (glong) most && (beginning || -more <= (glong) most);
}

gboolean
cb_quick_is_near (const char *typed, const char *word, guint most)
{
  return may_be_near (typed, word, FALSE, most) && cb_quick_distance (typed, word, FALSE) <= most;
}

/* Whether what was typed is @word, or its beginning if @beginning, with slips only if @slips.
 * @distance: (out): how many slips */
gboolean
cb_quick_fits (const char *typed,
               const char *word,
               gboolean beginning,
               gboolean slips,
               guint *distance)
{
  guint most = allow_slips (typed);

  *distance = CB_QUICK_FAR;
  if (strcmp (typed, word) == 0 || (beginning && g_str_has_prefix (word, typed)))
    *distance = 0;
  else if (slips && most > 0 && may_be_near (typed, word, beginning, most))
    *distance = cb_quick_distance (typed, word, beginning);
  return *distance <= most;
}

CbQuickRank
cb_quick_rate_word (const char *typed, const char *word)
{
  guint distance;

  if (strcmp (typed, word) == 0)
    return CB_QUICK_EXACT;
  if (g_str_has_prefix (word, typed))
    return CB_QUICK_BEGINNING;
  return cb_quick_fits (typed, word, TRUE, TRUE, &distance) ? CB_QUICK_TYPO : CB_QUICK_NO_MATCH;
}
