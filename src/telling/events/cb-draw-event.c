/* A player draws a card of another deck, or plays a card that was kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-box-deck.h"
#include "cb-draw.h"
#include "cb-event-kind.h"
#include "cb-exposed.h"
#include "cb-quick-phrase-private.h"
#include "cb-table-state.h"
#include "cb-text.h"

/* The decks that the table plays with, as bits. */
static guint32
list_used (const CbSetup *setup)
{
  guint32 decks = 0;

  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    decks |= cb_setup_uses_deck (setup, i) ? 1u << i : 0;
  return decks;
}

static gboolean
is_possible (const CbSetup *setup)
{
  return list_used (setup) != 0;
}

/* (nullable): what the entry that is edited says was drawn or played */
static const CbDraw *
get_edited (CbDraft *self)
{
  const CbEntry *entry = cb_draft_get_editing (self) ? cb_log_item_get_entry (self->target) : NULL;

  if (entry == NULL)
    return NULL;
  return cb_entry_get_draw (entry) != NULL ? cb_entry_get_draw (entry) : cb_entry_get_play (entry);
}

/* (nullable): the deck chosen, or that of the entry that is edited, which the edition may not
 * have */
static const char *
get_deck (CbDraft *self)
{
  int deck = cb_draft_get (self, CB_DRAFT_DECK);
  const CbDraw *edited = get_edited (self);

  if (deck >= 0)
    return cb_edition_get_deck (cb_case_get_edition (self->case_), (guint) deck)->id;
  return edited != NULL ? edited->deck : NULL;
}

static void
choose_first_deck (CbDraft *self)
{
  guint32 used = list_used (cb_case_get_setup (self->case_));

  if (cb_draft_get (self, CB_DRAFT_DECK) < 0 && used != 0)
    cb_draft_set (self, CB_DRAFT_DECK, (int) cb_card_set_first (used));
}

static void
find_lacks (CbDraft *self)
{
  _cb_draft_need_player (self, CB_DRAFT_BY);
  if (get_deck (self) == NULL)
    _cb_draft_need (self, CB_DRAFT_DECK, _ ("Name the deck."));
}

/* (transfer full) (nullable): the card drawn or played, if it was entered */
static char *
dup_card (CbDraft *self)
{
  g_autofree char *card = cb_text_trim (cb_draft_get_text (self));

  return *card != '\0' ? g_steal_pointer (&card) : NULL;
}

/* Which card of the chosen deck was entered; %CB_KIND_UNSEEN if none was. */
static int
get_chosen_card (CbDraft *self)
{
  int deck = cb_draft_get (self, CB_DRAFT_DECK);
  g_autofree char *card = dup_card (self);

  return deck >= 0 && card != NULL
           ? cb_box_find_kind (cb_case_get_edition (self->case_), (guint) deck, card)
           : CB_KIND_UNSEEN;
}

/* Whether the card that was entered kills the player who draws it. */
static gboolean
card_kills (CbDraft *self, guint deck)
{
  g_autoptr (CbTableState) state = cb_table_state_new (self->case_, _cb_draft_get_n_before (self));
  const CbDrawPile *pile = cb_seats_get_pile (state->seats, deck);
  const CbSetup *setup = cb_case_get_setup (self->case_);
  int kind = cb_table_state_get_deadly_kind (state, deck);

  return kind >= 0 && get_chosen_card (self) == kind && !cb_setup_last_ends (setup) &&
         (int) cb_draw_pile_get_n_open (pile, (guint) kind) + 1 >=
           cb_draw_pile_get_count (pile, (guint) kind) &&
         cb_draw_pile_get_count (pile, (guint) kind) > 0 &&
         cb_seat_state_answers (cb_seats_get (state->seats, (guint) cb_draft_get_by (self)));
}

int
cb_draft_get_killed (CbDraft *self)
{
  int deck;

  g_return_val_if_fail (CB_IS_DRAFT (self), CB_NOBODY);

  deck = cb_draft_get (self, CB_DRAFT_DECK);
  return self->kind == CB_DRAFT_DRAW && !cb_draft_get_editing (self) && deck >= 0 &&
             cb_draft_get_by (self) >= 0 && card_kills (self, (guint) deck)
           ? cb_draft_get_by (self)
           : CB_NOBODY;
}

