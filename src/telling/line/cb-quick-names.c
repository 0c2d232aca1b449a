/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds which player, card or other thing the next words of a line name. One or several words are
 * compared with each name. The better match wins; of equal ones, that of more words, then that with
 * the smaller slip. If several things are left the words are ambiguous. */

#include "config.h"

#include <string.h>

#include "cb-quick-form.h"
#include "cb-quick-keywords.h"

/* Names of more words can be typed, but only as a whole or by their first words. */
#define MAX_WORDS 8

/* More results than these are not kept: what a few hundred lines look up. */
#define MAX_FOUND 4096

/* @found: results so far, a #CbQuickHit by the words. They are kept because each way to read a line
 * looks up the same words again. @longest: how many words the longest name has */
struct _CbQuickNames
{
  guint longest;
  GArray *forms;
  GHashTable *found;
};

CbQuickNames *
cb_quick_names_new (void)
{
  CbQuickNames *self = g_new0 (CbQuickNames, 1);

  self->forms = g_array_new (FALSE, FALSE, sizeof (CbQuickForm));
  g_array_set_clear_func (self->forms, (GDestroyNotify) cb_quick_form_clear);
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

static void
add_form (CbQuickNames *self, guint index, const char *name, gboolean spelled, CbQuickForm form)
{
  form.index = index;
  cb_quick_form_read (&form, name, spelled);
  self->longest = MAX (self->longest, form.words->len);
  g_array_append_val (self->forms, form);
}

/* Adds the name, and once more with its letters beyond ASCII spelled out, if it has any. */
static void
add_forms (CbQuickNames *self, guint index, const char *name, CbQuickForm form)
{
  add_form (self, index, name, FALSE, form);
  if (!g_str_is_ascii (name))
    add_form (self, index, name, TRUE, form);
}

/* @alias: the name is not the one on screen, and loses against names that are */
void
cb_quick_names_add (CbQuickNames *self, guint index, const char *name, gboolean alias)
{
  add_forms (self, index, name, (CbQuickForm) { .alias = alias });
}

/* Adds other names that people use for a thing. @names: (array zero-terminated=1). A whole other
 * name counts like the thing’s name, a part of one only if it fits no name. */
void
cb_quick_names_add_others (CbQuickNames *self, guint index, const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    add_forms (self, index, names[i], (CbQuickForm) { .alias = TRUE, .other = TRUE });
}

/* Adds a name that people neither shorten nor mistype: an id, or “me”. */
void
cb_quick_names_add_whole (CbQuickNames *self, guint index, const char *name)
{
  add_form (self, index, name, FALSE, (CbQuickForm) { .alias = TRUE, .whole = TRUE });
}

static int
compare_hits (const CbQuickHit *a, const CbQuickHit *b)
{
  /* “salón de baile” is another name of the Sala de baile, although “salón” names a card, too. */
  gboolean whole = a->rank <= CB_QUICK_ALIAS && b->rank <= CB_QUICK_ALIAS;

  if (a->rank != b->rank && !(whole && a->n_words != b->n_words))
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
             CbQuickCloseness closeness,
             CbQuickHit *best)
{
  for (guint i = 0; i < self->forms->len; i++)
    {
      const CbQuickForm *form = &g_array_index (self->forms, CbQuickForm, i);
      CbQuickHit hit;

      if ((allowed >> form->index & 1) == 0 || *form->joined == '\0')
        continue;
      hit = cb_quick_form_rate (form, words, at, n, closeness);
      keep_better (best, &hit);
    }
}

/* Takes “ben’s” for Ben, unless something is called “ben’s”. */
static void
rate_owner (const CbQuickNames *self, GArray *words, guint at, guint32 allowed, CbQuickHit *best)
{
  g_autofree char *stem = NULL;
  const char *owner = cb_quick_find_owner (words, at, &stem);

  for (guint i = 0; owner != NULL && *owner != '\0' && i < self->forms->len; i++)
    {
      const CbQuickForm *form = &g_array_index (self->forms, CbQuickForm, i);
      CbQuickHit hit = { .rank = CB_QUICK_NO_MATCH, .n_words = 1, .found = 1u << form->index };

      if ((allowed >> form->index & 1) == 0 || (form->whole && owner == stem))
        continue; /* “is” does not say that something is mine */
      if (strcmp (owner, form->joined) == 0)
        hit.rank = form->alias ? CB_QUICK_ALIAS : CB_QUICK_EXACT;
      else if (!form->whole && owner != stem && g_str_has_prefix (form->joined, owner))
        hit.rank = CB_QUICK_BEGINNING;
      hit = cb_quick_form_weigh (form, owner, hit);
      keep_better (best, &hit);
    }
}

/* Whether a few letters begin the second of two words, as “p” does in “Mrs. Peacock”. */
static gboolean
is_title_left_out (const CbQuickForm *form, const char *typed)
{
  return !form->whole && !form->other && form->words->len == 2 &&
         g_str_has_prefix (g_ptr_array_index (form->words, 1), typed);
}

/* Adds the names that the same word begins or stands in, so that none of them is taken silently:
 * “rohr” is the Rohrzange or the Heizungsrohr. A few letters count only as the beginning of a name,
 * or of what follows a title in it. */
static void
add_alike (const CbQuickNames *self, GArray *words, guint at, guint32 allowed, CbQuickHit *best)
{
  const char *typed = cb_quick_get_typed (words, at);
  gboolean brief = g_utf8_strlen (typed, -1) < CB_QUICK_MIN_INSIDE;
  gboolean titled = FALSE;

  if (best->n_words != 1 || best->rank != CB_QUICK_BEGINNING)
    return;
  for (guint i = 0; i < self->forms->len; i++)
    {
      const CbQuickForm *form = &g_array_index (self->forms, CbQuickForm, i);

      titled = titled || ((best->found >> form->index & 1) != 0 && !form->other && !form->whole &&
                          form->words->len == 2 &&
                          g_str_has_prefix (g_ptr_array_index (form->words, 0), typed));
    }
  for (guint i = 0; i < self->forms->len; i++)
    {
      const CbQuickForm *form = &g_array_index (self->forms, CbQuickForm, i);

      if ((allowed >> form->index & 1) != 0 && (brief ? titled && is_title_left_out (form, typed)
                                                      : cb_quick_form_is_inside (form, typed)))
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
      rate_things (self, words, at, n, best->found, CB_QUICK_WITH_ENDINGS, &hit);
      rate_things (self, words, at, n, best->found, CB_QUICK_WITH_SLIPS, &hit);
      if (hit.rank == CB_QUICK_NO_MATCH)
        return;
      best->n_words = n;
      best->found = hit.found;
    }
}

/* Adds names that may be meant with a slip. If the word only stands inside a name, two words are
 * tried: “bar trap” is the Bear Trap rather than a barrel. If it begins another name of a thing, it
 * is tried alone: “greenh” is Green as well as the greenhouse. */
static void
add_slipped (const CbQuickNames *self, GArray *words, guint at, guint32 allowed, CbQuickHit *best)
{
  CbQuickHit hit = { .rank = CB_QUICK_NO_MATCH };
  guint n = best->rank == CB_QUICK_INSIDE ? 2 : 1;

  if ((best->rank != CB_QUICK_INSIDE && best->rank != CB_QUICK_OTHER) || best->n_words > 1 ||
      at + n >= words->len)
    return;
  rate_things (self, words, at, n, allowed & ~best->found, CB_QUICK_WITH_SLIPS, &hit);
  if (hit.rank == CB_QUICK_TYPO)
    *best = (CbQuickHit) { .rank = best->rank, .n_words = n, .found = best->found | hit.found };
}

/* Adds names that a mistyped word may begin just as well: “eall” is the Hall or the Ballroom. */
static void
add_slipped_beginnings (const CbQuickNames *self,
                        GArray *words,
                        guint at,
                        guint32 allowed,
                        CbQuickHit *best)
{
  const char *typed = cb_quick_get_typed (words, at);

  if (best->rank != CB_QUICK_TYPO || best->n_words != 1)
    return;
  for (guint i = 0; i < self->forms->len; i++)
    {
      const CbQuickForm *form = &g_array_index (self->forms, CbQuickForm, i);

      if ((allowed >> form->index & 1) != 0 && !form->whole &&
          cb_quick_distance (typed, form->joined, !form->other) <= best->distance)
        best->found |= 1u << form->index;
    }
}

static CbQuickHit
find (const CbQuickNames *self, GArray *words, guint at, guint most, guint32 allowed)
{
  CbQuickHit best = { .rank = CB_QUICK_NO_MATCH };

  if (most == 0)
    return best;
  for (guint n = 1; n <= most; n++)
    rate_things (self, words, at, n, allowed, CB_QUICK_AS_TYPED, &best);
  if (best.rank >= CB_QUICK_OTHER)
    rate_owner (self, words, at, allowed, &best);
  add_alike (self, words, at, allowed, &best);
  add_slipped (self, words, at, allowed, &best);
  if (best.rank == CB_QUICK_BEGINNING || best.rank == CB_QUICK_INSIDE ||
      best.rank == CB_QUICK_ALIAS)
    lengthen (self, words, at, most, &best);
  for (guint n = 1; best.rank >= CB_QUICK_INFLECTED && n <= most; n++)
    rate_things (self, words, at, n, allowed, CB_QUICK_WITH_ENDINGS, &best);
  for (guint n = 1; best.rank >= CB_QUICK_TYPO && n <= most; n++)
    rate_things (self, words, at, n, allowed, CB_QUICK_WITH_SLIPS, &best);
  add_slipped_beginnings (self, words, at, allowed, &best);
  if (best.rank == CB_QUICK_TYPO &&
      cb_quick_keyword_is_as_near (cb_quick_get_typed (words, at), best.distance))
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
  guint longest = MIN (self->longest + 1, MAX_WORDS); /* “ball room” is the Ballroom */
  guint most = at < words->len ? MIN (words->len - 1 - at, longest) : 0;
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
      if (g_hash_table_size (self->found) >= MAX_FOUND)
        g_hash_table_remove_all (self->found);
      g_hash_table_insert (self->found, g_strdup (key->str), found);
    }
  return *found;
}

