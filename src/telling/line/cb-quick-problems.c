/* What is wrong with a line, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-quick-parser-private.h"

/* The most characters of a word that is quoted; longer words are shortened. */
#define MAX_QUOTED 40

/* A longer list of names would not help anybody. */
#define MAX_NAMES 6

static char *
describe_guess (void)
{
  /* Translators: %s is the word for “note”. */
  return g_strdup_printf (_ ("Only what is certain can be recorded. Type “%s: …” to remember it."),
                          cb_quick_keyword_get_word (CB_QUICK_NOTE));
}

/* (transfer full) (nullable): what is wrong with the word at @at if it says that the line tells no
 * fact to record, but a guess, a question or a move of a pawn; else NULL */
static char *
describe_no_fact (const CbQuickParser *self, guint at)
{
  if (cb_quick_parser_sees_any (self, at, CB_QUICK_DOUBT, CB_QUICK_WOULD) ||
      (at > 0 && cb_quick_parser_sees (self, at - 1, CB_QUICK_WOULD)))
    return describe_guess ();
  if (cb_quick_parser_sees (self, at, CB_QUICK_MOVES))
    /* Translators: %s is the word for “note”. */
    return g_strdup_printf (_ ("Moves aren’t recorded. Type “%s: …” to remember this one."),
                            cb_quick_keyword_get_word (CB_QUICK_NOTE));
  if (at < self->n_words && cb_quick_parser_get_word (self, at)->asks)
    return g_strdup (_ ("Questions aren’t recorded. Type what happened."));
  return NULL;
}

gboolean
cb_quick_parser_fail (CbQuickParser *self, guint at, guint n, const char *format, ...)
{
  const CbQuickWord *first = cb_quick_parser_get_word (self, at);
  guint end;
  va_list args;

  if (self->line->problem != NULL)
    return FALSE;

  va_start (args, format);
  self->line->problem = n > 0 ? describe_no_fact (self, at) : NULL;
  if (self->line->problem == NULL)
    self->line->problem = g_strdup_vprintf (format, args);
  va_end (args);
  self->line->start = end = first->start;
  for (guint i = at; i < at + n; i++) /* their order may have been mended */
    {
      const CbQuickWord *word = cb_quick_parser_get_word (self, i);

      self->line->start = MIN (self->line->start, word->start);
      end = MAX (end, word->start + word->length);
    }
  self->line->length = end - self->line->start;
  return FALSE;
}

gboolean
cb_quick_parser_fail_guess (CbQuickParser *self, guint at, guint n)
{
  g_autofree char *problem = describe_guess ();

  return cb_quick_parser_fail (self, at, n, "%s", problem);
}

/* Notes that something is missing at the end. */
gboolean
cb_quick_parser_fail_at_end (CbQuickParser *self, const char *message)
{
  return cb_quick_parser_fail (self, self->n_words, 0, "%s", message);
}

char *
cb_quick_parser_quote (const CbQuickParser *self, guint at, guint n)
{
  const CbQuickWord *first = cb_quick_parser_get_word (self, at);
  const CbQuickWord *last = cb_quick_parser_get_word (self, at + n - 1);
  gsize end = last->offset + last->size;
  g_autofree char *typed = NULL;

  while (end > first->offset + 1 && strchr (".!", self->text[end - 1]) != NULL)
    end--;
  typed = g_strndup (self->text + first->offset, end - first->offset);
  if (g_utf8_strlen (typed, -1) <= MAX_QUOTED)
    return g_steal_pointer (&typed);
  return g_utf8_truncate_middle (typed, MAX_QUOTED);
}

/* The name, with the character if another player has the same name. */
static char *
name_player (const CbQuickParser *self, guint seat)
{
  const CbPlayer *player = &self->setup->players[seat];

  if (player->character < 0)
    return g_strdup (player->name);
  /* Translators: a player, then the character played. */
  return g_strdup_printf (
    C_ ("quick line", "%s (%s)"), player->name,
    cb_edition_get_card (self->setup->edition, (guint) player->character)->name);
}

/* A name that no other thing of the sort has. */
static char *
name_thing (const CbQuickParser *self, CbQuickSort sort, guint index)
{
  if (sort == CB_QUICK_PLAYER)
    return name_player (self, index);
  return g_strdup (cb_quick_vocabulary_get_name (self->vocabulary, sort, index));
}

