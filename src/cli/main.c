/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-games.h"

/* What a command does. What people read about it is in cb-cli-commands.c. */
typedef struct
{
  const char *name;
  CbCliStatus (*own) (int argc, char **argv); /* reads its options itself; NULL if func is used */
  CbCliCaseFunc func;                         /* what is done with each case */
  CbCliStatus (*edition_func) (const char *file, const CbCliOptions *options); /* (nullable) */
  gboolean says_newer; /* complains itself of a file from a newer version */
  gboolean asks_cell;  /* takes one file, a card and a holder */
  gboolean asks_line;  /* takes one file and what happened, and changes the file */
  gboolean takes_line; /* takes one file, and optionally what to change in it */
  gboolean advises;    /* takes the options about reach, and about who asks me */
  const char *flag;    /* (nullable): an option that only this command has, without a value */
  const char *flag_summary;
  gint64 budget; /* units of work if the options do not say; 0 for no limit */
} Command;

/* The effort for answers that improve with it: about a second on an ordinary core. */
#define USUAL_BUDGET 1500000

/* A mistyped name is compared with at most so many files of its folder. */
#define MOST_FILES 1000

static const Command commands[] = {
  { "sheet", .func = cb_cli_sheet },
  { "replay", .func = cb_cli_replay },
  { "record", .func = cb_cli_record, .says_newer = TRUE, .asks_line = TRUE, .flag = "undo",
    .flag_summary = N_ ("Take back the last entry instead") },
  { "why", .func = cb_cli_why, .asks_cell = TRUE },
  { "suppose", .func = cb_cli_suppose, .asks_cell = TRUE, .flag = "not",
    .flag_summary = N_ ("Suppose that HOLDER does not have CARD") },
  { "check-marks", .func = cb_cli_check_marks },
  { "hint", .func = cb_cli_hint, .flag = "tell",
    .flag_summary = N_ ("Also print what it is, and why") },
  { "advise", .func = cb_cli_advise, .advises = TRUE, .budget = USUAL_BUDGET },
  { "course", .func = cb_cli_course, .budget = USUAL_BUDGET },
  { "review", .func = cb_cli_review },
  { "table", .func = cb_cli_table_state },
  { "traits", .func = cb_cli_traits, .says_newer = TRUE, .takes_line = TRUE },
  { "powers", .func = cb_cli_powers, .says_newer = TRUE, .takes_line = TRUE },
  { "check", .func = cb_cli_check, .says_newer = TRUE, .edition_func = cb_cli_check_edition },
  { "merge", cb_cli_merge },
  { "new", cb_cli_new },
  { "deal", cb_cli_deal },
  { "roll", cb_cli_roll },
  { "editions", cb_cli_editions },
  { "print", cb_cli_print },
  { "figures", cb_cli_figures },
  { "practice", cb_cli_practice },
};

/* Commands that only developers of Casebook need, which are in a program of their own. */
static const char *const of_lab[] = { "simulate", "play", "match", NULL };

/* Asks whether another file of the same folder was meant. */
static void
suggest_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *typed = g_path_get_basename (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && names->len < MOST_FILES && (name = g_dir_read_name (dir)) != NULL)
    if (g_utf8_validate (name, -1, NULL))
      g_ptr_array_add (names, g_strdup (name));
  cb_cli_suggest (typed, names);
}

static CbCliStatus
run_on_file (const Command *command, const char *path, guint64 budget, CbCliOptions *options)
{
  CbEffort effort = { .n_left = budget };
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = NULL;

  if (command->edition_func != NULL && g_str_has_suffix (path, ".edition"))
    return command->edition_func (path, options);

  case_ = options->line != NULL ? cb_case_load_locked (file, &error) : cb_case_load (file, &error);
  if (case_ == NULL)
    {
      cb_cli_complain (path, "%s", error->message);
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        suggest_file (path);
      return CB_CLI_UNUSABLE;
    }
  if (cb_case_get_read_only (case_) && !command->says_newer)
    cb_cli_warn (path, _ ("version %d is newer than this Casebook, so parts of it may be misread"),
                 cb_case_get_version (case_));
  options->effort = &effort;
  return command->func (path, case_, options);
}

/* Moves the card and the holder into @options and leaves only the file in @arguments. */
static gboolean
take_cell (GStrv arguments, CbCliOptions *options)
{
  if (g_strv_length (arguments) != 3)
    return FALSE;
  options->card = g_intern_string (arguments[1]);
  options->holder = g_intern_string (arguments[2]);
  g_clear_pointer (&arguments[1], g_free);
  g_clear_pointer (&arguments[2], g_free);
  return TRUE;
}

/* Joins the words after the file into the line of @options, so that the line needs no quotation
 * marks, and leaves only the file in @arguments. */
static gboolean
take_line (GStrv arguments, CbCliOptions *options)
{
  g_autofree char *line = g_strjoinv (" ", arguments + 1);

  if (arguments[1] == NULL)
    return FALSE;
  options->line = g_intern_string (line);
  for (guint i = 1; arguments[i] != NULL; i++)
    g_clear_pointer (&arguments[i], g_free);
  return TRUE;
}

/* Leaves only the files in @arguments; complains if something else is missing. */
static gboolean
take_arguments (const Command *command, GStrv arguments, CbCliOptions *options)
{
  if (command->asks_cell && !take_cell (arguments, options))
    {
      cb_cli_complain (NULL, _ ("%s: give a file, a card and a holder"), command->name);
      return FALSE;
    }
  if (command->asks_line && options->flag && arguments[1] == NULL)
    {
      options->line = ""; /* not NULL, so that the file is locked for the change */
      return TRUE;
    }
  if (command->asks_line && (options->flag || !take_line (arguments, options)))
    {
      cb_cli_complain (NULL, _ ("%s: give a file and what happened"), command->name);
      return FALSE;
    }
  if (command->takes_line)
    take_line (arguments, options);
  return TRUE;
}

