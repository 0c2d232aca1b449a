/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "cb-card-set.h"

/* The most players that any edition allows. */
#define CB_MAX_PLAYERS 10

#define CB_MAX_CATEGORIES 4
#define CB_MAX_TRAITS     16
#define CB_MAX_DECKS      8
#define CB_MAX_POWERS     32
#define CB_MAX_SIGNS      16

typedef enum
{
  CB_DEAL_ALL,   /* hands may differ by one card */
  CB_DEAL_EQUAL, /* equal hands; the rest lies face up, or face down if the case says so */
} CbDealPolicy;

typedef enum
{
  CB_REST_OPEN,
  CB_REST_DOWN,
} CbRest;

typedef enum
{
  CB_STARTS_ANY,       /* the rules do not say, or leave it to the table */
  CB_STARTS_ROLL_ONE,  /* each rolls one die, the highest starts */
  CB_STARTS_ROLL_ALL,  /* each rolls the dice, the highest starts */
  CB_STARTS_DEALER,    /* the dealer */
  CB_STARTS_CHARACTER, /* the player of a certain character */
} CbStarts;

/* Who answers a suggestion. */
typedef enum
{
  CB_ANSWERS_FIRST,      /* one after the other, until somebody shows */
  CB_ANSWERS_ALL,        /* everybody: each player who can shows a card */
  CB_ANSWERS_BOTH_SIDES, /* on both sides of the asker at once, on each until somebody shows */
} CbAnswering;

/* What a player can swap a card for: a set of bits. */
typedef enum
{
  CB_SWAPS_NONE,
  CB_SWAPS_PLAYERS = 1 << 0,
  CB_SWAPS_FACE_DOWN = 1 << 1, /* cards that lie face down */
  CB_SWAPS_FACE_UP = 1 << 2,   /* cards that everybody sees */
  CB_SWAPS_ALL = CB_SWAPS_PLAYERS | CB_SWAPS_FACE_DOWN | CB_SWAPS_FACE_UP,
} CbSwaps;

/* How much of what is in the box is known. */
typedef enum
{
  CB_COMPLETE_UNSAID, /* an edition that names no sources, such as one's own */
  CB_COMPLETE_NAMES,  /* the names of the cards; the rest is assumed to be as in the classic game */
  CB_COMPLETE_SOME,   /* the cards, and some of the rules */
  CB_COMPLETE_CARDS,  /* cards, decks and deal, but not all of what single cards do */
  CB_COMPLETE_RULES,  /* all that the rules say */
} CbCompleteness;

/* Where a card of a deck goes once it has been used. */
typedef enum
{
  CB_DISCARDS_RESHUFFLE, /* shuffled anew when the deck is used up */
  CB_DISCARDS_OUT,       /* out of the game */
  CB_DISCARDS_UNDER,     /* face down under the deck */
} CbDiscards;

/* What happens when a card of a deck is drawn. */
typedef enum
{
  CB_EFFECT_NONE,
  CB_EFFECT_KEEP,       /* kept, and played when its owner likes */
  CB_EFFECT_PLAY,       /* played at once */
  CB_EFFECT_LAST_KILLS, /* the last of its kind kills its drawer, and is shuffled back */
} CbEffect;

/* The most cards of one category that a suggestion can name. More would make too many possible
 * suggestions: there are thousands already, and advice weighs them all. */
#define CB_MAX_ASKED_ALIKE 3