/* How well exactly the next @n words fit one of the things. */
CbQuickHit
cb_quick_names_rate (const CbQuickNames *self, GArray *words, guint at, guint n, guint index)
{
  CbQuickHit best = { .rank = CB_QUICK_NO_MATCH };

  for (CbQuickCloseness closeness = CB_QUICK_AS_TYPED; closeness <= CB_QUICK_WITH_SLIPS;
       closeness++)
    if (best.rank == CB_QUICK_NO_MATCH)
      rate_things (self, words, at, n, 1u << index, closeness, &best);
  return best;
}

/* The things that may have been meant although nothing matches, as bits: the nearest ones, if most
 * letters are right, or if half of the letters and the first one are. */
guint32
cb_quick_names_suggest (const CbQuickNames *self, const char *typed)
{
  guint length = (guint) g_utf8_strlen (typed, -1);
  guint nearest = length / 2;
  guint32 found = 0;

  for (guint i = 0; i < self->forms->len; i++)
    {
      const CbQuickForm *form = &g_array_index (self->forms, CbQuickForm, i);
      guint distance = form->whole ? CB_QUICK_FAR : cb_quick_distance (typed, form->joined, FALSE);

      if (form->other && (distance > length / 4 || length < CB_QUICK_LONG_NAME))
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
