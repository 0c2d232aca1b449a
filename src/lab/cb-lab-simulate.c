/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-cli-table.h"
#include "cb-lab.h"

/* What the options say. */
typedef struct
{
  int n_players;
  int n_games;
  gint64 seed;
  int n_jobs;
  char *strategies;
  char *reach;
  gboolean json;
  GStrv editions;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->strategies);
  g_free (self->reach);
  g_strfreev (self->editions);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static char *
list_strategies (void)
{
  g_autoptr (GString) text = g_string_new ("Strategies:");

  for (guint i = 0; i < cb_strategies_get_n (); i++)
    {
      const CbStrategy *strategy = cb_strategies_get (i);
      g_autofree char *summary = cb_strategy_describe (strategy);

      g_string_append_printf (text, "\n  %-10s %s", cb_strategy_get_name (strategy), summary);
    }
  g_string_append_printf (
    text, "\n\n%s",
    "Each turn, a player can reach each room with a chance of one in three; whoever reaches none\n"
    "makes no suggestion. With --reach all, every room can always be reached. If there are more\n"
    "players than strategies, the last one plays the rest. Seats are random. Of the games in\n"
    "which they took the first turn, the second and so on, 1st, 2nd … is how many they won.");
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static gboolean
parse (int argc, char **argv, Options *options)
{
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_INT, &options->n_players, "Players at the table", "N" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options->n_games, "Games to play", "G" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options->seed, "Same seed, same games", "S" },
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &options->strategies, "How the players play", "A,B" },
    { "reach", 0, 0, G_OPTION_ARG_STRING, &options->reach,
      "Rooms within reach: “one-in-three” or “all”", "ROOMS" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &options->n_jobs, "Games to run at the same time", "N" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options->json, "One JSON object per line", NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->editions, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *strategies = list_strategies ();

  return cb_cli_parse_as ("simulate", "EDITION", "Simulate games between strategies", strategies,
                          entries, argc, argv);
}

/* Reads one strategy for each player; the last one given is used for all further players. */
static gboolean
read_strategies (const char *text, CbSimulation *simulation)
{
  g_auto (GStrv) names = g_strsplit (text, ",", -1);
  guint n = g_strv_length (names);

  if (n > simulation->n_players)
    {
      cb_cli_complain (NULL, "simulate: more strategies than players");
      return FALSE;
    }
  for (guint i = 0; i < simulation->n_players; i++)
    {
      const char *name = g_strstrip (names[MIN (i, n - 1)]);

      simulation->strategies[i] = cb_strategies_find (name);
      if (simulation->strategies[i] == NULL)
        {
          cb_cli_complain (NULL, "simulate: “%s” is not a strategy; see --help", name);
          return FALSE;
        }
    }
  return TRUE;
}

/* Reads a value of --reach; @text may be NULL. Returns: whether it is valid; complains if not */
gboolean
cb_lab_read_reach (const char *command, const char *text, CbRoomsReached *reach)
{
  *reach = g_strcmp0 (text, "all") == 0 ? CB_REACH_ALL : CB_REACH_ONE_IN_THREE;
  if (text == NULL || *reach == CB_REACH_ALL || g_str_equal (text, "one-in-three"))
    return TRUE;
  cb_cli_complain (NULL, "%s: --reach is “one-in-three” or “all”", command);
  return FALSE;
}

/* @edition: (out) (transfer full): the edition of @simulation, to keep while that is in use */
static gboolean
read_simulation (const Options *options, CbSimulation *simulation, CbEdition **edition)
{
  if (options->editions == NULL || options->editions[1] != NULL)
    {
      cb_cli_complain (NULL, "simulate: give one edition");
      return FALSE;
    }
  *edition = cb_cli_find_edition ("simulate", options->editions[0]);
  if (*edition == NULL)
    return FALSE;
  if (options->n_players < MAX (2, (int) cb_edition_get_min_players (*edition)) ||
      options->n_players > (int) MIN (CB_MAX_PLAYERS, cb_edition_get_max_players (*edition)))
    {
      cb_cli_complain (NULL, "simulate: “%s” is for %u to %u players", options->editions[0],
                       cb_edition_get_min_players (*edition),
                       cb_edition_get_max_players (*edition));
      return FALSE;
    }
  if (options->n_games < 1 || options->n_jobs < 1)
    {
      cb_cli_complain (NULL, "simulate: --games and --jobs must be whole numbers");
      return FALSE;
    }
  *simulation = (CbSimulation) { .edition = *edition,
                                 .n_players = (guint) options->n_players,
                                 .n_games = (guint) options->n_games,
                                 .seed = (guint64) options->seed,
                                 .n_jobs = (guint) options->n_jobs };
  return cb_lab_read_reach ("simulate", options->reach, &simulation->reach) &&
         read_strategies (options->strategies != NULL ? options->strategies : "advised,careful",
                          simulation);
}

