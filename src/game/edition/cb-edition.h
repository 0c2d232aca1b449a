/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "cb-card-set.h"

/* The most players that any edition is for. */
#define CB_MAX_PLAYERS 10

#define CB_MAX_CATEGORIES 4
#define CB_MAX_TRAITS     16
#define CB_MAX_DECKS      8
#define CB_MAX_POWERS     32

typedef enum
{
  CB_DEAL_ALL,   /* hands may differ by one card */
  CB_DEAL_EQUAL, /* equal hands; what is left lies open, or face down where the case says so */
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
  CB_STARTS_CHARACTER, /* who plays a certain character */
} CbStarts;

/* Who answers a suggestion. */
typedef enum
{
  CB_ANSWERS_FIRST,      /* one after the other, until somebody shows */
  CB_ANSWERS_ALL,        /* everybody: who can shows a card, too */
  CB_ANSWERS_BOTH_SIDES, /* to the left and to the right at once, until somebody shows there */
} CbAnswering;

/* With what a player can swap a card, bit by bit. */
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
  CB_COMPLETE_UNSAID, /* an edition that names no sources, as one of one's own */
  CB_COMPLETE_NAMES,  /* the names of the cards; the rest is taken to be as in the classic game */
  CB_COMPLETE_SOME,   /* the cards, and some of the rules */
  CB_COMPLETE_CARDS,  /* cards, decks and deal, but not all of what single cards do */
  CB_COMPLETE_RULES,  /* all that the rules say */
} CbCompleteness;

/* What becomes of a card of a deck once it has been used. */
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
  CB_EFFECT_LAST_KILLS, /* the last of its kind kills who draws it, and is shuffled back */
} CbEffect;

/* Where a suggestion can name several cards of a category, it names so many cards at most: there
 * are thousands of such suggestions, and advice weighs them all. */
#define CB_MAX_ASKED_ALIKE 3

/**
 * CbRules:
 * @id: as in case files
 * @name: what is on the box
 * @description: (nullable): one short line
 * @cover: (nullable): the colour of its box, "#rrggbb"
 * @complete: #CbCompleteness, which follows from what the edition says and what of it is a guess
 * @sources: where it was looked up, NULL-ended; not for people to read on the screen
 * @min_players: 1…10
 * @max_players: @min_players…10
 * @deal: the #CbDealPolicy the rules prefer
 * @deal_choices: those they allow; bit by #CbDealPolicy
 * @rest: #CbRest: how the rest of an equal deal lies, unless the table decides otherwise
 * @pool: (nullable): what the cards that lie face down are called
 * @n_removed: cards that are out of play before the deal, for all to see
 * @removed_category: their category, or −1
 * @removed_name: (nullable): what such a card is called
 * @n_asked: cards that a suggestion names
 * @asked_categories: categories it can name, bit by index
 * @n_alike: how many cards of the same category it can name; 1 in most games
 * @answers: #CbAnswering
 * @starts: #CbStarts
 * @starts_with: the character that starts, a card, or −1
 * @n_dice: how many dice are rolled
 * @dice_choices: how many may be, bit by number
 * @accuse_at: (nullable): where on the board one must be to accuse
 * @standing_category: the cards whose markers stand in the rooms, so that in the room one is in
 * only who stands there can be asked for; its index, or −1
 * @swaps: the place of a #CbSwaps in the list of them
 * @last_standing: whether the game ends when one player is left, after all others accused wrongly
 * @tip_traits: whether a private tip may ask for a trait, too, rather than for a category only
 * @side_cards: with two players, cards that are dealt face down in places first
 * @teams: whether two teams play by the rules for two players
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

/* One card of an edition; belongs to the edition. @said is the card as one says it, “the Rope”, and
 * @object where it is what somebody has or shows, if that is said otherwise; both may be NULL, see
 * cb_say_card(). @aliases are what else people call it, ended by NULL, and not for the screen;
 * @colour is "#rrggbb" or NULL, @icon one of cb_icons or NULL; see
 * cb_edition_get_card_icon(). */
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

/* One category of cards. @singular is what one of them is, @asking how a question begins; both may
 * be NULL, and @icon; see cb_edition_get_category_icon(). */
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

/* A property that several cards share and that can be asked for. @category is theirs, or −1;
 * @guessed is whether which cards have it is a guess, which the table has not settled; @excluded
 * are the traits that no card has besides it, bit by index. */
typedef struct
{
  char *id;
  char *name;
  CbCardSet cards;
  int category;
  gboolean guessed;
  guint32 excluded;
} CbTrait;

/* A die. Faces are numbers or other short texts. */
typedef struct
{
  char *id;
  char **faces;
} CbDie;

/* A deck of cards that are drawn during the game. @size is 0 where it is not known; @must and @may
 * are the triggers at which one must or may draw: "roll", "landing", "moved", "turn". @said is a
 * card of it as the object of a sentence, “an Action card”, or NULL. @aliases are as of a card,
 * here and below. */
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
  gboolean with_two; /* whether it is used by two players */
} CbDeck;

/* One kind of card of a deck. @icon is one of cb_icons or NULL; @count is 0 where it is not known;
 * @event the id of the event it calls for, or NULL. */
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

