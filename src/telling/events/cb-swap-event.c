/* Two cards change hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* If I am one of the two players, the form asks which card I got and which one I gave. If others
 * swap, the cards may stay unknown; a card named in a typed line is the one that was given. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"
#include "cb-swap.h"

static gboolean
is_possible (const CbSetup *setup)
{
  return cb_setup_get_swaps (setup) != CB_SWAPS_NONE;
}

/* The seat with whom the card is swapped; for cards on the table, a number after all seats. */
static int
get_other (CbDraft *self)
{
  return cb_draft_get (self, CB_DRAFT_WITH);
}

/* The cards that lie face up and may be swapped. */
static CbCardSet
get_face_up (CbDraft *self)
{
  return cb_case_get_face_up (self->case_, _cb_draft_get_n_before (self)) &
         cb_setup_get_deck (cb_case_get_setup (self->case_));
}

/* Whether everybody sees both cards. */
static gboolean
is_open (CbDraft *self)
{
  guint face_up = cb_setup_get_face_up_holder (cb_case_get_setup (self->case_));

  return face_up > 0 && get_other (self) == CB_SEAT_OF_HOLDER (face_up);
}

static gboolean
is_with_me (CbDraft *self)
{
  return cb_draft_is_me (self, get_other (self));
}

static gboolean
is_mine (CbDraft *self)
{
  return cb_draft_is_me (self, cb_draft_get_by (self)) || is_with_me (self);
}

/* The holder who gave the card that the form asks for as the one received. */
static int
get_holder (CbDraft *self)
{
  return _cb_draft_get_seat_holder (is_with_me (self) ? cb_draft_get_by (self) : get_other (self));
}

static gboolean
saw_card (CbDraft *self)
{
  return (is_mine (self) || is_open (self)) && get_holder (self) >= 0;
}

/* Fills in the face-down or the face-up cards, if swaps are allowed only with these. */
static void
propose_other (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  CbSwaps swaps = cb_setup_get_swaps (setup);

  if (swaps == CB_SWAPS_FACE_DOWN && setup->face_down > 0)
    cb_draft_set (self, CB_DRAFT_WITH, (int) setup->n_players);
  if (swaps == CB_SWAPS_FACE_UP && setup->face_up != 0)
    cb_draft_set (self, CB_DRAFT_WITH, CB_SEAT_OF_HOLDER (cb_setup_get_face_up_holder (setup)));
}

/* A swap belongs to the turn that was last. */
static void
begin (CbDraft *self)
{
  int last = cb_case_get_last_turn (self->case_, _cb_draft_get_n_before (self));

  if (last != CB_NOBODY)
    cb_draft_set_by (self, last);
  propose_other (self);
}

static void
find_lacks (CbDraft *self)
{
  int got = cb_draft_get (self, CB_DRAFT_CARD);
  int gave = cb_draft_get (self, CB_DRAFT_LOST);

  _cb_draft_need_player (self, CB_DRAFT_BY);
  if (get_other (self) < 0)
    _cb_draft_need (self, CB_DRAFT_WITH, _ ("With whom was the card swapped?"));
  else if (get_other (self) == cb_draft_get_by (self))
    _cb_draft_refuse (self, CB_DRAFT_WITH, g_strdup (_ ("Choose somebody else’s hand.")));
  if (is_mine (self) && gave < 0)
    _cb_draft_need (self, CB_DRAFT_LOST, _ ("Name the card you gave."));
  if (is_mine (self) && got < 0)
    _cb_draft_need (self, CB_DRAFT_CARD, _ ("Name the card you got."));
  if (is_open (self) && gave < 0)
    _cb_draft_need (self, CB_DRAFT_LOST, _ ("Name the card that is face up now."));
  if (is_open (self) && got < 0)
    _cb_draft_need (self, CB_DRAFT_CARD, _ ("Name the card that was face up."));
  if (got >= 0 && got == gave)
    _cb_draft_refuse (self, CB_DRAFT_LOST, g_strdup (_ ("Two different cards change hands.")));
}

/* (transfer full) */
static CbEntry *
make_entry (CbDraft *self)
{
  int got = cb_draft_get (self, CB_DRAFT_CARD);
  int gave = cb_draft_get (self, CB_DRAFT_LOST);

  return cb_swap_new (cb_draft_get_by (self), CB_HOLDER_OF_SEAT (get_other (self)),
                      is_with_me (self) ? got : gave, is_with_me (self) ? gave : got);
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  g_ptr_array_add (entries, make_entry (self));
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbSwap *swap = cb_entry_get_swap (entry);

  cb_draft_set_by (self, swap->by);
  cb_draft_set (self, CB_DRAFT_WITH, CB_SEAT_OF_HOLDER (swap->with));
  cb_draft_set (self, CB_DRAFT_CARD, is_with_me (self) ? swap->gave : swap->got);
  cb_draft_set (self, CB_DRAFT_LOST, is_with_me (self) ? swap->got : swap->gave);
}