/**
 * CbRules:
 * @id: the id of the edition, as in case files
 * @name: what is on the box
 * @description: (nullable): one short line
 * @cover: (nullable): the colour of its box, "#rrggbb"
 * @complete: #CbCompleteness, which follows from what the edition says and what of it is a guess
 * @sources: NULL-ended: where all of this was looked up; not shown on the screen
 * @min_players: 1…10
 * @max_players: @min_players…10
 * @deal: the #CbDealPolicy the rules prefer
 * @deal_choices: the policies that the rules allow, bit by #CbDealPolicy
 * @rest: #CbRest: how the rest of an equal deal lies, unless the table decides otherwise
 * @pool: (nullable): what the cards that lie face down are called
 * @n_removed: the number of cards put out of play before the deal, for all to see
 * @removed_category: their category, or −1
 * @removed_name: (nullable): what such a card is called
 * @n_asked: the number of cards that a suggestion names
 * @asked_categories: the categories that a suggestion can name, bit by index
 * @n_alike: how many cards of one category a suggestion can name; 1 in most games
 * @answers: #CbAnswering
 * @starts: #CbStarts
 * @starts_with: the character that starts, a card, or −1
 * @n_dice: how many dice are rolled
 * @dice_choices: the numbers of dice that may be rolled, bit by number
 * @accuse_at: (nullable): where on the board one must be to accuse
 * @standing_category: the index of the category whose markers stand in rooms, or −1. A player can
 * then name only those of its cards that stand in the player's own room
 * @swaps: the index of the kind of swaps in the list of cb-edition-parts.c, see #CbSwaps
 * @last_standing: whether the game ends when one player is left, after all others accused wrongly
 * @tip_traits: whether a private tip may ask for a trait, too, rather than for a category only
 * @side_cards: with two players, the number of cards that are first dealt face down to places
 * @teams: whether two teams also play by the rules for two players
 *
 * What the rules of an edition say as a whole.
 */
typedef struct
{
  char *id;
  char *name;
  char *description;
  char *cover;
  int complete;
  char **sources;
  int min_players;
  int max_players;
  int deal;
  guint deal_choices;
  int rest;
  char *pool;
  int n_removed;
  int removed_category;
  char *removed_name;
  int n_asked;
  guint asked_categories;
  int n_alike;
  int answers;
  int starts;
  int starts_with;
  int n_dice;
  guint dice_choices;
  char *accuse_at;
  int standing_category;
  int swaps;
  int last_standing;
  int tip_traits;
  int side_cards;
  int teams;
} CbRules;

/* One card of an edition; belongs to the edition. @said is its name in a sentence, “the Rope”, and
 * @object the form of this name after “has” or “shows”, if it differs; both may be NULL, see
 * cb_say_card(). @aliases are other names that people type, NULL-ended, not shown on the screen;
 * @colour is "#rrggbb" or NULL, @icon as cb-icons.h says, or NULL; see cb_edition_get_card_icon().
 */
typedef struct
{
  char *id;
  char *name;
  char *said;
  char *object;
  char **aliases;
  char *colour;
  char *icon;
  guint category;
} CbCard;

/* One category of cards. @singular is what one of its cards is called, @asking how a question about
 * it begins. Both may be NULL, and so may @icon; see cb_edition_get_category_icon(). */
typedef struct
{
  char *id;
  char *name;
  char *singular;
  char *asking;
  char *icon;
  CbCardSet cards;
  guint n_in_envelope;
} CbCategory;

/* A property that several cards share and that can be asked for. @category is the category of these
 * cards, or −1; @guessed is whether its cards are only guessed, and the table has not settled them;
 * @excluded are the traits that a card with this one cannot have, bit by index. */
typedef struct
{
  char *id;
  char *name;
  CbCardSet cards;
  int category;
  gboolean guessed;
  guint32 excluded;
} CbTrait;

/* A sign on dice. @mark is what is drawn on the die, @text what the sign does, both NULL if there
 * is nothing to say; @deck is the deck from which a card is drawn for it, or −1. @aliases are other
 * names, as in #CbCard. */
typedef struct
{
  char *id;
  char *name;
  char **aliases;
  char *mark;
  char *text;
  int deck;
} CbSign;

/* A die. Faces are numbers, “?”, or the ids of signs. */
typedef struct
{
  char *id;
  char **faces;
} CbDie;

