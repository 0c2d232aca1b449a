/* Exports the games to other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* There are two formats, with one line or one play for each finished case:
 *
 * CSV (RFC 4180), which every spreadsheet opens. People are in the order of play, separated by “;
 * ”. A cell that a spreadsheet would take for a formula gets an apostrophe, since titles and names
 * come from files that others may have written.
 *
 * A play file of BG Stats, ".bgsplay", as that program writes it when plays are shared; it imports
 * such a file and asks which of its own games and players are meant. The file lists players, games
 * and locations besides the plays, which refer to them by number; for a file written by that
 * program see https://pastebin.com/iDbHyBui. The members are explained in
 * https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/. Each
 * object has a UUID of version 5 (RFC 9562), so that a play imported twice is there only once. */

#include "config.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "cb-tally-export.h"

/* The namespace of our UUIDs, a number drawn once at random. */
static const guint8 NAMESPACE[16] = { 0x4f, 0x1d, 0x6b, 0x0e, 0x9a, 0x57, 0x4c, 0x02,
                                      0x8e, 0x33, 0x71, 0xd8, 0x25, 0xb9, 0x60, 0xac };

#define TIME_FORMAT "%Y-%m-%d %H:%M:%S"

#define ABOUT \
  "This is a play file of Board Game Stats, written by Casebook. Open it with Board Game Stats."

/* Appends a cell, in quotes if it needs them. */
static void
append_cell (GString *csv, const char *text, char end)
{
  gboolean quoted = strpbrk (text, ",\"\r\n") != NULL;

  if (quoted)
    g_string_append_c (csv, '"');
  if (*text != '\0' && strchr ("=+-@", *text) != NULL)
    g_string_append_c (csv, '\'');
  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *c);
    }
  if (quoted)
    g_string_append_c (csv, '"');
  g_string_append_c (csv, end);
}

/* (transfer full): all of @people in one cell */
static char *
join_people (const CbTallyGame *game)
{
  g_auto (GStrv) people = g_strdupv (game->people);

  for (guint i = 0; people[i] != NULL; i++)
    g_strdelimit (people[i], ";", ',');
  return g_strjoinv ("; ", people);
}

static void
append_line (GString *csv, const CbTallyGame *game)
{
  g_autofree char *date = g_date_time_format (game->when, TIME_FORMAT);
  g_autofree char *people = join_people (game);
  gboolean seated = game->me >= 0 && game->ordered;
  g_autofree char *seat = seated ? g_strdup_printf ("%d", game->me + 1) : g_strdup ("");

  append_cell (csv, date, ',');
  append_cell (csv, game->title, ',');
  append_cell (csv, game->edition, ',');
  append_cell (csv, people, ',');
  append_cell (csv, seat, ',');
  append_cell (csv, game->winner >= 0 ? game->people[game->winner] : "", ',');
  append_cell (csv, game->me < 0 ? "" : game->winner == game->me ? "yes" : "no", ',');
  g_string_append_printf (csv, "%u\r\n", game->turns);
}

/* Returns: (transfer full): a line for each game, oldest first, below a header line */
GBytes *
cb_tally_to_csv (const CbTally *self)
{
  g_autoptr (GString) csv = g_string_new ("date,title,edition,people,seat,winner,won,turns\r\n");

  for (guint i = 0; i < self->games->len; i++)
    append_line (csv, g_ptr_array_index (self->games, i));
  return g_string_free_to_bytes (g_steal_pointer (&csv));
}

/* A UUID that is the same for the same @kind and @name. */
static char *
make_uuid (const char *kind, const char *name)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA1);
  guint8 hash[20];
  gsize length = sizeof hash;

  g_checksum_update (checksum, NAMESPACE, sizeof NAMESPACE);
  g_checksum_update (checksum, (const guchar *) kind, -1);
  g_checksum_update (checksum, (const guchar *) ":", 1);
  g_checksum_update (checksum, (const guchar *) name, -1);
  g_checksum_get_digest (checksum, hash, &length);
  hash[6] = (guint8) ((hash[6] & 0x0f) | 0x50);
  hash[8] = (guint8) ((hash[8] & 0x3f) | 0x80);
  return g_strdup_printf ("%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x",
                          hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7],
                          hash[8], hash[9], hash[10], hash[11], hash[12], hash[13], hash[14],
                          hash[15]);
}

static void
set_uuid (JsonObject *object, const char *kind, const char *name)
{
  g_autofree char *uuid = make_uuid (kind, name);

  json_object_set_string_member (object, "uuid", uuid);
}

/* The number of @name in @list, from 1; adds it if it is missing. */
static gint64
refer (JsonArray *list, const char *kind, const char *name, const char *time)
{
  JsonObject *object;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      object = json_array_get_object_element (list, i);
      if (g_str_equal (json_object_get_string_member (object, "name"), name))
        return json_object_get_int_member (object, "id");
    }
  object = json_object_new ();
  set_uuid (object, kind, name);
  json_object_set_int_member (object, "id", json_array_get_length (list) + 1);
  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "modificationDate", time);
  json_array_add_object_element (list, object);
  return json_array_get_length (list);
}

