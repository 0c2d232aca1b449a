/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds which keywords a word can be, or several words that have one meaning together. English
 * words are always understood, beside those of the translation. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-quick-keywords.h"

/* The most letters of a short word; in longer words two slips are not rare. */
#define SHORT 7

/* Private characters of Unicode, which nobody types, stand for words that were read as one. */
#define FIRST_TOKEN 0xe000

/* One word, or several that have one meaning together. @words: folded. @means: bits of the
 * keywords. @translated: whether it is of the language of the screen */
typedef struct
{
  char **words;
  guint n;
  guint64 means;
  gboolean translated;
} Phrase;

/* @lists: by keyword, the words that may be shortened, ended by NULL. @elisions: the words that an
 * apostrophe ties to the next one. @mine: the words for me, with their accents. @means: all words,
 * folded, as #Phrase. @phrases: the phrases of several words */
typedef struct
{
  GPtrArray *lists[CB_QUICK_N_KEYWORDS];
  GPtrArray *elisions;
  GHashTable *mine;
  GHashTable *means;
  GPtrArray *phrases;
} Words;

static const char *
translate (const char *words)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "quick line", words);
}

static gboolean
is_elision (const char *word)
{
  return strchr (word, ' ') == NULL &&
         cb_quick_words_ties (g_utf8_get_char (g_utf8_prev_char (word + strlen (word))));
}

/* (transfer full): the words of a list in the table, one by one. @more: as in add_list() */
static GStrv
split_list (const char *list, gboolean more)
{
  g_auto (GStrv) raw = g_strsplit_set (list, more ? ",/" : " ,;", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; raw[i] != NULL; i++)
    if (*g_strstrip (raw[i]) != '\0')
      g_strv_builder_add (words, raw[i]);
  return g_strv_builder_end (words);
}

/* (transfer full): the words as they are compared, with spaces between. */
static char *
fold_words (const Words *self, const char *text)
{
  g_autoptr (GArray)
    words = cb_quick_words_split (text, (const char *const *) self->elisions->pdata);
  GString *folded = g_string_new (NULL);

  for (guint i = 0; i + 1 < words->len; i++)
    g_string_append_printf (folded, "%s%s", i > 0 ? " " : "",
                            g_array_index (words, CbQuickWord, i).folded);
  return g_string_free_and_steal (folded);
}

static Phrase *
find_phrase (const Words *self, const char *folded)
{
  Phrase *phrase = g_hash_table_lookup (self->means, folded);

  if (phrase != NULL)
    return phrase;
  phrase = g_new0 (Phrase, 1);
  phrase->words = g_strsplit (folded, " ", -1);
  phrase->n = g_strv_length (phrase->words);
  g_hash_table_insert (self->means, g_strdup (folded), phrase);
  if (phrase->n > 1)
    g_ptr_array_add (self->phrases, phrase);
  return phrase;
}

/* (transfer full): the word in lower case, with its accents */
static char *
fold_case (const char *word, gssize size)
{
  g_autofree char *composed = g_utf8_normalize (word, size, G_NORMALIZE_ALL_COMPOSE);

  return g_utf8_casefold (composed, -1);
}

/* Whether the language of the screen is a kind of English, whose words keep what else they mean. */
static gboolean
is_english (void)
{
  const char *asks = cb_quick_word_lists[CB_QUICK_ASKS].words;

  return strcmp (translate (asks), asks) == 0;
}

/* Adds a list, without English words that mean something else in the language of the screen, as “i”
 * means “in” in Danish. @more: whether commas separate the words of @list */
static void
add_list (const Words *self, guint keyword, const char *list, gboolean more, gboolean translated)
{
  g_auto (GStrv) words = split_list (list, more);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *folded = fold_words (self, words[i]);
      Phrase *phrase = is_elision (words[i]) ? NULL : find_phrase (self, folded);

      if (phrase == NULL || (phrase->translated && !translated && keyword != CB_QUICK_NUMBERED &&
                             (phrase->means & CB_QUICK_WORD (keyword)) == 0))
        continue;
      phrase->translated = phrase->translated || (translated && !is_english ());
      if (keyword == CB_QUICK_ME)
        g_hash_table_add (self->mine, fold_case (words[i], -1));
      if ((!more || keyword == CB_QUICK_ENDING || (keyword == CB_QUICK_ME && phrase->n == 1)) &&
          (phrase->means & CB_QUICK_WORD (keyword)) == 0)
        g_ptr_array_add (self->lists[keyword], g_strdup (folded));
      phrase->means |= CB_QUICK_WORD (keyword);
      if (keyword == CB_QUICK_LACKS) /* none of the cards asked for */
        phrase->means |= CB_QUICK_WORD (CB_QUICK_PASSES);
    }
}