/* The hand of the player whom the card kills. My own is known, and need not be entered. */
static CbCardSet
get_killed_hand (CbDraft *self)
{
  int killed = cb_draft_get_killed (self);

  if (killed == CB_NOBODY)
    return 0;
  return cb_draft_is_me (self, killed) ? cb_draft_get_hand (self)
                                       : (CbCardSet) cb_draft_get (self, CB_DRAFT_HAND);
}

static int
get_killed_holder (CbDraft *self)
{
  return _cb_draft_get_seat_holder (cb_draft_get_killed (self));
}

/* The card need not be entered, but the hand that it lays open must be: everybody sees it. */
static gboolean
is_whole (CbDraft *self)
{
  return cb_draft_get_killed (self) == CB_NOBODY || get_killed_hand (self) != 0;
}

/* Records the hand that a card lays open together with the card. */
static void
make_draw (CbDraft *self, GPtrArray *entries)
{
  g_autofree char *card = dup_card (self);
  CbCardSet hand = get_killed_hand (self);
  int by = cb_draft_get_by (self);

  g_ptr_array_add (
    entries, cb_draw_new (by, get_deck (self), card,
                          cb_trigger_get_id ((CbTrigger) cb_draft_get (self, CB_DRAFT_TRIGGER))));
  if (hand != 0)
    g_ptr_array_add (entries, cb_exposed_new (by, hand));
}

static void
make_play (CbDraft *self, GPtrArray *entries)
{
  g_autofree char *card = dup_card (self);

  g_ptr_array_add (entries, cb_play_new (cb_draft_get_by (self), get_deck (self), card));
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbDraw *draw = cb_entry_get_draw (entry);
  const CbDraw *either = draw != NULL ? draw : cb_entry_get_play (entry);

  cb_draft_set_by (self, either->by);
  cb_draft_set (self, CB_DRAFT_DECK,
                cb_edition_find_deck (cb_case_get_edition (self->case_), either->deck));
  cb_draft_set (self, CB_DRAFT_TRIGGER, (int) cb_trigger_find (either->trigger));
  cb_draft_set_text (self, either->card);
}

/* Keeps a reason in somebody’s own words until another one is chosen. */
static void
keep_draw (CbDraft *self, CbEntry *entry, const CbEntry *old)
{
  CbDraw *draw = (CbDraw *) entry;

  if (draw->trigger == NULL &&
      cb_trigger_find (cb_entry_get_draw (old)->trigger) == CB_TRIGGER_NONE)
    g_set_str (&draw->trigger, cb_entry_get_draw (old)->trigger);
}

static void
warn_of_draw (CbDraft *self, GStrvBuilder *builder)
{
  int deck = cb_draft_get (self, CB_DRAFT_DECK);
  g_autoptr (CbTableState) state = NULL;
  int kind = get_chosen_card (self);

  if (deck < 0)
    return;
  state = cb_table_state_new (self->case_, _cb_draft_get_n_before (self));
  if (kind >= 0 &&
      !cb_draw_pile_may_come (cb_seats_get_pile (state->seats, (guint) deck), (guint) kind))
    g_strv_builder_add (builder, _ ("That card is no longer in the deck."));
  _cb_draft_warn_of_out (self, builder);
}

/* Whether the rules have a card drawn from @deck in each turn, which few people enter. */
static gboolean
is_drawn_each_turn (const CbDeck *deck)
{
  return g_strv_contains ((const char *const *) deck->must, cb_trigger_get_id (CB_TRIGGER_TURN));
}

