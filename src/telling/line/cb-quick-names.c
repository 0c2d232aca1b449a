/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds which player, card or other thing the next words of a line name. One or several words are
 * compared with each name. The better match wins, then the one of more words, then the one with the
 * smaller slip. If several things are left the words are ambiguous. */

#include "config.h"

#include <string.h>

#include "cb-quick-keywords.h"

/* So many letters of another name, or of a part of it, are rarely another word of the language. */
#define LONG_NAME 6
#define LONG_PART 4

/* Longer names can be typed, but only as a whole or by their first words. */
#define MAX_WORDS 8

typedef struct
{
  guint index;
  gboolean alias;
  gboolean other;
  gboolean whole;
  char *joined;
  GPtrArray *words;
} NameForm;

/* @found: what was found before, a #CbQuickHit by the words: the same ones are asked of often, as
 * each reading of a line asks of them for itself */
struct _CbQuickNames
{
  GArray *forms;
  GHashTable *found;
};

static void
clear_form (gpointer data)
{
  NameForm *form = data;

  g_free (form->joined);
  g_ptr_array_unref (form->words);
}

CbQuickNames *
cb_quick_names_new (void)
{
  CbQuickNames *self = g_new0 (CbQuickNames, 1);

  self->forms = g_array_new (FALSE, FALSE, sizeof (NameForm));
  g_array_set_clear_func (self->forms, clear_form);
  self->found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

void
cb_quick_names_free (CbQuickNames *self)
{
  g_array_unref (self->forms);
  g_hash_table_unref (self->found);
  g_free (self);
}

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

/* Whether the last name added reads the same: most names have no letter to spell out. */
static gboolean
is_last (const CbQuickNames *self, const NameForm *form)
{
  const NameForm *last = &g_array_index (self->forms, NameForm, self->forms->len - 1);

  return last->index == form->index && g_str_equal (last->joined, form->joined);
}

static void
add_form (CbQuickNames *self, guint index, const char *name, gboolean spelled, NameForm form)
{
  g_autoptr (GString) joined = g_string_new (NULL);

  form.index = index;
  form.words = split_name (name, spelled);
  for (guint i = 0; i < form.words->len; i++)
    g_string_append (joined, g_ptr_array_index (form.words, i));
  form.joined = g_string_free_and_steal (g_steal_pointer (&joined));
  if (spelled && is_last (self, &form))
    clear_form (&form);
  else
    g_array_append_val (self->forms, form);
}

/* @alias: the name is not the one on screen, and loses against names that are */
void
cb_quick_names_add (CbQuickNames *self, guint index, const char *name, gboolean alias)
{
  add_form (self, index, name, FALSE, (NameForm) { .alias = alias });
  add_form (self, index, name, TRUE, (NameForm) { .alias = alias });
}

/* Adds what else people call a thing, (array zero-terminated=1): as a whole as good as its name, in
 * parts only where they fit no name. */
void
cb_quick_names_add_others (CbQuickNames *self, guint index, const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      add_form (self, index, names[i], FALSE, (NameForm) { .alias = TRUE, .other = TRUE });
      add_form (self, index, names[i], TRUE, (NameForm) { .alias = TRUE, .other = TRUE });
    }
}

/* Adds a name that people neither shorten nor mistype: an id, or “me”. */
void
cb_quick_names_add_whole (CbQuickNames *self, guint index, const char *name)
{
  add_form (self, index, name, FALSE, (NameForm) { .alias = TRUE, .whole = TRUE });
}

static const char *
get_typed (GArray *words, guint at)
{
  return g_array_index (words, CbQuickWord, at).folded;
}

/* How closely words are compared. */
typedef enum
{
  AS_TYPED,
  WITH_ENDINGS, /* those that the language gives to names: “köyttä” is the “Köysi” */
  WITH_SLIPS,
} Closeness;

/* Fewer letters are no stem. */
#define MIN_STEM 3

/* Whether nothing is left, or an ending of the language. */
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

/* Fewer letters with a slip are not taken for the beginning of a longer word. */
#define MIN_SLIPPED 6

/* Whether what was typed is @word or its beginning, or comes close to it. A word of the language
 * does so only as it is typed: “when” is not the Wrench. */