/* Warns if the card cannot have been with the one who gave it. */
static void
warn_of_card (CbDraft *self, int seat, int card, GStrvBuilder *builder)
{
  g_autofree char *misplaced = NULL;

  if (card < 0)
    return;
  if (seat < (int) _cb_draft_get_n_seats (self))
    {
      _cb_draft_warn_of_card (self, seat, (guint) card, builder);
      return;
    }
  misplaced = _cb_draft_name_misplaced (self, CB_HOLDER_OF_SEAT (seat),
                                        cb_card_set_of ((guint) card));
  if (misplaced != NULL)
    g_strv_builder_take (
      builder,
      /* Translators: %s is a list of cards */
      g_strdup_printf (is_open (self) ? _ ("%s isn’t face up.") : _ ("%s can’t be face down."),
                       misplaced));
}

static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  g_autoptr (CbEntry) entry = NULL;
  const CbSwap *swap;
  const char *breach;

  _cb_draft_warn_of_out (self, builder);
  if (cb_draft_get_by (self) < 0 || get_other (self) < 0)
    return;
  entry = make_entry (self);
  swap = cb_entry_get_swap (entry);
  breach = cb_swap_find_breach (swap, cb_case_get_setup (self->case_));
  if (breach != NULL)
    g_strv_builder_add (builder, breach);
  warn_of_card (self, swap->by, swap->gave, builder);
  warn_of_card (self, get_other (self), swap->got, builder);
}

static void
list_others (CbDraft *self, GStrvBuilder *names)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  _cb_draft_list_players (self, names);
  for (guint holder = setup->n_players + 1; holder < cb_setup_get_n_holders (setup); holder++)
    g_strv_builder_take (names, cb_setup_get_holder_name (setup, holder));
}

/* Nobody swaps with himself. */
static guint32
get_others (CbDraft *self)
{
  int by = cb_draft_get_by (self);

  return by >= 0 ? ~((guint32) 1 << by) : G_MAXUINT32;
}

/* (nullable): the player who got or gave the cards of the form; NULL if that was me */
static const char *
get_name (CbDraft *self)
{
  return is_mine (self) || cb_draft_get_by (self) < 0
           ? NULL
           : cb_case_get_setup (self->case_)->players[cb_draft_get_by (self)].name;
}

static char *
describe_got (CbDraft *self)
{
  /* Translators: %s is a player */
  return get_name (self) != NULL ? g_strdup_printf (_ ("Card %s got"), get_name (self))
                                 : g_strdup (_ ("Card you got"));
}

static char *
describe_gave (CbDraft *self)
{
  /* Translators: %s is a player */
  return get_name (self) != NULL ? g_strdup_printf (_ ("Card %s gave"), get_name (self))
                                 : g_strdup (_ ("Card you gave"));
}

static guint32
get_given_choices (CbDraft *self)
{
  CbCardSet hand = cb_draft_get_hand (self);

  return is_mine (self)
           ? hand
           : cb_setup_get_deck (cb_case_get_setup (self->case_)) & ~hand & ~get_face_up (self);
}

/* When others swap, I do not see the cards; those that are entered are shown all the same. */
static gboolean
are_cards_seen (CbDraft *self)
{
  return is_mine (self) || is_open (self) || cb_draft_get (self, CB_DRAFT_CARD) >= 0 ||
         cb_draft_get (self, CB_DRAFT_LOST) >= 0;
}

static const CbFormField FORM[] = {
  { CB_PICKER_CHIPS, CB_DRAFT_WITH, N_ ("Swapped with"), .list = list_others,
    .get_choices = get_others },
  { CB_PICKER_CARD, CB_DRAFT_LOST, .label = N_ ("Card given away"), .context = N_ ("given away"),
    .describe = describe_gave, .get_choices = get_given_choices, .is_shown = are_cards_seen },
  { CB_PICKER_CARDS, .describe = describe_got, .is_shown = are_cards_seen },
  { CB_PICKER_NONE },
};

/* @gave, @got: the cards as the line names them, seen from the player who swapped. In a swap of
 * mine I gave the card that I hold, even if the line names it as the one I got. */
static void
put_cards (CbDraft *draft, int gave, int got)
{
  CbCardSet hand = is_mine (draft) ? cb_draft_get_hand (draft) : 0;
  int mine = is_with_me (draft) ? got : gave;
  int theirs = is_with_me (draft) ? gave : got;
  gboolean turned = theirs >= 0 && cb_card_set_has (hand, (guint) theirs) &&
                    (mine < 0 || !cb_card_set_has (hand, (guint) mine));

  cb_draft_set (draft, CB_DRAFT_LOST, turned ? theirs : mine);
  cb_draft_set (draft, CB_DRAFT_CARD, turned ? mine : theirs);
}