/* A kind of event that the edition has beyond the usual, or calls by its own name, else NULL. */
typedef struct
{
  char *id;
  char *name;
} CbEvent;

/* A choice that the rules leave to the table. With @last_ends the last card of a kind that kills
 * who draws it ends the game for all instead, with @last_standing the last player who is left does;
 * with @tip_traits a private tip may ask for a trait; @answers is 0 or one more than a
 * #CbAnswering, @swaps 0 or one more than that;
 * @without are decks that stay in the box, bit by index. */
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
 * What is in the box: cards by category, traits, players, how it is dealt, dice, decks. A value:
 * shared by reference counting, never changed. No code asks which edition it is; it asks what the
 * edition says. The cards of a category are neighbours: indices run through one category after the
 * other. All that is handed out belongs to the edition.
 */
typedef struct _CbEdition CbEdition;

GType cb_edition_get_type (void) G_GNUC_CONST;

CbEdition *cb_edition_ref (CbEdition *self);
void cb_edition_unref (CbEdition *self);

const CbRules *cb_edition_get_rules (const CbEdition *self);
const char *cb_edition_get_id (const CbEdition *self);
const char *cb_edition_get_name (const CbEdition *self);
/* (nullable): how much of the box is known: a word for programs, “names”, and (transfer full) what
 * people read, “names only, some names are guesses”; NULL where there is nothing to tell */
const char *cb_edition_get_completeness_word (const CbEdition *self);
char *cb_edition_describe_completeness (const CbEdition *self);
/* (transfer full): the keys that no source bears out, “[Card rope] Name” */
GStrv cb_edition_list_guesses (const CbEdition *self);
/* (transfer full): what it says to no effect, and why: “[Edition] Removed…: …” */
GStrv cb_edition_list_idle (const CbEdition *self);
guint cb_edition_get_min_players (const CbEdition *self);
guint cb_edition_get_max_players (const CbEdition *self);
CbDealPolicy cb_edition_get_deal (const CbEdition *self);
/* Whether @cards are as many, and of such categories, as a suggestion names. */
gboolean cb_edition_is_whole_question (const CbEdition *self, CbCardSet cards);
/* Whether @cards are as many of each category as the envelope takes. */
gboolean cb_edition_is_whole_solution (const CbEdition *self, CbCardSet cards);

guint cb_edition_get_n_cards (const CbEdition *self);
const CbCard *cb_edition_get_card (const CbEdition *self, guint card);
CbCardSet cb_edition_get_all_cards (const CbEdition *self);
int cb_edition_find_card (const CbEdition *self, const char *id);

guint cb_edition_get_n_categories (const CbEdition *self);
const CbCategory *cb_edition_get_category (const CbEdition *self, guint category);
int cb_edition_find_category (const CbEdition *self, const char *id);
/* Cards that the envelope takes, of all categories together. */
guint cb_edition_get_n_in_envelope (const CbEdition *self);

guint cb_edition_get_n_traits (const CbEdition *self);
const CbTrait *cb_edition_get_trait (const CbEdition *self, guint trait);
int cb_edition_find_trait (const CbEdition *self, const char *id);

guint cb_edition_get_n_dice (const CbEdition *self);
const CbDie *cb_edition_get_die (const CbEdition *self, guint die);
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
/* Whether choosing it changes anything. */
gboolean cb_variant_has_effect (const CbVariant *self);

char *cb_edition_join_names (const CbEdition *self, CbCardSet cards);
char *cb_edition_join_heard (const CbEdition *self, CbCardSet cards, guint n_unheard);

char *cb_edition_make_id (const char *name);
CbEdition *cb_edition_get_base (CbEdition *self);

/* What a table can have in words of its own. */
typedef enum
{
  CB_WORDS_OF_CARDS,  /* what they are called */
  CB_WORDS_OF_POWERS, /* what they say, which an edition need not know */
  CB_N_WORDS
} CbOwnWords;

guint cb_edition_count_words (const CbEdition *self, CbOwnWords of);
const char *cb_edition_get_words (const CbEdition *self, CbOwnWords of, guint index);
const char *cb_edition_get_words_in_box (const CbEdition *self, CbOwnWords of, guint index);
const char *cb_edition_get_own_words (const CbEdition *self, CbOwnWords of, guint index);
CbEdition *cb_edition_reword (CbEdition *self, CbOwnWords of, const char *const *words);

CbEdition *cb_edition_settle_traits (CbEdition *self, guint32 settled, const CbCardSet *cards);
/* (transfer full): which cards have these traits by a guess, bit by index, a line for each */
char *cb_edition_describe_guess (const CbEdition *self, guint32 traits);
void
cb_edition_tie_traits (const CbEdition *self, guint32 said, guint32 *settled, CbCardSet *cards);
/* The traits that the table has settled, bit by index; whether any has other cards than in the box.
 */
guint32 cb_edition_get_settled_traits (const CbEdition *self);
gboolean cb_edition_has_own_traits (const CbEdition *self);
/* The cards that have the trait in the box, whatever the table says. */
CbCardSet cb_edition_get_trait_in_box (const CbEdition *self, guint trait);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbEdition, cb_edition_unref)