static void
warn_of_play (CbDraft *self, GStrvBuilder *builder)
{
  int deck = cb_draft_get (self, CB_DRAFT_DECK);
  int by = cb_draft_get_by (self);
  g_autoptr (CbTableState) state = NULL;
  const CbDrawPile *pile;
  int kind = get_chosen_card (self);

  if (deck < 0 || by < 0 ||
      is_drawn_each_turn (cb_edition_get_deck (cb_case_get_edition (self->case_), (guint) deck)))
    return;
  state = cb_table_state_new (self->case_, _cb_draft_get_n_before (self));
  pile = cb_seats_get_pile (state->seats, (guint) deck);
  if (kind >= 0 && cb_draw_pile_get_n_held (pile, (guint) by, kind) == 0 &&
      cb_draw_pile_get_n_held (pile, (guint) by, CB_KIND_UNSEEN) == 0)
    /* Translators: %s is a player who plays a card */
    g_strv_builder_take (builder,
                         g_strdup_printf (_ ("%s doesn’t have that card."),
                                          cb_case_get_setup (self->case_)->players[by].name));
}

static void
list_decks (CbDraft *self, GStrvBuilder *names)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);

  for (guint i = 0; i < cb_edition_get_n_decks (edition); i++)
    g_strv_builder_add (names, cb_edition_get_deck (edition, i)->name);
}

/* Offers no choice if the game has only one deck. */
static guint32
get_decks (CbDraft *self)
{
  guint32 decks = list_used (cb_case_get_setup (self->case_));

  return (decks & (decks - 1)) != 0 ? decks : 0;
}

static void
choose_deck (CbDraft *self, guint deck)
{
  cb_draft_set (self, CB_DRAFT_DECK, (int) deck);
}

/* (nullable): the card at @index of the deck chosen */
static const CbDeckCard *
get_deck_card (CbDraft *self, guint index)
{
  int deck = cb_draft_get (self, CB_DRAFT_DECK);

  return deck >= 0 ? cb_box_get_kind (cb_case_get_edition (self->case_), (guint) deck, index)
                   : NULL;
}

static void
list_deck_cards (CbDraft *self, GStrvBuilder *names)
{
  const CbDeckCard *card;

  for (guint i = 0; (card = get_deck_card (self, i)) != NULL; i++)
    g_strv_builder_add (names, card->name);
}

static void
choose_card (CbDraft *self, guint index)
{
  _cb_draft_toggle_text (self, get_deck_card (self, index)->id);
}

/* Shows a line for the name if the deck lists no cards, or the card entered is not among them. */
static gboolean
is_card_named (CbDraft *self)
{
  return get_deck_card (self, 0) == NULL ||
         (get_chosen_card (self) < 0 && *cb_draft_get_text (self) != '\0');
}

static const char *
name_card (CbDraft *self, const char *id)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  int card = cb_edition_find_deck_card (edition, id);

  return card >= 0 ? cb_edition_get_deck_card (edition, (guint) card)->name : id;
}

/* Finds the id of the card. Only the deck chosen counts: several can have a card of that name. */
static const char *
find_card_named (CbDraft *self, const char *name)
{
  const CbDeckCard *card;

  for (guint i = 0; (card = get_deck_card (self, i)) != NULL; i++)
    if (g_strcmp0 (card->name, name) == 0)
      return card->id;
  return name;
}

/* Lists the reasons in the order of CbTrigger, without “none”. */
static void
list_triggers (CbDraft *self, GStrvBuilder *names)
{
  /* Translators: why a player draws a card. */
  g_strv_builder_add_many (names, _ ("Rolled ?"), _ ("Landed on ?"), _ ("Was moved"),
                           _ ("Every turn"), NULL);
}

static int
get_chosen_trigger (CbDraft *self)
{
  return cb_draft_get (self, CB_DRAFT_TRIGGER) - 1;
}

static void
choose_trigger (CbDraft *self, guint index)
{
  cb_draft_set (self, CB_DRAFT_TRIGGER,
                get_chosen_trigger (self) == (int) index ? CB_TRIGGER_NONE : (int) index + 1);
}

/* Offers the reasons for which cards are drawn from this deck, and the one that is chosen. */
static guint32
get_triggers (CbDraft *self)
{
  int deck = cb_draft_get (self, CB_DRAFT_DECK);
  int chosen = get_chosen_trigger (self);
  guint32 triggers = chosen >= 0 ? 1u << chosen : 0;

  for (CbTrigger i = CB_TRIGGER_ROLL; deck >= 0 && i <= CB_TRIGGER_TURN; i++)
    {
      const CbDeck *data = cb_edition_get_deck (cb_case_get_edition (self->case_), (guint) deck);
      const char *id = cb_trigger_get_id (i);

      if (g_strv_contains ((const char *const *) data->must, id) ||
          g_strv_contains ((const char *const *) data->may, id))
        triggers |= 1u << (i - 1);
    }
  return triggers;
}

