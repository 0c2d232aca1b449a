/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-games.h"

typedef struct
{
  const char *name;
  CbCliCaseFunc func;
  gboolean says_newer; /* complains itself of a file from a newer version */
  gboolean asks_cell;  /* takes one file, a card and a holder */
  const char *parameters;
  const char *summary;
  gboolean asks_line; /* takes one file and what happened, and changes the file */
  gboolean advises;   /* takes the options about reach, and about who asks me */
  const char
    *flag; /* (nullable): the name of an option that only this command has, without a value */
  const char *flag_summary;
  gboolean takes_line; /* takes one file, and optionally what to change in it */
  CbCliStatus (*edition_func) (const char *file, const CbCliOptions *options);
  gint64 budget; /* units of work if the options do not say; 0 for no limit */
} Command;

/* For answers that improve with time: about a second on an ordinary core. */
#define USUAL_BUDGET 1500000

static const Command commands[] = {
  { "sheet", cb_cli_sheet, FALSE, FALSE, "FILE…", N_ ("Print the sheet of a case") },
  { "replay", cb_cli_replay, FALSE, FALSE, "FILE…", N_ ("Print what each entry revealed") },
  { "record", cb_cli_record, TRUE, FALSE, "FILE LINE", N_ ("Record a turn typed in one line"),
    TRUE },
  { "why", cb_cli_why, FALSE, TRUE, "FILE CARD HOLDER", N_ ("Print the reason for one mark") },
  { "suppose", cb_cli_suppose, FALSE, TRUE, "FILE CARD HOLDER",
    N_ ("Print what would follow if somebody had a card"), .flag = "not",
    .flag_summary = N_ ("Suppose that HOLDER does not have CARD") },
  { "check-marks", cb_cli_check_marks, FALSE, FALSE, "FILE…",
    N_ ("Check your own marks against the log") },
  { "hint", cb_cli_hint, FALSE, FALSE, "FILE…",
    N_ ("Print where there is something you have not marked yet"), .flag = "tell",
    .flag_summary = N_ ("Also print what it is, and why") },
  { "advise", cb_cli_advise, FALSE, FALSE, "FILE…", N_ ("Rank the next suggestions"), FALSE, TRUE,
    .budget = USUAL_BUDGET },
  { "course", cb_cli_course, FALSE, FALSE, "FILE…", N_ ("Print how many solutions each entry left"),
    .budget = USUAL_BUDGET },
  { "review", cb_cli_review, FALSE, FALSE, "FILE…",
    N_ ("Print how good your suggestions were, and how lucky the answers") },
  { "table", cb_cli_table_state, FALSE, FALSE, "FILE…",
    N_ ("Print whose turn it is, the hands, who is out, the decks and what to do") },
  { "traits", cb_cli_traits, TRUE, FALSE, "FILE [TRAIT=CARD,CARD…]…",
    N_ ("Print which cards have which traits, or say which"), .takes_line = TRUE },
  { "powers", cb_cli_powers, TRUE, FALSE, "FILE [POWER=TEXT]…",
    N_ ("Print what the powers say, or write what your cards say"), .takes_line = TRUE },
  { "check", cb_cli_check, TRUE, FALSE, "FILE…", N_ ("Check a case or an edition for problems"),
    .edition_func = cb_cli_check_edition },
};

/* These read no case; each has options of its own. */
static const struct
{
  const char *name;
  CbCliStatus (*func) (int argc, char **argv);
  const char *summary;
} others[] = {
  { "merge", cb_cli_merge, N_ ("Join several versions of one case") },
  { "new", cb_cli_new, N_ ("Start a case from a hand code") },
  { "deal", cb_cli_deal, N_ ("Deal the cards for a game, or show a hand") },
  { "roll", cb_cli_roll, N_ ("Roll the dice, or roll to see who starts") },
  { "editions", cb_cli_editions, N_ ("List the built-in editions") },
  { "print", cb_cli_print, N_ ("Make a PDF of the detective notes") },
  { "figures", cb_cli_figures, N_ ("Count finished cases: who won, in how many turns") },
  { "practice", cb_cli_practice, N_ ("Make a case to practice with, and play its turns") },
};

/* Commands that only developers of Casebook need, which are in a program of their own. */
static const char *const of_lab[] = { "simulate", "play", "match", NULL };

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
      return CB_CLI_UNUSABLE;
    }
  if (cb_case_get_read_only (case_) && !command->says_newer)
    cb_cli_complain (path,
                     _ ("version %d is newer than this Casebook, so parts of it may be misread"),
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
  if (command->asks_line && !take_line (arguments, options))
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

/* Returns: (transfer full): takes the options that all commands share, and of @reading, @advising
 * and
 * @own those that @command has */
static GOptionContext *
make_context (const Command *command,
              const GOptionEntry *shared,
              const GOptionEntry *reading,
              const GOptionEntry *advising,
              const GOptionEntry *own)
{
  g_autofree char *parameters = g_strdup_printf ("%s %s", command->name, command->parameters);
  GOptionContext *context = g_option_context_new (parameters);

  g_option_context_set_summary (context, _ (command->summary));
  g_option_context_add_main_entries (context, shared, GETTEXT_PACKAGE);
  if (!command->asks_line && !command->takes_line)
    g_option_context_add_main_entries (context, reading, GETTEXT_PACKAGE);
  if (command->advises)
    g_option_context_add_main_entries (context, advising, GETTEXT_PACKAGE);
  if (command->flag != NULL)
    g_option_context_add_main_entries (context, own, GETTEXT_PACKAGE);
  return context;
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
  /* Not for commands that change a case: they read all of its entries. */
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
  g_autoptr (GOptionContext) context = make_context (command, entries, at, advised, flag);
  g_autoptr (GError) error = NULL;

  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      cb_cli_complain_of_options (error);
      return CB_CLI_UNUSABLE;
    }
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

static void
print_help (void)
{
  g_print (_ ("Usage: casebook-cli COMMAND [OPTION…] FILE…\n\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-11s %s\n", commands[i].name, _ (commands[i].summary));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_print ("  %-11s %s\n", others[i].name, _ (others[i].summary));
  g_print (_ ("\nRun “casebook-cli COMMAND --help” for more about a command.\n"));
}

int
main (int argc, char **argv)
{
  cb_cli_start ("casebook-cli");

  if (argc > 1 && (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h")))
    {
      print_help ();
      return CB_CLI_DONE;
    }
  if (argc > 1 && g_str_equal (argv[1], "--version"))
    {
      g_print ("casebook-cli " PACKAGE_VERSION "\n");
      return CB_CLI_DONE;
    }

  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (argv[1], commands[i].name))
      return (int) run (&commands[i], argc - 1, argv + 1);
  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (argv[1], others[i].name))
      return (int) others[i].func (argc - 1, argv + 1);
  if (argc > 1 && g_strv_contains (of_lab, argv[1]))
    return (int) cb_cli_go_to_lab (argv);

  cb_cli_complain (NULL,
                   argc > 1 ? _ ("“%s” is not a command; see casebook-cli --help")
                            : _ ("no command given; see casebook-cli --help"),
                   argc > 1 ? argv[1] : "");
  return CB_CLI_UNUSABLE;
}
