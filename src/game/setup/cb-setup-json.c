/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-json.h"
#include "cb-editions.h"
#include "cb-series.h"
#include "cb-setup-json.h"
#include "cb-text.h"

static CbEdition *
read_edition (CbMembers *in, GError **error)
{
  JsonNode *node = cb_members_get_node (in, "edition");
  CbEdition *edition = NULL;

  if (node == NULL)
    cb_members_fail (in, "edition", _ ("is missing"));
  else if (JSON_NODE_HOLDS_OBJECT (node))
    edition = cb_edition_new_from_json (node, "edition", error);
  else
    {
      g_autofree char *id = cb_members_get_string (in, "edition");

      edition = cb_members_failed (in) ? NULL : cb_editions_find_builtin (id);
      if (edition != NULL)
        cb_edition_ref (edition);
      else
        cb_members_fail (in, "edition", _ ("this Casebook has no edition “%s”; a newer one may"),
                         id);
    }
  return edition;
}

/* (transfer full) (nullable): the name of a member that was left, an id that the edition lacks */
static char *
find_stranger (CbMembers *members)
{
  g_autoptr (JsonObject) strangers = cb_members_get_rest (members);
  g_autoptr (GList) ids = strangers != NULL ? json_object_get_members (strangers) : NULL;

  return ids != NULL ? g_strdup (ids->data) : NULL;
}

/* (transfer full) (nullable): the text of the member @id; an error if nothing of it is visible */
static char *
read_text (CbMembers *members, const char *id)
{
  char *text = cb_members_get_optional_string (members, id);

  if (text != NULL && *g_strstrip (text) == '\0')
    cb_members_fail (members, id, _ ("is empty"));
  else if (text != NULL && cb_text_is_blank (text))
    cb_members_fail (members, id, _ ("has no visible characters"));
  return text;
}

/* The names of the members for the table’s own words. */
static const char *const WORDS[] = {
  [CB_WORDS_OF_CARDS] = "cardNames",
  [CB_WORDS_OF_POWERS] = "powerTexts",
};

static const char *
get_id (const CbEdition *edition, CbOwnWords of, guint index)
{
  return of == CB_WORDS_OF_CARDS ? cb_edition_get_card (edition, index)->id
                                 : cb_edition_get_power (edition, index)->id;
}

/* The edition with the names of cards, or the texts of powers, that this table uses. */
static CbEdition *
read_words (CbMembers *in, CbEdition *edition, CbOwnWords of)
{
  JsonNode *node = cb_members_get_node (in, WORDS[of]);
  g_autoptr (CbMembers) members = NULL;
  g_autoptr (GPtrArray) words = g_ptr_array_new_full (CB_MAX_POWERS, g_free);
  g_autofree char *stranger = NULL;

  if (node == NULL)
    return cb_edition_ref (edition);

  members = cb_members_new_member (in, WORDS[of], node);
  for (guint i = 0; i < cb_edition_count_words (edition, of); i++)
    g_ptr_array_add (words, read_text (members, get_id (edition, of, i)));
  stranger = find_stranger (members);
  if (stranger != NULL)
    cb_members_fail (members, stranger,
                     of == CB_WORDS_OF_CARDS ? _ ("is not a card in the edition “%s”")
                                             : _ ("is not a power of the edition “%s”"),
                     cb_edition_get_name (edition));
  return cb_edition_reword (edition, of, (const char *const *) words->pdata);
}

/* The edition with the traits that this table has settled, and the cards that have them. */
static CbEdition *
read_trait_cards (CbMembers *in, CbEdition *edition)
{
  JsonNode *node = cb_members_get_node (in, "traitCards");
  g_autoptr (CbMembers) members = NULL;
  g_autofree char *stranger = NULL;
  CbCardSet cards[CB_MAX_TRAITS] = { 0 };
  guint32 settled = 0;

  if (node == NULL)
    return cb_edition_ref (edition);

  members = cb_members_new_member (in, "traitCards", node);
  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    {
      const char *id = cb_edition_get_trait (edition, i)->id;

      if (!cb_members_has (members, id))
        continue;
      cards[i] = cb_members_get_cards (members, id, edition);
      settled |= (guint32) 1 << i;
    }
  stranger = find_stranger (members);
  if (stranger != NULL)
    cb_members_fail (members, stranger, _ ("is not a trait of the edition “%s”"),
                     cb_edition_get_name (edition));
  return cb_edition_settle_traits (edition, settled, cards);
}