static double
get_mean (const CbStanding *standing)
{
  return standing->n_solved > 0 ? (double) standing->sum_turns / standing->n_solved : 0;
}

/* Adds how many games were played and won by those who took the first turn, the second … */
static void
add_places (JsonObject *row, const CbStanding *standing, guint n_players)
{
  JsonArray *played = json_array_new (), *won = json_array_new ();

  for (guint i = 0; i < n_players; i++)
    {
      json_array_add_int_element (played, standing->played_as[i]);
      json_array_add_int_element (won, standing->won_as[i]);
    }
  json_object_set_array_member (row, "played_as", played);
  json_object_set_array_member (row, "won_as", won);
}

static void
print_json (const CbSimulation *simulation, GArray *standings)
{
  JsonObject *object = json_object_new ();
  JsonArray *array = json_array_new ();

  json_object_set_string_member (object, "edition", cb_edition_get_id (simulation->edition));
  json_object_set_int_member (object, "players", simulation->n_players);
  json_object_set_int_member (object, "games", simulation->n_games);
  json_object_set_int_member (object, "seed", (gint64) simulation->seed);
  for (guint i = 0; i < standings->len; i++)
    {
      const CbStanding *standing = &g_array_index (standings, CbStanding, i);
      JsonObject *row = json_object_new ();

      if (standing->n_games == 0)
        {
          json_object_unref (row);
          continue;
        }
      json_object_set_string_member (row, "strategy", cb_strategy_get_name (cb_strategies_get (i)));
      json_object_set_int_member (row, "games", standing->n_games);
      json_object_set_int_member (row, "won", standing->n_won);
      json_object_set_double_member (row, "expected", standing->expected);
      add_places (row, standing, simulation->n_players);
      json_object_set_int_member (row, "wrong", standing->n_wrong);
      json_object_set_int_member (row, "solved", standing->n_solved);
      json_object_set_double_member (row, "mean_turns", get_mean (standing));
      json_object_set_int_member (row, "median_turns", cb_standing_get_median (standing));
      json_array_add_object_element (array, row);
    }
  json_object_set_array_member (object, "strategies", array);
  cb_cli_print_object (object);
}

/* (transfer full): a dash where there was no game */
static char *
format_percent (double n_won, guint n_games)
{
  return n_games > 0 ? g_strdup_printf ("%.1f%%", 100 * n_won / n_games) : g_strdup ("–");
}

static void
print_text (const CbSimulation *simulation, GArray *standings)
{
  const CbCliColumn columns[] = {
    { "Strategy", FALSE }, { "Games", TRUE },     { "Won", TRUE }, { "By chance", TRUE },
    { "Wrong", TRUE },     { "Own turns", TRUE }, { "1st", TRUE }, { "2nd", TRUE },
    { "3rd", TRUE },       { "4th", TRUE },       { "5th", TRUE }, { "6th", TRUE },
    { "7th", TRUE },       { "8th", TRUE },       { "9th", TRUE }, { "10th", TRUE },
  };
  guint n_places = simulation->n_players;
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  G_STATIC_ASSERT (G_N_ELEMENTS (columns) == 6 + CB_MAX_PLAYERS);
  for (guint i = 0; i < standings->len; i++)
    {
      const CbStanding *standing = &g_array_index (standings, CbStanding, i);

      if (standing->n_games == 0)
        continue;
      g_ptr_array_add (cells, g_strdup (cb_strategy_get_name (cb_strategies_get (i))));
      g_ptr_array_add (cells, g_strdup_printf ("%u", standing->n_games));
      g_ptr_array_add (cells, format_percent (standing->n_won, simulation->n_games));
      g_ptr_array_add (cells, format_percent (standing->expected, simulation->n_games));
      g_ptr_array_add (cells, g_strdup_printf ("%u", standing->n_wrong));
      g_ptr_array_add (cells, g_strdup_printf ("%.2f", get_mean (standing)));
      for (guint k = 0; k < n_places; k++)
        g_ptr_array_add (cells, format_percent (standing->won_as[k], standing->played_as[k]));
    }
  cb_cli_print_table (columns, G_N_ELEMENTS (columns) - CB_MAX_PLAYERS + n_places, cells);
}

CbCliStatus
cb_lab_simulate (int argc, char **argv)
{
  g_auto (Options) options = { .n_players = 3, .n_games = 100, .seed = 1, .n_jobs = 1 };
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (GArray) standings = NULL;
  g_autoptr (GError) error = NULL;
  CbSimulation simulation;

  if (!parse (argc, argv, &options) || !read_simulation (&options, &simulation, &edition))
    return CB_CLI_UNUSABLE;
  standings = cb_simulation_run (&simulation, NULL, &error);
  if (standings == NULL)
    {
      cb_cli_complain (NULL, "simulate: %s", error->message);
      return CB_CLI_UNUSABLE;
    }
  if (options.json)
    print_json (&simulation, standings);
  else
    print_text (&simulation, standings);
  return cb_cli_flush () ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}