static char *
describe_killed (CbDraft *self)
{
  int killed = cb_draft_get_killed (self);

  if (killed == CB_NOBODY)
    return NULL;
  return cb_draft_is_me (self, killed)
           ? g_strdup (_ ("You are eliminated: your hand is revealed."))
           /* Translators: %s is a player */
           : g_strdup_printf (_ ("%s is eliminated and reveals:"),
                              cb_case_get_setup (self->case_)->players[killed].name);
}

static gboolean
asks_hand (CbDraft *self)
{
  int killed = cb_draft_get_killed (self);

  return killed != CB_NOBODY && !cb_draft_is_me (self, killed);
}

#define DECK_FIELDS                                                                           \
  { CB_PICKER_CHIPS,          CB_DRAFT_DECK,        .label = N_ ("Deck"), .list = list_decks, \
    .get_choices = get_decks, .choose = choose_deck },                                        \
    { CB_PICKER_CHIPS, .label = N_ ("Card"), .list = list_deck_cards,                         \
      .get_chosen = get_chosen_card, .choose = choose_card },                                 \
  {                                                                                           \
    CB_PICKER_LINE, .title = N_ ("_Card (if known)"), .name_id = name_card,                   \
      .find_id = find_card_named, .is_shown = is_card_named                                   \
  }

static const CbFormField FORM_OF_DRAW[] = {
  DECK_FIELDS,
  { CB_PICKER_CHIPS, CB_DRAFT_TRIGGER, N_ ("Drawn because"), N_ ("Why it was drawn"),
    .list = list_triggers, .get_choices = get_triggers, .get_chosen = get_chosen_trigger,
    .choose = choose_trigger },
  { CB_PICKER_HEADING, .describe = describe_killed },
  { CB_PICKER_CARDS, .is_shown = asks_hand },
  { CB_PICKER_NONE },
};

static const CbFormField FORM_OF_PLAY[] = {
  DECK_FIELDS,
  { CB_PICKER_NONE },
};

/* (transfer full): “Pumpkin King or Pumpkin Patch”: the cards of the deck, or of all decks if @deck
 * is −1; empty if the box lists none */
static char *
list_cards (const CbEdition *edition, int deck)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < cb_edition_get_n_deck_cards (edition); i++)
    {
      const CbDeckCard *card = cb_edition_get_deck_card (edition, i);

      if (deck < 0 || card->deck == (guint) deck)
        g_ptr_array_add (names, card->name);
    }
  return cb_quick_join_choices (names);
}

/* Checks the words that name a card. For a deck whose cards the box does not list any words will
 * do, except the name of a card that is dealt to hands and envelope. */
static gboolean
check_text (CbQuickParser *parser, const CbQuickPhrase *phrase, int deck)
{
  const CbEdition *edition = parser->setup->edition;
  g_autofree char *cards = list_cards (edition, deck);

  if (phrase->text == NULL)
    return TRUE;
  parser->at = phrase->text_at;
  if (*cards == '\0' &&
      (deck < 0 ||
       cb_quick_parser_see_card (parser, cb_edition_get_all_cards (edition)).rank > CB_QUICK_ALIAS))
    return TRUE;
  if (deck < 0)
    return cb_quick_parser_fail (parser, phrase->text_at, parser->n_words - phrase->text_at,
                                 /* Translators: %s are cards, as in “A, B or C”. */
                                 _ ("Not a card of any deck: %s?"), cards);
  if (*cards == '\0')
    return cb_quick_parser_fail (parser, phrase->text_at, parser->n_words - phrase->text_at,
                                 /* Translators: %s is a deck of cards. */
                                 _ ("Not a card of the deck “%s”."),
                                 cb_edition_get_deck (edition, (guint) deck)->name);
  return cb_quick_parser_fail (parser, phrase->text_at, parser->n_words - phrase->text_at,
                               /* Translators: first a deck, then cards, as in “A, B or C”. */
                               _ ("Not a card of the deck “%s”: %s?"),
                               cb_edition_get_deck (edition, (guint) deck)->name, cards);
}