/* A deck of cards that are drawn during the game. @size is 0 if it is not known; @must and @may are
 * the triggers on which a player must or may draw: "roll", "landing", "moved", "turn". @said is one
 * of its cards as the object of a sentence, “an Action card”, or NULL. @aliases are other names,
 * here and below, as in #CbCard. */
typedef struct
{
  char *id;
  char *name;
  char *said;
  char **aliases;
  int size;
  char **must;
  char **may;
  int discards;
  gboolean with_two; /* whether it is also used with two players */
} CbDeck;

/* One kind of card of a deck. @icon is as cb-icons.h says, or NULL; @count is 0 if it is not known;
 * @event is the id of the event that it causes, or NULL. */
typedef struct
{
  char *id;
  char *name;
  char **aliases;
  char *icon;
  guint deck;
  int count;
  int effect;
  char *event;
} CbDeckCard;

/* A power that its owner can use once per game. @card is the character who has it, or −1; @text and
 * @event may be NULL. */
typedef struct
{
  char *id;
  char *name;
  char **aliases;
  int card;
  char *text;
  char *event;
} CbEditionPower;

/* A kind of event that the edition lists; @name is NULL for a usual one that is not renamed. */
typedef struct
{
  char *id;
  char *name;
} CbEvent;

/* A choice that the rules leave to the table. With @last_ends, the last deadly card ends the game
 * for all, instead of killing the player who draws it; with @last_standing, the game ends when one
 * player is left; with @tip_traits, a private tip may ask for a trait. @answers and @swaps are 0
 * for no change, or one more than in #CbRules; @without are the decks that stay in the box, bit by
 * index. */
typedef struct
{
  char *id;
  char *name;
  char *text;
  gboolean last_ends;
  gboolean last_standing;
  gboolean tip_traits;
  int answers;
  int swaps;
  guint without;
} CbVariant;

#define CB_TYPE_EDITION (cb_edition_get_type ())

/**
 * CbEdition:
 *
 * What is in the box: cards by category, traits, players, deal, dice, decks. A value: shared by
 * reference counting, never changed. No code asks which edition it is; it asks what the edition
 * says. The cards of a category are neighbours: indices run through one category after the other.
 * All that is handed out belongs to the edition.
 */
typedef struct _CbEdition CbEdition;

GType cb_edition_get_type (void) G_GNUC_CONST;

CbEdition *cb_edition_ref (CbEdition *self);
void cb_edition_unref (CbEdition *self);

const CbRules *cb_edition_get_rules (const CbEdition *self);
const char *cb_edition_get_id (const CbEdition *self);
const char *cb_edition_get_name (const CbEdition *self);
/* (nullable): how much of the box is known: a word for programs, “names”, and (transfer full) what
 * people read, “names only, some names are guesses”; NULL if there is nothing to say */
const char *cb_edition_get_completeness_word (const CbEdition *self);
char *cb_edition_describe_completeness (const CbEdition *self);
/* (transfer full): the keys that are guesses without a source, “[Card rope] Name” */
GStrv cb_edition_list_guesses (const CbEdition *self);
/* (transfer full): what has no effect in the edition, and why: “[Edition] Removed…: …” */
GStrv cb_edition_list_idle (const CbEdition *self);
guint cb_edition_get_min_players (const CbEdition *self);
guint cb_edition_get_max_players (const CbEdition *self);
CbDealPolicy cb_edition_get_deal (const CbEdition *self);
/* Whether @cards are all that a suggestion names, by their number and categories. */
gboolean cb_edition_is_whole_question (const CbEdition *self, CbCardSet cards);
/* Whether @cards are all that the envelope holds, by their number in each category. */
gboolean cb_edition_is_whole_solution (const CbEdition *self, CbCardSet cards);

guint cb_edition_get_n_cards (const CbEdition *self);
const CbCard *cb_edition_get_card (const CbEdition *self, guint card);
CbCardSet cb_edition_get_all_cards (const CbEdition *self);
int cb_edition_find_card (const CbEdition *self, const char *id);

