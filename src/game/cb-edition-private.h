/* cb-edition-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-edition.h"
#include "cb-members.h"

G_BEGIN_DECLS

struct _CbEdition
{
  char *id;
  char *name;
  guint min_players;
  guint max_players;
  CbDealPolicy deal;

  guint n_categories;
  CbCategory categories[CB_MAX_CATEGORIES];
  guint n_cards;
  CbCard cards[CB_MAX_CARDS];
  guint n_traits;
  CbTrait traits[CB_MAX_TRAITS];

  JsonNode *source; /* the object of a case file that it was read from, or NULL if built in */
};

/* While an edition is being read: an empty one, then its parts in order. Each adder returns NULL
 * or why the part cannot be added, translated. All strings are copied. */
CbEdition *cb_edition_new (void);
const char *cb_edition_add_category (CbEdition *self, const char *id, const char *name, guint n);
const char *cb_edition_add_trait (CbEdition *self, const char *id, const char *name);
const char *
cb_edition_add_card (CbEdition *self, const char *id, const char *name, const char *colour);
gboolean cb_edition_give_trait (CbEdition *self, guint card, const char *trait);

G_END_DECLS