static void
add_elisions (const Words *self, const char *list, gboolean more)
{
  g_auto (GStrv) words = split_list (list, more);

  for (guint i = 0; words[i] != NULL; i++)
    if (is_elision (words[i]))
      g_ptr_array_add (self->elisions, cb_quick_fold (words[i], -1, FALSE));
}

#define N_LISTS 2

/* (nullable): a list of @keyword: for 0 the words that may be shortened, for 1 the others */
static const char *
get_list (guint keyword, guint i)
{
  return i == 0 ? cb_quick_word_lists[keyword].words : cb_quick_word_lists[keyword].more;
}

static void
add_all (const Words *self, gboolean translated)
{
  for (guint keyword = 0; keyword < CB_QUICK_N_KEYWORDS; keyword++)
    {
      gboolean replaced = FALSE;

      for (guint i = 0; i < N_LISTS; i++)
        {
          const char *english = get_list (keyword, i);
          const char *list = english != NULL ? translate (english) : NULL;

          /* Endings and common words of English would be wrong in another language. */
          replaced = replaced || (list != english &&
                                  (keyword == CB_QUICK_COMMON || keyword == CB_QUICK_ENDING));
          if (list != NULL && (translated ? list != english : !replaced))
            add_list (self, keyword, translated ? list : english, i > 0, translated);
        }
      if (!translated && !replaced && cb_quick_english[keyword] != NULL)
        add_list (self, keyword, cb_quick_english[keyword], TRUE, FALSE);
    }
}

static int
compare_lengths (const void *a, const void *b)
{
  const Phrase *first = *(Phrase *const *) a, *second = *(Phrase *const *) b;

  return (int) second->n - (int) first->n;
}

/* (transfer full): the character that stands for the phrase at @place */
static char *
make_token (guint place)
{
  char token[7] = { 0 };

  g_unichar_to_utf8 (FIRST_TOKEN + place, token);
  return g_strdup (token);
}

static Words *
collect_words (void)
{
  Words *self = g_new0 (Words, 1);

  self->elisions = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  self->mine = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->means = g_hash_table_new (g_str_hash, g_str_equal);
  self->phrases = g_ptr_array_new ();
  for (guint i = 0; i < CB_QUICK_N_KEYWORDS; i++)
    {
      self->lists[i] = g_ptr_array_new_null_terminated (1, g_free, TRUE);
      for (guint list = 0; list < N_LISTS; list++)
        if (get_list (i, list) != NULL)
          add_elisions (self, translate (get_list (i, list)), list > 0);
    }
  add_all (self, TRUE);
  add_all (self, FALSE);
  g_ptr_array_sort (self->phrases, compare_lengths);
  for (guint i = 0; i < self->phrases->len; i++)
    if (((const Phrase *) self->phrases->pdata[i])->means & CB_QUICK_WORD (CB_QUICK_ME))
      g_ptr_array_add (self->lists[CB_QUICK_ME], make_token (i));
  return self;
}

/* Built once, because the language of a program does not change while it runs. */
static const Words *
get_words (void)
{
  static Words *words;

  if (g_once_init_enter_pointer (&words))
    g_once_init_leave_pointer (&words, collect_words ());
  return words;
}

const char *const *
cb_quick_keyword_list (CbQuickKeyword keyword)
{
  return (const char *const *) get_words ()->lists[keyword]->pdata;
}

const char *const *
cb_quick_keyword_list_elisions (void)
{
  return (const char *const *) get_words ()->elisions->pdata;
}

/* Whether @typed is @word, perhaps with accents left out, but with none added. */
static gboolean
leaves_accents_out (const char *typed, const char *word)
{
  for (; *typed != '\0' && *word != '\0'; typed = g_utf8_next_char (typed))
    {
      if ((guchar) *typed > 127 && g_utf8_get_char (typed) != g_utf8_get_char (word))
        return FALSE;
      word = g_utf8_next_char (word);
    }
  return *typed == *word;
}

