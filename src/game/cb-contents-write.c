/* cb-contents-write.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Writing a case file. The log is the truth; nothing deduced is stored. */

#include "config.h"

#include "cb-contents-private.h"
#include "cb-edition-json.h"
#include "cb-entry-kind.h"
#include "cb-members.h"

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
      cb_members_put_rest (object, mark->extra);
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
  json_object_set_string_member (out, "assist", cb_assist_ids[self->assist]);
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
