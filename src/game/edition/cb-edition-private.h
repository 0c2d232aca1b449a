/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition-parts.h"
#include "cb-edition.h"
#include "cb-members.h"

G_STATIC_ASSERT (CB_MAX_POWERS <= CB_MAX_CARDS);

/* @parts is as written, and what the rest is made from. An edition that the table has otherwise
 * shares all else with its @base. */
struct _CbEdition
{
  CbEdition *base;                       /* the edition as it is in the box; NULL if this is it */
  char *own[CB_N_WORDS][CB_MAX_CARDS];   /* where they are not those in the box, else NULL */
  char *shown[CB_N_WORDS][CB_MAX_CARDS]; /* the same, fit to be shown */
  guint32 settled; /* traits whose cards the table has settled, bit by index */

  CbParts *parts;
  JsonNode *source; /* the object of a case file that it was read from, or NULL */

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
  GArray *decks;
  GArray *deck_cards;
  GArray *powers;
  GArray *events;
  GArray *variants;
};

/* The keys of an edition file that name its base, and the family whose words it uses. */
#define CB_EDITION_BASE_KEY  "Base"
#define CB_EDITION_WORDS_KEY "Words"
/* Said how much of the box a file has, by hand, until that followed from the rest. */
#define CB_EDITION_OLD_KEY "Complete"
/* The key that names those of its group that are guesses, and what besides keys it can name. */
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
gboolean cb_edition_check_lines (GBytes *bytes, const char *name, GError **error);