static void
read_player (CbSetup *setup, CbMembers *in)
{
  g_autofree char *name = cb_members_get_string (in, "name");
  int character = cb_members_get_optional_card (in, "character", setup->edition);
  int hand_size = cb_members_get_optional_int (in, "hand", 0, CB_MAX_CARDS, -1);

  g_strstrip (name);
  cb_setup_add_player (setup, name, character, hand_size);
  setup->players[setup->n_players - 1].extra = cb_members_get_rest (in);
}

static void
read_players (CbSetup *setup, CbMembers *in)
{
  JsonArray *players = cb_members_get_array (in, "players");
  guint n = players != NULL ? json_array_get_length (players) : 0;

  if (n == 0)
    cb_members_fail (in, "players", _ ("a case has at least one player"));
  if (n > CB_MAX_PLAYERS)
    cb_members_fail (in, "players", _ ("there are %u players; %d is the most"), n, CB_MAX_PLAYERS);
  for (guint i = 0; i < n && !cb_members_failed (in); i++)
    {
      g_autoptr (CbMembers)
        player = cb_members_new_element (in, "players", json_array_get_element (players, i), i);

      read_player (setup, player);
    }
}

/* Variants without any effect that built-in editions had in earlier versions; they are ignored. */
static const char *const IDLE_VARIANTS[] = { "accuse-at-centre", "scarlet-starts", "fountain",
                                             NULL };

/* Reads the chosen variants, which are listed by their ids. */
static guint32
read_variants (CbMembers *in, const CbEdition *edition)
{
  JsonArray *variants = cb_members_has (in, "variants") ? cb_members_get_array (in, "variants")
                                                        : NULL;
  guint32 chosen = 0;

  for (guint i = 0; variants != NULL && i < json_array_get_length (variants); i++)
    {
      g_autofree char *element = g_strdup_printf ("variants[%u]", i);
      JsonNode *node = json_array_get_element (variants, i);
      gboolean is_text = JSON_NODE_HOLDS_VALUE (node) &&
                         json_node_get_value_type (node) == G_TYPE_STRING;
      const char *id = is_text ? json_node_get_string (node) : NULL;
      int variant = id != NULL ? cb_edition_find_variant (edition, id) : -1;

      if (id == NULL)
        cb_members_fail (in, element, _ ("must be text"));
      else if (variant < 0 && g_strv_contains (IDLE_VARIANTS, id))
        continue;
      else if (variant < 0)
        cb_members_fail (in, element, _ ("“%s” is not a variant of the edition"), id);
      else
        chosen |= 1u << variant;
    }
  return chosen;
}

/**
 * cb_setup_read:
 * @in: the object that has the members of the setup
 * @error: the GError that @in was made with
 *
 * Returns: (transfer full) (nullable): the setup, checked whole
 */
