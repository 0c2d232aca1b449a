/* cb-quick-kinds.c: what can be said of a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-quick-kinds-private.h"
#include "cb-seen.h"

#define NEEDS(sort) .needs = CB_QUICK_SORT (sort)

/* Beyond what every game has. */
static gboolean
has_event (const CbQuickParser *parser, const CbQuickKind *kind)
{
  return cb_edition_find_event (parser->setup->edition, kind->event) >= 0;
}

static gboolean
has_traits (const CbQuickParser *parser, const CbQuickKind *kind)
{
  return cb_quick_vocabulary_get_traits (parser->vocabulary) != 0;
}

static gboolean
has_face_down (const CbQuickParser *parser, const CbQuickKind *kind)
{
  return parser->setup->face_down > 0;
}

static gboolean
has_decks (const CbQuickParser *parser, const CbQuickKind *kind)
{
  return cb_quick_parser_get_all (parser, CB_QUICK_DECK) != 0;
}

static gboolean
has_powers (const CbQuickParser *parser, const CbQuickKind *kind)
{
  return cb_quick_parser_get_all (parser, CB_QUICK_POWER) != 0;
}

static const CbQuickKind kinds[] = {
  {
    .verb = CB_QUICK_ASKS,
    .event = "suggestion",
    .is_offered = has_traits,
    .read = cb_quick_read_question,
  },
  {
    .verb = CB_QUICK_NO_VERB,
    .event = "remote",
    .read = cb_quick_read_question,
  },
  {
    .verb = CB_QUICK_NO_VERB,
    .event = "trait",
    .read = cb_quick_read_trait,
  },
  {
    .verb = CB_QUICK_ACCUSES,
    .event = "accusation",
    .read = cb_quick_read_accusation,
  },
  {
    .verb = CB_QUICK_TIPS,
    .event = "tip",
    .is_offered = has_event,
    .form = { .names = { [CB_QUICK_PLAYER] = 1,
                         [CB_QUICK_CARD] = CB_QUICK_MANY,
                         [CB_QUICK_KIND] = 1 },
              .words = CB_QUICK_WORD (CB_QUICK_ONE) | CB_QUICK_WORD (CB_QUICK_ALL) |
                       CB_QUICK_WORD (CB_QUICK_SHOWS) | CB_QUICK_WORD (CB_QUICK_PASSES),
              .n_numbers = 1 },
    NEEDS (CB_QUICK_PLAYER),
    .make = cb_quick_make_tip,
  },
  {
    .verb = CB_QUICK_SAW,
    .event = "seen",
    .subject = CB_QUICK_BY_ME,
    .form = { .names = { [CB_QUICK_PLAYER] = 1, [CB_QUICK_CARD] = 1 } },
    NEEDS (CB_QUICK_PLAYER),
    .make = cb_quick_make_seen,
  },
  {
    .verb = CB_QUICK_SNOOPS,
    .event = "snoop",
    .is_offered = has_event,
    .subject = CB_QUICK_BY_ME,
    .form = { .names = { [CB_QUICK_PLAYER] = 1, [CB_QUICK_CARD] = 1 } },
    NEEDS (CB_QUICK_PLAYER),
    .make = cb_quick_make_seen,
    .how = CB_SEEN_SNOOP,
  },
  {
    .verb = CB_QUICK_SNOOPS,
    .all = TRUE,
    .event = "snoop-all",
    .is_offered = has_event,
    .form = { .names = { [CB_QUICK_CARD] = 1 },
              .words = CB_QUICK_WORD (CB_QUICK_LEFT) | CB_QUICK_WORD (CB_QUICK_RIGHTWARDS) },
    .make = cb_quick_make_snoop_all,
  },
  {
    .verb = CB_QUICK_PEEKS,
    .event = "peek",
    .is_offered = has_event,
    .subject = CB_QUICK_BY_ME,
    .form = { .names = { [CB_QUICK_PLAYER] = 1, [CB_QUICK_CARD] = 1 } },
    NEEDS (CB_QUICK_PLAYER),
    .make = cb_quick_make_seen,
    .how = CB_SEEN_PEEK,
  },
  {
    .verb = CB_QUICK_HAS,
    .subject = CB_QUICK_BY_OTHERS,
    .form = { .names = { [CB_QUICK_CARD] = 1 } },
    NEEDS (CB_QUICK_CARD),
    .make = cb_quick_make_has,
  },
  {
    .verb = CB_QUICK_LOOKS,
    .event = "look",
    .is_offered = has_face_down,
    .subject = CB_QUICK_BY_ME,
    .form = { .names = { [CB_QUICK_CARD] = CB_QUICK_MANY },
              .words = CB_QUICK_WORD (CB_QUICK_ALL),
              .n_numbers = CB_QUICK_MANY },
    .make = cb_quick_make_look,
  },
  {
    .verb = CB_QUICK_LIES_OPEN,
    .event = "exposed",
    .is_offered = has_event,
    .subject = CB_QUICK_BY_NAMED,
    .form = { .names = { [CB_QUICK_CARD] = CB_QUICK_MANY },
              .words = CB_QUICK_WORD (CB_QUICK_LIES_OPEN) },
    .make = cb_quick_make_exposed,
  },
  {
    .verb = CB_QUICK_ENVELOPE,
    .event = "envelope",
    .subject = CB_QUICK_BY_NOBODY,
    .read = cb_quick_read_envelope,
  },
  {
    .verb = CB_QUICK_DRAWS,
    .is_offered = has_decks,
    .form = { .names = { [CB_QUICK_DECK] = 1, [CB_QUICK_DECK_CARD] = 1 },
              .words = CB_QUICK_WORD (CB_QUICK_FOR_ROLL) | CB_QUICK_WORD (CB_QUICK_FOR_LANDING) |
                       CB_QUICK_WORD (CB_QUICK_FOR_MOVE) | CB_QUICK_WORD (CB_QUICK_FOR_TURN),
              .text = TRUE },
    .make = cb_quick_make_draw,
  },
  {
    .verb = CB_QUICK_PLAYS,
    .is_offered = has_decks,
    .form = { .names = { [CB_QUICK_DECK] = 1, [CB_QUICK_DECK_CARD] = 1 }, .text = TRUE },
    .make = cb_quick_make_draw,
  },
  {
    .verb = CB_QUICK_USES,
    .is_offered = has_powers,
    .form = { .names = { [CB_QUICK_POWER] = 1 }, .text = TRUE },
    .make = cb_quick_make_power,
  },
  {
    .verb = CB_QUICK_ROLLS,
    .form = { .n_numbers = CB_QUICK_MANY },
    .make = cb_quick_make_roll,
  },
};

