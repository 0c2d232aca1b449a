/* cb-contents.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The case file: UTF-8 JSON, version 1. The log is the truth; nothing deduced is stored. Members
 * that this version does not know are kept and written back. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-contents.h"
#include "cb-edition-json.h"
#include "cb-editions.h"
#include "cb-entry-kind.h"
#include "cb-game-error.h"
#include "cb-members.h"

/* A case with thousands of entries stays far below. */
#define MAX_BYTES (8 * 1024 * 1024)

static const char *const assist_ids[] = { [CB_ASSIST_NOTES] = "notes",
                                          [CB_ASSIST_LOGIC] = "logic",
                                          [CB_ASSIST_ODDS] = "odds",
                                          NULL };

static void
free_pencil_mark (gpointer data)
{
  CbPencilMark *mark = data;

  g_free (mark->text);
  g_free (mark);
}

CbContents *
cb_contents_new (void)
{
  CbContents *self = g_new0 (CbContents, 1);

  self->version = CB_FORMAT_VERSION;
  self->assist = CB_ASSIST_LOGIC;
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  self->pencil = g_ptr_array_new_with_free_func (free_pencil_mark);
  return self;
}

void
cb_contents_free (CbContents *self)
{
  g_free (self->title);
  g_free (self->created);
  g_clear_pointer (&self->setup, cb_setup_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->pencil, g_ptr_array_unref);
  g_clear_pointer (&self->extra, json_object_unref);
  g_free (self);
}

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
      CbPencilMark *mark;

      if (cb_members_failed (in))
        return;
      mark = g_new0 (CbPencilMark, 1);
      mark->card = (guint) card;
      mark->holder = (guint) holder;
      mark->text = g_steal_pointer (&text);
      g_ptr_array_add (self->pencil, mark);
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
    self->assist = cb_members_get_choice (in, "assist", assist_ids);
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
  g_autoptr (GError) json_error = NULL;

  if (size > MAX_BYTES)
    {
      g_set_error (error, CB_GAME_ERROR, CB_GAME_ERROR_TOO_LARGE,
                   _ ("is too large to be a case: more than %d MiB"), MAX_BYTES / 1024 / 1024);
      return NULL;
    }
  if (size == 0 || !g_utf8_validate (text, (gssize) size, NULL))
    {
      g_set_error_literal (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE,
                           size == 0 ? _ ("is empty") : _ ("is not a case: not UTF-8 text"));
      return NULL;
    }
  json_parser_set_strict (parser, TRUE);
  if (!json_parser_load_from_data (parser, text, (gssize) size, &json_error) ||
      json_parser_get_root (parser) == NULL)
    {
      g_set_error (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE,
                   /* Translators: %s says where and why, in English. */
                   _ ("is not a case, or cut short: %s"),
                   json_error != NULL ? json_error->message : "no JSON");
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

static JsonArray *
write_players (const CbSetup *setup)
{
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < setup->n_players; i++)
    {
      const CbPlayer *player = &setup->players[i];
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "name", player->name);
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
write_setup (const CbSetup *setup, JsonObject *out)
{
  json_object_set_member (out, "edition", cb_edition_to_json (setup->edition));
  json_object_set_array_member (out, "players", write_players (setup));
  put_seat (out, "me", setup->me);
  cb_members_put_cards (out, "hand", setup->edition, setup->hand);
  cb_members_put_cards (out, "faceUp", setup->edition, setup->face_up);
  cb_members_put_cards (out, "removed", setup->edition, setup->removed);
  json_object_set_int_member (out, "faceDown", setup->face_down);
  put_seat (out, "firstDealt", setup->first_dealt);
}

static JsonArray *
write_log (const CbContents *self)
{
  JsonArray *log = json_array_new ();

  for (guint i = 0; i < self->entries->len; i++)
    json_array_add_element (log,
                            cb_entry_write (g_ptr_array_index (self->entries, i), self->setup));
  return log;
}

static JsonArray *
write_marks (const CbContents *self)
{
  JsonArray *marks = json_array_new ();

  for (guint i = 0; i < self->pencil->len; i++)
    {
      const CbPencilMark *mark = g_ptr_array_index (self->pencil, i);
      g_autofree char *holder = cb_setup_get_holder_id (self->setup, mark->holder);
      JsonObject *object = json_object_new ();

      cb_members_put_card (object, "card", self->setup->edition, (int) mark->card);
      if (g_ascii_isdigit (*holder))
        json_object_set_int_member (object, "holder", CB_SEAT_OF_HOLDER (mark->holder));
      else
        json_object_set_string_member (object, "holder", holder);
      json_object_set_string_member (object, "mark", mark->text);
      json_array_add_object_element (marks, object);
    }
  return marks;
}

/* Returns: (transfer full): the case file */
GBytes *
cb_contents_write (const CbContents *self)
{
  g_autoptr (JsonObject) out = json_object_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;
  gsize size;

  json_object_set_string_member (out, "format", "casebook");
  json_object_set_int_member (out, "version", self->version);
  json_object_set_string_member (out, "title", self->title);
  if (self->created != NULL)
    json_object_set_string_member (out, "created", self->created);
  write_setup (self->setup, out);
  json_object_set_string_member (out, "assist", assist_ids[self->assist]);
  json_object_set_array_member (out, "log", write_log (self));
  json_object_set_array_member (out, "marks", write_marks (self));
  cb_members_put_rest (out, self->extra);

  root = json_node_init_object (json_node_alloc (), out);
  text = json_to_string (root, TRUE);
  size = strlen (text);
  text = g_realloc (text, size + 2);
  text[size++] = '\n';
  text[size] = '\0';
  return g_bytes_new_take (g_steal_pointer (&text), size);
}
