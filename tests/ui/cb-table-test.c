/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games at tables of any size: dealt and played at random, but true, and the same each time. */

#include "config.h"

#include "cb-table-test.h"

typedef struct
{
  const CbTableTest *table;
  GRand *rand;
  guint n_categories;
  guint n_cards;
  guint holder_of[CB_MAX_CARDS]; /* 0 is the envelope, then the players */
} Game;

static guint
get_first (const Game *self, guint category)
{
  guint first = 0;

  for (guint i = 0; i < category; i++)
    first += self->table->sizes[i];
  return first;
}

static guint
pick (Game *self, guint category)
{
  return get_first (self, category) +
         (guint) g_rand_int_range (self->rand, 0, (gint) self->table->sizes[category]);
}

/* One card of each category for the envelope, then one by one around the table. */
static void
deal (Game *self)
{
  guint order[CB_MAX_CARDS];
  guint next = 0;

  while (self->n_categories < G_N_ELEMENTS (self->table->sizes) &&
         self->table->sizes[self->n_categories] > 0)
    self->n_categories++;
  self->n_cards = get_first (self, self->n_categories);
  for (guint i = 0; i < self->n_cards; i++)
    {
      self->holder_of[i] = G_MAXUINT;
      order[i] = i;
    }
  for (guint i = 0; i < self->n_categories; i++)
    self->holder_of[pick (self, i)] = 0;
  for (guint i = self->n_cards - 1; i > 0; i--)
    {
      guint other = (guint) g_rand_int_range (self->rand, 0, (gint) i + 1);
      guint card = order[i];

      order[i] = order[other];
      order[other] = card;
    }
  for (guint i = 0; i < self->n_cards; i++)
    if (self->holder_of[order[i]] == G_MAXUINT)
      self->holder_of[order[i]] = 1 + next++ % self->table->n_players;
}

static void
append_edition (const Game *self, GString *out)
{
  static const char *const NAMES[] = { "Suspects", "Weapons", "Rooms", "Motives" };

  g_string_append_printf (out,
                          "{\"id\":\"test\",\"name\":\"Test\",\"minPlayers\":1,"
                          "\"maxPlayers\":%u,\"deal\":\"all\",\"categories\":[",
                          CB_MAX_PLAYERS);
  for (guint i = 0; i < self->n_categories; i++)
    {
      guint first = get_first (self, i);

      g_string_append_printf (out, "%s{\"id\":\"%u\",\"name\":\"%s\",\"cards\":[", i > 0 ? "," : "",
                              i, NAMES[i]);
      for (guint card = first; card < first + self->table->sizes[i]; card++)
        {
          g_autofree char *name = g_strdup (self->table->card_name);
          g_auto (GStrv) parts = g_strsplit (name, "%u", 2);

          g_string_append_printf (out, "%s{\"id\":\"c%u\",\"name\":\"%s%u%s\"}",
                                  card > first ? "," : "", card, parts[0], card + 1, parts[1]);
        }
      g_string_append (out, "]}");
    }
  g_string_append (out, "]}");
}

static void
append_players (const Game *self, GString *out)
{
  g_auto (GStrv) parts = g_strsplit (self->table->player_name, "%u", 2);

  g_string_append (out, "[");
  for (guint i = 0; i < self->table->n_players; i++)
    {
      guint n = 0;

      for (guint card = 0; card < self->n_cards; card++)
        n += self->holder_of[card] == 1 + i;
      g_string_append_printf (out, "%s{\"name\":\"%s%u%s\",\"hand\":%u}", i > 0 ? "," : "",
                              parts[0], i + 1, parts[1], n);
    }
  g_string_append (out, "]");
}

static void
append_hand (const Game *self, GString *out)
{
  gboolean any = FALSE;

  g_string_append (out, "[");
  for (guint card = 0; card < self->n_cards; card++)
    if (self->table->me != CB_NOBODY && self->holder_of[card] == 1 + (guint) self->table->me)
      {
        g_string_append_printf (out, "%s\"c%u\"", any ? "," : "", card);
        any = TRUE;
      }
  g_string_append (out, "]");
}

/* Everybody in turn asks at random, and is answered truly. I see what is shown to me. */
static void
append_suggestion (Game *self, guint by, GString *out)
{
  guint n_players = self->table->n_players;
  guint cards[G_N_ELEMENTS (self->table->sizes)];

  g_string_append_printf (out, "{\"type\":\"suggestion\",\"by\":%u,\"cards\":[", by);
  for (guint i = 0; i < self->n_categories; i++)
    {
      cards[i] = pick (self, i);
      g_string_append_printf (out, "%s\"c%u\"", i > 0 ? "," : "", cards[i]);
    }
  g_string_append (out, "],\"answers\":[");
  for (guint i = 1; i < n_players; i++)
    {
      guint seat = (by + i) % n_players;
      int shown = -1;

      for (guint j = 0; j < self->n_categories; j++)
        if (self->holder_of[cards[j]] == 1 + seat)
          shown = (int) cards[j];
      g_string_append_printf (out, "%s{\"by\":%u,\"did\":\"%s\"", i > 1 ? "," : "", seat,
                              shown >= 0 ? "show" : "pass");
      if (shown >= 0 && ((int) by == self->table->me || (int) seat == self->table->me))
        g_string_append_printf (out, ",\"card\":\"c%d\"", shown);
      g_string_append (out, "}");
      if (shown >= 0)
        break;
    }
  g_string_append (out, "]}");
}

/* Returns: (transfer full): a case with the first @n_entries of a game, kept in no file */
CbCase *
cb_table_test_play (const CbTableTest *self, guint n_entries, guint seed)
{
  g_autoptr (GString) out = g_string_new ("{\"format\":\"casebook\",\"version\":1,"
                                          "\"title\":\"Test\",\"edition\":");
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  Game game = { .table = self, .rand = rand };
  CbCase *case_;

  deal (&game);
  append_edition (&game, out);
  g_string_append (out, ",\"players\":");
  append_players (&game, out);
  if (self->me == CB_NOBODY)
    g_string_append (out, ",\"me\":null,\"hand\":");
  else
    g_string_append_printf (out, ",\"me\":%d,\"hand\":", self->me);
  append_hand (&game, out);
  g_string_append (out, ",\"log\":[");
  for (guint i = 0; i < n_entries; i++)
    {
      g_string_append (out, i > 0 ? "," : "");
      append_suggestion (&game, i % self->n_players, out);
    }
  g_string_append (out, "]}");
  bytes = g_string_free_to_bytes (g_steal_pointer (&out));
  case_ = cb_case_new_from_bytes (bytes, &error);
  g_assert_no_error (error);
  return case_;
}
