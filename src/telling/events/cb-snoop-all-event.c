/* Everybody looks at a card of a neighbour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Each look becomes an entry: the first is by the player whose turn it is, the last is mine, with
 * the card that I saw. Players who are out offer a card but look at none. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"
#include "cb-seen.h"

static gboolean
is_possible (const CbSetup *setup)
{
  return setup->n_players > 1;
}

/* Hands are passed to the left or to the right, so each player sees a card of the neighbour on the
 * other side.  Returns: whose card @seat sees */
static int
get_offering (CbDraft *self, int seat)
{
  int n = (int) _cb_draft_get_n_seats (self);

  return (seat + (cb_draft_get (self, CB_DRAFT_DIRECTION) == 0 ? n - 1 : 1)) % n;
}

static gboolean
sees_card (CbDraft *self, int seat)
{
  return _cb_draft_get_seat_state (self, seat) == CB_SEAT_PLAYING || seat == cb_draft_get_by (self);
}

static gboolean
look_myself (CbDraft *self)
{
  int me = cb_case_get_setup (self->case_)->me;

  return me != CB_NOBODY && sees_card (self, me);
}

/* My neighbour, from whom I see a card. */
static int
get_holder (CbDraft *self)
{
  int me = cb_case_get_setup (self->case_)->me;

  return me != CB_NOBODY ? _cb_draft_get_seat_holder (get_offering (self, me)) : -1;
}

/* When I do not look myself the form offers no card, so only a typed line can name one wrongly. */
static void
find_lacks (CbDraft *self)
{
  gboolean mine = look_myself (self);
  gboolean seen = cb_draft_get (self, CB_DRAFT_CARD) >= 0;

  if (!is_possible (cb_case_get_setup (self->case_)))
    _cb_draft_need (self, CB_DRAFT_NO_FIELD, _ ("Choose somebody else’s hand."));
  _cb_draft_need_player (self, CB_DRAFT_BY);
  if (mine && !seen)
    _cb_draft_need (self, CB_DRAFT_CARD, _ ("Name the card you saw."));
  if (!mine && seen && self->typed)
    _cb_draft_refuse (self, CB_DRAFT_CARD,
                      g_strdup (_ ("You don’t get to look here, so leave your card out.")));
}

static void
add_look (CbDraft *self, int viewer, GPtrArray *entries)
{
  int player = get_offering (self, viewer);
  int card = -1;

  if (cb_draft_is_me (self, viewer))
    card = cb_draft_get (self, CB_DRAFT_CARD);
  else if (cb_draft_is_me (self, player))
    card = cb_draft_get (self, CB_DRAFT_LOST);
  g_ptr_array_add (
    entries, cb_seen_new (player, card, viewer,
                          viewer == cb_draft_get_by (self) ? CB_SEEN_SNOOP : CB_SEEN_SNOOP_ALL));
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  int n = (int) _cb_draft_get_n_seats (self);
  int me = cb_case_get_setup (self->case_)->me;

  for (int i = 0; i < n; i++)
    {
      int viewer = (cb_draft_get_by (self) + i) % n;

      if (viewer != me && sees_card (self, viewer))
        add_look (self, viewer, entries);
    }
  if (look_myself (self))
    add_look (self, me, entries);
}

static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  int me = cb_case_get_setup (self->case_)->me;
  int card = cb_draft_get (self, CB_DRAFT_CARD);
  int lost = cb_draft_get (self, CB_DRAFT_LOST);

  _cb_draft_warn_of_turn (self, builder);
  if (me == CB_NOBODY)
    return;

  if (card >= 0)
    _cb_draft_warn_of_card (self, get_offering (self, me), (guint) card, builder);
  if (lost >= 0)
    _cb_draft_warn_of_card (self, me, (guint) lost, builder);
}

static void
list_directions (CbDraft *self, GStrvBuilder *names)
{
  g_strv_builder_add_many (names, _ ("Le_ft"), C_ ("direction", "Ri_ght"), NULL);
}

static gboolean
is_played_by_me (CbDraft *self)
{
  return cb_case_get_setup (self->case_)->me != CB_NOBODY;
}

static char *
describe_seen (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  if (!is_played_by_me (self))
    return NULL;
  /* Translators: %s is a player */
  return g_strdup_printf (_ ("Card you saw from %s"),
                          setup->players[get_offering (self, setup->me)].name);
}

static char *
describe_lost (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  if (!is_played_by_me (self))
    return NULL;
  for (int seat = 0; seat < (int) setup->n_players; seat++)
    if (get_offering (self, seat) == setup->me)
      /* Translators: %s is a player */
      return g_strdup_printf (_ ("Your card that %s saw (if known)"), setup->players[seat].name);
  return NULL;
}

/* The form can show the same cards twice: those of my neighbour, and mine of which one was seen. */
static const CbFormField FORM[] = {
  { CB_PICKER_TOGGLES, CB_DRAFT_DIRECTION, N_ ("Everybody passes their hand"),
    .list = list_directions },
  { CB_PICKER_CARDS, .describe = describe_seen, .is_shown = is_played_by_me },
  { CB_PICKER_CARD, CB_DRAFT_LOST, .label = N_ ("Card of yours that was seen"),
    .context = N_ ("mine"), .describe = describe_lost, .get_choices = cb_draft_get_hand,
    .is_shown = is_played_by_me },
  { CB_PICKER_NONE },
};

static gboolean
fill_draft (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  gboolean left = cb_quick_phrase_says (phrase, CB_QUICK_LEFT);
  gboolean right = cb_quick_phrase_says (phrase, CB_QUICK_RIGHTWARDS);

  if (left != right || (!left && parser->setup->n_players <= 2))
    return TRUE;
  return cb_quick_parser_fail (
    /* Translators: the words for “left” and “right”. */
    parser, parser->n_words, 0, _ ("Which way do the hands go? Type “%s” or “%s”."),
    cb_quick_keyword_get_word (CB_QUICK_LEFT), cb_quick_keyword_get_word (CB_QUICK_RIGHTWARDS));
}

/* “all snoop left: rope” */
static const CbPhrasing all_snoop = {
  .verb = CB_QUICK_SNOOPS,
  .before = CB_QUICK_ALL,
  .of_edition = TRUE,
  .names = { [CB_QUICK_CARD] = { 1, CB_DRAFT_CARD } },
  .words = { { CB_QUICK_LEFT, CB_DRAFT_DIRECTION, 0 },
             { CB_QUICK_RIGHTWARDS, CB_DRAFT_DIRECTION, 1 },
             { CB_QUICK_LOOKS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_SAW, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } },
  .fill = fill_draft,
};

/* The event becomes several entries, each of which is edited on its own. */
const CbEventKind cb_snoop_all_event = {
  .id = CB_EVENT_ID_SNOOP_ALL,
  /* Translators: a kind of event: everybody looks at a card of a neighbour's hand. */
  .name = N_ ("All Snoop"),
  .line = { &all_snoop },
  .form = FORM,
  .takes_turn = TRUE,
  .is_possible = is_possible,
  .told = CB_DRAFT_CARD,
  .get_holder = get_holder,
  .saw_card = look_myself,
  .check = find_lacks,
  .make = make_entries,
  .warn = add_warnings,
};
