/* A question to one player that the others do not hear.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"
#include "cb-say.h"
#include "cb-tip.h"

/* The highest number of returned cards that can be chosen. */
#define MOST_COUNTED 31

/* Whether I see the cards: only the player who asks and the one asked do, the others at most learn
 * how many came back. */
static gboolean
concerns_me (CbDraft *self)
{
  return cb_draft_is_me (self, cb_draft_get_by (self)) ||
         cb_draft_is_me (self, cb_draft_get (self, CB_DRAFT_PLAYER));
}

static CbCardSet
get_cards (CbDraft *self)
{
  return (CbCardSet) cb_draft_get (self, CB_DRAFT_HAND);
}

static gboolean
is_one (CbDraft *self)
{
  return cb_draft_get (self, CB_DRAFT_WANT) == CB_WANT_ONE;
}

/* The cards that can have come back. */
static CbCardSet
get_choices (CbDraft *self)
{
  return _cb_draft_get_holder_choices (self) & cb_draft_get_asked_cards (self);
}

/* Makes room for the card by removing another one if only one was asked for. */
static void
make_room_for (CbDraft *self, guint card)
{
  cb_draft_set (self, CB_DRAFT_COUNT, -1);
  if (is_one (self) && !cb_card_set_has (get_cards (self), card))
    cb_draft_set (self, CB_DRAFT_HAND, 0);
}

/* Refuses cards that are not of the category or trait asked for: they cannot have come back. */
static void
check_return (CbDraft *self)
{
  CbCardSet cards = get_cards (self);
  CbCardSet strange = cards & ~cb_draft_get_asked_cards (self);
  int count = cards != 0 ? (int) cb_card_set_size (cards) : cb_draft_get (self, CB_DRAFT_COUNT);

  if (strange != 0)
    _cb_draft_refuse_unasked (self, CB_DRAFT_HAND, strange);
  if (is_one (self) && count > 1)
    _cb_draft_refuse (self, CB_DRAFT_NO_FIELD, g_strdup (_ ("Only one card was asked for.")));
  if (concerns_me (self) && count < 0 && cb_draft_get (self, CB_DRAFT_UNHEARD) < 1)
    _cb_draft_ask_for (
      self, CB_DRAFT_HAND,
      g_strdup (self->typed
                  /* Translators: the question mark stays as it is. */
                  ? _ ("Which cards were returned? Type “?” if you don’t know.")
                  : _ ("Which cards were returned? Leave them out if you don’t know.")));
}

/* Whether a trait is asked for where only a category may be. */
static gboolean
asks_too_much (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  return cb_draft_get (self, CB_DRAFT_ASKED) >=
           (int) cb_edition_get_n_categories (setup->edition) &&
         !cb_setup_tips_ask_traits (setup);
}

/* The trait asked for, as a bit; all traits if it was not heard and can have been any of them. */
static guint32
get_traits (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  int n_categories = (int) cb_edition_get_n_categories (setup->edition);
  int asked = cb_draft_get (self, CB_DRAFT_ASKED);

  if (asked >= n_categories)
    return (guint32) 1 << (asked - n_categories);
  return asked < 0 && cb_draft_get (self, CB_DRAFT_PLAYER) >= 0 && cb_setup_tips_ask_traits (setup)
           ? G_MAXUINT32
           : 0;
}

static void
find_lacks (CbDraft *self)
{
  int to = cb_draft_get (self, CB_DRAFT_PLAYER);

  _cb_draft_need_player (self, CB_DRAFT_BY);
  _cb_draft_need_player (self, CB_DRAFT_PLAYER);
  if (asks_too_much (self))
    _cb_draft_refuse (self, CB_DRAFT_ASKED,
                      g_strdup_printf (
                        /* Translators: a category as Weapons. */
                        _ ("By your table’s rules a tip asks for a category, such as “%s”."),
                        cb_edition_get_category (cb_case_get_edition (self->case_), 0)->name));
  if (to >= 0 && to == cb_draft_get_by (self))
    _cb_draft_refuse (self, CB_DRAFT_PLAYER, g_strdup (_ ("Choose somebody else to ask.")));
  check_return (self);
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  CbEntry *entry = cb_tip_new (cb_draft_get_by (self), cb_draft_get (self, CB_DRAFT_PLAYER),
                               _cb_draft_get_asked_id (self),
                               (CbWant) cb_draft_get (self, CB_DRAFT_WANT));
  int count = cb_draft_get (self, CB_DRAFT_COUNT);

  if (get_cards (self) != 0 || (count == 0 && concerns_me (self)))
    cb_tip_set_cards (entry, get_cards (self));
  else if (count >= 0)
    cb_tip_set_count (entry, (guint) count);
  g_ptr_array_add (entries, entry);
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbTip *tip = cb_entry_get_tip (entry);
  gboolean nothing = tip->cards_known && tip->cards == 0;

  cb_draft_set_by (self, tip->by);
  cb_draft_set (self, CB_DRAFT_PLAYER, tip->to);
  cb_draft_set (self, CB_DRAFT_ASKED, _cb_draft_find_asked (self, tip->kind));
  cb_draft_set (self, CB_DRAFT_WANT, (int) tip->want);
  cb_draft_set (self, CB_DRAFT_HAND, (int) tip->cards);
  cb_draft_set (self, CB_DRAFT_COUNT, nothing ? 0 : tip->count);
}

