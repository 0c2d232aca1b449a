/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The vocabulary of editions: which parts there are and what can stand in each. Key files and case
 * files say the same in two formats; both are read and written by these tables. The form for the
 * user's own editions is made from them, too. They say which keys refer to a part, and so what is
 * removed with it, and in which member of a struct the game finds a value (AT). So a new key needs
 * one line here and a member of a struct in cb-edition.h. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-draw-pile.h"
#include "cb-edition.h"
#include "cb-edition-parts.h"
#include "cb-event-ids.h"
#include "cb-icons.h"

static const char *const deals[] = { "all", "equal", NULL };
static const char *const deal_names[] = { N_ ("Deal everything"), N_ ("Equal hands"), NULL };
static const char *const rests[] = { "open", "down", NULL };
static const char *const rest_names[] = { N_ ("Face up"), N_ ("Face down"), NULL };
static const char *const starts[] = { "any", "roll-one", "roll-all", "dealer", "character", NULL };
static const char *const start_names[] = { N_ ("Anybody"),
                                           N_ ("Highest roll of one die"),
                                           N_ ("Highest roll of all dice"),
                                           N_ ("The dealer"),
                                           N_ ("A character"),
                                           NULL };
/* The ways of answering, after a first value for house rules that do not change this. */
static const char *const answerings[] = { "unchanged", "first", "all", "both-sides", NULL };
static const char *const answering_names[] = { N_ ("As the game says"), N_ ("The first who can"),
                                               N_ ("Everybody who can"),
                                               N_ ("The first who can on each side"), NULL };
/* The kinds of swaps, after a first value for house rules that do not change this. */
static const char *const swaps[] = { "unchanged", "none", "players", "face-down",
                                     "face-up",   "all",  NULL };
static const char *const swap_names[] = { N_ ("As the game says"),
                                          N_ ("With nobody"),
                                          N_ ("With other players"),
                                          N_ ("With face-down cards"),
                                          N_ ("With face-up cards"),
                                          N_ ("With all of these"),
                                          NULL };
static const char *const discards[] = { "reshuffle", "out", "under", NULL };
static const char *const discard_names[] = { N_ ("Shuffled when the deck is empty"),
                                             N_ ("Out of play"), N_ ("Under the deck"), NULL };
static const char *const effects[] = { "none", "keep", "play", "last-kills", NULL };
static const char *const effect_names[] = { N_ ("Unknown or none"), N_ ("Kept until used"),
                                            N_ ("Played at once"), N_ ("The last one eliminates"),
                                            NULL };
static const char *const triggers[] = { "roll", "landing", "moved", "turn", NULL };
static const char *const trigger_names[] = { N_ ("A Symbol Is Rolled"),
                                             N_ ("Landing on a Marked Space"),
                                             N_ ("Moved by a Suggestion"), N_ ("Each Turn"), NULL };

#define DEAL        N_ ("Players and Deal")
#define ASKING      N_ ("Suggestions and Accusations")
#define OUT_OF_PLAY N_ ("Out of Play")
#define ROLLING     N_ ("Rolling the Dice")
#define DRAWING     N_ ("When to Draw")
#define CALLING     N_ ("Other Names")

#define TEXT(key)             key, CB_FIELD_TEXT
#define WORD(key)             key, CB_FIELD_WORD
#define WORDS(key)            key, CB_FIELD_WORDS
#define TEXTS(key)            key, CB_FIELD_TEXTS
#define NUMBER(key, a, b, or) key, CB_FIELD_NUMBER, .min = a, .max = b, .fallback = or
#define FLAG(key)             key, CB_FIELD_FLAG
#define CHOICE(key, list)     key, CB_FIELD_CHOICE, .choices = list
#define REFERENCE(key, kind)  key, CB_FIELD_WORD, .refers = kind
#define REFERENCES(key, kind) key, CB_FIELD_WORDS, .refers = kind
/* Says in which member of which struct of the game the value is kept. */
#define AT(Thing, member) .at = G_STRUCT_OFFSET (Thing, member)
#define NAME(Thing)       TEXT ("Name"), AT (Thing, name), .required = TRUE, .title = N_ ("Name")
#define ALIAS(Thing) \
  TEXTS ("Alias"), AT (Thing, aliases), .max = 16, .title = N_ ("Other names (one; two)")