CbSetup *
cb_setup_read (CbMembers *in, GError **error)
{
  g_autoptr (CbEdition) box = read_edition (in, error);
  g_autoptr (CbEdition) renamed = NULL;
  g_autoptr (CbEdition) worded = NULL;
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (CbSetup) setup = NULL;

  if (cb_members_failed (in))
    return NULL;

  renamed = read_words (in, box, CB_WORDS_OF_CARDS);
  worded = read_words (in, renamed, CB_WORDS_OF_POWERS);
  edition = read_trait_cards (in, worded);
  setup = cb_setup_new (edition);
  read_players (setup, in);
  if (cb_members_failed (in))
    return NULL;

  setup->me = cb_members_get_optional_seat (in, "me", setup);
  setup->hand = cb_members_get_optional_cards (in, "hand", edition);
  setup->face_up = cb_members_get_optional_cards (in, "faceUp", edition);
  setup->removed = cb_members_get_optional_cards (in, "removed", edition);
  setup->face_down = (guint) cb_members_get_optional_int (in, "faceDown", 0, CB_MAX_CARDS, 0);
  setup->first_dealt = cb_members_get_optional_seat (in, "firstDealt", setup);
  setup->variants = read_variants (in, edition);
  setup->alike = cb_members_get_boolean (in, "everyDealAlike", FALSE);
  cb_series_read (setup, in, error);
  if (cb_members_failed (in) || !cb_setup_check (setup, error))
    return NULL;
  return g_steal_pointer (&setup);
}

static JsonArray *
write_players (const CbSetup *setup)
{
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < setup->n_players; i++)
    {
      const CbPlayer *player = &setup->players[i];
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "name", player->written);
      cb_members_put_card (object, "character", setup->edition, player->character);
      if (player->hand_size >= 0)
        json_object_set_int_member (object, "hand", player->hand_size);
      cb_members_put_rest (object, player->extra);
      json_array_add_object_element (players, object);
    }
  return players;
}

static void
put_seat (JsonObject *out, const char *name, int seat)
{
  if (seat == CB_NOBODY)
    json_object_set_null_member (out, name);
  else
    json_object_set_int_member (out, name, seat);
}

static void
write_words (const CbEdition *edition, CbOwnWords of, JsonObject *out)
{
  g_autoptr (JsonObject) object = json_object_new ();

  for (guint i = 0; i < cb_edition_count_words (edition, of); i++)
    {
      const char *words = cb_edition_get_own_words (edition, of, i);

      if (words != NULL)
        json_object_set_string_member (object, get_id (edition, of, i), words);
    }
  if (json_object_get_size (object) > 0)
    json_object_set_object_member (out, WORDS[of], g_steal_pointer (&object));
}

static void
write_trait_cards (CbEdition *edition, JsonObject *out)
{
  guint32 settled = cb_edition_get_settled_traits (edition);
  JsonObject *traits;

  if (settled == 0)
    return;
  traits = json_object_new ();
  for (; settled != 0; settled &= settled - 1)
    {
      const CbTrait *trait = cb_edition_get_trait (edition, (guint) __builtin_ctz (settled));

      cb_members_put_cards (traits, trait->id, edition, trait->cards);
    }
  json_object_set_object_member (out, "traitCards", traits);
}

static JsonArray *
write_variants (const CbSetup *setup)
{
  JsonArray *variants = json_array_new ();

  for (guint32 left = setup->variants; left != 0; left &= left - 1)
    json_array_add_string_element (
      variants, cb_edition_get_variant (setup->edition, (guint) __builtin_ctz (left))->id);
  return variants;
}

/* Adds the members of the setup to @out. */
void
cb_setup_write (const CbSetup *self, JsonObject *out)
{
  json_object_set_member (out, "edition", cb_edition_to_json (self->edition));
  write_words (self->edition, CB_WORDS_OF_CARDS, out);
  write_trait_cards (self->edition, out);
  write_words (self->edition, CB_WORDS_OF_POWERS, out);
  json_object_set_array_member (out, "players", write_players (self));
  put_seat (out, "me", self->me);
  cb_members_put_cards (out, "hand", self->edition, self->hand);
  cb_members_put_cards (out, "faceUp", self->edition, self->face_up);
  cb_members_put_cards (out, "removed", self->edition, self->removed);
  json_object_set_int_member (out, "faceDown", self->face_down);
  put_seat (out, "firstDealt", self->first_dealt);
  if (self->variants != 0)
    json_object_set_array_member (out, "variants", write_variants (self));
  if (self->alike)
    json_object_set_boolean_member (out, "everyDealAlike", TRUE);
  cb_series_write (self, out);
}
