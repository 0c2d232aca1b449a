/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition-parts.h"
#include "cb-edition.h"
#include "cb-members.h"

G_STATIC_ASSERT (CB_MAX_POWERS <= CB_MAX_CARDS);

/* @parts is the edition as written, from which everything else is made. An edition that has words
 * or traits of the table’s own shares everything else with its @base. */
struct _CbEdition
{
  CbEdition *base;                       /* the edition as in the box; NULL if it is this one */
  char *own[CB_N_WORDS][CB_MAX_CARDS];   /* the table’s own words; NULL for those of the box */
  char *shown[CB_N_WORDS][CB_MAX_CARDS]; /* the table’s own words, safe to show */
  guint32 settled; /* traits whose cards the table has settled, bit by index */

  CbParts *parts;
  JsonNode *source; /* the object of a case file that it was read from, or NULL */
  GBytes *file;     /* the file that it was read from, or NULL */
  char *abroad;     /* cb_edition_list_abroad() of it, once somebody has searched for that */

  CbRules rules;
  guint n_categories;
  CbCategory categories[CB_MAX_CATEGORIES];
  guint n_cards;
  CbCard cards[CB_MAX_CARDS];
  guint n_traits;
  CbTrait traits[CB_MAX_TRAITS];
  guint8 steps[CB_MAX_CARDS][CB_MAX_CARDS]; /* from place to place; 0 for no way */
  CbCardSet passages[CB_MAX_CARDS];         /* the places that passages lead to */
  GArray *dice;
  GArray *signs;
  GArray *decks;
  GArray *deck_cards;
  GArray *powers;
  GArray *events;
  GArray *variants;
};

/* The keys of an edition file that name its base, and the family whose words it uses. */
#define CB_EDITION_BASE_KEY  "Base"
#define CB_EDITION_WORDS_KEY "Words"
/* An old key, now ignored: how much of the box is known, which now follows from the other keys. */
#define CB_EDITION_OLD_KEY "Complete"
/* The key that lists the guessed keys of its group; “Cards” there means a category's cards. */
#define CB_GUESS_KEY   "Guess"
#define CB_GUESS_CARDS "Cards"

CbEdition *cb_edition_new (CbParts *parts);
void _cb_edition_build_board (CbEdition *self);
void _cb_edition_check_dice (CbEdition *self);
void _cb_edition_check_guesses (CbEdition *self);
void _cb_edition_judge (CbEdition *self);
gboolean cb_edition_is_key_of_base (const char *key);
gboolean cb_edition_take_base (GKeyFile *keys, const char *name, GError **error);
gboolean cb_edition_add_listed (GKeyFile *keys, const char *name, GError **error);
void cb_edition_add_powers (GKeyFile *keys);
char *cb_edition_list_abroad (const CbEdition *self, GBytes *bytes);
gboolean cb_edition_check_lines (GBytes *bytes, const char *name, GError **error);
