/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <unistd.h>

#include "cb-cli-games.h"
#include "cb-cli.h"
#include "cb-skill.h"
#include "cb-tally-export.h"
#include "cb-tally-words.h"

/* What the options say. */
typedef struct
{
  gboolean json;
  gboolean csv;
  gboolean bg_stats;
  gboolean skill;
  GStrv paths;
} Options;

static gboolean
parse (int argc, char **argv, Options *options)
{
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &options->json, N_ ("One JSON object per line"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &options->csv,
      N_ ("One line per finished case, for a spreadsheet"), NULL },
    { "bgstats", 0, 0, G_OPTION_ARG_NONE, &options->bg_stats,
      N_ ("A play file (.bgsplay) for BG Stats"), NULL },
    { "skill", 0, 0, G_OPTION_ARG_NONE, &options->skill,
      N_ ("Your skill and luck in the latest games, which takes a moment for each"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->paths, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return cb_cli_parse ("figures", entries, argc, argv);
}

static gboolean
add_folder (GPtrArray *files, GFile *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) found = cb_tally_list_files (folder, NULL, &error);

  if (found == NULL)
    {
      cb_cli_complain (g_file_peek_path (folder), "%s", error->message);
      return FALSE;
    }
  g_ptr_array_extend_and_steal (files, g_steal_pointer (&found));
  return TRUE;
}

/* A path that cannot be looked up counts as a file, so that reading it reports the error. */
static gboolean
is_folder (GFile *file)
{
  const char *path = g_file_peek_path (file);

  return path != NULL
           ? g_file_test (path, G_FILE_TEST_IS_DIR)
           : g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_DIRECTORY;
}

/* @named: (element-type GFile): to be filled with the files that are named one by one  Returns:
 * (transfer full) (nullable): the files to count; those in the window's list if @paths names
 * none */
static GPtrArray *
list_files (GStrv paths, GPtrArray *named)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  if (paths == NULL)
    {
      g_autofree char *path = g_build_filename (g_get_user_data_dir (), "casebook", "cases", NULL);
      g_autoptr (GFile) own = g_file_new_for_path (path);

      if ((g_access (path, F_OK) == 0 || errno != ENOENT) && !add_folder (files, own))
        return NULL;
    }
  for (guint i = 0; paths != NULL && paths[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_commandline_arg (paths[i]);

      if (!is_folder (file))
        {
          g_ptr_array_add (named, g_object_ref (file));
          g_ptr_array_add (files, g_steal_pointer (&file));
        }
      else if (!add_folder (files, file))
        return NULL;
    }
  return g_steal_pointer (&files);
}

static void
set_row (JsonObject *object, const CbTallyRow *row)
{
  json_object_set_int_member (object, "played", row->played);
  json_object_set_int_member (object, "won", row->won);
  json_object_set_int_member (object, "turns", row->turns);
}

static JsonArray *
make_rows (GPtrArray *rows, const char *member)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < rows->len; i++)
    {
      const CbTallyRow *row = g_ptr_array_index (rows, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, member, row->name);
      set_row (object, row);
      json_array_add_object_element (array, object);
    }
  return array;
}

/* The figures for each place in the order of play at which I have sat, counted from 0. */
static JsonArray *
make_seats (const CbTallyRow *seats)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    if (seats[i].played > 0)
      {
        JsonObject *object = json_object_new ();

        json_object_set_int_member (object, "seat", i);
        set_row (object, &seats[i]);
        json_array_add_object_element (array, object);
      }
  return array;
}

static JsonArray *
make_series (CbTally *tally)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < tally->series->len; i++)
    {
      JsonObject *object = json_object_new ();
      JsonArray *people = json_array_new ();
      JsonArray *turns = json_array_new ();

      cb_tally_choose (tally, g_ptr_array_index (tally->series, i));
      for (guint j = 0; j < tally->people->len; j++)
        {
          const CbTallyRow *row = g_ptr_array_index (tally->people, j);
          JsonObject *person = json_object_new ();

          json_object_set_string_member (person, "name", row->name);
          json_object_set_int_member (person, "won", row->won);
          json_array_add_object_element (people, person);
        }
      for (guint j = 0; j < tally->chosen->len; j++)
        json_array_add_int_element (
          turns, ((const CbTallyGame *) g_ptr_array_index (tally->chosen, j))->turns);
      json_object_set_int_member (object, "played", tally->chosen->len);
      json_object_set_array_member (object, "people", people);
      json_object_set_array_member (object, "turns", turns);
      json_array_add_object_element (array, object);
    }
  return array;
}