gboolean
_cb_event_fill_deck (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  const CbEdition *edition = parser->setup->edition;
  int deck = cb_quick_phrase_get (phrase, CB_QUICK_DECK);
  int known = cb_quick_phrase_get (phrase, CB_QUICK_DECK_CARD);

  if (!is_possible (parser->setup))
    return cb_quick_parser_fail (parser, parser->after_verb - 1, 1,
                                 _ ("This game has no cards to draw or play."));
  if (known >= 0)
    {
      const CbDeckCard *card = cb_edition_get_deck_card (edition, (guint) known);

      if (deck >= 0 && card->deck != (guint) deck)
        return cb_quick_phrase_fail (phrase, parser, CB_QUICK_DECK_CARD,
                                     /* Translators: a card, then a deck of cards. */
                                     _ ("%s is not a card from %s."), card->name,
                                     cb_edition_get_deck (edition, (guint) deck)->name);
      if (phrase->text != NULL)
        return cb_quick_phrase_fail_text (phrase, parser);
      deck = (int) card->deck;
      cb_draft_set_text (parser->draft, card->id);
    }
  if (deck < 0 && cb_edition_get_n_decks (edition) == 1)
    deck = 0;
  cb_draft_set (parser->draft, CB_DRAFT_DECK, deck);
  return check_text (parser, phrase, deck);
}

#define DECK_AND_CARD \
  .names = {                                             \
    [CB_QUICK_DECK] = { 1, CB_DRAFT_NO_FIELD },          \
    [CB_QUICK_DECK_CARD] = { 1, CB_DRAFT_NO_FIELD },     \
  },                                                     \
  .text = TRUE, .fill = _cb_event_fill_deck

/* “green draws intrigue king, landed” */
static const CbPhrasing draws = {
  .verb = CB_QUICK_DRAWS,
  .words = { { CB_QUICK_FOR_ROLL, CB_DRAFT_TRIGGER, CB_TRIGGER_ROLL },
             { CB_QUICK_FOR_LANDING, CB_DRAFT_TRIGGER, CB_TRIGGER_LANDING },
             { CB_QUICK_FOR_MOVE, CB_DRAFT_TRIGGER, CB_TRIGGER_MOVED },
             { CB_QUICK_FOR_TURN, CB_DRAFT_TRIGGER, CB_TRIGGER_TURN },
             { CB_QUICK_LIES_OPEN, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_ORDINAL, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } },
  DECK_AND_CARD,
};

/* “green plays intrigue: move anywhere” */
static const CbPhrasing plays = {
  .verb = CB_QUICK_PLAYS,
  .words = { { CB_QUICK_ORDINAL, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_HE, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_HAS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } },
  DECK_AND_CARD,
};

const CbEventKind cb_draw_event = {
  .id = "draw",
  /* Translators: a kind of event: a player draws a card of a deck. */
  .name = N_ ("Card Drawn"),
  .line = { &draws },
  .form = FORM_OF_DRAW,
  .takes_turn = TRUE,
  .is_possible = is_possible,
  .begin = choose_first_deck,
  .told = CB_DRAFT_HAND,
  .get_holder = get_killed_holder,
  .check = find_lacks,
  .is_whole = is_whole,
  .make = make_draw,
  .entry = &cb_draw_kind,
  .take = take_entry,
  .keep = keep_draw,
  .warn = warn_of_draw,
};

const CbEventKind cb_play_event = {
  .id = "play",
  /* Translators: a kind of event: a player plays a card that was kept. */
  .name = N_ ("Card Played"),
  .line = { &plays },
  .form = FORM_OF_PLAY,
  .takes_turn = TRUE,
  .is_possible = is_possible,
  .begin = choose_first_deck,
  .check = find_lacks,
  .make = make_play,
  .entry = &cb_play_kind,
  .take = take_entry,
  .warn = warn_of_play,
};
