/* cb-edition-json.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-json.h"
#include "cb-edition-private.h"

static char *
read_id (CbMembers *in)
{
  g_autofree char *id = cb_members_get_string (in, "id");

  if (*id == '\0')
    cb_members_fail (in, "id", _ ("is empty"));
  return g_steal_pointer (&id);
}

static void
read_card_traits (CbEdition *self, CbMembers *in, guint card)
{
  JsonArray *traits = cb_members_get_array (in, "traits");

  for (guint i = 0; traits != NULL && i < json_array_get_length (traits); i++)
    {
      g_autofree char *element = g_strdup_printf ("traits[%u]", i);
      JsonNode *node = json_array_get_element (traits, i);

      if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
        cb_members_fail (in, element, _ ("must be a text"));
      else if (!cb_edition_give_trait (self, card, json_node_get_string (node)))
        cb_members_fail (in, element, _ ("“%s” is not a trait of the edition"),
                         json_node_get_string (node));
    }
}

static void
read_card (CbEdition *self, CbMembers *in)
{
  g_autofree char *id = read_id (in);
  g_autofree char *name = cb_members_get_string (in, "name");
  g_autofree char *colour = cb_members_get_optional_string (in, "colour");
  const char *problem = NULL;

  if (cb_members_failed (in))
    return;
  problem = cb_edition_add_card (self, id, name, colour);
  if (problem != NULL)
    cb_members_fail (in, "id", "%s", problem);
  else
    read_card_traits (self, in, self->n_cards - 1);
}

static void
read_category (CbEdition *self, CbMembers *in)
{
  g_autofree char *id = read_id (in);
  g_autofree char *name = cb_members_get_string (in, "name");
  int n = cb_members_get_optional_int (in, "inEnvelope", 0, CB_MAX_CARDS, 1);
  JsonArray *cards = cb_members_get_array (in, "cards");
  guint n_cards = cards != NULL ? json_array_get_length (cards) : 0;
  const char *problem = cb_edition_add_category (self, id, name, (guint) n);

  if (problem != NULL)
    cb_members_fail (in, "id", "%s", problem);
  else if (!cb_members_has (in, "cards"))
    cb_members_fail (in, "cards", _ ("is missing"));
  else if (n_cards == 0)
    cb_members_fail (in, "cards", _ ("has no cards"));
  else if (n_cards < (guint) n)
    cb_members_fail (in, "cards", _ ("has fewer cards than the envelope takes"));

  for (guint i = 0; !cb_members_failed (in) && i < n_cards; i++)
    {
      g_autoptr (CbMembers)
        card = cb_members_new_element (in, "cards", json_array_get_element (cards, i), i);

      read_card (self, card);
    }
}

static void
read_traits (CbEdition *self, CbMembers *in)
{
  JsonArray *traits = cb_members_get_array (in, "traits");

  for (guint i = 0; traits != NULL && i < json_array_get_length (traits); i++)
    {
      g_autoptr (CbMembers)
        trait = cb_members_new_element (in, "traits", json_array_get_element (traits, i), i);
      g_autofree char *id = read_id (trait);
      g_autofree char *name = cb_members_get_string (trait, "name");
      const char *problem = cb_edition_add_trait (self, id, name);

      if (problem != NULL)
        cb_members_fail (trait, "id", "%s", problem);
    }
}

static void
read_edition (CbEdition *self, CbMembers *in)
{
  static const char *const policies[] = { "all", "equal", NULL };
  JsonArray *categories;

  self->id = read_id (in);
  self->name = cb_members_get_string (in, "name");
  self->min_players = (guint) cb_members_get_optional_int (in, "minPlayers", 1, CB_MAX_PLAYERS, 2);
  self->max_players = (guint) cb_members_get_optional_int (
    in, "maxPlayers", (int) self->min_players, CB_MAX_PLAYERS, (int) MAX (self->min_players, 6u));
  self->deal = CB_DEAL_ALL;
  if (cb_members_has (in, "deal"))
    self->deal = cb_members_get_choice (in, "deal", policies);
  read_traits (self, in);

  categories = cb_members_get_array (in, "categories");
  if (categories == NULL || json_array_get_length (categories) == 0)
    cb_members_fail (in, "categories", _ ("an edition has at least one category"));
  for (guint i = 0; !cb_members_failed (in) && i < json_array_get_length (categories); i++)
    {
      g_autoptr (CbMembers) category = cb_members_new_element (
        in, "categories", json_array_get_element (categories, i), i);

      read_category (self, category);
    }
}

/**
 * cb_edition_new_from_json:
 * @node: the object
 * @path: where it stands in its document
 * @error: must not be NULL
 *
 * Returns: (transfer full) (nullable): the edition, which remembers the object it came from
 */
CbEdition *
cb_edition_new_from_json (JsonNode *node, const char *path, GError **error)
{
  g_autoptr (CbEdition) self = cb_edition_new ();
  g_autoptr (CbMembers) in = cb_members_new (node, path, error);

  read_edition (self, in);
  if (cb_members_failed (in))
    return NULL;

  self->source = json_node_copy (node);
  return g_steal_pointer (&self);
}

JsonNode *
cb_edition_to_json (const CbEdition *self)
{
  if (self->source != NULL)
    return json_node_copy (self->source);
  return json_node_init_string (json_node_alloc (), self->id);
}
