/* A player looks at face-down cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-look.h"
#include "cb-roll.h"
#include "cb-quick-phrase-private.h"
#include "cb-say.h"
#include "cb-table-state.h"

static gboolean
is_possible (const CbSetup *setup)
{
  return setup->face_down > 0;
}

static CbCardSet
get_cards (CbDraft *self)
{
  return (CbCardSet) cb_draft_get (self, CB_DRAFT_HAND);
}

static int
get_holder (CbDraft *self)
{
  return is_possible (cb_case_get_setup (self->case_))
           ? _cb_draft_get_seat_holder ((int) _cb_draft_get_n_seats (self))
           : -1;
}

/* If each look must be at another card, everybody sees which card it was, so the place must be
 * entered. */
static gboolean
is_whole (CbDraft *self)
{
  return cb_draft_get (self, CB_DRAFT_SLOTS) != 0 ||
         !cb_setup_must_look (cb_case_get_setup (self->case_));
}

/* Checks a look. Cards may be entered even if another player looked: I may have seen some. */
void
_cb_draft_check_look (CbDraft *self)
{
  guint n = cb_case_get_setup (self->case_)->face_down;

  _cb_draft_need_player (self, CB_DRAFT_BY);
  if (n == 0)
    _cb_draft_refuse (self, CB_DRAFT_NO_FIELD, g_strdup (_ ("This case has no face-down cards.")));
  if (cb_card_set_size (get_cards (self)) > n)
    _cb_draft_refuse (self, CB_DRAFT_HAND,
                      g_strdup_printf (ngettext ("There is only %d face-down card.",
                                                 "There are only %d face-down cards.", n),
                                       (int) n));
  if (get_cards (self) == 0 && cb_draft_is_me (self, cb_draft_get_by (self)))
    _cb_draft_need (self, CB_DRAFT_HAND, _ ("Name the card you saw."));
  if (!self->typed && !is_whole (self))
    _cb_draft_ask_for (self, CB_DRAFT_SLOTS,
                       g_strdup (_ ("Which position? Leave it out if you didn’t see it.")));
}

void
_cb_draft_make_look (CbDraft *self, GPtrArray *entries)
{
  gboolean single = cb_case_get_setup (self->case_)->face_down == 1; /* the only card lies first */
  guint32 slots = single ? 1 : (guint32) cb_draft_get (self, CB_DRAFT_SLOTS);

  g_ptr_array_add (entries, cb_look_new (cb_draft_get_by (self), slots, get_cards (self)));
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbLook *look = cb_entry_get_look (entry);

  cb_draft_set_by (self, look->by);
  cb_draft_set (self, CB_DRAFT_SLOTS, (int) look->slots);
  cb_draft_set (self, CB_DRAFT_HAND, (int) look->cards);
}

static void
add_seen_at (CbDraft *self, guint card, guint place, GStrvBuilder *builder)
{
  g_strv_builder_take (
    builder,
    /* Translators: a card, then the number of the position where it lies face down */
    g_strdup_printf (_ ("You saw %s at position %u."),
                     cb_say_card (cb_case_get_edition (self->case_), card, CB_SAID_OBJECT),
                     place + 1));
}

/* Warns if a card is entered that I saw at another place before, or another one than I saw at this
 * place: cards go back to exactly where they lay. */
static void
warn_of_places (CbDraft *self, GStrvBuilder *builder)
{
  CbSideCards known = cb_case_get_side_cards (self->case_, _cb_draft_get_n_before (self));
  guint32 slots = (guint32) cb_draft_get (self, CB_DRAFT_SLOTS);
  CbCardSet cards = get_cards (self);
  CbCardSet there = cb_side_cards_get_cards_at (&known, slots);

  if (cards == 0 || slots == 0)
    return;
  for (CbCardSet left = there & ~cards; left != 0; left &= left - 1)
    add_seen_at (self, cb_card_set_first (left),
                 (guint) __builtin_ctz (known.places[cb_card_set_first (left)]), builder);
  for (CbCardSet left = cards & ~there; left != 0; left &= left - 1)
    if (cb_card_set_size (known.places[cb_card_set_first (left)]) == 1)
      add_seen_at (self, cb_card_set_first (left),
                   (guint) __builtin_ctz (known.places[cb_card_set_first (left)]), builder);
}

/* Returns: the places that may be looked at, as bits; if each look must be at another card, without
 * those that this player has looked at before */
