/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How well words of a line fit one name. */

#include "config.h"

#include <string.h>

#include "cb-quick-form.h"
#include "cb-quick-keywords.h"

/* A part of another name with at least this many letters is rarely a word of the language. */
#define LONG_PART 4

static GPtrArray *
split_name (const char *name, gboolean spelled)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *parted = g_strdelimit (g_strdup (name), "-_", ' ');
  g_autoptr (GArray) list = cb_quick_words_split (parted, cb_quick_keyword_list_elisions ());

  for (guint i = 0; i + 1 < list->len; i++)
    {
      const CbQuickWord *word = &g_array_index (list, CbQuickWord, i);

      g_ptr_array_add (words, cb_quick_fold (parted + word->offset, (gssize) word->size, spelled));
    }
  return words;
}

/* Takes the words of @name. @spelled: whether to spell out letters that keyboards lack */
void
cb_quick_form_read (CbQuickForm *self, const char *name, gboolean spelled)
{
  g_autoptr (GString) joined = g_string_new (NULL);

  self->words = split_name (name, spelled);
  for (guint i = 0; i < self->words->len; i++)
    g_string_append (joined, g_ptr_array_index (self->words, i));
  self->joined = g_string_free_and_steal (g_steal_pointer (&joined));
}

void
cb_quick_form_clear (CbQuickForm *self)
{
  g_free (self->joined);
  g_ptr_array_unref (self->words);
}

/* Fewer letters than this are no stem. */
#define MIN_STEM 3

/* Whether @rest is empty, or an ending of the language. */
static gboolean
is_ending (const char *rest)
{
  return *rest == '\0' || g_strv_contains (cb_quick_keyword_list (CB_QUICK_ENDING), rest);
}

/* Whether @typed is @word with another ending: what both begin with is at least half of the word,
 * and what follows is an ending in both. */
static gboolean
is_inflected (const char *typed, const char *word)
{
  const char *t = typed, *w = word;
  glong n = 0, length = g_utf8_strlen (word, -1);

  while (*t != '\0' && g_utf8_get_char (t) == g_utf8_get_char (w))
    {
      t = g_utf8_next_char (t);
      w = g_utf8_next_char (w);
      n++;
    }
  for (; n >= MIN_STEM && 2 * n >= length; n--)
    {
      if (is_ending (t) && is_ending (w))
        return TRUE;
      t = g_utf8_prev_char (t);
      w = g_utf8_prev_char (w);
    }
  return FALSE;
}

/* A mistyped beginning of a word must have at least this many letters to be taken for that word. */
#define MIN_SLIPPED 6

/* Whether what was typed is @word or its beginning, or comes close to it. A word of the language
 * never counts as mistyped: “when” is not the Wrench. */
static gboolean
fits (const char *typed,
      const char *word,
      gboolean beginning,
      CbQuickCloseness closeness,
      guint *distance)
{
  gboolean close = closeness != CB_QUICK_AS_TYPED && cb_quick_keyword_find (typed) == 0;
  gboolean slips = close && closeness == CB_QUICK_WITH_SLIPS &&
                   (cb_quick_keyword_find (word) &
                    (CB_QUICK_WORD (CB_QUICK_FILLER) | CB_QUICK_WORD (CB_QUICK_AND))) == 0;

  /* A short mistyped word is no abbreviation: “cadr” means “card”, not “Candlestick”. */
  if (cb_quick_fits (typed, word, beginning && !(slips && g_utf8_strlen (typed, -1) < MIN_SLIPPED),
                     slips, distance))
    return TRUE;
  *distance = 0;
  return close && closeness == CB_QUICK_WITH_ENDINGS && is_inflected (typed, word);
}

static CbQuickRank
get_rank (CbQuickCloseness closeness, CbQuickRank as_typed)
{
  return closeness == CB_QUICK_AS_TYPED       ? as_typed
         : closeness == CB_QUICK_WITH_ENDINGS ? CB_QUICK_INFLECTED
                                              : CB_QUICK_TYPO;
}

/* Rates words as parts of the name, in its order. Words of the name may be missing, and the last
 * one may be incomplete. */
static CbQuickRank
rate_words (const CbQuickForm *form,
            GArray *words,
            guint at,
            guint n,
            CbQuickCloseness closeness,
            guint *distance)
{
  guint next = 0;
  CbQuickRank rank = CB_QUICK_BEGINNING;

  *distance = 0;
  for (guint i = 0; i < n; i++)
    {
      guint of_word = 0;

      while (next < form->words->len &&
             !fits (cb_quick_get_typed (words, at + i), g_ptr_array_index (form->words, next),
                    i + 1 == n && !(closeness == CB_QUICK_WITH_SLIPS && form->other), closeness,
                    &of_word))
        next++;
      if (next == form->words->len)
        return CB_QUICK_NO_MATCH;
      if (i == 0 && next > 0)
        rank = CB_QUICK_INSIDE;
      *distance += of_word;
      next++;
    }
  return get_rank (closeness, rank);
}