/* If two players are named, one of them is who swapped: “I swapped my rope for white’s knife”. */
static void
put_other (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  int by = cb_draft_get_by (parser->draft);
  guint32 others = phrase->named[CB_QUICK_PLAYER];

  if ((others & (others - 1)) != 0 && by >= 0)
    others &= ~((guint32) 1 << by);
  propose_other (parser->draft);
  if (others != 0)
    cb_quick_parser_put (parser, CB_DRAFT_WITH, (int) cb_card_set_first (others),
                         phrase->at[CB_QUICK_PLAYER], phrase->n_words[CB_QUICK_PLAYER]);
}

/* Whether the card named last was given for the other one: “… for the rope”, “… and put the rope
 * back”. */
static gboolean
is_given (const CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  guint at = phrase->at[CB_QUICK_CARD];

  while (cb_quick_parser_sees_filler (parser, at - 1) &&
         !cb_quick_parser_sees (parser, at - 1, CB_QUICK_AFTER))
    at--;
  return cb_quick_parser_sees_any (parser, at - 1, CB_QUICK_AFTER, CB_QUICK_PLAYS, CB_QUICK_SHOWS);
}

/* @order: 0 if the line first names the card that was given; 1 if it first names the one that was
 * got, which then lay face down */
static gboolean
fill (CbQuickParser *parser, const CbQuickPhrase *phrase, guint order)
{
  CbCardSet cards = phrase->named[CB_QUICK_CARD];
  CbQuickHit last = cb_quick_parser_see_at (parser, CB_QUICK_CARD, phrase->at[CB_QUICK_CARD]);
  guint player = phrase->at[CB_QUICK_PLAYER] + phrase->n_words[CB_QUICK_PLAYER];
  int named[2] = { -1, -1 };
  gboolean turned;

  put_other (parser, phrase);
  if ((cards & get_face_up (parser->draft)) != 0)
    cb_draft_set (parser->draft, CB_DRAFT_WITH,
                  CB_SEAT_OF_HOLDER (cb_setup_get_face_up_holder (parser->setup)));
  else if (order == 1 || cb_quick_phrase_says (phrase, CB_QUICK_FACE_DOWN))
    {
      if (parser->setup->face_down == 0)
        return cb_quick_parser_fail (parser, parser->after_verb - 1, 1,
                                     _ ("This case has no face-down cards."));
      cb_draft_set (parser->draft, CB_DRAFT_WITH, (int) parser->setup->n_players);
    }
  if (cb_card_set_size (cards) == 2)
    {
      named[!order] = (int) cb_card_set_first (cards & last.found);
      cards &= ~last.found;
    }
  else if (phrase->at[CB_QUICK_CARD] == player &&
           cb_quick_parser_get_word (parser, player)->gap == CB_QUICK_SPACE)
    order = 1; /* “swapped white’s knife” */
  else if (cards != 0 && is_given (parser, phrase))
    order = 0;
  if (cards != 0)
    named[order] = (int) cb_card_set_first (cards);
  turned = named[0] >= 0 && cb_card_set_has (get_face_up (parser->draft), (guint) named[0]);
  put_cards (parser->draft, named[turned], named[!turned]);
  return TRUE;
}

static gboolean
fill_swap (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  return fill (parser, phrase, 0);
}

static gboolean
fill_taken (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  return fill (parser, phrase, 1);
}

/* “green swaps a card with white”, “I swapped the rope for white’s knife” */
static const CbPhrasing swaps = {
  .verb = CB_QUICK_SWAPS,
  .subject = CB_QUICK_BY_ME,
  .is_offered = is_possible,
  .names = { [CB_QUICK_PLAYER] = { 2, CB_DRAFT_NO_FIELD },
             [CB_QUICK_CARD] = { 2, CB_DRAFT_NO_FIELD } },
  .words = { { CB_QUICK_FACE_DOWN, CB_DRAFT_NO_FIELD } },
  .fill = fill_swap,
};

/* “green took a table card”, “I took a table card for the rope” */
static const CbPhrasing takes = {
  .verb = CB_QUICK_DRAWS,
  .then = CB_QUICK_FACE_DOWN,
  .subject = CB_QUICK_BY_ME,
  .is_offered = is_possible,
  .names = { [CB_QUICK_CARD] = { 2, CB_DRAFT_NO_FIELD } },
  .words = { { CB_QUICK_PLAYS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_SHOWS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } },
  .fill = fill_taken,
};

const CbEventKind cb_swap_event = {
  .id = CB_EVENT_ID_SWAP,
  /* Translators: a kind of event: two cards change hands. */
  .name = N_ ("Cards Swapped"),
  .line = { &swaps, &takes },
  .form = FORM,
  .always = TRUE,
  .takes_turn = TRUE,
  .is_possible = is_possible,
  .told = CB_DRAFT_CARD,
  .get_holder = get_holder,
  .saw_card = saw_card,
  .begin = begin,
  .check = find_lacks,
  .make = make_entries,
  .entry = &cb_swap_kind,
  .take = take_entry,
  .warn = add_warnings,
};
