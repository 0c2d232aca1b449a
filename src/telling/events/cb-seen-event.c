/* A card seen in a hand, by chance, by a snoop or by a peek.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"
#include "cb-say.h"
#include "cb-seen.h"
#include "cb-suggestion.h"

/* Who looked. A snoop is part of a turn, so the player whose turn it is looked; in other cases
 * anybody can look at any time, and a field of its own says who. */
static int
get_viewer (CbDraft *self)
{
  return cb_draft_get (self, self->kind == CB_DRAFT_SNOOP ? CB_DRAFT_BY : CB_DRAFT_VIEWER);
}

static gboolean
saw_it_myself (CbDraft *self)
{
  int viewer = get_viewer (self);

  return viewer == CB_NOBODY || cb_draft_is_me (self, viewer);
}

static gboolean
is_own_hand (CbDraft *self)
{
  int player = cb_draft_get (self, CB_DRAFT_PLAYER);
  int viewer = get_viewer (self);

  return player >= 0 &&
         (player == viewer || (viewer == CB_NOBODY && cb_draft_is_me (self, player)));
}

static gboolean
saw_card (CbDraft *self)
{
  return saw_it_myself (self) && cb_draft_get (self, CB_DRAFT_PLAYER) >= 0 && !is_own_hand (self);
}

/* Returns: (transfer none) (nullable): what was asked in the last turn before this entry; NULL
 * where that turn was no suggestion */
static const CbSuggestion *
find_last_question (CbDraft *self)
{
  CbLog *log = cb_case_get_log (self->case_);

  for (guint i = _cb_draft_get_n_before (self); i-- > 0;)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);

      if (!entry->uncertain && cb_entry_get_turn (entry) != CB_NOBODY)
        return cb_entry_get_suggestion (entry);
    }
  return NULL;
}

/* The cards that a peek can be at: those just asked for, or those that may have been asked for if
 * some were not heard. */
static CbCardSet
get_just_asked (CbDraft *self)
{
  const CbSuggestion *last = find_last_question (self);

  return last != NULL ? cb_suggestion_get_all_cards (last, cb_case_get_setup (self->case_))
                      : cb_edition_get_all_cards (cb_case_get_edition (self->case_));
}

static CbCardSet
get_peek_choices (CbDraft *self)
{
  return _cb_draft_get_holder_choices (self) & get_just_asked (self);
}

static void
find_lacks (CbDraft *self)
{
  int card = cb_draft_get (self, CB_DRAFT_CARD);

  if (self->kind == CB_DRAFT_PEEK && card >= 0 &&
      !cb_card_set_has (get_just_asked (self), (guint) card))
    _cb_draft_refuse_unasked (self, CB_DRAFT_CARD, cb_card_set_of ((guint) card));
  _cb_draft_need_player (self, CB_DRAFT_PLAYER);
  if (is_own_hand (self))
    _cb_draft_refuse (self, CB_DRAFT_PLAYER, g_strdup (_ ("Choose somebody else’s hand.")));
  if (cb_draft_get (self, CB_DRAFT_CARD) < 0 && saw_it_myself (self))
    _cb_draft_need (self, CB_DRAFT_CARD, _ ("Name the card you saw."));
  if (self->kind == CB_DRAFT_SNOOP)
    _cb_draft_need_player (self, CB_DRAFT_BY);
}

/* A look that has a name, such as a snoop, says who looked; any other names nobody if I looked. */
static void
add_entry (CbDraft *self, const char *how, GPtrArray *entries)
{
  int viewer = get_viewer (self);

  if (how != NULL && viewer == CB_NOBODY)
    viewer = cb_case_get_setup (self->case_)->me;
  g_ptr_array_add (entries, cb_seen_new (cb_draft_get (self, CB_DRAFT_PLAYER),
                                         cb_draft_get (self, CB_DRAFT_CARD), viewer, how));
}

/* A typed line can say how the card was seen: “white dropped the rope”. */
static void
make_seen (CbDraft *self, GPtrArray *entries)
{
  const char *how = cb_draft_get_text (self);

  add_entry (self, self->typed && *how != '\0' ? how : NULL, entries);
}