/* (transfer full): as fold_case(), without the signs around the word, as in “¡Pregunto” */
static char *
fold_letters (const char *typed, gsize size)
{
  const char *end = typed + size;

  while (typed < end && g_unichar_ispunct (g_utf8_get_char (typed)))
    typed = g_utf8_next_char (typed);
  while (typed < end && g_unichar_ispunct (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  return fold_case (typed, end - typed);
}

gboolean
cb_quick_keyword_is_mine (const char *typed, gsize size)
{
  g_autofree char *word = fold_letters (typed, size);
  g_autofree char *folded = cb_quick_fold (word, -1, FALSE);
  GHashTableIter iter;
  gpointer mine;
  gboolean alike = FALSE;

  if (g_str_is_ascii (word))
    return TRUE;
  g_hash_table_iter_init (&iter, get_words ()->mine);
  while (g_hash_table_iter_next (&iter, &mine, NULL))
    {
      g_autofree char *other = cb_quick_fold (mine, -1, FALSE);

      if (!g_str_equal (other, folded))
        continue;
      if (leaves_accents_out (word, mine))
        return TRUE;
      alike = TRUE;
    }
  return !alike;
}

gboolean
cb_quick_keyword_is_to (const char *folded)
{
  const GPtrArray *phrases = get_words ()->phrases;

  for (guint i = 0; i < phrases->len; i++)
    {
      const Phrase *phrase = g_ptr_array_index (phrases, i);

      if (phrase->n == 2 && (phrase->means & CB_QUICK_WORD (CB_QUICK_TO_ME)) != 0 &&
          g_str_equal (phrase->words[0], folded))
        return TRUE;
    }
  return FALSE;
}

guint64
cb_quick_keyword_find (const char *folded)
{
  gunichar first = g_utf8_get_char (folded);
  const Phrase *phrase;

  if (first >= FIRST_TOKEN && first < FIRST_TOKEN + get_words ()->phrases->len)
    phrase = g_ptr_array_index (get_words ()->phrases, first - FIRST_TOKEN);
  else
    phrase = g_hash_table_lookup (get_words ()->means, folded);
  return phrase != NULL ? phrase->means : 0;
}

/* Whether a word comes within @slips letters of a word with one of @meanings, or of a word of a
 * phrase with such a meaning that has up to @most words. @foreign: whether English words count in
 * every language */
static gboolean
is_near (const char *folded, guint slips, guint64 meanings, guint most, gboolean foreign)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, get_words ()->means);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Phrase *phrase = value;

      if ((phrase->means & meanings) == 0 || phrase->n > most || !(foreign || phrase->translated))
        continue;
      for (guint i = 0; i < phrase->n; i++)
        if (cb_quick_is_near (folded, phrase->words[i], slips))
          return TRUE;
    }
  return FALSE;
}

/* Even short words can be near: more is lost by leaving out “gen” for “geen” than by keeping a word
 * too many. */
gboolean
cb_quick_keyword_is_near (const char *folded)
{
  guint slips = g_utf8_strlen (folded, -1) > SHORT ? 2 : 1;
  guint64 idle = CB_QUICK_WORD (CB_QUICK_FILLER) | CB_QUICK_WORD (CB_QUICK_THAT) |
                 CB_QUICK_WORD (CB_QUICK_COMMON) | CB_QUICK_WORD (CB_QUICK_ENDING);

  return g_unichar_isalpha (g_utf8_get_char (folded)) &&
         is_near (folded, slips, ~idle, G_MAXUINT, TRUE);
}

/* The words that tell what came of something, or nothing, rather than what it was about. */
#define NAMELESS                                                                                   \
  (CB_QUICK_WORD (CB_QUICK_PASSES) | CB_QUICK_WORD (CB_QUICK_LACKS) |                              \
   CB_QUICK_WORD (CB_QUICK_NOBODY) | CB_QUICK_WORD (CB_QUICK_NONE) |                               \
   CB_QUICK_WORD (CB_QUICK_SHOWS) | CB_QUICK_WORD (CB_QUICK_DOES) | CB_QUICK_WORD (CB_QUICK_HAS) | \
   CB_QUICK_WORD (CB_QUICK_RIGHT) | CB_QUICK_WORD (CB_QUICK_WRONG) |                               \
   CB_QUICK_WORD (CB_QUICK_ORDINAL) | CB_QUICK_WORD (CB_QUICK_FILLER))

/* “forst” may be “first” as well as the forest, Italian “vere” the “vero” of “not true” as well as
 * Mr. Green, and Swedish “dola” the “dolda” of a card that lies face down as well as the knife. */
