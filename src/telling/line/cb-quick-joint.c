/* Makes one word of what is read as one, and a word of a sign.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "cb-quick-parser-private.h"

/* What a player does, and can say in one word in languages that need no “I”. */
#define DEEDS                                                          \
  (CB_QUICK_WORD (CB_QUICK_ASKS) | CB_QUICK_WORD (CB_QUICK_SHOWS) |    \
   CB_QUICK_WORD (CB_QUICK_ACCUSES) | CB_QUICK_WORD (CB_QUICK_LOOKS) | \
   CB_QUICK_WORD (CB_QUICK_ROLLS))

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
 * saw it too”, what I did, as “ho dovuto mostrare” in Italian, or that I take something back, as “I
 * mean”. */
static gboolean
is_aside (const CbQuickParser *self, guint at, const char *token)
{
  guint64 asides = CB_QUICK_WORD (CB_QUICK_FILLER) | CB_QUICK_WORD (CB_QUICK_SOMETHING) |
                   CB_QUICK_WORD (CB_QUICK_ME);
  guint64 means = cb_quick_keyword_find (token);

  return cb_quick_parser_sees (self, at, CB_QUICK_ME) &&
         ((means & asides) != 0 || (means & CB_QUICK_TAKES_BACK) == CB_QUICK_TAKES_BACK);
}

/* Some languages leave “I” out: Spanish “pregunto por” is “I ask about”, and “preguntó por” is “he
 * asked about”. Finds whether a verb is of the first kind. They differ by an accent alone, which
 * lists of words leave out, so only the word as it was typed can tell. @at, @n: the words to look
 * at. @told: (out): whether there is such a verb. Returns: the bit of CB_QUICK_ME if it tells of me
 */
static guint64
tell_doer (const CbQuickParser *self, guint at, guint n, gboolean *told)
{
  guint64 mine = 0;

  *told = FALSE;
  for (guint i = at; i < at + n; i++)
    {
      guint64 means = cb_quick_keyword_find (cb_quick_parser_get_word (self, i)->folded);

      if ((means & CB_QUICK_WORD (CB_QUICK_ME)) == 0 || (means & DEEDS) == 0)
        continue;
      *told = TRUE;
      mine |= cb_quick_parser_get_word (self, i)->means & CB_QUICK_WORD (CB_QUICK_ME);
    }
  return mine;
}

/* Joins as join() does. What a player did stays mine or another’s, as its verb said it. */
static void
join_deed (CbQuickParser *self, guint at, guint n, char *token)
{
  gboolean told;
  guint64 mine = tell_doer (self, at, n, &told);
  guint64 *means = &g_array_index (self->words, CbQuickWord, at).means;

  join (self->words, at, n, token);
  if (told && (*means & DEEDS) != 0)
    *means = (*means & ~CB_QUICK_WORD (CB_QUICK_ME)) | mine;
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
      if (n_words > 0 && !cb_quick_parser_begins_sentence (self, at + 1) && /* “no. Enseñó …” */
          (is_aside (self, at, token) ||
           !cb_quick_vocabulary_calls (self->vocabulary, self->words, at)))
        join_deed (self, at, n_words, g_steal_pointer (&token));
    }
}

/* Turns “w/” for “with” and “1)”, or “1.” at the beginning, into a word without a meaning. */
static void
drop_sign (CbQuickWord *word, const char *end)
{
  gboolean number = strspn (word->folded, "0123456789") > 0 && word->size <= 3;
  gboolean first = word->start == 0 && (*end == '.' || end[-1] == '.');

  if (!(word->size == 1 && *end == '/' && end[1] == ' ') && !(number && (*end == ')' || first)))
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

  for (guint at = 0; at + 1 < self->words->len; at++)
    {
      CbQuickWord *word = &g_array_index (self->words, CbQuickWord, at);
      const char *end = self->text + word->offset + word->size;
      gboolean minus = word->size > 1 && end[-1] == '-';
      guint dash = minus ? 0 : count_to_dash (end);
      guint apart = dash > 0 ? dash : spaced && *end == ' ' && (end[1] == '-' || end[1] == '+');
      CbQuickWord mark = { .length = 1 };

      drop_sign (word, end);
      if (at == 0 || (!minus && apart == 0 && *end != '+') ||
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

void
cb_quick_parser_join_words (CbQuickParser *self)
{
  part_marks (self);
  self->n_words = self->words->len - 1;
  join_phrases (self);
  self->n_words = self->words->len - 1;
}