static void
make_snoop (CbDraft *self, GPtrArray *entries)
{
  add_entry (self, CB_SEEN_SNOOP, entries);
}

static void
make_peek (CbDraft *self, GPtrArray *entries)
{
  add_entry (self, CB_SEEN_PEEK, entries);
}

/* Begins with the player who showed the last card. */
static void
begin_peek (CbDraft *self)
{
  const CbSuggestion *last = find_last_question (self);

  for (guint i = 0; last != NULL && i < last->answers.n; i++)
    if (last->answers.list[i].did == CB_DID_SHOW && last->answers.list[i].by != CB_NOBODY)
      cb_draft_set (self, CB_DRAFT_PLAYER, last->answers.list[i].by);
}

static gboolean
came_by (const CbEntry *entry, const char *how)
{
  const CbSeen *seen = cb_entry_get_seen (entry);

  return seen != NULL && g_strcmp0 (seen->how, how) == 0;
}

/* A snoop whose viewer is unknown is edited like any other look. */
static gboolean
can_take_snoop (const CbEntry *entry)
{
  return (came_by (entry, CB_SEEN_SNOOP) || came_by (entry, CB_SEEN_SNOOP_ALL)) &&
         cb_entry_get_seen (entry)->by != CB_NOBODY;
}

static gboolean
can_take_peek (const CbEntry *entry)
{
  return came_by (entry, CB_SEEN_PEEK);
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbSeen *seen = cb_entry_get_seen (entry);

  cb_draft_set (self, CB_DRAFT_PLAYER, seen->player);
  if (self->kind == CB_DRAFT_SNOOP)
    cb_draft_set_by (self, seen->by);
  else
    cb_draft_set (self, CB_DRAFT_VIEWER, seen->by);
  cb_draft_set (self, CB_DRAFT_CARD, seen->card);
}

static gboolean
is_mine (CbDraft *self, const CbSeen *seen)
{
  return seen->by == CB_NOBODY || cb_draft_is_me (self, seen->by);
}

/* Keeps how the card came to be seen if that is in the user’s words or was a snoop by all, and
 * keeps my seat as the viewer if the entry has it. */
static void
keep_unshown (CbDraft *self, CbEntry *entry, const CbEntry *old)
{
  CbSeen *seen = (CbSeen *) entry;
  const CbSeen *before = cb_entry_get_seen (old);

  if (seen->how == NULL ? !can_take_snoop (old) && !can_take_peek (old)
                        : came_by (entry, CB_SEEN_SNOOP) && came_by (old, CB_SEEN_SNOOP_ALL))
    g_set_str (&seen->how, before->how);
  if (g_strcmp0 (seen->how, before->how) == 0 && is_mine (self, seen) && is_mine (self, before))
    seen->by = before->by;
}

/* Warns of a peek at a player who has shown nothing. */
static void
warn_of_hidden (CbDraft *self, GStrvBuilder *builder)
{
  const CbSuggestion *last = find_last_question (self);
  int player = cb_draft_get (self, CB_DRAFT_PLAYER);
  gboolean shown = FALSE;

  for (guint i = 0; last != NULL && i < last->answers.n; i++)
    {
      if (last->answers.list[i].did == CB_DID_SHOW && last->answers.list[i].by == player)
        return;
      shown = shown || last->answers.list[i].did == CB_DID_SHOW;
    }
  if (shown && player >= 0)
    /* Translators: %s is a player */
    g_strv_builder_take (builder,
                         g_strdup_printf (_ ("%s didn’t show a card just now."),
                                          cb_case_get_setup (self->case_)->players[player].name));
}

static gboolean
is_peek (const CbEntry *entry, const char *power)
{
  return can_take_peek (entry);
}

/* Warns of a peek by a power that can be used only once in a game and was used before. */
static void
warn_of_peek (CbDraft *self, GStrvBuilder *builder)
{
  const CbEditionPower *power = _cb_event_find_power (cb_case_get_edition (self->case_),
                                                      CB_EVENT_ID_PEEK);
  int viewer = get_viewer (self);

  if (viewer == CB_NOBODY)
    viewer = cb_case_get_setup (self->case_)->me;
  if (power != NULL)
    _cb_draft_warn_of_power (self, power->id, viewer, is_peek, builder);
}