/* Whether the words are the name, perhaps with an apostrophe and “s” behind several: “lock, shock
 * and barrel’s”. */
static gboolean
is_joined (const CbQuickForm *form, GArray *words, guint at, guint n)
{
  const char *rest = form->joined;

  for (guint i = 0; i < n; i++)
    {
      const char *typed = cb_quick_get_typed (words, at + i);
      const char *owner = g_array_index (words, CbQuickWord, at + i).owner;

      if (i > 0 && i + 1 == n && owner != NULL && g_str_equal (rest, owner))
        return TRUE;
      if (!g_str_has_prefix (rest, typed))
        return FALSE;
      rest += strlen (typed);
    }
  return *rest == '\0';
}

/* Whether a comma or the like parts the words. Such names are understood only as a whole. */
static gboolean
is_parted (GArray *words, guint at, guint n)
{
  for (guint i = 1; i < n; i++)
    if (g_array_index (words, CbQuickWord, at + i).gap != CB_QUICK_SPACE)
      return TRUE;
  return FALSE;
}

/* (nullable): the owner that a word such as “ben’s” names: “ben”. @stem: (out) (nullable): the word
 * without its final “s”, which is the owner if there is no apostrophe */
const char *
cb_quick_find_owner (GArray *words, guint at, char **stem)
{
  const CbQuickWord *word = &g_array_index (words, CbQuickWord, at);

  if (g_str_has_suffix (word->folded, "s"))
    *stem = g_strndup (word->folded, strlen (word->folded) - 1);
  return word->owner != NULL ? word->owner : *stem;
}

/* “sheldon’s bedroom” is the “Bedroom (Sheldon)”. */
static CbQuickRank
rate_owned (const CbQuickForm *form, GArray *words, guint at, guint n)
{
  g_autofree char *stem = NULL;
  const char *owner = cb_quick_find_owner (words, at, &stem);
  guint distance;

  if (n < 2 || owner == NULL ||
      !g_ptr_array_find_with_equal_func (form->words, owner, g_str_equal, NULL) ||
      rate_words (form, words, at + 1, n - 1, CB_QUICK_AS_TYPED, &distance) == CB_QUICK_NO_MATCH)
    return CB_QUICK_NO_MATCH;
  return CB_QUICK_INSIDE;
}

/* Whether @typed is at most @distance letters from a filler such as “card”, and thus no name. */
gboolean
cb_quick_is_near_filler (const char *typed, guint distance)
{
  const char *const *fillers = cb_quick_keyword_list (CB_QUICK_FILLER);

  for (guint i = 0; fillers[i] != NULL; i++)
    if (g_utf8_strlen (fillers[i], -1) >= CB_QUICK_MIN_INSIDE &&
        cb_quick_distance (typed, fillers[i], FALSE) <= distance)
      return TRUE;
  return FALSE;
}

/* A word that fits only a part of another name of a thing counts less than one that fits a part of
 * its name on screen. A very short part does not count, nor does a slip of a short other name: both
 * may be words of the language. */
CbQuickHit
cb_quick_form_weigh (const CbQuickForm *self, const char *typed, CbQuickHit hit)
{
  if (!self->other || hit.rank <= CB_QUICK_ALIAS)
    return hit;
  if (hit.rank < CB_QUICK_TYPO)
    hit.rank = g_utf8_strlen (typed, -1) >= LONG_PART && !cb_quick_is_near_filler (typed, 1)
                 ? CB_QUICK_OTHER
                 : CB_QUICK_NO_MATCH;
  else if (g_utf8_strlen (self->joined, -1) < CB_QUICK_LONG_NAME)
    hit.rank = CB_QUICK_NO_MATCH;
  return hit;
}

/* Whether @typed is the last part of @word, perhaps without its ending: “rohr” of “Heizungsrohr”.
 */
static gboolean
is_last_part (const char *typed, const char *word)
{
  for (const char *part = strstr (word, typed); part != NULL; part = strstr (part + 1, typed))
    if (is_ending (part + strlen (typed)))
      return TRUE;
  return FALSE;
}

/* Whether a word is the last part of a word of the name, or all of its initials. What is nearly a
 * word for a card does not count: German “arte” is a mistyped “Karte”, not part of the
 * Wintergarten. */