/* Lists the games in which my skill and luck are known. */
static JsonArray *
make_judged (const CbTally *tally)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < tally->games->len; i++)
    {
      const CbTallyGame *game = g_ptr_array_index (tally->games, i);
      g_autofree char *path = g_file_get_parse_name (game->file);
      JsonObject *object;

      if (game->skill < 0)
        continue;
      object = json_object_new ();
      cb_cli_put_file (object, path);
      json_object_set_int_member (object, "skill", game->skill);
      json_object_set_int_member (object, "luck", game->luck);
      json_array_add_object_element (array, object);
    }
  return array;
}

static void
print_json (CbTally *tally, const Options *options)
{
  JsonObject *object = json_object_new ();
  JsonArray *left_out = json_array_new ();

  set_row (object, &tally->total);
  json_object_set_int_member (object, "in_progress", tally->n_unfinished);
  json_object_set_int_member (object, "undated", tally->n_undated);
  json_object_set_int_member (object, "copies", tally->n_copies);
  json_object_set_array_member (object, "editions", make_rows (tally->editions, "edition"));
  json_object_set_array_member (object, "seats", make_seats (tally->seats));
  json_object_set_array_member (object, "people", make_rows (tally->people, "name"));
  json_object_set_array_member (object, "series", make_series (tally));
  if (options->skill)
    json_object_set_array_member (object, "judged", make_judged (tally));
  for (guint i = 0; i < tally->left_out->len; i++)
    {
      const CbTallyLeftOut *one = g_ptr_array_index (tally->left_out, i);
      JsonObject *file = json_object_new ();
      g_autofree char *path = g_file_get_parse_name (one->file);

      cb_cli_put_file (file, path);
      json_object_set_string_member (file, "error", one->why);
      json_array_add_object_element (left_out, file);
    }
  json_object_set_array_member (object, "left_out", left_out);
  cb_cli_print_object (object);
}

static void
print_row (const char *name, const CbTallyRow *row, gboolean mine)
{
  g_autofree char *words = cb_tally_row_describe (row, mine);

  /* Translators: a line of a table: the name of an edition or a player, then some figures. */
  cb_cli_put (_ ("  %s: %s\n"), name, words);
}

static void
print_rows (const char *title, GPtrArray *rows, gboolean mine)
{
  if (rows->len > 0)
    cb_cli_put_styled (CB_CLI_BOLD, "%s\n", title);
  for (guint i = 0; i < rows->len; i++)
    {
      const CbTallyRow *row = g_ptr_array_index (rows, i);

      print_row (row->name, row, mine);
    }
}

static void
print_seats (const CbTallyRow *seats)
{
  gboolean titled = FALSE;

  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    {
      g_autofree char *seat = g_strdup_printf ("%u", i + 1);

      if (seats[i].played == 0)
        continue;
      if (!titled)
        cb_cli_put_styled (CB_CLI_BOLD, "%s\n", _ ("Turn Order"));
      titled = TRUE;
      print_row (seat, &seats[i], TRUE);
    }
}

static void
print_series (CbTally *tally)
{
  if (tally->series->len > 0)
    cb_cli_put_styled (CB_CLI_BOLD, "%s\n", _ ("Series"));
  for (guint i = 0; i < tally->series->len; i++)
    {
      guint n = ((const CbTallySeries *) g_ptr_array_index (tally->series, i))->games->len;
      g_autofree char *title = g_strdup_printf (ngettext ("%u game", "%u games", n), n);

      cb_tally_choose (tally, g_ptr_array_index (tally->series, i));
      print_rows (title, tally->people, FALSE);
    }
}

