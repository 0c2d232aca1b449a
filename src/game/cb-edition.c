/* cb-edition.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-private.h"

G_DEFINE_BOXED_TYPE (CbEdition, cb_edition, cb_edition_ref, cb_edition_unref)

CbEdition *
cb_edition_new (void)
{
  return g_atomic_rc_box_new0 (CbEdition);
}

CbEdition *
cb_edition_ref (CbEdition *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
cb_edition_clear (gpointer data)
{
  CbEdition *self = data;

  for (guint i = 0; i < self->n_categories; i++)
    {
      g_free (self->categories[i].id);
      g_free (self->categories[i].name);
    }
  for (guint i = 0; i < self->n_cards; i++)
    {
      g_free (self->cards[i].id);
      g_free (self->cards[i].name);
      g_free (self->cards[i].colour);
    }
  for (guint i = 0; i < self->n_traits; i++)
    {
      g_free (self->traits[i].id);
      g_free (self->traits[i].name);
    }
  g_free (self->id);
  g_free (self->name);
  g_clear_pointer (&self->source, json_node_unref);
}

void
cb_edition_unref (CbEdition *self)
{
  g_atomic_rc_box_release_full (self, cb_edition_clear);
}

const char *
cb_edition_add_category (CbEdition *self, const char *id, const char *name, guint n)
{
  CbCategory *category;

  if (*id == '\0')
    return _ ("the id is empty");
  if (self->n_categories == CB_MAX_CATEGORIES)
    return _ ("there can be four categories at most");
  for (guint i = 0; i < self->n_categories; i++)
    if (g_str_equal (self->categories[i].id, id))
      return _ ("another category has the same id");

  category = &self->categories[self->n_categories++];
  category->id = g_strdup (id);
  category->name = g_strdup (name);
  category->n_in_envelope = n;
  return NULL;
}

const char *
cb_edition_add_trait (CbEdition *self, const char *id, const char *name)
{
  if (*id == '\0')
    return _ ("the id is empty");
  if (self->n_traits == CB_MAX_TRAITS)
    return _ ("there can be sixteen traits at most");
  if (cb_edition_find_trait (self, id) >= 0)
    return _ ("another trait has the same id");

  self->traits[self->n_traits].id = g_strdup (id);
  self->traits[self->n_traits++].name = g_strdup (name);
  return NULL;
}

/* The card belongs to the category added last. */
const char *
cb_edition_add_card (CbEdition *self, const char *id, const char *name, const char *colour)
{
  guint category = self->n_categories - 1;
  CbCard *card;

  if (*id == '\0')
    return _ ("the id is empty");
  if (self->n_cards == CB_MAX_CARDS)
    return _ ("there can be 32 cards at most");
  if (cb_edition_find_card (self, id) >= 0)
    return _ ("another card has the same id");

  self->categories[category].cards |= cb_card_set_of (self->n_cards);
  card = &self->cards[self->n_cards++];
  card->id = g_strdup (id);
  card->name = g_strdup (name);
  card->colour = g_strdup (colour);
  card->category = category;
  return NULL;
}

gboolean
cb_edition_give_trait (CbEdition *self, guint card, const char *trait)
{
  int index = cb_edition_find_trait (self, trait);

  if (index < 0)
    return FALSE;
  self->traits[index].cards |= cb_card_set_of (card);
  return TRUE;
}

const char *
cb_edition_get_id (const CbEdition *self)
{
  return self->id;
}

const char *
cb_edition_get_name (const CbEdition *self)
{
  return self->name;
}

guint
cb_edition_get_min_players (const CbEdition *self)
{
  return self->min_players;
}

guint
cb_edition_get_max_players (const CbEdition *self)
{
  return self->max_players;
}

CbDealPolicy
cb_edition_get_deal (const CbEdition *self)
{
  return self->deal;
}

guint
cb_edition_get_n_cards (const CbEdition *self)
{
  return self->n_cards;
}

const CbCard *
cb_edition_get_card (const CbEdition *self, guint card)
{
  g_return_val_if_fail (card < self->n_cards, NULL);

  return &self->cards[card];
}

CbCardSet
cb_edition_get_all_cards (const CbEdition *self)
{
  return self->n_cards == CB_MAX_CARDS ? ~(CbCardSet) 0 : cb_card_set_of (self->n_cards) - 1;
}

/* Returns: the index of the card with that id, or −1 */
int
cb_edition_find_card (const CbEdition *self, const char *id)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (g_str_equal (self->cards[i].id, id))
      return (int) i;
  return -1;
}

guint
cb_edition_get_n_categories (const CbEdition *self)
{
  return self->n_categories;
}

const CbCategory *
cb_edition_get_category (const CbEdition *self, guint category)
{
  g_return_val_if_fail (category < self->n_categories, NULL);

  return &self->categories[category];
}

/* Returns: the index of the category with that id, or −1 */
int
cb_edition_find_category (const CbEdition *self, const char *id)
{
  for (guint i = 0; i < self->n_categories; i++)
    if (g_str_equal (self->categories[i].id, id))
      return (int) i;
  return -1;
}

guint
cb_edition_get_n_traits (const CbEdition *self)
{
  return self->n_traits;
}

const CbTrait *
cb_edition_get_trait (const CbEdition *self, guint trait)
{
  g_return_val_if_fail (trait < self->n_traits, NULL);

  return &self->traits[trait];
}

/* Returns: the index of the trait with that id, or −1 */
int
cb_edition_find_trait (const CbEdition *self, const char *id)
{
  for (guint i = 0; i < self->n_traits; i++)
    if (g_str_equal (self->traits[i].id, id))
      return (int) i;
  return -1;
}

/**
 * cb_edition_join_names:
 * @cards: some cards of the edition
 *
 * Returns: (transfer full): their names in the order of the sheet, "Plum, Rope, Hall"
 */
char *
cb_edition_join_names (const CbEdition *self, CbCardSet cards)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (CbCardSet left = cards; left != 0; left &= left - 1)
    {
      if (names->len > 0)
        /* Translators: stands between the items of a list. */
        g_string_append (names, _ (", "));
      g_string_append (names, self->cards[cb_card_set_first (left)].name);
    }
  return g_string_free_and_steal (g_steal_pointer (&names));
}