gboolean
cb_quick_form_is_inside (const CbQuickForm *self, const char *typed)
{
  const char *c = typed;

  if (self->whole || self->other || cb_quick_keyword_find (typed) != 0)
    return FALSE;
  if (g_utf8_strlen (typed, -1) >= CB_QUICK_MIN_INSIDE)
    {
      gboolean found = FALSE;

      for (guint i = 0; i < self->words->len; i++)
        found |= is_last_part (typed, g_ptr_array_index (self->words, i));
      return found && !cb_quick_is_near_filler (typed, 1);
    }
  for (guint i = 0; i < self->words->len; i++, c = g_utf8_next_char (c))
    if (g_utf8_get_char (c) == 0 ||
        g_utf8_get_char (c) != g_utf8_get_char (g_ptr_array_index (self->words, i)))
      return FALSE;
  return self->words->len > 1 && *c == '\0';
}

/* Whether @typed is @word with letters left out, the first one kept: “rm” for “room”. */
static gboolean
leaves_out (const char *typed, const char *word)
{
  if (g_utf8_get_char (typed) != g_utf8_get_char (word))
    return FALSE;
  for (; *typed != '\0' && *word != '\0'; word = g_utf8_next_char (word))
    if (g_utf8_get_char (typed) == g_utf8_get_char (word))
      typed = g_utf8_next_char (typed);
  return *typed == '\0';
}

/* Whether a word of a longer name is mistyped. A few letters are rather the next player, as “c” in
 * “billiard c passes”, unless letters were only left out. */
static gboolean
is_slip (const char *typed, const char *word, guint distance)
{
  glong length = g_utf8_strlen (typed, -1);

  if (length < 4)
    return distance <= 2 && leaves_out (typed, word);
  return distance <= (length < 6 ? 1 : 2);
}

/* Whether @n words are those of the name with more slips than single words may have: “bilard room”.
 */
static gboolean
slips_joined (const CbQuickForm *form, GArray *words, guint at, guint n, guint *distance)
{
  g_autoptr (GString) joined = g_string_new (NULL);
  gboolean beginning = FALSE;

  for (guint i = 0; i < n; i++)
    {
      const char *typed = cb_quick_get_typed (words, at + i);
      const char *word = g_ptr_array_index (form->words, i);
      guint far;

      /* A short mistyped word is no abbreviation: “sala de bile” is not “Sala de billar”. */
      beginning = i + 1 == n &&
                  (g_str_has_prefix (word, typed) || g_utf8_strlen (typed, -1) >= MIN_SLIPPED);
      far = cb_quick_distance (typed, word, beginning);

      if (far > 0 && (!is_slip (typed, word, far) || cb_quick_keyword_find (typed) != 0))
        return FALSE;
      g_string_append (joined, typed);
    }
  return cb_quick_fits (joined->str, form->joined, beginning, TRUE, distance);
}

/* Rates one name. */
CbQuickHit
cb_quick_form_rate (const CbQuickForm *self,
                    GArray *words,
                    guint at,
                    guint n,
                    CbQuickCloseness closeness)
{
  CbQuickHit hit = { .rank = CB_QUICK_NO_MATCH, .n_words = n, .found = 1u << self->index };

  if (closeness == CB_QUICK_AS_TYPED && is_joined (self, words, at, n))
    hit.rank = self->alias ? CB_QUICK_ALIAS : CB_QUICK_EXACT;
  else if (self->whole || n > self->words->len + 1 || is_parted (words, at, n))
    return hit; /* “sheldon’s bedroom” has a word more */
  else if (closeness == CB_QUICK_WITH_SLIPS && n > 1 && n < self->words->len &&
           (cb_quick_keyword_find (cb_quick_get_typed (words, at + n - 1)) &
            CB_QUICK_WORD (CB_QUICK_FILLER)) != 0)
    return hit; /* “saón de” is the Salón, rather than the beginning of “Salón de baile” */
  else if (n == 1 &&
           fits (cb_quick_get_typed (words, at), self->joined,
                 !(closeness == CB_QUICK_WITH_SLIPS && self->other), closeness, &hit.distance))
    hit.rank = get_rank (closeness, CB_QUICK_BEGINNING);
  else
    {
      hit.rank = rate_words (self, words, at, n, closeness, &hit.distance);
      hit.part = hit.rank == CB_QUICK_TYPO;
    }
  if (hit.rank == CB_QUICK_NO_MATCH && closeness == CB_QUICK_WITH_SLIPS && n > 1 &&
      n == self->words->len && !self->other && slips_joined (self, words, at, n, &hit.distance))
    hit.rank = CB_QUICK_TYPO;
  if (hit.rank == CB_QUICK_NO_MATCH && closeness == CB_QUICK_AS_TYPED)
    hit.rank = rate_owned (self, words, at, n);
  if (hit.rank == CB_QUICK_NO_MATCH && closeness == CB_QUICK_AS_TYPED && n == 1 &&
      cb_quick_form_is_inside (self, cb_quick_get_typed (words, at)))
    hit.rank = CB_QUICK_INSIDE;
  return cb_quick_form_weigh (self, cb_quick_get_typed (words, at), hit);
}