guint32
cb_draft_get_open_places (CbDraft *self)
{
  g_autoptr (CbTableState) state = NULL;
  const CbSetup *setup;

  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  setup = cb_case_get_setup (self->case_);
  if (!cb_setup_must_look (setup) || cb_draft_get_by (self) < 0)
    return G_MAXUINT32;
  state = cb_table_state_new (self->case_, _cb_draft_get_n_before (self));
  return ~state->places_seen[cb_draft_get_by (self)] |
         (guint32) cb_draft_get (self, CB_DRAFT_SLOTS);
}

/* (transfer full) (nullable): what I saw before at the places chosen, a line for each card */
static char *
describe_places (CbDraft *self)
{
  CbSideCards known = cb_case_get_side_cards (self->case_, _cb_draft_get_n_before (self));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint32 slots = (guint32) cb_draft_get (self, CB_DRAFT_SLOTS); slots != 0;
       slots &= slots - 1)
    {
      guint place = (guint) __builtin_ctz (slots);
      int card = cb_side_cards_get_card_at (&known, place);

      if (card >= 0)
        add_seen_at (self, (guint) card, place, builder);
    }
  lines = g_strv_builder_end (builder);
  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}

/* Warns if the player has looked at this card before although each look must be at another one. */
static void
warn_of_looking_again (CbDraft *self, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  g_autoptr (CbTableState) state = NULL;
  int by = cb_draft_get_by (self);
  guint32 again;

  if (by < 0 || !cb_setup_must_look (setup))
    return;
  state = cb_table_state_new (self->case_, _cb_draft_get_n_before (self));
  again = state->places_seen[(guint) by] & (guint32) cb_draft_get (self, CB_DRAFT_SLOTS);
  if (again == 0)
    return;
  if (cb_draft_is_me (self, by))
    g_strv_builder_take (builder, g_strdup_printf (_ ("You have looked at position %u before."),
                                                   (guint) __builtin_ctz (again) + 1));
  else
    g_strv_builder_take (builder,
                         /* Translators: a player, then the number of a position */
                         g_strdup_printf (_ ("%s has looked at position %u before."),
                                          setup->players[by].name,
                                          (guint) __builtin_ctz (again) + 1));
}

gboolean
_cb_draft_has_looked (CbDraft *self, int seat)
{
  CbLog *log = cb_case_get_log (self->case_);

  for (guint i = _cb_draft_get_n_before (self); i-- > 0;)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);
      const CbLook *look = cb_entry_get_look (entry);

      if (entry->uncertain)
        continue;
      if (cb_entry_get_turn (entry) != CB_NOBODY || cb_entry_get_roll (entry) != NULL)
        return FALSE;
      if (look != NULL && look->by == seat)
        return !cb_setup_must_look (cb_case_get_setup (self->case_));
    }
  return FALSE;
}

void
_cb_draft_warn_of_look (CbDraft *self, GStrvBuilder *builder)
{
  guint n_slots = cb_card_set_size ((CbCardSet) cb_draft_get (self, CB_DRAFT_SLOTS));
  CbCardSet cards = get_cards (self);
  int holder = get_holder (self);
  g_autofree char *misplaced = holder >= 0 ? _cb_draft_name_misplaced (self, (guint) holder, cards)
                                           : NULL;

  if (misplaced != NULL)
    /* Translators: %s is a list of cards */
    g_strv_builder_take (builder, g_strdup_printf (_ ("%s can’t be face down."), misplaced));
  if (n_slots > 0 && cards != 0 && n_slots != cb_card_set_size (cards))
    g_strv_builder_add (builder, _ ("Choose as many cards as positions."));
  warn_of_places (self, builder);
  warn_of_looking_again (self, builder);
}

/* The title calls positions optional only if the rules of the table let players leave them out. */
static char *
describe_positions (CbDraft *self)
{
  return g_strdup (cb_setup_must_look (cb_case_get_setup (self->case_))
                     ? _ ("Position")
                     : _ ("Positions (optional)"));
}

static void
list_places (CbDraft *self, GStrvBuilder *names)
{
  for (guint i = 1; i <= cb_case_get_setup (self->case_)->face_down; i++)
    g_strv_builder_take (names, g_strdup_printf ("%u", i));
}

/* I seldom see what others look at, so cards are offered only for my own look or if some are
 * chosen. */
static gboolean
shows_cards (CbDraft *self)
{
  return get_cards (self) != 0 || cb_draft_is_me (self, cb_draft_get_by (self));
}