guint cb_edition_get_n_categories (const CbEdition *self);
const CbCategory *cb_edition_get_category (const CbEdition *self, guint category);
int cb_edition_find_category (const CbEdition *self, const char *id);
/* The number of cards in the envelope, of all categories together. */
guint cb_edition_get_n_in_envelope (const CbEdition *self);

guint cb_edition_get_n_traits (const CbEdition *self);
const CbTrait *cb_edition_get_trait (const CbEdition *self, guint trait);
int cb_edition_find_trait (const CbEdition *self, const char *id);

guint cb_edition_get_n_dice (const CbEdition *self);
const CbDie *cb_edition_get_die (const CbEdition *self, guint die);
guint cb_edition_get_n_signs (const CbEdition *self);
const CbSign *cb_edition_get_sign (const CbEdition *self, guint sign);
int cb_edition_find_sign (const CbEdition *self, const char *id);
guint cb_edition_get_n_decks (const CbEdition *self);
const CbDeck *cb_edition_get_deck (const CbEdition *self, guint deck);
int cb_edition_find_deck (const CbEdition *self, const char *id);
guint cb_edition_get_n_deck_cards (const CbEdition *self);
const CbDeckCard *cb_edition_get_deck_card (const CbEdition *self, guint card);
int cb_edition_find_deck_card (const CbEdition *self, const char *id);
guint cb_edition_get_n_powers (const CbEdition *self);
const CbEditionPower *cb_edition_get_power (const CbEdition *self, guint power);
int cb_edition_find_power (const CbEdition *self, const char *id);
guint cb_edition_get_n_events (const CbEdition *self);
const CbEvent *cb_edition_get_event (const CbEdition *self, guint event);
int cb_edition_find_event (const CbEdition *self, const char *id);
guint cb_edition_get_n_variants (const CbEdition *self);
const CbVariant *cb_edition_get_variant (const CbEdition *self, guint variant);
int cb_edition_find_variant (const CbEdition *self, const char *id);
/* Whether choosing the variant changes anything. */
gboolean cb_variant_has_effect (const CbVariant *self);

char *cb_edition_join_names (const CbEdition *self, CbCardSet cards);
char *cb_edition_join_heard (const CbEdition *self, CbCardSet cards, guint n_unheard);

char *cb_edition_make_id (const char *name);
CbEdition *cb_edition_get_base (CbEdition *self);

/* What a table can put in its own words. */
typedef enum
{
  CB_WORDS_OF_CARDS,  /* the names of cards */
  CB_WORDS_OF_POWERS, /* the texts of powers, which an edition need not know */
  CB_N_WORDS
} CbOwnWords;

guint cb_edition_count_words (const CbEdition *self, CbOwnWords of);
const char *cb_edition_get_words (const CbEdition *self, CbOwnWords of, guint index);
const char *cb_edition_get_words_in_box (const CbEdition *self, CbOwnWords of, guint index);
const char *cb_edition_get_own_words (const CbEdition *self, CbOwnWords of, guint index);
CbEdition *cb_edition_reword (CbEdition *self, CbOwnWords of, const char *const *words);

CbEdition *cb_edition_settle_traits (CbEdition *self, guint32 settled, const CbCardSet *cards);
/* (transfer full): a line for each of @traits (bit by index): the cards guessed to have it */
char *cb_edition_describe_guess (const CbEdition *self, guint32 traits);
void
cb_edition_tie_traits (const CbEdition *self, guint32 said, guint32 *settled, CbCardSet *cards);
/* The traits settled by the table, bit by index; whether any has other cards than in the box. */
guint32 cb_edition_get_settled_traits (const CbEdition *self);
gboolean cb_edition_has_own_traits (const CbEdition *self);
/* The cards that have the trait in the box, whatever the table says. */
CbCardSet cb_edition_get_trait_in_box (const CbEdition *self, guint trait);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbEdition, cb_edition_unref)