static gboolean
fits (const char *typed, const char *word, gboolean beginning, Closeness closeness, guint *distance)
{
  gboolean close = closeness != AS_TYPED && cb_quick_keyword_find (typed) == 0;
  gboolean slips = close && closeness == WITH_SLIPS &&
                   (cb_quick_keyword_find (word) & CB_QUICK_WORD (CB_QUICK_FILLER)) == 0;

  /* A short word with a slip is no beginning: “cadr” is the card, not the Candlestick. */
  if (cb_quick_fits (typed, word, beginning && !(slips && g_utf8_strlen (typed, -1) < MIN_SLIPPED),
                     slips, distance))
    return TRUE;
  *distance = 0;
  return close && closeness == WITH_ENDINGS && is_inflected (typed, word);
}

static CbQuickRank
get_rank (Closeness closeness, CbQuickRank as_typed)
{
  return closeness == AS_TYPED       ? as_typed
         : closeness == WITH_ENDINGS ? CB_QUICK_INFLECTED
                                     : CB_QUICK_TYPO;
}

/* Rates words as parts of the name in its order. Words of the name may be missing, and the last one
 * may be incomplete. */
static CbQuickRank
rate_words (const NameForm *form,
            GArray *words,
            guint at,
            guint n,
            Closeness closeness,
            guint *distance)
{
  guint next = 0;
  CbQuickRank rank = CB_QUICK_BEGINNING;

  *distance = 0;
  for (guint i = 0; i < n; i++)
    {
      guint of_word = 0;

      while (next < form->words->len &&
             !fits (get_typed (words, at + i), g_ptr_array_index (form->words, next),
                    i + 1 == n && !(closeness == WITH_SLIPS && form->other), closeness, &of_word))
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

static gboolean
is_joined (const NameForm *form, GArray *words, guint at, guint n)
{
  const char *rest = form->joined;

  for (guint i = 0; i < n; i++)
    {
      const char *typed = get_typed (words, at + i);

      if (!g_str_has_prefix (rest, typed))
        return FALSE;
      rest += strlen (typed);
    }
  return *rest == '\0';
}

/* Names with a comma inside are understood only as a whole. */
static gboolean
is_parted (GArray *words, guint at, guint n)
{
  for (guint i = 1; i < n; i++)
    if (g_array_index (words, CbQuickWord, at + i).gap != CB_QUICK_SPACE)
      return TRUE;
  return FALSE;
}

/* (nullable): whose the word is, as “ben” of “ben’s”. @stem: (out) (nullable): that, if no
 * apostrophe says so */
static const char *
find_owner (GArray *words, guint at, char **stem)
{
  const CbQuickWord *word = &g_array_index (words, CbQuickWord, at);

  if (g_str_has_suffix (word->folded, "s"))
    *stem = g_strndup (word->folded, strlen (word->folded) - 1);
  return word->owner != NULL ? word->owner : *stem;
}

/* “sheldon’s bedroom” is the “Bedroom (Sheldon)”. */
static CbQuickRank
rate_owned (const NameForm *form, GArray *words, guint at, guint n)
{
  g_autofree char *stem = NULL;
  const char *owner = find_owner (words, at, &stem);
  guint distance;

  if (n < 2 || owner == NULL ||
      !g_ptr_array_find_with_equal_func (form->words, owner, g_str_equal, NULL) ||
      rate_words (form, words, at + 1, n - 1, AS_TYPED, &distance) == CB_QUICK_NO_MATCH)
    return CB_QUICK_NO_MATCH;
  return CB_QUICK_INSIDE;
}

/* Shorter words stand inside too many names. */
#define MIN_INSIDE 4

/* Whether a slip comes as near to a word such as “card”, so that no name is meant. */
static gboolean
is_near_filler (const char *typed, guint distance)
{
  const char *const *fillers = cb_quick_keyword_list (CB_QUICK_FILLER);

  for (guint i = 0; fillers[i] != NULL; i++)
    if (g_utf8_strlen (fillers[i], -1) >= MIN_INSIDE &&
        cb_quick_distance (typed, fillers[i], FALSE) <= distance)
      return TRUE;
  return FALSE;
}

/* Parts of another name count less than those of a name on screen, and very short ones nothing; nor
 * does a slip of a short one, which may well be a word of the language. */
static CbQuickHit
weigh_other (const NameForm *form, const char *typed, CbQuickHit hit)
{
  if (!form->other || hit.rank <= CB_QUICK_ALIAS)
    return hit;
  if (hit.rank < CB_QUICK_TYPO)
    hit.rank = g_utf8_strlen (typed, -1) >= LONG_PART && !is_near_filler (typed, 1)
                 ? CB_QUICK_OTHER
                 : CB_QUICK_NO_MATCH;
  else if (g_utf8_strlen (form->joined, -1) < LONG_NAME)
    hit.rank = CB_QUICK_NO_MATCH;
  return hit;
}

/* Whether a word stands anywhere in the name, as “rohr” in “Heizungsrohr”, or is its initials.
 * A slip of a word such as “card” does not: “arte” is no Wintergarten. */
static gboolean
is_inside (const NameForm *form, const char *typed)
{
  const char *c = typed;

  if (form->whole || form->other || cb_quick_keyword_find (typed) != 0)
    return FALSE;
  if (g_utf8_strlen (typed, -1) >= MIN_INSIDE)
    return strstr (form->joined, typed) != NULL && !is_near_filler (typed, 1);
  for (guint i = 0; i < form->words->len; i++, c = g_utf8_next_char (c))
    if (g_utf8_get_char (c) == 0 ||
        g_utf8_get_char (c) != g_utf8_get_char (g_ptr_array_index (form->words, i)))
      return FALSE;
  return form->words->len > 1 && *c == '\0';
}

/* Whether @n words are those of the name with more slips than single words may have: “bilard room”.
 */
static gboolean
slips_joined (const NameForm *form, GArray *words, guint at, guint n, guint *distance)
{
  g_autoptr (GString) joined = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      const char *typed = get_typed (words, at + i);
      const char *word = g_ptr_array_index (form->words, i);
      guint far = cb_quick_distance (typed, word, i + 1 == n);

      if (far > (g_utf8_strlen (typed, -1) < 6 ? 1 : 2) ||
          (far > 0 && cb_quick_keyword_find (typed) != 0))
        return FALSE;
      g_string_append (joined, typed);
    }
  return cb_quick_fits (joined->str, form->joined, TRUE, TRUE, distance);
}

/* Rates one name. */
static CbQuickHit
rate_form (const NameForm *form, GArray *words, guint at, guint n, Closeness closeness)
{
  CbQuickHit hit = { .rank = CB_QUICK_NO_MATCH, .n_words = n, .found = 1u << form->index };

  if (closeness == AS_TYPED && is_joined (form, words, at, n))
    hit.rank = form->alias ? CB_QUICK_ALIAS : CB_QUICK_EXACT;
  else if (form->whole || is_parted (words, at, n))
    return hit;
  else if (n == 1 && fits (get_typed (words, at), form->joined,
                           !(closeness == WITH_SLIPS && form->other), closeness, &hit.distance))
    hit.rank = get_rank (closeness, CB_QUICK_BEGINNING);
  else
    {
      hit.rank = rate_words (form, words, at, n, closeness, &hit.distance);
      hit.part = hit.rank == CB_QUICK_TYPO;
    }
  if (hit.rank == CB_QUICK_NO_MATCH && closeness == WITH_SLIPS && n > 1 && n == form->words->len &&
      !form->other && slips_joined (form, words, at, n, &hit.distance))
    hit.rank = CB_QUICK_TYPO;
  if (hit.rank == CB_QUICK_NO_MATCH && closeness == AS_TYPED)
    hit.rank = rate_owned (form, words, at, n);
  if (hit.rank == CB_QUICK_NO_MATCH && closeness == AS_TYPED && n == 1 &&
      is_inside (form, get_typed (words, at)))
    hit.rank = CB_QUICK_INSIDE;
  return weigh_other (form, get_typed (words, at), hit);
}

static int
compare_hits (const CbQuickHit *a, const CbQuickHit *b)
{
  if (a->rank != b->rank)
    return a->rank < b->rank ? -1 : 1;
  if (a->n_words != b->n_words)
    return a->n_words > b->n_words ? -1 : 1;
  if (a->distance != b->distance)
    return a->distance < b->distance ? -1 : 1;
  return a->part - b->part;
}

static void
keep_better (CbQuickHit *best, const CbQuickHit *hit)
{
  int order = compare_hits (hit, best);

  if (hit->rank == CB_QUICK_NO_MATCH || order > 0)
    return;
  if (order == 0)
    best->found |= hit->found;
  else
    *best = *hit;
}

static void
rate_things (const CbQuickNames *self,
             GArray *words,
             guint at,
             guint n,
             guint32 allowed,
             Closeness closeness,
             CbQuickHit *best)
{
  for (guint i = 0; i < self->forms->len; i++)
    {
      const NameForm *form = &g_array_index (self->forms, NameForm, i);
      CbQuickHit hit;

      if ((allowed >> form->index & 1) == 0 || *form->joined == '\0')
        continue;
      hit = rate_form (form, words, at, n, closeness);
      keep_better (best, &hit);
    }
}

/* Takes “ben’s” for Ben, unless something is called “ben’s”. */
static void
rate_owner (const CbQuickNames *self, GArray *words, guint at, guint32 allowed, CbQuickHit *best)
{
  g_autofree char *stem = NULL;
  const char *owner = find_owner (words, at, &stem);

  for (guint i = 0; owner != NULL && *owner != '\0' && i < self->forms->len; i++)
    {
      const NameForm *form = &g_array_index (self->forms, NameForm, i);
      CbQuickHit hit = { .rank = CB_QUICK_NO_MATCH, .n_words = 1, .found = 1u << form->index };

      if ((allowed >> form->index & 1) == 0 || (form->whole && owner == stem))
        continue; /* “is” is not mine */
      if (strcmp (owner, form->joined) == 0)
        hit.rank = form->alias ? CB_QUICK_ALIAS : CB_QUICK_EXACT;
      else if (!form->whole && owner != stem && g_str_has_prefix (form->joined, owner))
        hit.rank = CB_QUICK_BEGINNING;
      hit = weigh_other (form, owner, hit);
      keep_better (best, &hit);
    }
}

/* Whether a few letters begin the second of two words, as “p” does in “Mrs. Peacock”. */
static gboolean
is_title_left_out (const NameForm *form, const char *typed)
{
  return !form->whole && !form->other && form->words->len == 2 &&
         g_str_has_prefix (g_ptr_array_index (form->words, 1), typed);
}

/* Adds the names that the same word begins or stands in, so that none of them is taken silently:
 * “rohr” is the Rohrzange or the Heizungsrohr. Few letters are rather a beginning, of the name or
 * of what follows a title. */
static void
add_alike (const CbQuickNames *self, GArray *words, guint at, guint32 allowed, CbQuickHit *best)
{
  const char *typed = get_typed (words, at);
  gboolean brief = g_utf8_strlen (typed, -1) < MIN_INSIDE;
  gboolean titled = FALSE;

  if (best->n_words != 1 || best->rank != CB_QUICK_BEGINNING)
    return;
  for (guint i = 0; i < self->forms->len; i++)
    {
      const NameForm *form = &g_array_index (self->forms, NameForm, i);

      titled = titled || ((best->found >> form->index & 1) != 0 && !form->other && !form->whole &&
                          form->words->len == 2 &&
                          g_str_has_prefix (g_ptr_array_index (form->words, 0), typed));
    }
  for (guint i = 0; i < self->forms->len; i++)
    {
      const NameForm *form = &g_array_index (self->forms, NameForm, i);

      if ((allowed >> form->index & 1) != 0 &&
          (brief ? titled && is_title_left_out (form, typed) : is_inside (form, typed)))
        best->found |= 1u << form->index;
    }
}

/* Goes on with words that belong to the one thing found, though with a slip or another ending:
 * “lead piep”. */
static void
lengthen (const CbQuickNames *self, GArray *words, guint at, guint most, CbQuickHit *best)
{
  for (guint n = best->n_words + 1; n <= most; n++)
    {
      CbQuickHit hit = { .rank = CB_QUICK_NO_MATCH };
      const CbQuickWord *last = &g_array_index (words, CbQuickWord, at + n - 1);

      if (last->gap != CB_QUICK_SPACE || cb_quick_keyword_find (last->folded) != 0)
        return;
      rate_things (self, words, at, n, best->found, WITH_ENDINGS, &hit);
      rate_things (self, words, at, n, best->found, WITH_SLIPS, &hit);
      if (hit.rank == CB_QUICK_NO_MATCH)
        return;
      best->n_words = n;
      best->found = hit.found;
    }
}

/* Adds names that are meant with a slip: of several words where the first word alone is only a part
 * from inside of another name, as “bar trap” is the Bear Trap rather than a barrel; of one where it
 * begins what else people call a thing, as “greenh” is Green as well as the greenhouse. */
static void
add_slipped (const CbQuickNames *self, GArray *words, guint at, guint32 allowed, CbQuickHit *best)
{
  CbQuickHit hit = { .rank = CB_QUICK_NO_MATCH };
  guint n = best->rank == CB_QUICK_INSIDE ? 2 : 1;

  if ((best->rank != CB_QUICK_INSIDE && best->rank != CB_QUICK_OTHER) || best->n_words > 1 ||
      at + n >= words->len)
    return;
  rate_things (self, words, at, n, allowed & ~best->found, WITH_SLIPS, &hit);
  if (hit.rank == CB_QUICK_TYPO)
    *best = (CbQuickHit) { .rank = best->rank, .n_words = n, .found = best->found | hit.found };
}

static CbQuickHit
find (const CbQuickNames *self, GArray *words, guint at, guint most, guint32 allowed)
{
  CbQuickHit best = { .rank = CB_QUICK_NO_MATCH };

  if (most == 0)
    return best;
  for (guint n = 1; n <= most; n++)
    rate_things (self, words, at, n, allowed, AS_TYPED, &best);
  if (best.rank >= CB_QUICK_OTHER)
    rate_owner (self, words, at, allowed, &best);
  add_alike (self, words, at, allowed, &best);
  add_slipped (self, words, at, allowed, &best);
  if (best.rank == CB_QUICK_BEGINNING || best.rank == CB_QUICK_INSIDE ||
      best.rank == CB_QUICK_ALIAS)
    lengthen (self, words, at, most, &best);
  for (guint n = 1; best.rank >= CB_QUICK_INFLECTED && n <= most; n++)
    rate_things (self, words, at, n, allowed, WITH_ENDINGS, &best);
  for (guint n = 1; best.rank >= CB_QUICK_TYPO && n <= most; n++)
    rate_things (self, words, at, n, allowed, WITH_SLIPS, &best);
  if (best.rank == CB_QUICK_TYPO && is_near_filler (get_typed (words, at), best.distance))
    return (CbQuickHit) { .rank = CB_QUICK_NO_MATCH };
  return best;
}

/**
 * cb_quick_names_find:
 * @words: from cb_quick_words_split()
 * @at: the word to begin with
 * @allowed: bits of the things that come into question
 *
 * Returns: what the words from @at on name. Costs some microseconds the first time; a slip, some
 * more.
 */
CbQuickHit
cb_quick_names_find (const CbQuickNames *self, GArray *words, guint at, guint32 allowed)
{
  guint most = at < words->len ? MIN (words->len - 1 - at, MAX_WORDS) : 0;
  g_autoptr (GString) key = g_string_sized_new (64);
  CbQuickHit *found;

  for (guint i = at; i < at + most; i++)
    {
      const CbQuickWord *word = &g_array_index (words, CbQuickWord, i);

      g_string_append (key, word->folded);
      g_string_append_c (key, word->owner != NULL ? '\'' : '/');
      g_string_append_c (key, (char) ('0' + word->gap));
    }
  g_string_append_printf (key, "%x", allowed);
  found = g_hash_table_lookup (self->found, key->str);
  if (found == NULL)
    {
      found = g_new (CbQuickHit, 1);
      *found = find (self, words, at, most, allowed);
      g_hash_table_insert (self->found, g_strdup (key->str), found);
    }
  return *found;
}

/* How well exactly the next @n words fit one of the things. */
CbQuickHit
cb_quick_names_rate (const CbQuickNames *self, GArray *words, guint at, guint n, guint index)
{
  CbQuickHit best = { .rank = CB_QUICK_NO_MATCH };

  for (Closeness closeness = AS_TYPED; closeness <= WITH_SLIPS; closeness++)
    if (best.rank == CB_QUICK_NO_MATCH)
      rate_things (self, words, at, n, 1u << index, closeness, &best);
  return best;
}

/* The things that may have been meant although nothing matches, as bits: the nearest, if most
 * letters are right, or half of them and the first one. */
guint32
cb_quick_names_suggest (const CbQuickNames *self, const char *typed)
{
  guint length = (guint) g_utf8_strlen (typed, -1);
  guint nearest = length / 2;
  guint32 found = 0;

  for (guint i = 0; i < self->forms->len; i++)
    {
      const NameForm *form = &g_array_index (self->forms, NameForm, i);
      guint distance = form->whole ? CB_QUICK_FAR : cb_quick_distance (typed, form->joined, FALSE);

      if (form->other && (distance > length / 4 || length < LONG_NAME))
        continue;
      if (g_utf8_get_char (typed) != g_utf8_get_char (form->joined) && distance > length / 3)
        continue;
      if (distance < nearest)
        found = 0;
      if (distance > nearest)
        continue;
      nearest = distance;
      found |= 1u << form->index;
    }
  return found;
}