static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  int to = cb_draft_get (self, CB_DRAFT_PLAYER);
  CbCardSet asked = cb_draft_get_asked_cards (self);
  CbCardSet cards = get_cards (self);
  gboolean nothing = cards == 0 && cb_draft_get (self, CB_DRAFT_COUNT) == 0;
  g_autofree char *names = NULL;
  CbCardSet held;

  _cb_draft_warn_of_turn (self, builder);
  if (to < 0)
    return;

  if (to == cb_draft_get_by (self))
    g_strv_builder_add (builder, _ ("Choose somebody else: this player asked."));
  _cb_draft_warn_of_hand (self, to, cards, builder);
  if (cb_draft_get (self, CB_DRAFT_ASKED) < 0 || (!nothing && (is_one (self) || cards == 0)))
    return;

  held = _cb_draft_find_cards (self, CB_HOLDER_OF_SEAT (to), asked & ~cards, CB_MARK_YES);
  if (held == 0)
    return;
  names = cb_say_cards (setup->edition, held, CB_LIST_AND, CB_SAID_OBJECT);
  if (to == setup->me)
    g_strv_builder_take (builder, g_strdup_printf (_ ("You hold %s too."), names));
  else
    /* Translators: first a player, then a list of cards */
    g_strv_builder_take (builder,
                         g_strdup_printf (_ ("%s holds %s too."), setup->players[to].name, names));
}

static void
list_wants (CbDraft *self, GStrvBuilder *names)
{
  g_strv_builder_add_many (names, _ ("For O_ne"), _ ("_For All"), NULL);
}

/* Offers traits only if the table allows them or one is chosen already. */
static guint32
get_offered (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  return cb_setup_tips_ask_traits (setup) || asks_too_much (self)
           ? G_MAXUINT32
           : ~(G_MAXUINT32 << cb_edition_get_n_categories (setup->edition));
}

static void
list_counts (CbDraft *self, GStrvBuilder *names)
{
  /* Translators: no card came back. */
  g_strv_builder_add (names, _ ("Nothing"));
  for (guint i = 1; i <= MOST_COUNTED; i++)
    g_strv_builder_take (names, g_strdup_printf (ngettext ("%u Card", "%u Cards", i), i));
}

/* Offers the numbers of cards that can have come back. If I see the cards only “none” is offered,
 * because the cards say how many they are. */
static guint32
get_counts (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  guint min, max, most = 0;

  if (concerns_me (self))
    return 1;
  if (is_one (self))
    return 1 | 1 << 1;

  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    most = MAX (most, cb_card_set_size (cb_edition_get_category (setup->edition, i)->cards));
  if (cb_draft_get (self, CB_DRAFT_ASKED) >= 0)
    most = cb_card_set_size (cb_draft_get_asked_cards (self));
  cb_setup_get_hand_range (setup, (guint) MAX (cb_draft_get (self, CB_DRAFT_PLAYER), 0), &min,
                           &max);
  return (2u << MIN (MIN (most, max), MOST_COUNTED - 1)) - 1;
}

static int
get_count (CbDraft *self)
{
  return get_cards (self) == 0 ? cb_draft_get (self, CB_DRAFT_COUNT) : -1;
}

static void
choose_count (CbDraft *self, guint count)
{
  cb_draft_set (self, CB_DRAFT_HAND, 0);
  cb_draft_toggle (self, CB_DRAFT_COUNT, count);
}

/* Others may see some cards by chance, so chosen cards are always shown. */
static gboolean
shows_cards (CbDraft *self)
{
  return get_cards (self) != 0 || concerns_me (self);
}

