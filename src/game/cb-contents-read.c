/* cb-contents-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Reading a case file: UTF-8 JSON, version 1. Members that this version does not know are kept. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-contents-private.h"
#include "cb-edition-json.h"
#include "cb-editions.h"
#include "cb-entry-kind.h"
#include "cb-game-error.h"
#include "cb-members.h"

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
        cb_members_fail (in, "edition", _ ("“%s” is not an edition that is built in"), id);
    }
  return edition;
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

static CbSetup *
read_setup (CbMembers *in, GError **error)
{
  g_autoptr (CbEdition) edition = read_edition (in, error);
  g_autoptr (CbSetup) setup = NULL;

  if (cb_members_failed (in))
    return NULL;

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
  if (cb_members_failed (in) || !cb_setup_check (setup, error))
    return NULL;
  return g_steal_pointer (&setup);
}

static void
read_log (CbContents *self, CbMembers *in)
{
  JsonArray *log = cb_members_get_array (in, "log");

  for (guint i = 0; log != NULL && i < json_array_get_length (log); i++)
    {
      g_autoptr (CbMembers)
        element = cb_members_new_element (in, "log", json_array_get_element (log, i), i);
      CbEntry *entry = cb_entry_read (element, self->setup);

      if (entry == NULL)
        return;
      g_ptr_array_add (self->entries, entry);
    }
}

static int
read_holder (CbMembers *in, const CbSetup *setup)
{
  JsonNode *node = cb_members_get_node (in, "holder");
  g_autofree char *id = NULL;
  int holder = -1;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) ||
      json_node_get_value_type (node) != G_TYPE_STRING)
    return (int) CB_HOLDER_OF_SEAT (cb_members_get_seat (in, "holder", setup));

  id = cb_members_get_string (in, "holder");
  holder = cb_setup_find_holder (setup, id);
  if (holder < 0)
    cb_members_fail (in, "holder", _ ("“%s” is not a seat, “envelope” or “pool”"), id);
  return holder;
}

static void
read_marks (CbContents *self, CbMembers *in)
{
  JsonArray *marks = cb_members_get_array (in, "marks");

  for (guint i = 0; marks != NULL && i < json_array_get_length (marks); i++)
    {
      g_autoptr (CbMembers)
        element = cb_members_new_element (in, "marks", json_array_get_element (marks, i), i);
      int card = cb_members_get_card (element, "card", self->setup->edition);
      int holder = read_holder (element, self->setup);
      g_autofree char *text = cb_members_get_string (element, "mark");
      g_autoptr (JsonObject) extra = cb_members_get_rest (element);

      if (cb_members_failed (in))
        return;
      g_ptr_array_add (self->pencil,
                       cb_pencil_mark_new ((guint) card, (guint) holder, text, extra));
    }
}

static void
read_format (CbContents *self, CbMembers *in)
{
  g_autofree char *format = cb_members_get_optional_string (in, "format");

  if (g_strcmp0 (format, "casebook") != 0)
    cb_members_fail (in, "format", _ ("must be “casebook”; this is no case"));
  self->version = cb_members_get_int (in, "version", 1, G_MAXINT);
}

static void
read_contents (CbContents *self, CbMembers *in, GError **error)
{
  read_format (self, in);
  self->title = cb_members_get_optional_string (in, "title");
  self->created = cb_members_get_optional_string (in, "created");
  if (cb_members_has (in, "assist"))
    self->assist = cb_members_get_choice (in, "assist", cb_assist_ids);
  if (!cb_members_failed (in))
    self->setup = read_setup (in, error);
  if (self->setup == NULL)
    return;

  read_log (self, in);
  read_marks (self, in);
  self->extra = cb_members_get_rest (in);
  if (self->title == NULL)
    self->title = g_strdup ("");
}

static JsonNode *
parse (GBytes *bytes, GError **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();

  if (size > CB_CONTENTS_MAX_BYTES)
    {
      g_set_error (error, CB_GAME_ERROR, CB_GAME_ERROR_TOO_LARGE,
                   _ ("is too large to be a case: more than %d MiB"),
                   CB_CONTENTS_MAX_BYTES / 1024 / 1024);
      return NULL;
    }
  if (size == 0 || !g_utf8_validate (text, (gssize) size, NULL))
    {
      g_set_error_literal (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE,
                           size == 0 ? _ ("is empty") : _ ("is not a case: not UTF-8 text"));
      return NULL;
    }
  json_parser_set_strict (parser, TRUE);
  if (!json_parser_load_from_data (parser, text, (gssize) size, NULL) ||
      json_parser_get_root (parser) == NULL)
    {
      g_set_error (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE,
                   _ ("is not a case, or cut short: no JSON at line %u, character %u"),
                   json_parser_get_current_line (parser), json_parser_get_current_pos (parser));
      return NULL;
    }
  return json_parser_steal_root (parser);
}

/**
 * cb_contents_read:
 * @bytes: a case file
 *
 * Returns: (transfer full) (nullable): what it says. A file of a newer version is read as far as
 *   this version understands it; see @version. A file that breaks a rule is refused whole, and
 *   @error (#CbGameError) names the member
 */
CbContents *
cb_contents_read (GBytes *bytes, GError **error)
{
  g_autoptr (CbContents) self = cb_contents_new ();
  g_autoptr (JsonNode) root = parse (bytes, error);
  g_autoptr (CbMembers) in = NULL;
  g_autoptr (GError) problem = NULL;

  if (root == NULL)
    return NULL;

  in = cb_members_new (root, "", &problem);
  read_contents (self, in, &problem);
  if (problem == NULL)
    return g_steal_pointer (&self);

  if (self->version > CB_FORMAT_VERSION)
    g_prefix_error (&problem,
                    _ ("was written by a newer Casebook (version %d; this one reads %d): "),
                    self->version, CB_FORMAT_VERSION);
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}