const CbQuickKind *
cb_quick_kinds_list (guint *n)
{
  *n = G_N_ELEMENTS (kinds);
  return kinds;
}

guint32
cb_quick_kind_find_event (const CbQuickKind *kind, const CbQuickParser *self)
{
  guint32 named = cb_quick_parser_get_all (self, CB_QUICK_EVENT);
  int event = kind->event == NULL ? -1 : cb_edition_find_event (self->setup->edition, kind->event);

  if (event < 0 ||
      cb_quick_vocabulary_get_name (self->vocabulary, CB_QUICK_EVENT, (guint) event) == NULL)
    return 0;
  return named & ((guint32) 1 << MIN (event, 31));
}

/* What the edition calls it, written out. */
static guint
count_event_words (const CbQuickParser *self, guint at, const CbQuickKind *kind)
{
  CbQuickHit hit = cb_quick_names_find (self->vocabulary->names[CB_QUICK_EVENT], self->words, at,
                                        cb_quick_kind_find_event (kind, self));

  return hit.rank <= CB_QUICK_ALIAS ? hit.n_words : 0;
}

/* How many words from the one at @at say that it is this; 0 if they do not. */
static guint
count_verb (const CbQuickParser *self, guint at, const CbQuickKind *kind)
{
  guint n = kind->all ? 1 : 0;
  gboolean says = kind->verb != CB_QUICK_NO_VERB &&
                  (!kind->all || cb_quick_parser_sees (self, at, CB_QUICK_ALL)) &&
                  cb_quick_parser_sees (self, at + n, kind->verb);

  return MAX (says ? n + 1 : 0, count_event_words (self, at, kind));
}

/* Whether more words than that are the name of a card, as in “Power Plant”. */
static gboolean
names_card (const CbQuickParser *self, guint at, guint n_words)
{
  CbQuickHit hit = cb_quick_names_find (self->vocabulary->names[CB_QUICK_CARD], self->words, at,
                                        cb_quick_parser_get_all (self, CB_QUICK_CARD));

  return hit.rank <= CB_QUICK_ALIAS && hit.n_words > n_words;
}

const CbQuickKind *
cb_quick_kinds_find (const CbQuickParser *self, guint at, guint *n_words)
{
  const CbQuickKind *found = NULL;

  *n_words = 0;
  for (guint i = 0; at < self->n_words && i < G_N_ELEMENTS (kinds); i++)
    {
      guint words = count_verb (self, at, &kinds[i]);

      if (words <= *n_words)
        continue;
      *n_words = words;
      found = &kinds[i];
    }
  return found == NULL || names_card (self, at, *n_words) ? NULL : found;
}

const CbQuickKind *
cb_quick_kinds_find_verb (const CbQuickParser *self, guint at, guint *n_words)
{
  guint verb = cb_quick_parser_pass_over (self, at);
  const CbQuickKind *kind = verb > at ? cb_quick_kinds_find (self, verb, n_words) : NULL;

  if (kind == NULL)
    return cb_quick_kinds_find (self, at, n_words);
  *n_words += verb - at;
  return kind;
}