static const CbFormField FORM[] = {
  { CB_PICKER_LIST, CB_DRAFT_PLAYER, N_ ("_Asks"), .list = _cb_draft_list_players },
  { CB_PICKER_TOGGLES, CB_DRAFT_WANT, .label = N_ ("How many were asked for"), .list = list_wants },
  { CB_PICKER_CHIPS, CB_DRAFT_ASKED, .label = N_ ("Asked for"), .list = _cb_draft_list_kinds_asked,
    .get_choices = get_offered },
  { CB_PICKER_GUESSED, .is_shown = _cb_draft_guesses },
  { CB_PICKER_CHIPS, CB_DRAFT_COUNT, N_ ("Cards returned"), N_ ("How many cards were returned"),
    .list = list_counts, .get_choices = get_counts, .get_chosen = get_count, .choose = choose_count,
    .follows_asked = TRUE },
  { CB_PICKER_CARDS, .is_shown = shows_cards, .follows_asked = TRUE },
  { CB_PICKER_NONE },
};

/* If the line does not say how many cards were asked for, that follows from how many came back. */
static gboolean
fill_draft (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  guint n_cards = cb_card_set_size (phrase->named[CB_QUICK_CARD]);
  int count = phrase->n_numbers > 0 ? phrase->numbers[0] : CB_QUICK_NOT_KNOWN;
  gboolean one = cb_quick_phrase_says (phrase, CB_QUICK_ONE);
  gboolean all = cb_quick_phrase_says (phrase, CB_QUICK_ALL);

  if (count > CB_MAX_CARDS ||
      (cb_quick_phrase_says (phrase, CB_QUICK_PASSES) && (n_cards > 0 || count > 0)) ||
      (n_cards > 0 && count >= 0 && count != (int) n_cards))
    return cb_quick_parser_fail_at_end (parser,
                                        _ ("The returned cards and their number don’t match."));
  if (one && all)
    return cb_quick_parser_fail_at_end (parser, _ ("Only one card was asked for."));
  if (cb_quick_phrase_says (phrase, CB_QUICK_SHOWS) && !all && n_cards == 0 &&
      phrase->n_numbers == 0 && !cb_quick_phrase_says (phrase, CB_QUICK_PASSES) &&
      !concerns_me (parser->draft))
    count = 1; /* “shows him a card” */
  if (count >= 0)
    cb_draft_set (parser->draft, CB_DRAFT_COUNT, count);
  else if (phrase->n_numbers > 0)
    cb_draft_set (parser->draft, CB_DRAFT_UNHEARD, 1);
  if (!one && (n_cards > 1 || count > 1))
    cb_draft_set (parser->draft, CB_DRAFT_WANT, CB_WANT_ALL);
  return TRUE;
}

/* The categories and traits that may be asked for, as bits. */
static guint32
get_kinds (const CbQuickParser *parser)
{
  guint32 all = cb_quick_parser_get_all (parser, CB_QUICK_KIND);

  return cb_setup_tips_ask_traits (parser->setup)
           ? all
           : all & ~cb_quick_vocabulary_get_traits (parser->vocabulary);
}

/* “green tips white: one weapon”, “me tips white: all rooms, hall” */
static const CbPhrasing tips = {
  .verb = CB_QUICK_TIPS,
  .of_edition = TRUE,
  .names = { [CB_QUICK_PLAYER] = { 1, CB_DRAFT_PLAYER },
             [CB_QUICK_CARD] = { CB_QUICK_MANY, CB_DRAFT_HAND },
             [CB_QUICK_KIND] = { 1, CB_DRAFT_ASKED } },
  .words = { { CB_QUICK_ONE, CB_DRAFT_WANT, CB_WANT_ONE },
             { CB_QUICK_ALL, CB_DRAFT_WANT, CB_WANT_ALL },
             { CB_QUICK_PASSES, CB_DRAFT_COUNT, 0 },
             { CB_QUICK_SHOWS, CB_DRAFT_NO_FIELD },
             { CB_QUICK_HE, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_SAW, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_NOBODY, CB_DRAFT_COUNT, 0 }, /* “gets nothing” */
             { CB_QUICK_HAS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_ASKS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } },
  .retells = TRUE,
  .get_kinds = get_kinds,
  .n_numbers = 1,
  .fill = fill_draft,
};

const CbEventKind cb_tip_event = {
  .id = CB_EVENT_ID_TIP,
  /* Translators: a kind of event: one player is asked, and the others do not hear for what. */
  .name = N_ ("Private Tip"),
  .line = { &tips },
  .form = FORM,
  .takes_turn = TRUE,
  .told = CB_DRAFT_HAND,
  .get_holder = _cb_draft_get_player_holder,
  .get_choices = get_choices,
  .pick = make_room_for,
  .check = find_lacks,
  .get_traits = get_traits,
  .make = make_entries,
  .entry = &cb_tip_kind,
  .take = take_entry,
  .warn = add_warnings,
};