static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  int player = cb_draft_get (self, CB_DRAFT_PLAYER);
  int card = cb_draft_get (self, CB_DRAFT_CARD);

  if (self->kind == CB_DRAFT_PEEK)
    {
      warn_of_peek (self, builder);
      warn_of_hidden (self, builder);
    }
  if (self->kind == CB_DRAFT_SNOOP)
    _cb_draft_warn_of_turn (self, builder);
  if (is_own_hand (self))
    g_strv_builder_add (builder, _ ("Choose somebody else’s hand: this player looked."));
  else if (player >= 0 && card >= 0)
    _cb_draft_warn_of_card (self, player, (guint) card, builder);
}

/* When others snoop, I do not see the card; one that is entered is shown all the same. */
static gboolean
is_card_seen (CbDraft *self)
{
  return cb_draft_is_me (self, cb_draft_get_by (self)) ||
         cb_draft_is_me (self, cb_draft_get (self, CB_DRAFT_PLAYER)) ||
         cb_draft_get (self, CB_DRAFT_CARD) >= 0;
}

static void
list_viewers (CbDraft *self, GStrvBuilder *names)
{
  _cb_draft_list_viewers (self, C_ ("who has seen a card", "Me"), names);
}

static const CbFormField FORM[] = {
  { CB_PICKER_LIST, CB_DRAFT_PLAYER, N_ ("Whose _card"), .list = _cb_draft_list_players },
  { CB_PICKER_LIST, CB_DRAFT_VIEWER, N_ ("Seen _by"), .list = list_viewers,
    .get_chosen = _cb_draft_get_viewer_place, .choose = _cb_draft_choose_viewer },
  { CB_PICKER_CARDS },
  { CB_PICKER_NONE },
};

/* The player whose turn it is snoops, so the form does not ask who. */
static const CbFormField FORM_OF_SNOOP[] = {
  { CB_PICKER_LIST, CB_DRAFT_PLAYER, N_ ("Whose _card"), .list = _cb_draft_list_players },
  { CB_PICKER_CARDS, .is_shown = is_card_seen },
  { CB_PICKER_NONE },
};

#define HAND_AND_CARD \
  .names = {                                    \
    [CB_QUICK_PLAYER] = { 1, CB_DRAFT_PLAYER }, \
    [CB_QUICK_CARD] = { 1, CB_DRAFT_CARD },     \
  },                                            \
  .words = { { CB_QUICK_SAW, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },  \
             { CB_QUICK_LOOKS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED }, \
             { CB_QUICK_DRAWS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED }, \
             { CB_QUICK_THAT, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED }, \
             { CB_QUICK_HAS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },  \
             { CB_QUICK_HE, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },   \
             { CB_QUICK_HAND, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } }

/* “green saw white”, “saw a rope at white”, “saw that white has the rope” */
static const CbPhrasing saw = {
  .verb = CB_QUICK_SAW,
  .subject = CB_QUICK_BY_ME,
  .by = CB_DRAFT_VIEWER,
  HAND_AND_CARD,
};

/* Refuses a line that says of me that I have a card: it tells of nothing that happened. */
static gboolean
check_holder (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  CbCardSet hand = cb_draft_get_hand (parser->draft), cards = phrase->named[CB_QUICK_CARD];
  g_autofree char *told = NULL;

  if (cards == 0 || hand == 0 ||
      !cb_draft_is_me (parser->draft, cb_draft_get (parser->draft, CB_DRAFT_PLAYER)))
    return TRUE;
  told = cb_quick_parser_tell_hand (parser, cards);
  return cb_quick_phrase_fail (phrase, parser, CB_QUICK_CARD, "%s", told);
}

/* “white has rope”: what I saw */
static const CbPhrasing has = {
  .verb = CB_QUICK_HAS,
  .subject = CB_QUICK_BY_OTHERS,
  .by = CB_DRAFT_PLAYER,
  .names = { [CB_QUICK_CARD] = { 1, CB_DRAFT_CARD } },
  .words = { { CB_QUICK_HAND, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } },
  .fill = check_holder,
};