/* Must be called before the tables of the series are printed: these choose other games. */
static void
print_skill (const CbTally *tally)
{
  g_autofree char *skill = NULL;
  g_autofree char *luck = NULL;

  cb_cli_put_styled (CB_CLI_BOLD, "%s\n", _ ("Skill and Luck"));
  if (cb_tally_count_judged (tally, FALSE) == 0)
    {
      cb_cli_put ("  %s\n", _ ("None of these games tells your skill."));
      return;
    }
  skill = cb_tally_describe_skill (tally);
  luck = cb_tally_describe_luck (tally);
  cb_cli_put ("  %s\n", skill);
  cb_cli_put ("  %s\n", luck);
  for (guint i = 0; i < tally->chosen->len; i++)
    {
      const CbTallyGame *game = g_ptr_array_index (tally->chosen, i);
      g_autofree char *words = cb_tally_describe_game (tally, i);

      if (game->skill >= 0)
        cb_cli_put ("  %s\n", words);
    }
}

static void
print_text (CbTally *tally, const Options *options)
{
  g_autofree char *rest = cb_tally_describe_rest (tally);

  print_row (_ ("Finished cases"), &tally->total, TRUE);
  if (rest != NULL)
    cb_cli_put ("  %s\n", rest);
  print_rows (_ ("By Edition"), tally->editions, TRUE);
  print_seats (tally->seats);
  print_rows (_ ("By Player"), tally->people, FALSE);
  if (options->skill)
    print_skill (tally);
  print_series (tally);
}

/* Complains of files that are not counted, on the error stream even if the figures go to a file.
 * Returns: whether all of @named are counted */
static gboolean
complain_of_left_out (const CbTally *tally, GPtrArray *named)
{
  gboolean all = TRUE;

  for (guint i = 0; i < tally->left_out->len; i++)
    {
      const CbTallyLeftOut *one = g_ptr_array_index (tally->left_out, i);

      g_autofree char *path = g_file_get_parse_name (one->file);

      cb_cli_complain (path, _ ("not counted: %s"), one->why);
      all = all && !g_ptr_array_find (named, one->file, NULL);
    }
  return all;
}

static void
print_bytes (GBytes *bytes)
{
  fwrite (g_bytes_get_data (bytes, NULL), 1, g_bytes_get_size (bytes), stdout);
}

static void
print (CbTally *tally, const Options *options)
{
  g_autoptr (GBytes) bytes = NULL;

  if (options->csv)
    bytes = cb_tally_to_csv (tally);
  else if (options->bg_stats)
    bytes = cb_tally_to_bg_stats (tally);
  if (bytes != NULL)
    print_bytes (bytes);
  else if (options->json)
    print_json (tally, options);
  else
    print_text (tally, options);
}

/* Judges the games one after the other, the latest first. */
static void
judge_games (CbTally *tally)
{
  CbTallyGame *game;

  while ((game = cb_tally_find_unjudged (tally)) != NULL)
    {
      g_autofree char *path = g_file_get_parse_name (game->file);
      g_autoptr (CbCliProgress) progress = cb_cli_progress_begin (path);
      CbSkill skill;
      gboolean judged = cb_skill_read (game->file, &skill);

      game->skill = judged ? skill.skill : CB_TALLY_NO_SKILL;
      game->luck = judged ? skill.luck : 0;
    }
}

CbCliStatus
cb_cli_figures (int argc, char **argv)
{
  Options options = { 0 };
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GPtrArray) named = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (CbTally) tally = NULL;
  gboolean all;

  if (!parse (argc, argv, &options))
    return CB_CLI_UNUSABLE;
  if (options.json + options.csv + options.bg_stats > 1)
    cb_cli_complain (NULL, _ ("%s: choose one of --json, --csv and --bgstats"), "figures");
  else if (options.skill && (options.csv || options.bg_stats))
    cb_cli_complain (NULL, _ ("%s: %s and %s don’t go together"), "figures", "--skill",
                     options.csv ? "--csv" : "--bgstats");
  else
    files = list_files (options.paths, named);
  g_strfreev (options.paths);
  if (files == NULL)
    return CB_CLI_UNUSABLE;
  tally = cb_tally_read (files, G_MININT64, NULL, NULL);
  all = complain_of_left_out (tally, named);
  if (options.skill)
    judge_games (tally);
  print (tally, &options);
  return cb_cli_flush () && all ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}
