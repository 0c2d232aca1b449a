/* Finds which event a line tells of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"

/* The bit of the event if the edition has its own name for it, else 0. */
static guint32
find_event (const CbQuickParser *self, CbDraftKind kind)
{
  guint32 named = cb_quick_parser_get_all (self, CB_QUICK_EVENT);
  int event = cb_edition_find_event (self->setup->edition, _cb_event_kind_at (kind)->id);

  if (event < 0 ||
      cb_quick_vocabulary_get_name (self->vocabulary, CB_QUICK_EVENT, (guint) event) == NULL)
    return 0;
  return named & ((guint32) 1 << MIN (event, 31));
}

/* How many words name the event as the edition does: its whole name, or at least two words of it,
 * such as “remote rumor” for “Jack’s remote Rumor”. */
static guint
count_event_words (const CbQuickParser *self, guint at, CbDraftKind kind)
{
  CbQuickHit hit = cb_quick_names_find (self->vocabulary->names[CB_QUICK_EVENT], self->words, at,
                                        find_event (self, kind));

  return hit.rank <= CB_QUICK_ALIAS || (hit.n_words > 1 && hit.rank <= CB_QUICK_INFLECTED)
           ? hit.n_words
           : 0;
}

static guint
count_verb_words (const CbQuickParser *self, guint at, const CbPhrasing *phrasing)
{
  const CbQuickKeyword WORDS[] = { phrasing->before, phrasing->verb, phrasing->then };
  guint n = 0;

  if (phrasing->verb == CB_QUICK_NO_VERB ||
      ((phrasing->verb == CB_QUICK_SHOWS || phrasing->verb == CB_QUICK_ENVELOPE) &&
       cb_quick_parser_sees_filler (self, at)) ||
      (phrasing->verb == CB_QUICK_ENVELOPE && cb_quick_parser_sees (self, at, CB_QUICK_ASKS)))
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (WORDS); i++)
    {
      while (i > 0 && WORDS[i] != 0 && n > 0 && cb_quick_parser_sees_filler (self, at + n) &&
             !cb_quick_parser_sees (self, at + n, WORDS[i]))
        n++; /* “der er ingen, der har …” */
      if (WORDS[i] != 0 && !cb_quick_parser_sees (self, at + n++, WORDS[i]))
        return 0;
    }
  return phrasing->several && cb_quick_parser_count_cards (self, at + n) < 2 ? 0 : n;
}

/* Whether the words are only the beginning of a card’s name, as in “Power Plant”. */
static gboolean
names_card (const CbQuickParser *self, guint at, guint n_words)
{
  CbQuickHit hit = cb_quick_parser_see_at (self, CB_QUICK_CARD, at);

  return hit.rank <= CB_QUICK_ALIAS && hit.n_words > n_words;
}

static gboolean
is_offered (const CbQuickParser *self, const CbEventKind *kind, const CbPhrasing *phrasing)
{
  return (kind->is_possible == NULL || kind->is_possible (self->setup)) &&
         (!phrasing->of_edition || cb_edition_find_event (self->setup->edition, kind->id) >= 0) &&
         (phrasing->is_offered == NULL || phrasing->is_offered (self->setup));
}

static void
keep_longer (CbQuickVerb *self, CbDraftKind event, const CbPhrasing *phrasing, guint n_words)
{
  if (n_words > self->n_words)
    *self = (CbQuickVerb) { event, phrasing, n_words };
}

CbQuickVerb
cb_quick_verb_find (const CbQuickParser *self, guint at)
{
  CbQuickVerb found = { 0 };

  for (CbDraftKind event = 0; at < self->n_words && event < CB_N_DRAFT_KINDS; event++)
    {
      const CbPhrasing *const *line = _cb_event_kind_at (event)->line;

      if (line[0] != NULL)
        keep_longer (&found, event, line[0], count_event_words (self, at, event));
      for (guint i = 0; line[i] != NULL; i++)
        keep_longer (&found, event, line[i], count_verb_words (self, at, line[i]));
    }
  return found.phrasing != NULL && names_card (self, at, found.n_words) ? (CbQuickVerb) { 0 }
                                                                        : found;
}

/* Whether “would”, “can” or the like come among the words, so that nothing has happened. */
static gboolean
is_unreal (const CbQuickParser *self, guint at, guint end)
{
  for (; at < end; at++)
    if (cb_quick_parser_sees_any (self, at, CB_QUICK_WOULD, CB_QUICK_CAN))
      return TRUE;
  return FALSE;
}

CbQuickVerb
cb_quick_verb_find_helped (const CbQuickParser *self, guint at)
{
  guint verb = cb_quick_parser_pass_over (self, at);
  CbQuickVerb found = cb_quick_verb_find (self, verb);

  if (is_unreal (self, at, verb))
    return (CbQuickVerb) { 0 };
  if (found.phrasing == NULL)
    {
      for (verb = at; cb_quick_parser_sees_filler (self, verb);)
        verb++;
      found = cb_quick_verb_find (self, verb);
    }
  if (found.phrasing == NULL)
    return cb_quick_verb_find (self, at);
  found.n_words += verb - at;
  return found;
}

CbQuickVerb
cb_quick_verb_get_question (void)
{
  return (CbQuickVerb) { CB_DRAFT_SUGGESTION, _cb_event_kind_at (CB_DRAFT_SUGGESTION)->line[0], 0 };
}

/* @named: whether the line names a player as the subject */
static gboolean
allows_subject (const CbPhrasing *phrasing, gboolean named)
{
  switch (phrasing->subject)
    {
    case CB_QUICK_BY_NOBODY:
      return !named;
    case CB_QUICK_BY_OTHERS:
    case CB_QUICK_BY_NAMED:
      return named;
    case CB_QUICK_BY_TURN:
    case CB_QUICK_BY_ME:
    default:
      return TRUE;
    }
}

gboolean
cb_quick_verb_allows (const CbQuickVerb *self, gboolean named)
{
  return self->phrasing != NULL && allows_subject (self->phrasing, named);
}

/* Verbs are not offered for what nobody would tell, such as that I have a card. */
void
cb_quick_verb_expect (CbQuickParser *self, int by, gboolean named)
{
  for (CbDraftKind event = 0; event < CB_N_DRAFT_KINDS; event++)
    {
      const CbEventKind *kind = _cb_event_kind_at (event);

      for (guint i = 0; kind->line[i] != NULL; i++)
        {
          const CbPhrasing *phrasing = kind->line[i];

          if (!allows_subject (phrasing, named) || !is_offered (self, kind, phrasing) ||
              (phrasing->subject == CB_QUICK_BY_OTHERS && by == self->setup->me))
            continue;
          if (phrasing->verb != CB_QUICK_NO_VERB)
            self->keywords |= CB_QUICK_WORD (phrasing->before != 0 ? phrasing->before
                                                                   : phrasing->verb);
          if (i == 0)
            self->next[CB_QUICK_EVENT] |= find_event (self, event);
        }
    }
}
