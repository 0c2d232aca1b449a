/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-cli-table.h"
#include "cb-contest.h"
#include "cb-lab.h"

/* In 95 % of matches the measured share is at most so many standard deviations off the true one. */
#define DEVIATIONS 1.96

#define MAX_TIMEOUT 600.0

/* What the options say. */
typedef struct
{
  GStrv players;
  int n_games;
  gint64 seed;
  double timeout;
  char *reach;
  gboolean json;
  GStrv editions;
} Options;

static void
options_clear (Options *self)
{
  g_strfreev (self->players);
  g_free (self->reach);
  g_strfreev (self->editions);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse (int argc, char **argv, Options *options)
{
  const GOptionEntry entries[] = {
    { "player", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->players,
      "A program that plays; once for each player", "COMMAND" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options->n_games, "Games to play", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options->seed, "Same seed, same deals", "S" },
    { "timeout", 0, 0, G_OPTION_ARG_DOUBLE, &options->timeout,
      "How long an answer may take, in seconds", "T" },
    { "reach", 0, 0, G_OPTION_ARG_STRING, &options->reach,
      "Rooms within reach: “one-in-three” or “all”", "ROOMS" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options->json, "One JSON object per line", NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->editions, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return cb_cli_parse_as ("match", "EDITION", "Play games between programs, and count who wins",
                          NULL, entries, argc, argv);
}

static gboolean
check_numbers (const Options *options, CbEdition *edition, guint n_players)
{
  if (n_players < MAX (2, cb_edition_get_min_players (edition)) ||
      n_players > MIN (CB_MAX_PLAYERS, cb_edition_get_max_players (edition)))
    cb_cli_complain (NULL, "match: “%s” is for %u to %u players; give --player for each",
                     options->editions[0], cb_edition_get_min_players (edition),
                     cb_edition_get_max_players (edition));
  else if (options->n_games < 1)
    cb_cli_complain (NULL, "match: --games must be a whole number");
  else if (!(options->timeout >= 0.001 && options->timeout <= MAX_TIMEOUT))
    cb_cli_complain (NULL, "match: --timeout must be in seconds, up to %.0f", MAX_TIMEOUT);
  else
    return TRUE;
  return FALSE;
}

/* @edition: (out) (transfer full): the edition of @contest, to keep while @contest is in use */
static gboolean
read_contest (const Options *options, CbContest *contest, CbEdition **edition)
{
  guint n_players = options->players != NULL ? g_strv_length (options->players) : 0;

  if (options->editions == NULL || options->editions[1] != NULL)
    {
      cb_cli_complain (NULL, "match: give one edition");
      return FALSE;
    }
  *edition = cb_cli_find_edition ("match", options->editions[0]);
  if (*edition == NULL || !check_numbers (options, *edition, n_players))
    return FALSE;
  *contest = (CbContest) { .edition = *edition,
                           .n_players = n_players,
                           .n_games = (guint) options->n_games,
                           .seed = (guint64) options->seed,
                           .timeout_ms = (guint) (options->timeout * 1000) };
  for (guint i = 0; i < n_players; i++)
    contest->commands[i] = options->players[i];
  return cb_lab_read_reach ("match", options->reach, &contest->reach);
}

static double
get_error (const CbScore *score, const CbContest *contest)
{
  double share = (double) score->n_won / contest->n_games;

  return DEVIATIONS * sqrt (share * (1 - share) / contest->n_games);
}

static void
print_json (const CbContest *contest, GArray *scores)
{
  JsonObject *object = json_object_new ();
  JsonArray *array = json_array_new ();

  json_object_set_string_member (object, "edition", cb_edition_get_id (contest->edition));
  json_object_set_int_member (object, "games", contest->n_games);
  json_object_set_int_member (object, "seed", (gint64) contest->seed);
  for (guint i = 0; i < scores->len; i++)
    {
      const CbScore *score = &g_array_index (scores, CbScore, i);
      JsonObject *row = json_object_new ();

      json_object_set_string_member (row, "player", contest->commands[i]);
      json_object_set_int_member (row, "won", score->n_won);
      json_object_set_double_member (row, "error", get_error (score, contest));
      json_object_set_int_member (row, "wrong", score->n_wrong);
      json_object_set_int_member (row, "faults", score->n_faults);
      if (score->fault != NULL)
        json_object_set_string_member (row, "fault", score->fault);
      json_object_set_double_member (row, "slowest", score->slowest_ms / 1000.0);
      json_array_add_object_element (array, row);
    }
  json_object_set_array_member (object, "players", array);
  cb_cli_print_object (object);
}

static void
print_text (const CbContest *contest, GArray *scores)
{
  const CbCliColumn COLUMNS[] = {
    { "Player", FALSE }, { "Won", TRUE },     { "Wrong", TRUE },
    { "Faults", TRUE },  { "Slowest", TRUE },
  };
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < scores->len; i++)
    {
      const CbScore *score = &g_array_index (scores, CbScore, i);

      g_ptr_array_add (cells, g_strdup (contest->commands[i]));
      g_ptr_array_add (cells,
                       g_strdup_printf ("%.1f%% ± %.1f", 100.0 * score->n_won / contest->n_games,
                                        100 * get_error (score, contest)));
      g_ptr_array_add (cells, g_strdup_printf ("%u", score->n_wrong));
      g_ptr_array_add (cells, g_strdup_printf ("%u", score->n_faults));
      g_ptr_array_add (cells, g_strdup_printf ("%.3f s", score->slowest_ms / 1000.0));
    }
  cb_cli_print_table (COLUMNS, G_N_ELEMENTS (COLUMNS), cells);
}

/* Reports the first fault of each player that broke a rule. */
static void
complain_of_faults (const CbContest *contest, GArray *scores)
{
  for (guint i = 0; i < scores->len; i++)
    {
      const CbScore *score = &g_array_index (scores, CbScore, i);

      if (score->fault != NULL)
        cb_cli_complain (contest->commands[i], "%s", score->fault);
    }
}

CbCliStatus
cb_lab_match (int argc, char **argv)
{
  g_auto (Options) options = { .n_games = 100, .seed = 1, .timeout = 10 };
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (GArray) scores = NULL;
  g_autoptr (GError) error = NULL;
  CbContest contest;

  if (!parse (argc, argv, &options) || !read_contest (&options, &contest, &edition))
    return CB_CLI_UNUSABLE;
  cb_cli_outlive_reader ();
  scores = cb_contest_run (&contest, &error);
  if (scores == NULL)
    {
      cb_cli_complain (NULL, "match: %s", error->message);
      return CB_CLI_UNUSABLE;
    }
  if (options.json)
    print_json (&contest, scores);
  else
    print_text (&contest, scores);
  complain_of_faults (&contest, scores);
  return cb_cli_flush () ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}