char *
cb_quick_join_choices (const GPtrArray *names)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < MIN (names->len, MAX_NAMES); i++)
    {
      if (i > 0)
        /* Translators: between things of which only one can be meant, as in “Rope, Hall or Plum”.
         */
        g_string_append (words, i + 1 < names->len ? C_ ("choice", ", ") : C_ ("choice", " or "));
      g_string_append (words, g_ptr_array_index (names, i));
    }
  if (names->len > MAX_NAMES)
    g_string_append (words, "…");
  return g_string_free_and_steal (words);
}

/* @found: the possible things, as bits by #CbQuickSort */
static char *
list_choices (const CbQuickParser *self, const guint32 found[CB_QUICK_N_SORTS])
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    for (guint32 left = found[sort]; left != 0; left &= left - 1)
      g_ptr_array_add (names, name_thing (self, sort, cb_card_set_first (left)));
  return cb_quick_join_choices (names);
}

/* Says what was expected instead of @typed; of several sorts, the first. */
static char *
describe_unknown (const char *typed, guint sorts)
{
  gboolean card = (sorts & CB_QUICK_SORT (CB_QUICK_CARD)) != 0;

  if (sorts & CB_QUICK_SORT (CB_QUICK_PLAYER))
    return card ? g_strdup_printf (_ ("“%s” is neither a card nor a player."), typed)
                : g_strdup_printf (_ ("“%s” is not a player."), typed);
  return card ? g_strdup_printf (_ ("“%s” is not a card."), typed)
              : g_strdup_printf (_ ("“%s” is not a trait."), typed);
}

static const char *
describe_missing (guint sorts)
{
  if (sorts & CB_QUICK_SORT (CB_QUICK_PLAYER))
    return _ ("Name a player.");
  if (sorts & CB_QUICK_SORT (CB_QUICK_CARD))
    return _ ("Name a card.");
  return _ ("Name a trait.");
}

/* (transfer full): what is wrong with @typed, the next word, that is none of @sorts */
static char *
describe_wrong (const CbQuickParser *self, const char *typed, guint sorts)
{
  guint64 means = cb_quick_parser_get_word (self, self->at)->means;
  gboolean first = self->at == 0 ||
                   cb_quick_parser_see_at (self, CB_QUICK_PLAYER, self->at - 1).rank <=
                     CB_QUICK_ALIAS;

  if (first && cb_quick_parser_sees_any (self, self->at, CB_QUICK_PASSES, CB_QUICK_SHOWS))
    return g_strdup (_ ("Type who suggested, the cards, and who passed or showed."));
  if ((means & ~CB_QUICK_WORD (CB_QUICK_FILLER)) != 0)
    /* Translators: a word that the line knows, but not there, then what has to be there */
    return g_strdup_printf (_ ("“%s” can’t be here. %s"), typed, describe_missing (sorts));
  return describe_unknown (typed, sorts);
}

/* Notes that the next word, or the end of the line, should be something of one of @sorts. */
gboolean
cb_quick_parser_fail_unknown (CbQuickParser *self, guint sorts)
{
  g_autofree char *typed = NULL;
  g_autofree char *message = NULL;
  g_autofree char *choices = NULL;
  guint32 found[CB_QUICK_N_SORTS] = { 0 };

  if (cb_quick_parser_at_end (self))
    return cb_quick_parser_fail (self, self->at, 0, "%s", describe_missing (sorts));

  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    if (sorts & CB_QUICK_SORT (sort))
      found[sort] = cb_quick_names_suggest (self->vocabulary->names[sort],
                                            cb_quick_parser_get_word (self, self->at)->folded);
  typed = cb_quick_parser_quote (self, self->at, 1);
  choices = list_choices (self, found);
  message = *choices == '\0' ? describe_wrong (self, typed, sorts)
                             : describe_unknown (typed, sorts);
  if (*choices == '\0')
    return cb_quick_parser_fail (self, self->at, 1, "%s", message);
  /* Translators: what is wrong, then what may have been meant. */
  return cb_quick_parser_fail (self, self->at, 1, _ ("%s Did you mean %s?"), message, choices);
}

gboolean
cb_quick_parser_fail_ambiguous (CbQuickParser *self,
                                guint at,
                                guint n,
                                CbQuickSort sort,
                                guint32 found)
{
  g_autofree char *typed = cb_quick_parser_quote (self, at, n);
  g_autofree char *choices = NULL;
  guint32 all[CB_QUICK_N_SORTS] = { 0 };

  all[sort] = found;
  choices = list_choices (self, all);
  /* Translators: what was typed, then what it may stand for. */
  return cb_quick_parser_fail (self, at, n, _ ("“%s” could be %s."), typed, choices);
}