static JsonArray *
make_scores (const CbTallyGame *game, JsonArray *players, const char *time)
{
  JsonArray *scores = json_array_new ();

  for (guint i = 0; game->people[i] != NULL; i++)
    {
      JsonObject *score = json_object_new ();
      gint64 id = refer (players, "player", game->people[i], time);

      json_object_set_boolean_member (json_array_get_object_element (players, (guint) id - 1),
                                      "isAnonymous", FALSE);
      json_object_set_int_member (score, "playerRefId", id);
      json_object_set_string_member (score, "score", "");
      json_object_set_boolean_member (score, "winner", game->winner == (int) i);
      json_object_set_boolean_member (score, "newPlayer", FALSE);
      json_object_set_boolean_member (score, "startPlayer", game->ordered && i == 0);
      json_object_set_int_member (score, "rank", game->winner == (int) i ? 1 : 0);
      json_object_set_int_member (score, "seatOrder", game->ordered ? i + 1 : 0);
      json_array_add_object_element (scores, score);
    }
  return scores;
}

static gint64
refer_to_game (JsonArray *games, const CbTallyGame *game, const char *time)
{
  gint64 id = refer (games, "game", game->edition, time);
  JsonObject *object = json_array_get_object_element (games, (guint) id - 1);

  json_object_set_boolean_member (object, "cooperative", FALSE);
  json_object_set_boolean_member (object, "highestWins", TRUE);
  json_object_set_boolean_member (object, "noPoints", TRUE);
  json_object_set_boolean_member (object, "usesTeams", FALSE);
  json_object_set_int_member (object, "bggId", 0);
  return id;
}

static void
add_play (JsonArray *plays,
          const CbTallyGame *game,
          JsonArray *players,
          JsonArray *games,
          gint64 location)
{
  JsonObject *play = json_object_new ();
  g_autofree char *time = g_date_time_format (game->when, TIME_FORMAT);

  set_uuid (play, "play", game->id);
  json_object_set_string_member (play, "playDate", time);
  json_object_set_string_member (play, "entryDate", time);
  json_object_set_string_member (play, "modificationDate", time);
  json_object_set_int_member (play, "gameRefId", refer_to_game (games, game, time));
  json_object_set_int_member (play, "locationRefId", location);
  json_object_set_boolean_member (play, "usesTeams", FALSE);
  json_object_set_boolean_member (play, "ignored", FALSE);
  json_object_set_boolean_member (play, "manualWinner", TRUE);
  json_object_set_int_member (play, "durationMin", 0);
  json_object_set_int_member (play, "rounds", (gint64) game->turns);
  json_object_set_int_member (play, "rating", 0);
  json_object_set_int_member (play, "scoringSetting", 0);
  json_object_set_string_member (play, "comments", game->title);
  json_object_set_array_member (play, "playerScores", make_scores (game, players, time));
  json_array_add_object_element (plays, play);
}

/* The number of the player that I was in most games; 0 if I only looked on. */
static gint64
find_me (const CbTally *self, JsonArray *players)
{
  const char *me = NULL;
  guint most = 0;

  for (guint i = 0; i < self->people->len; i++)
    {
      const CbTallyRow *row = g_ptr_array_index (self->people, i);
      guint n = 0;

      for (guint j = 0; j < self->games->len; j++)
        {
          const CbTallyGame *game = g_ptr_array_index (self->games, j);

          n += game->me >= 0 && g_str_equal (game->people[game->me], row->name);
        }
      if (n > most)
        {
          most = n;
          me = row->name;
        }
    }
  return me != NULL ? refer (players, "player", me, "") : 0;
}

static GBytes *
write_object (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  gsize length;
  char *text;

  json_node_init_object (node, object);
  json_generator_set_root (generator, node);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, &length);
  return g_bytes_new_take (text, length);
}

/* Returns: (transfer full): a play file of BG Stats with all games */
GBytes *
cb_tally_to_bg_stats (const CbTally *self)
{
  g_autoptr (JsonObject) file = json_object_new ();
  JsonObject *user = json_object_new ();
  JsonArray *players = json_array_new ();
  JsonArray *locations = json_array_new ();
  JsonArray *games = json_array_new ();
  JsonArray *plays = json_array_new ();

  for (guint i = 0; i < self->games->len; i++)
    {
      const CbTallyGame *game = g_ptr_array_index (self->games, i);
      g_autofree char *time = g_date_time_format (game->when, TIME_FORMAT);

      add_play (plays, game, players, games, refer (locations, "location", "Casebook", time));
    }
  json_object_set_int_member (user, "meRefId", find_me (self, players));
  json_object_set_string_member (file, "about", ABOUT);
  json_object_set_array_member (file, "players", players);
  json_object_set_array_member (file, "locations", locations);
  json_object_set_array_member (file, "games", games);
  json_object_set_array_member (file, "plays", plays);
  json_object_set_object_member (file, "userInfo", user);
  return write_object (file);
}