gboolean
cb_quick_keyword_is_as_near (const char *folded, guint slips)
{
  return is_near (folded, slips, NAMELESS, 2, is_english ());
}

static gboolean
begins_with (const Phrase *phrase, GArray *words, guint at)
{
  for (guint i = 0; i < phrase->n; i++)
    {
      const CbQuickWord *word = &g_array_index (words, CbQuickWord, at + i);

      if ((i > 0 && word->gap != CB_QUICK_SPACE) || strcmp (word->folded, phrase->words[i]) != 0)
        return FALSE;
    }
  return TRUE;
}

char *
cb_quick_keyword_find_phrase (GArray *words, guint at, guint *n_words)
{
  const GPtrArray *phrases = get_words ()->phrases;

  for (guint i = 0; i < phrases->len; i++)
    {
      const Phrase *phrase = g_ptr_array_index (phrases, i);

      if (at + phrase->n >= words->len || !begins_with (phrase, words, at))
        continue;
      *n_words = phrase->n;
      return make_token (i);
    }
  return NULL;
}

/* Whether one of @words, which have “/” between them, is @folded. */
static gboolean
is_one_of (const char *words, const char *folded)
{
  g_auto (GStrv) list = g_strsplit (words, "/", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autofree char *word = cb_quick_fold (list[i], -1, FALSE);

      if (g_str_equal (word, folded))
        return TRUE;
    }
  return FALSE;
}

static int
find_place (const char *folded, const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, ",", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      if (is_one_of (words[i], folded))
        return i;
    }
  return -1;
}

int
cb_quick_keyword_get_place (CbQuickKeyword keyword, const char *folded)
{
  const char *list = translate (cb_quick_word_lists[keyword].more);
  int place = find_place (folded, list);

  /* English lists the ordinals twice (“first”, “1st”), then “last” and other words; a translation
   * lists them once. “Last” gets the place that it has in English, what follows it none. */
  if (keyword == CB_QUICK_ORDINAL && list != cb_quick_word_lists[keyword].more &&
      place >= CB_QUICK_N_ORDINALS)
    place = place == CB_QUICK_N_ORDINALS ? 2 * CB_QUICK_N_ORDINALS : -1;
  return place >= 0 ? place : find_place (folded, cb_quick_word_lists[keyword].more);
}

gboolean
cb_quick_keyword_is_other_form (CbQuickKeyword keyword, const char *folded)
{
  int place = cb_quick_keyword_get_place (keyword, folded);
  g_auto (GStrv) words = g_strsplit (translate (cb_quick_word_lists[keyword].more), ",", -1);
  g_autofree char *first = NULL;

  if (place < 0 || place >= (int) g_strv_length (words))
    return FALSE;
  words[place][strcspn (words[place], "/")] = '\0';
  first = cb_quick_fold (g_strstrip (words[place]), -1, FALSE);
  return !g_str_equal (first, folded);
}

/* Returns: how well @folded fits that word of @keyword which it fits best */
CbQuickRank
cb_quick_keyword_rate (CbQuickKeyword keyword, const char *folded)
{
  guint64 means = cb_quick_keyword_find (folded);
  const char *const *list = cb_quick_keyword_list (keyword);
  CbQuickRank best = CB_QUICK_NO_MATCH;

  if ((means & CB_QUICK_WORD (keyword)) != 0)
    return CB_QUICK_EXACT;
  for (guint i = 0; *folded != '\0' && list[i] != NULL; i++)
    {
      CbQuickRank rank = cb_quick_rate_word (folded, list[i]);

      best = MIN (best, rank);
    }
  return best;
}

/* Returns: (transfer none): the word that completion writes for @keyword */
const char *
cb_quick_keyword_get_word (CbQuickKeyword keyword)
{
  const char *words = translate (cb_quick_word_lists[keyword].words);
  const char *end = strpbrk (words, " ,;");
  g_autofree char *first = end != NULL ? g_strndup (words, (gsize) (end - words))
                                       : g_strdup (words);

  return g_intern_string (first);
}

/* Returns: (transfer none) (nullable): the description of @keyword; NULL if it is not offered */
const char *
cb_quick_keyword_describe (CbQuickKeyword keyword)
{
  const char *description = cb_quick_word_lists[keyword].description;

  return description != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "quick line", description) : NULL;
}
