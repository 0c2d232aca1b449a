/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Face-down cards looked at: side cards, Fountain, Pool. A card goes back to exactly its place, so
 * that one place holds one card for the whole game, and one card lies at one place. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry-kind.h"
#include "cb-look.h"

/* @slots: 0 if the places were not noted; @cards: 0 if I did not see the cards */
CbEntry *
cb_look_new (int by, guint32 slots, CbCardSet cards)
{
  CbEntry *entry = cb_entry_new (&cb_look_kind);
  CbLook *self = (CbLook *) entry;

  self->by = by;
  self->slots = slots;
  self->cards = cards;
  return entry;
}

const CbLook *
cb_entry_get_look (const CbEntry *entry)
{
  return entry->kind == &cb_look_kind ? (const CbLook *) entry : NULL;
}

static guint32
read_slots (CbMembers *in, const CbSetup *setup)
{
  JsonArray *slots = cb_members_get_array (in, "slots");
  guint32 set = 0;

  for (guint i = 0; slots != NULL && i < json_array_get_length (slots); i++)
    {
      g_autofree char *element = g_strdup_printf ("slots[%u]", i);
      JsonNode *node = json_array_get_element (slots, i);
      gint64 slot = -1;

      if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
        slot = json_node_get_int (node);
      if (slot < 0 || slot >= setup->face_down)
        cb_members_fail (in, element, _ ("is not the position of a face-down card; there are %u"),
                         setup->face_down);
      else
        set |= (guint32) 1 << slot;
    }
  return set;
}

static void
cb_look_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbLook *self = (CbLook *) entry;

  self->by = cb_members_get_seat (in, "by", setup);
  if (setup->face_down == 0)
    cb_members_fail (in, NULL, _ ("this case has no face-down cards"));
  self->slots = read_slots (in, setup);
  self->cards = cb_members_get_optional_cards (in, "cards", setup->edition);
  if (cb_card_set_size (self->cards) > setup->face_down)
    cb_members_fail (in, "cards",
                     ngettext ("there is only %u face-down card",
                               "there are only %u face-down cards", setup->face_down),
                     setup->face_down);
}

static void
cb_look_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbLook *self = (const CbLook *) entry;

  json_object_set_int_member (out, "by", self->by);
  if (self->slots != 0)
    {
      JsonArray *slots = json_array_new ();

      for (guint32 left = self->slots; left != 0; left &= left - 1)
        json_array_add_int_element (slots, __builtin_ctz (left));
      json_object_set_array_member (out, "slots", slots);
    }
  if (self->cards != 0)
    cb_members_put_cards (out, "cards", setup->edition, self->cards);
}

/* (transfer full): the numbers of the places; people count them from 1. */
static char *
list_places (guint32 slots)
{
  GString *words = g_string_new (NULL);

  for (; slots != 0; slots &= slots - 1)
    g_string_append_printf (words, "%s%d", words->len > 0 ? _ (", ") : "",
                            __builtin_ctz (slots) + 1);
  return g_string_free_and_steal (words);
}

static char *
describe_mine (const CbLook *self, const CbSetup *setup, const char *places)
{
  guint n = cb_card_set_size (self->slots);

  if (n == 0)
    return g_strdup (_ ("You looked at face-down cards"));
  if (n == setup->face_down && n > 1)
    return g_strdup (_ ("You looked at all face-down cards"));
  return g_strdup_printf (
    /* Translators: the numbers of the places where cards lie face down. */
    ngettext ("You looked at face-down card %s", "You looked at face-down cards %s", n), places);
}

static char *
cb_look_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbLook *self = (const CbLook *) entry;
  const char *name = setup->players[self->by].name;
  guint n = cb_card_set_size (self->slots);
  g_autofree char *places = list_places (self->slots);

  if (self->by == setup->me)
    return describe_mine (self, setup, places);
  if (n == 0)
    return g_strdup_printf (_ ("%s looked at face-down cards"), name);
  if (n == setup->face_down && n > 1)
    return g_strdup_printf (_ ("%s looked at all face-down cards"), name);
  return g_strdup_printf (
    /* Translators: a player, then the numbers of the places where cards lie face down. */
    ngettext ("%s looked at face-down card %s", "%s looked at face-down cards %s", n), name,
    places);
}

static char *
cb_look_detail (const CbEntry *entry, const CbSetup *setup)
{
  const CbLook *self = (const CbLook *) entry;

  return self->cards != 0 ? cb_edition_join_names (setup->edition, self->cards) : NULL;
}

static void
cb_look_outline (const CbEntry *entry, const CbSetup *setup, CbOutline *outline)
{
  outline->tone = CB_TONE_PLAIN;
}

static void
cb_look_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbLook *self = (const CbLook *) entry;
  guint n = cb_card_set_size (self->cards);

  if (n > 0)
    cb_facts_add_range (facts, CB_HOLDER_OF_SEAT (setup->n_players), self->cards, n, n);
  if (n > 0 && self->slots != 0)
    cb_facts_add_places (facts, self->cards, self->slots);
}

/* Adds nothing: that some cards lie face down is known to everybody. */
static void
cb_look_imply_open (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
}

/* If neither places nor cards were noted, the player has seen one card. */
static void
cb_look_tell_sights (const CbEntry *entry, const CbSetup *setup, GArray *sights)
{
  const CbLook *self = (const CbLook *) entry;
  guint n = MAX (cb_card_set_size (self->cards), cb_card_set_size (self->slots));
  CbSight sight = {
    .viewer = self->by,
    .holder = CB_HOLDER_OF_SEAT (setup->n_players),
    .among = cb_setup_get_deck (setup),
    .cards = self->cards,
    .places = self->slots,
    .n = MAX (n, 1),
  };

  g_array_append_val (sights, sight);
}

const CbEntryKind cb_look_kind = {
  .type = "look",
  .size = sizeof (CbLook),
  .read = cb_look_read,
  .write = cb_look_write,
  .title = cb_look_title,
  .detail = cb_look_detail,
  .outline = cb_look_outline,
  .icon = "eye",
  .actor = G_STRUCT_OFFSET (CbLook, by),
  .imply = cb_look_imply,
  .imply_open = cb_look_imply_open,
  .tell_sights = cb_look_tell_sights,
};