/* The line must name a player who was shown the card. */
static gboolean
check_viewer (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  return phrase->named[CB_QUICK_PLAYER] != 0 ||
         cb_quick_parser_fail_at_end (parser, _ ("Name the player who was shown the card."));
}

static gboolean
say_dropped (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  cb_draft_set_text (parser->draft, CB_SEEN_DROPPED);
  return TRUE;
}

/* “white dropped the rope” */
static const CbPhrasing drops = {
  .verb = CB_QUICK_DROPS,
  .of_edition = TRUE,
  .subject = CB_QUICK_BY_NAMED,
  .by = CB_DRAFT_PLAYER,
  .names = { [CB_QUICK_CARD] = { 1, CB_DRAFT_CARD } },
  .words = { { CB_QUICK_FOUND, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } },
  .fill = say_dropped,
};

/* “white shows me the rope”, “white showed ben a card” */
static const CbPhrasing shows = {
  .verb = CB_QUICK_SHOWS,
  .of_edition = TRUE,
  .subject = CB_QUICK_BY_ME,
  .by = CB_DRAFT_PLAYER,
  .names = { [CB_QUICK_PLAYER] = { 1, CB_DRAFT_VIEWER }, [CB_QUICK_CARD] = { 1, CB_DRAFT_CARD } },
  .words = { { CB_QUICK_SAW, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_HAS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_LOOKS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_PEEKS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_ONE, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_SOMETHING, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } },
  .fill = check_viewer,
};

/* “green snoops white” */
static const CbPhrasing snoops = {
  .verb = CB_QUICK_SNOOPS,
  .of_edition = TRUE,
  .subject = CB_QUICK_BY_ME,
  HAND_AND_CARD,
};

/* “peek white: rope” */
static const CbPhrasing peeks = {
  .verb = CB_QUICK_PEEKS,
  .of_edition = TRUE,
  .subject = CB_QUICK_BY_ME,
  .by = CB_DRAFT_VIEWER,
  HAND_AND_CARD,
};

const CbEventKind cb_seen_event = {
  .id = "seen",
  .name = N_ ("Card Seen"),
  .line = { &saw, &has, &shows, &drops },
  .form = FORM,
  .always = TRUE,
  .told = CB_DRAFT_CARD,
  .get_holder = _cb_draft_get_player_holder,
  .saw_card = saw_card,
  .check = find_lacks,
  .make = make_seen,
  .entry = &cb_seen_kind,
  .take = take_entry,
  .keep = keep_unshown,
  .warn = add_warnings,
};

const CbEventKind cb_snoop_event = {
  .id = CB_EVENT_ID_SNOOP,
  /* Translators: a kind of event: a player draws a card from another's hand to look at. */
  .name = N_ ("Snoop"),
  .line = { &snoops },
  .form = FORM_OF_SNOOP,
  .takes_turn = TRUE,
  .told = CB_DRAFT_CARD,
  .get_holder = _cb_draft_get_player_holder,
  .saw_card = saw_card,
  .check = find_lacks,
  .make = make_snoop,
  .entry = &cb_seen_kind,
  .can_take = can_take_snoop,
  .take = take_entry,
  .keep = keep_unshown,
  .warn = add_warnings,
};

const CbEventKind cb_peek_event = {
  .id = CB_EVENT_ID_PEEK,
  /* Translators: a kind of event: a player looks at a card that is shown to another. */
  .name = N_ ("Peek"),
  .line = { &peeks },
  .form = FORM,
  .begin = begin_peek,
  .told = CB_DRAFT_CARD,
  .get_holder = _cb_draft_get_player_holder,
  .get_choices = get_peek_choices,
  .saw_card = saw_card,
  .check = find_lacks,
  .make = make_peek,
  .entry = &cb_seen_kind,
  .can_take = can_take_peek,
  .take = take_entry,
  .keep = keep_unshown,
  .warn = add_warnings,
};
