/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-setup-members.h"

int
cb_members_get_seat (CbMembers *self, const char *name, const CbSetup *setup)
{
  g_autofree char *number = NULL;
  gint64 seat;

  if (!cb_members_read_int (self, name, _ ("must be the number of a seat"), &seat))
    return 0;
  if (seat >= 0 && seat < setup->n_players)
    return (int) seat;
  number = g_strdup_printf ("%" G_GINT64_FORMAT, seat);
  cb_members_fail (self, name,
                   ngettext ("%s is not a seat; there is %u player",
                             "%s is not a seat; there are %u players", setup->n_players),
                   number, setup->n_players);
  return 0;
}

int
cb_members_get_optional_seat (CbMembers *self, const char *name, const CbSetup *setup)
{
  return cb_members_has_value (self, name) ? cb_members_get_seat (self, name, setup) : CB_NOBODY;
}

/* Returns: a holder; −1 only after an error */
int
cb_members_get_holder (CbMembers *self, const char *name, const CbSetup *setup)
{
  JsonNode *node = cb_members_get_node (self, name);
  g_autofree char *id = NULL;
  int holder = -1;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) ||
      json_node_get_value_type (node) != G_TYPE_STRING)
    return (int) CB_HOLDER_OF_SEAT (cb_members_get_seat (self, name, setup));

  id = cb_members_get_string (self, name);
  holder = cb_setup_find_holder (setup, id);
  if (holder < 0)
    cb_members_fail (self, name, _ ("“%s” is not a seat, “envelope” or “pool”"), id);
  return holder;
}

void
cb_members_put_holder (JsonObject *object, const char *name, const CbSetup *setup, guint holder)
{
  g_autofree char *id = cb_setup_get_holder_id (setup, holder);

  if (g_ascii_isdigit (*id))
    json_object_set_int_member (object, name, CB_SEAT_OF_HOLDER (holder));
  else
    json_object_set_string_member (object, name, id);
}

static int
find_card (CbMembers *self, const char *name, JsonNode *node, CbEdition *edition)
{
  const char *id = json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node)
                                                                    : NULL;
  int card = id != NULL ? cb_edition_find_card (edition, id) : -1;

  if (id == NULL)
    cb_members_fail (self, name, _ ("must be the id of a card"));
  else if (card < 0)
    /* Translators: the second %s is the name of an edition. */
    cb_members_fail (self, name, _ ("“%s” is not a card in the edition “%s”"), id,
                     cb_edition_get_name (edition));
  return card;
}

/* Returns: a card index; −1 only after an error. */
int
cb_members_get_card (CbMembers *self, const char *name, CbEdition *edition)
{
  JsonNode *node = cb_members_require (self, name);

  return node != NULL ? find_card (self, name, node, edition) : -1;
}

int
cb_members_get_optional_card (CbMembers *self, const char *name, CbEdition *edition)
{
  return cb_members_has_value (self, name) ? cb_members_get_card (self, name, edition) : -1;
}

CbCardSet
cb_members_get_cards (CbMembers *self, const char *name, CbEdition *edition)
{
  if (cb_members_require (self, name) == NULL)
    return 0;
  return cb_members_get_optional_cards (self, name, edition);
}

/* Reads a list of cards. @n_nulls: (out) (nullable): how many are null; with NULL, none may be */
static CbCardSet
read_cards (CbMembers *self, const char *name, CbEdition *edition, guint *n_nulls)
{
  JsonArray *array = cb_members_get_array (self, name);
  CbCardSet cards = 0;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      g_autofree char *element = g_strdup_printf ("%s[%u]", name, i);
      int card;

      if (n_nulls != NULL && json_array_get_null_element (array, i))
        {
          (*n_nulls)++;
          continue;
        }
      card = find_card (self, element, json_array_get_element (array, i), edition);
      if (card < 0)
        break;
      if (cb_card_set_has (cards, (guint) card))
        cb_members_fail (self, element, _ ("“%s” is listed twice"),
                         cb_edition_get_card (edition, (guint) card)->id);
      cards |= cb_card_set_of ((guint) card);
    }
  return cards;
}

CbCardSet
cb_members_get_optional_cards (CbMembers *self, const char *name, CbEdition *edition)
{
  return read_cards (self, name, edition, NULL);
}

/* Reads a list of cards. @n_unheard: (out): how many nulls it has, one for each card not heard */
CbCardSet
cb_members_get_heard_cards (CbMembers *self, const char *name, CbEdition *edition, guint *n_unheard)
{
  *n_unheard = 0;
  cb_members_require (self, name);
  return read_cards (self, name, edition, n_unheard);
}

/* Writes a card; if @card is −1, leaves the member out. */
void
cb_members_put_card (JsonObject *object, const char *name, CbEdition *edition, int card)
{
  if (card >= 0)
    json_object_set_string_member (object, name, cb_edition_get_card (edition, (guint) card)->id);
}

JsonArray *
cb_members_make_cards (CbEdition *edition, CbCardSet cards)
{
  JsonArray *array = json_array_new ();

  for (CbCardSet left = cards; left != 0; left &= left - 1)
    json_array_add_string_element (array,
                                   cb_edition_get_card (edition, cb_card_set_first (left))->id);
  return array;
}

void
cb_members_put_cards (JsonObject *object, const char *name, CbEdition *edition, CbCardSet cards)
{
  json_object_set_array_member (object, name, cb_members_make_cards (edition, cards));
}