static const CbFormField FORM[] = {
  { CB_PICKER_CHIPS, CB_DRAFT_SLOTS,
    /* Translators: it follows the number of a place where a card lies face down. */
    .context = N_ ("position"), .describe = describe_positions, .list = list_places,
    .get_choices = cb_draft_get_open_places },
  { CB_PICKER_REMARK, .describe = describe_places },
  { CB_PICKER_CARDS, .title = N_ ("Cards you saw"), .is_shown = shows_cards },
  { CB_PICKER_NONE },
};

/* Whether the line tells of all places: “looks at all”, “all four”, but not “the second of all”. A
 * look at all of which one card is told is none at all places. */
static gboolean
looks_at_all (const CbQuickPhrase *phrase, int n)
{
  guint n_cards = cb_card_set_size (phrase->named[CB_QUICK_CARD]);

  if (n == 2 && cb_quick_phrase_says (phrase, CB_QUICK_DOUBLE))
    return TRUE;
  return cb_quick_phrase_says (phrase, CB_QUICK_ALL) &&
         (phrase->n_numbers == 0 || (phrase->n_numbers == 1 && phrase->numbers[0] == n)) &&
         (n_cards == 0 || n_cards == (guint) n);
}

/* How many cards the word beside the ordinal at @at counts, as in “first two” and “dos primeras”.
 */
static int
count_beside (const CbQuickParser *parser, guint at)
{
  for (guint i = at - 1; i <= at + 1 && i < parser->n_words; i += 2)
    {
      const char *typed = cb_quick_parser_get_word (parser, i)->folded;
      int n = cb_quick_keyword_get_place (CB_QUICK_NUMBER, typed);

      n = n < 0 ? (int) g_ascii_strtoll (typed, NULL, 10) : n;
      if (n > 1 && cb_quick_parser_get_word (parser, MAX (i, at))->gap == CB_QUICK_SPACE &&
          !g_ascii_isdigit (*cb_quick_parser_get_word (parser, at)->folded))
        return n;
    }
  return 1;
}

static gboolean
fill_draft (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  int n = (int) parser->setup->face_down, count, first;
  guint32 places = 0;

  if (n == 0)
    return cb_quick_parser_fail (parser, parser->after_verb - 1, 1,
                                 _ ("This case has no face-down cards."));
  if (looks_at_all (phrase, n))
    places = (guint32) (((guint64) 1 << n) - 1);
  for (guint i = 0; i < phrase->n_numbers; i++)
    {
      if (cb_quick_parser_sees (parser, phrase->number_at[i] + 1, CB_QUICK_HAND) &&
          cb_quick_parser_get_word (parser, phrase->number_at[i] + 1)->gap == CB_QUICK_SPACE)
        {
          if (phrase->numbers[i] == n) /* “2 cards”, where 2 lie, are all */
            places = (guint32) (((guint64) 1 << n) - 1);
          continue;
        }
      count = count_beside (parser, phrase->number_at[i]);
      first = phrase->numbers[i] - (phrase->numbers[i] == n ? count - 1 : 0);
      if (first < 1 || first + count - 1 > n)
        return cb_quick_parser_fail (parser, phrase->number_at[i], 1,
                                     ngettext ("There is only %d face-down card.",
                                               "There are only %d face-down cards.", (gulong) n),
                                     n);
      places |= (guint32) ((1 << count) - 1) << (first - 1);
    }
  cb_draft_set (parser->draft, CB_DRAFT_SLOTS, (int) places);
  return TRUE;
}

/* “look 2: rope”, “green looks 1 3” */
const CbPhrasing cb_quick_looks = {
  .verb = CB_QUICK_LOOKS,
  .subject = CB_QUICK_BY_ME,
  .names = { [CB_QUICK_CARD] = { CB_QUICK_MANY, CB_DRAFT_HAND } },
  .words = { { CB_QUICK_ALL, CB_DRAFT_NO_FIELD },
             { CB_QUICK_DOUBLE, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_HAND, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_THAT, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_HAS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_FACE_DOWN, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_NUMBERED, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_FOUND, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } },
  .n_numbers = CB_QUICK_MANY,
  .fill = fill_draft,
};

const CbEventKind cb_look_event = {
  .id = CB_EVENT_ID_LOOK,
  /* Translators: a kind of event: a player looks at cards that lie face down. */
  .name = N_ ("Face-Down Cards"),
  .line = { &cb_quick_looks },
  .form = FORM,
  .takes_turn = TRUE,
  .is_possible = is_possible,
  .told = CB_DRAFT_HAND,
  .get_holder = get_holder,
  .check = _cb_draft_check_look,
  .is_whole = is_whole,
  .make = _cb_draft_make_look,
  .entry = &cb_look_kind,
  .take = take_entry,
  .warn = _cb_draft_warn_of_look,
};