/* Reports success only after everything that was printed has been written. */
static CbCliStatus
run_on_files (const Command *command, GStrv files, guint64 budget, CbCliOptions *options)
{
  CbCliStatus status = CB_CLI_DONE;

  for (guint i = 0; files[i] != NULL; i++)
    {
      CbCliStatus of_file = run_on_file (command, files[i], budget, options);

      status = MAX (status, of_file);
    }
  if (options->line != NULL && status != CB_CLI_UNUSABLE)
    return cb_cli_flush_saved (files[0]) ? status : CB_CLI_UNUSABLE;
  return cb_cli_flush () ? status : CB_CLI_UNUSABLE;
}

/* Returns: whether files are given and the numbers are valid; complains if not */
static gboolean
check_given (const Command *command, char **files, int at, gint64 budget)
{
  if (files != NULL && at >= 0 && budget >= 0)
    return TRUE;
  cb_cli_complain (NULL,
                   files == NULL ? _ ("%s: no file given")
                   : at < 0      ? _ ("%s: --at must be a number of entries")
                                 : _ ("%s: --budget must be a whole number"),
                   command->name);
  return FALSE;
}

/* Appends the options of @entries to @all, an array that ends itself with an empty option. */
static void
add_options (GArray *all, const GOptionEntry *entries)
{
  for (; entries->long_name != NULL; entries++)
    g_array_append_vals (all, entries, 1);
}

static CbCliStatus
run (const Command *command, int argc, char **argv)
{
  CbCliOptions options = { .at = G_MAXINT };
  gint64 budget = command->budget > 0 ? command->budget : G_MAXINT64;
  g_autofree char *rooms_within = NULL;
  g_autofree char *from = NULL;
  g_autofree char *rolled = NULL;
  g_autofree char *standing = NULL;
  g_autofree char *show = NULL;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("One JSON object per line"), NULL },
    { "budget", 0, 0, G_OPTION_ARG_INT64, &budget,
      N_ ("Stop searching after N units of work (about a million a second)"), "N" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  /* Commands that change a case do not have --at: they read all entries. */
  const GOptionEntry at[] = {
    { "at", 0, 0, G_OPTION_ARG_INT, &options.at, N_ ("Read only the first N entries"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry advised[] = {
    { "rooms", 0, 0, G_OPTION_ARG_STRING, &rooms_within, N_ ("Suggest only these rooms"), "A,B" },
    { "from", 0, 0, G_OPTION_ARG_STRING, &from, N_ ("The room you are in"), "ROOM" },
    { "rolled", 0, 0, G_OPTION_ARG_STRING, &rolled, N_ ("What you rolled"), "N" },
    { "standing", 0, 0, G_OPTION_ARG_STRING, &standing,
      N_ ("Suggest only the suspect who stands in the room"), "ROOM=SUSPECT,…" },
    { "show", 0, 0, G_OPTION_ARG_STRING, &show,
      N_ ("Advise which of these cards to show that player"), "PLAYER=A,B,C" },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry flag[] = {
    { command->flag, 0, 0, G_OPTION_ARG_NONE, &options.flag, command->flag_summary, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GArray) all = g_array_new (TRUE, FALSE, sizeof (GOptionEntry));

  add_options (all, entries);
  if (!command->asks_line && !command->takes_line)
    add_options (all, at);
  if (command->advises)
    add_options (all, advised);
  if (command->flag != NULL)
    add_options (all, flag);
  if (!cb_cli_parse (command->name, (const GOptionEntry *) (gpointer) all->data, argc, argv))
    return CB_CLI_UNUSABLE;
  options.rooms = rooms_within;
  options.from = from;
  options.rolled = rolled;
  options.standing = standing;
  options.show = show;
  if (!check_given (command, files, options.at, budget))
    return CB_CLI_UNUSABLE;
  if (!take_arguments (command, files, &options))
    return CB_CLI_UNUSABLE;
  return run_on_files (command, files, (guint64) budget, &options);
}

static CbCliStatus
run_command (int argc, char **argv)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (argv[0], commands[i].name))
      return commands[i].own != NULL ? commands[i].own (argc, argv)
                                     : run (&commands[i], argc, argv);
  if (g_strv_contains (of_lab, argv[0]))
    return cb_cli_go_to_lab (argv - 1);
  cb_cli_complain_of_command (argv[0]);
  return CB_CLI_UNUSABLE;
}

/* Runs “help”, “help --json” or “help COMMAND”. */
static CbCliStatus
print_help (int argc, char **argv)
{
  if (argc > 1 && g_str_equal (argv[1], "--json"))
    cb_cli_print_commands_as_json ();
  else if (argc > 1)
    {
      char help[] = "--help";
      char *asked[] = { argv[0], argv[1], help, NULL };

      return run_command (2, asked + 1);
    }
  else
    cb_cli_print_commands ();
  return cb_cli_flush () ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}

static gboolean
is_one_of (const char *argument, const char *one, const char *other)
{
  return g_str_equal (argument, one) || g_str_equal (argument, other);
}

int
main (int argc, char **argv)
{
  cb_cli_start ("casebook-cli");

  if (argc > 1 && is_one_of (argv[1], "--version", "-V"))
    {
      g_print ("casebook-cli " PACKAGE_VERSION "\n");
      return CB_CLI_DONE;
    }
  if (argc <= 1 || g_str_equal (argv[1], "help"))
    return (int) print_help (argc - 1, argv + 1);
  if (is_one_of (argv[1], "--help", "-h"))
    return (int) print_help (1, argv + 1);
  return (int) run_command (argc - 1, argv + 1);
}