/* The field that lists which keys of the part are guesses without a source. */
#define GUESS WORDS ("Guess")
/* Translators: %s is a deck of cards that stays in the box. */
#define WITHOUT_DECKS REFERENCES ("WithoutDecks", CB_PART_DECK), .title = N_ ("Without %s")

static const CbField edition_fields[] = {
  { NAME (CbRules) },
  { TEXTS ("Alias"), .max = 16 },
  { TEXT ("Description"), AT (CbRules, description), .title = N_ ("Description") },
  { WORDS ("Publisher") },
  { WORDS ("Number") },
  { WORDS ("Year") },
  { WORD ("Cover"), AT (CbRules, cover) },
  { WORDS ("Sources"), AT (CbRules, sources) },
  { NUMBER ("MinPlayers", 1, CB_MAX_PLAYERS, 2), AT (CbRules, min_players), .section = DEAL,
    .title = N_ ("Fewest Players") },
  { NUMBER ("MaxPlayers", 1, CB_MAX_PLAYERS, 6), AT (CbRules, max_players), .section = DEAL,
    .title = N_ ("Most Players") },
  { CHOICE ("Starts", starts), AT (CbRules, starts), .section = DEAL, .names = start_names,
    .title = N_ ("Who Starts") },
  { REFERENCE ("StartsWith", CB_PART_CARD), AT (CbRules, starts_with), .with = "Starts",
    .section = DEAL, .title = N_ ("Starting Character"), .none = N_ ("None") },
  { CHOICE ("Deal", deals), AT (CbRules, deal), .section = DEAL, .names = deal_names,
    .title = N_ ("Deal") },
  { WORDS ("DealChoices"), .choices = deals, .section = DEAL, .names = deal_names,
    .all_if_empty = TRUE,
    /* Translators: %s is a way to deal that a table can choose, “Equal hands”. */
    .title = N_ ("Players Can Choose: %s") },
  { CHOICE ("Rest", rests), AT (CbRules, rest), .section = DEAL, .names = rest_names,
    .title = N_ ("Leftover Cards") },
  { TEXT ("Pool"), AT (CbRules, pool), .section = DEAL, .title = N_ ("Name for face-down cards") },
  { NUMBER ("Removed", 0, CB_MAX_CARDS, 0), AT (CbRules, n_removed), .section = OUT_OF_PLAY,
    .title = N_ ("Cards") },
  { REFERENCE ("RemovedCategory", CB_PART_CATEGORY), AT (CbRules, removed_category),
    .with = "Removed", .section = OUT_OF_PLAY, .title = N_ ("Category"), .none = N_ ("Any") },
  { TEXT ("RemovedName"), AT (CbRules, removed_name), .section = OUT_OF_PLAY,
    .title = N_ ("Name for such a card, like “Victim”") },
  { NUMBER ("AskCards", 0, CB_MAX_CATEGORIES, 0), AT (CbRules, n_asked), .counts = CB_PART_CATEGORY,
    .section = ASKING, .title = N_ ("Cards Named (0: One of Each Category)") },
  { REFERENCES ("AskCategories", CB_PART_CATEGORY), .section = ASKING, .all_if_empty = TRUE,
    /* Translators: %s is a category of cards, “Rooms”. */
    .title = N_ ("Suggestions Name %s") },
  { NUMBER ("AskAlike", 1, CB_MAX_ASKED_ALIKE, 1), AT (CbRules, n_alike), .section = ASKING,
    .title = N_ ("Most Cards of One Category in a Suggestion") },
  { CHOICE ("Answers", answerings + 1), AT (CbRules, answers), .section = ASKING,
    .names = answering_names + 1, .title = N_ ("Who Shows a Card") },
  { REFERENCE ("StandingCategory", CB_PART_CATEGORY), AT (CbRules, standing_category),
    .section = ASKING, .title = N_ ("Only Suspects in the Room Can Be Named"),
    .none = N_ ("None") },
  { TEXT ("AccuseAt"), AT (CbRules, accuse_at), .section = ASKING,
    .title = N_ ("Where players accuse") },
  { CHOICE ("Swaps", swaps + 1), AT (CbRules, swaps), .section = ASKING, .names = swap_names + 1,
    .title = N_ ("Players Swap Cards") },
  { FLAG ("LastStanding"), AT (CbRules, last_standing), .section = ASKING,
    .title = N_ ("The Game Ends When One Player Is Left") },
  { FLAG ("TipTraits"), AT (CbRules, tip_traits), .section = ASKING,
    .title = N_ ("Private Tips May Ask for Traits") },
  { NUMBER ("DiceRolled", 0, 9, 0), AT (CbRules, n_dice), .counts = CB_PART_DIE, .section = ROLLING,
    .title = N_ ("Dice Rolled (0: All)") },
  { WORDS ("DiceChoices"), .counts = CB_PART_DIE, .section = ROLLING,
    .title = N_ ("Numbers of Dice to Choose From, Such as 1 2") },
  { GUESS },
  { NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (edition_fields) <= CB_MAX_FIELDS + 1);

static const CbField category_fields[] = {
  { NAME (CbCategory) },
  { TEXT ("Singular"), AT (CbCategory, singular), .title = N_ ("Name for one of them") },
  { TEXT ("Asking"), AT (CbCategory, asking),
    .title = N_ ("How a suggestion begins, such as “I suspect”") },
  { NUMBER ("InEnvelope", 0, CB_MAX_CARDS, 1), AT (CbCategory, n_in_envelope),
    .title = N_ ("Cards in the Envelope") },
  { WORD ("Icon"), AT (CbCategory, icon), .choices = cb_icons },
  { GUESS },
  { NULL },
};
static const CbField card_fields[] = {
  { REFERENCE ("Category", CB_PART_CATEGORY), AT (CbCard, category), .required = TRUE },
  { NAME (CbCard) },
  { TEXT ("Said"), AT (CbCard, said), .of = "Name" },
  { TEXT ("Object"), AT (CbCard, object), .of = "Name" },
  { ALIAS (CbCard), .section = CALLING },
  { WORD ("Colour"), AT (CbCard, colour) },
  { WORD ("Icon"), AT (CbCard, icon), .choices = cb_icons },
  { REFERENCES ("Traits", CB_PART_TRAIT) },
  { REFERENCES ("Steps", CB_PART_CARD) }, /* such as “lounge:8” */
  { REFERENCE ("Passage", CB_PART_CARD) },
  { GUESS },
  { NULL },
};
static const CbField trait_fields[] = {
  { NAME (CbTrait) },
  { REFERENCE ("Category", CB_PART_CATEGORY), AT (CbTrait, category) },
  { FLAG ("Guessed"), AT (CbTrait, guessed) },
  { REFERENCES ("Excludes", CB_PART_TRAIT) },
  { NULL },
};
static const CbField die_fields[] = {
  { WORDS ("Faces"), AT (CbDie, faces), .title = N_ ("Faces of die %u") },
  { GUESS },
  { NULL },
};
static const CbField sign_fields[] = {
  { NAME (CbSign) },
  { ALIAS (CbSign) },
  { WORD ("Mark"), AT (CbSign, mark), .title = N_ ("On the die, such as ★") },
  { REFERENCE ("Deck", CB_PART_DECK), AT (CbSign, deck), .title = N_ ("Draws From"),
    .none = N_ ("No deck") },
  { TEXT ("Text"), AT (CbSign, text), .title = N_ ("What else it does") },
  { GUESS },
  { NULL },
};
static const CbField deck_fields[] = {
  { NAME (CbDeck) },
  { TEXT ("Said"), AT (CbDeck, said), .of = "Name" },
  { ALIAS (CbDeck) },
  { NUMBER ("Size", 1, 999, 0), AT (CbDeck, size), .title = N_ ("Number of Cards (0: Unknown)") },
  { CHOICE ("Discards", discards), AT (CbDeck, discards), .names = discard_names,
    .title = N_ ("Used Cards") },
  { WORDS ("Must"), AT (CbDeck, must), .choices = triggers, .names = trigger_names,
    .section = DRAWING,
    /* Translators: %s is when a card is drawn, “Each Turn”. */
    .title = N_ ("Must Draw: %s") },
  { WORDS ("May"), AT (CbDeck, may), .choices = triggers, .names = trigger_names,
    .section = DRAWING,
    /* Translators: %s is when a card can be drawn, “Each Turn”. */
    .title = N_ ("May Draw: %s") },
  { GUESS },
  { NULL },
};
static const CbField deck_card_fields[] = {
  { REFERENCE ("Deck", CB_PART_DECK), AT (CbDeckCard, deck), .required = TRUE },
  { NAME (CbDeckCard) },
  { ALIAS (CbDeckCard) },
  { WORD ("Icon"), AT (CbDeckCard, icon), .choices = cb_icons },
  { NUMBER ("Count", 1, 999, 0), AT (CbDeckCard, count), .title = N_ ("How Many (0: Unknown)") },
  { CHOICE ("Effect", effects), AT (CbDeckCard, effect), .names = effect_names,
    .title = N_ ("Effect") },
  { REFERENCE ("Event", CB_PART_EVENT), AT (CbDeckCard, event), .title = N_ ("Event"),
    .none = N_ ("None") },
  { GUESS },
  { NULL },
};
static const CbField power_fields[] = {
  { NAME (CbEditionPower) },
  { ALIAS (CbEditionPower) },
  { TEXT ("Text"), AT (CbEditionPower, text), .title = N_ ("What the card says") },
  { REFERENCE ("Card", CB_PART_CARD), AT (CbEditionPower, card), .title = N_ ("Whose"),
    .none = N_ ("Anybody’s") },
  { REFERENCE ("Event", CB_PART_EVENT), AT (CbEditionPower, event), .title = N_ ("What It Does"),
    .none = N_ ("Something else") },
  { GUESS },
  { NULL },
};
static const CbField event_fields[] = {
  { TEXT ("Name"), AT (CbEvent, name), .title = N_ ("What this game calls it") },
  { NULL },
};
static const CbField two_players_fields[] = {
  { NUMBER ("FaceDown", 0, CB_MAX_CARDS, 0), .title = N_ ("Cards Set Aside Face Down") },
  { FLAG ("Teams"), .title = N_ ("The Same for Two Teams") },
  { WITHOUT_DECKS },
  { GUESS },
  { NULL },
};
static const CbField variant_fields[] = {
  { NAME (CbVariant) },
  { TEXT ("Text"), AT (CbVariant, text), .title = N_ ("Description") },
  { FLAG ("LastEnds"), AT (CbVariant, last_ends),
    .title = N_ ("The Last Deadly Card Ends the Game") },
  { FLAG ("LastStanding"), AT (CbVariant, last_standing),
    .title = N_ ("The Game Ends When One Player Is Left") },
  { FLAG ("TipTraits"), AT (CbVariant, tip_traits),
    .title = N_ ("Private Tips May Ask for Traits") },
  { CHOICE ("Answers", answerings), AT (CbVariant, answers), .names = answering_names,
    .title = N_ ("Who Shows a Card") },
  { CHOICE ("Swaps", swaps), AT (CbVariant, swaps), .names = swap_names,
    .title = N_ ("Players Swap Cards") },
  { WITHOUT_DECKS },
  { NULL },
};

const CbPartForm cb_part_forms[CB_N_PART_KINDS] = {
  [CB_PART_EDITION] = { "Edition", "", .fields = edition_fields, .most = 1 },
  [CB_PART_CATEGORY] = { "Category", "categories", .fields = category_fields,
                         .most = CB_MAX_CATEGORIES, .title = N_ ("Cards"),
                         .add = N_ ("Add Cate_gory"), .unnamed = N_ ("New Category"),
                         .too_many = N_ ("there can be four categories at most"),
                         .twice = N_ ("another category has the same id"), .named_by_id = TRUE },
  [CB_PART_CARD] = { "Card", "cards", FALSE, CB_PART_CATEGORY, "Category", card_fields,
                     CB_MAX_CARDS, N_ ("Cards"), .add = N_ ("_Add Card"),
                     .too_many = N_ ("there can be 32 cards at most"),
                     .twice = N_ ("another card has the same id") },
  [CB_PART_TRAIT] = { "Trait", "traits", .fields = trait_fields, .most = CB_MAX_TRAITS,
                      .title = N_ ("Traits"),
                      .description = N_ ("What several cards share, so that players can ask for "
                                         "it."),
                      .add = N_ ("Add _Trait"), .nameless = N_ ("A trait has no name."),
                      .too_many = N_ ("there can be sixteen traits at most"),
                      .twice = N_ ("another trait has the same id"), .named_by_id = TRUE },
  [CB_PART_DIE] = { "Die", "dice", .fields = die_fields, .most = 9, .title = N_ ("Dice"),
                    .add = N_ ("Add _Die"), .too_many = N_ ("there can be nine dice at most"),
                    .twice = N_ ("another die has the same id") },
  [CB_PART_SIGN] = { "Sign", "signs", .fields = sign_fields, .most = CB_MAX_SIGNS,
                     .title = N_ ("Signs on Dice"),
                     .description = N_ ("Each has an id, which the faces of a die name."),
                     .add = N_ ("Add S_ign"), .unnamed = N_ ("New Sign"),
                     .nameless = N_ ("A sign has no name."),
                     .too_many = N_ ("there can be sixteen signs at most"),
                     .twice = N_ ("another sign has the same id"), .named_by_id = TRUE },
  [CB_PART_DECK] = { "Deck", "decks", .fields = deck_fields, .most = CB_MAX_DECKS,
                     .title = N_ ("Decks"), .add = N_ ("Add D_eck"), .unnamed = N_ ("New Deck"),
                     .nameless = N_ ("A deck has no name."),
                     .too_many = N_ ("there can be eight decks at most"),
                     .twice = N_ ("another deck has the same id"), .named_by_id = TRUE },
  [CB_PART_DECK_CARD] = { "DeckCard", "cards", FALSE, CB_PART_DECK, "Deck", deck_card_fields,
                          CB_DRAW_PILE_MAX_KINDS, N_ ("Cards"), .add = N_ ("_Add Kind of Card"),
                          .unnamed = N_ ("New Card"),
                          .too_many = N_ ("there can be 200 kinds of deck cards at most"),
                          .twice = N_ ("another card of a deck has the same id") },
  [CB_PART_POWER] = { "Power", "powers", .fields = power_fields, .most = CB_MAX_POWERS,
                      .title = N_ ("Powers"),
                      .description = N_ ("What somebody can do once per game."),
                      .add = N_ ("Add _Power"), .unnamed = N_ ("New Power"),
                      .nameless = N_ ("A power has no name."),
                      .too_many = N_ ("there can be 32 powers at most"),
                      .twice = N_ ("another power has the same id") },
  [CB_PART_EVENT] = { "Event", "events", .fields = event_fields, .most = 32,
                      .too_many = N_ ("there can be 32 events at most"),
                      .twice = N_ ("another event has the same id") },
  [CB_PART_TWO_PLAYERS] = { "TwoPlayers", "twoPlayers", TRUE, .fields = two_players_fields,
                            .most = 1, .title = N_ ("Two Players") },
  [CB_PART_VARIANT] = { "Variant", "variants", .fields = variant_fields, .most = 32,
                        .title = N_ ("House Rules"),
                        .description = N_ ("What each table can choose."),
                        .add = N_ ("Add _House Rule"), .unnamed = N_ ("New House Rule"),
                        .nameless = N_ ("A house rule has no name."),
                        .too_many = N_ ("there can be 32 variants at most"),
                        .twice = N_ ("another variant has the same id") },
};

const CbEventWords cb_event_words[] = {
  { CB_EVENT_ID_SUGGESTION, N_ ("What this game calls a suggestion"), .common = TRUE },
  { CB_EVENT_ID_ACCUSATION, N_ ("What this game calls an accusation"), .common = TRUE },
  { CB_EVENT_ID_TRAIT, N_ ("Everybody Shows a Card With a Trait") },
  { CB_EVENT_ID_TIP, N_ ("Passing a Card in Secret") },
  { CB_EVENT_ID_SNOOP, N_ ("Looking at a Card in a Hand") },
  { CB_EVENT_ID_SNOOP_ALL, N_ ("Everybody Peeks at a Neighbor’s Card") },
  { CB_EVENT_ID_PEEK, N_ ("Peeking at a Card Shown to Somebody") },
  { CB_EVENT_ID_REMOTE, N_ ("Suggesting a Distant Room") },
  { CB_EVENT_ID_LOOK, N_ ("Looking at Face-Down Cards") },
  { CB_EVENT_ID_EXPOSED, N_ ("Hand Revealed") },
  { CB_EVENT_ID_SWAP, N_ ("Swapping Cards") },
  { CB_EVENT_ID_ENVELOPE, NULL, .common = TRUE },
  { NULL },
};

gboolean
cb_event_words_have (const char *id)
{
  const CbEventWords *words = cb_event_words;

  while (words->id != NULL && !g_str_equal (words->id, id))
    words++;
  return words->id != NULL;
}
