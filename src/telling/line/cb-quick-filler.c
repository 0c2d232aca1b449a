/* Goes past words that say nothing of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-quick-parser-private.h"

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
cb_quick_parser_sees_joint (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees_filler (self, at) ||
         cb_quick_parser_sees_any (self, at, CB_QUICK_AND, CB_QUICK_THAT);
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

/* Whether a word that is a filler, such as “card”, names something here: alone, together with the
 * next words, or as the beginning of a name while the next words name nothing. @answers: whether a
 * verb follows a name */
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
