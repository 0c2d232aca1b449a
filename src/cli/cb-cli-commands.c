/* What people read about each command. What the commands do is in main.c. make-pages.py makes the
 * man page and the completions for shells from this file and from the options of each command.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <stdlib.h>

#include "cb-cli-commands.h"
#include "cb-cli.h"
#include "cb-quick-words.h"

/* With this as its only argument, a command prints its options for make-pages.py, one JSON object
 * per line. */
#define LIST_OPTIONS "--list-options"

static const char *const groups[CB_CLI_N_GROUPS] = {
  [CB_CLI_BEFORE] = N_ ("Before a game"),        [CB_CLI_PLAYING] = N_ ("During a game"),
  [CB_CLI_REASONS] = N_ ("What the sheet says"), [CB_CLI_AFTERWARDS] = N_ ("Looking back"),
  [CB_CLI_FILES] = N_ ("Files and boxes"),
};

static const CbCliCommand commands[] = {
  { "new", CB_CLI_BEFORE, "CODE", N_ ("Start a case from a hand code"),
    "1EGX-VDFC-KGBJ-P16W --names Ann,Ben,Cleo -o friday.casebook" },
  { "deal", CB_CLI_BEFORE, "EDITION|FILE", N_ ("Deal the cards for a game, or show a hand"),
    "classic --names Ann,Ben,Cleo -o friday.deal" },
  { "roll", CB_CLI_BEFORE, "EDITION", N_ ("Roll the dice, or roll to see who starts"),
    "classic --names Ann,Ben,Cleo" },
  { "print", CB_CLI_BEFORE, "[FILE]", N_ ("Make a PDF of the detective notes"),
    "friday.casebook -o notes.pdf" },
  { "practice", CB_CLI_BEFORE, "NUMBER|FILE",
    N_ ("Make a case to practice with, and play its turns"), "7 -o seven.casebook" },
  { "record", CB_CLI_PLAYING, "FILE LINE", N_ ("Record a turn typed in one line"),
    "friday.casebook ann: plum rope hall, ben passes, cleo shows" },
  { "sheet", CB_CLI_PLAYING, "FILE…", N_ ("Print the sheet of a case"), "friday.casebook" },
  { "table", CB_CLI_PLAYING, "FILE…",
    N_ ("Print whose turn it is, the hands, who is out, the decks and what to do"),
    "friday.casebook" },
  { "advise", CB_CLI_PLAYING, "FILE…", N_ ("Rank the next suggestions"),
    "friday.casebook --from hall --rolled 7" },
  { "traits", CB_CLI_PLAYING, "FILE [TRAIT=CARD,CARD…]…",
    N_ ("Print which cards have which traits, or say which"), "cruise.casebook blunt=oar,gaff" },
  { "powers", CB_CLI_PLAYING, "FILE [POWER=TEXT]…",
    N_ ("Print what the powers say, or write what your cards say"), "halloween.casebook" },
  { "why", CB_CLI_REASONS, "FILE CARD HOLDER", N_ ("Print the reason for one mark"),
    "friday.casebook rope Ann" },
  { "suppose", CB_CLI_REASONS, "FILE CARD HOLDER",
    N_ ("Print what would follow if somebody had a card"), "friday.casebook rope Ann" },
  { "hint", CB_CLI_REASONS, "FILE…", N_ ("Point to a mark you could make"), "friday.casebook" },
  { "check-marks", CB_CLI_REASONS, "FILE…", N_ ("Check your own marks against the log"),
    "friday.casebook" },
  { "replay", CB_CLI_REASONS, "FILE…", N_ ("Print what each entry revealed"), "friday.casebook" },
  { "course", CB_CLI_AFTERWARDS, "FILE…", N_ ("Print how many solutions each entry left"),
    "friday.casebook" },
  { "review", CB_CLI_AFTERWARDS, "FILE…", N_ ("Rate your suggestions and your luck"),
    "friday.casebook" },
  { "figures", CB_CLI_AFTERWARDS, "[FOLDER|FILE…]",
    N_ ("Count finished cases: who won, in how many turns"), "Documents" },
  { "check", CB_CLI_FILES, "FILE…", N_ ("Check a case or an edition for problems"),
    "friday.casebook ours.edition" },
  { "merge", CB_CLI_FILES, "FILE FILE…", N_ ("Join several versions of one case"),
    "phone.casebook laptop.casebook -o friday.casebook" },
  { "editions", CB_CLI_FILES, "[WORD…]", N_ ("List the built-in editions"), "sheldon" },
};

/* Returns: (nullable): the command of that name */
const CbCliCommand *
cb_cli_find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      return &commands[i];
  return NULL;
}

/* Prints all commands, each with an example, in groups by when they are used. */
void
cb_cli_print_commands (void)
{
  g_print (_ ("Usage: casebook-cli COMMAND [OPTION…] FILE…\n\n"));
  for (guint group = 0; group < CB_CLI_N_GROUPS; group++)
    {
      g_print ("%s", group > 0 ? "\n" : "");
      cb_cli_put_styled (CB_CLI_BOLD, "%s\n", _ (groups[group]));
      for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
        if (commands[i].group == group)
          {
            g_print ("  %-12s %s\n", commands[i].name, _ (commands[i].summary));
            cb_cli_put_styled (CB_CLI_DIM, "               casebook-cli %s %s\n", commands[i].name,
                               commands[i].example);
          }
    }
  g_print (_ ("\nRun “casebook-cli COMMAND --help” for more about a command.\n"));
}

/* Prints all commands for other programs, one JSON object per line. */
void
cb_cli_print_commands_as_json (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "name", commands[i].name);
      json_object_set_string_member (object, "group", _ (groups[commands[i].group]));
      json_object_set_string_member (object, "parameters", commands[i].parameters);
      json_object_set_string_member (object, "summary", _ (commands[i].summary));
      json_object_set_string_member (object, "example", commands[i].example);
      cb_cli_print_object (object);
    }
}

/* (nullable): the name that @typed is most likely a misspelling of; NULL if it is not near any
 * name, or equally near to two of them.
 * @beginning: whether @typed may also be the beginning of a name */
static const char *
find_nearest (const char *typed, GPtrArray *names, gboolean beginning)
{
  const char *nearest = NULL;
  guint least = G_MAXUINT;

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      guint distance;

      if (!cb_quick_fits (typed, name, beginning, TRUE, &distance) || distance > least)
        continue;
      nearest = distance < least ? name : NULL;
      least = distance;
    }
  return nearest;
}

/**
 * cb_cli_suggest:
 * @typed: a word that is none of @names
 * @names: (element-type utf8): the words that exist
 *
 * Asks whether one of the names was meant, if one is nearer to @typed than all others and so near
 * that @typed may be a slip of the keyboard.
 */
void
cb_cli_suggest (const char *typed, GPtrArray *names)
{
  const char *meant = find_nearest (typed, names, FALSE);

  if (meant == NULL)
    meant = find_nearest (typed, names, TRUE);
  if (meant != NULL)
    cb_cli_complain (NULL, _ ("did you mean “%s”?"), meant);
}

void
cb_cli_complain_of_command (const char *typed)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_ptr_array_add (names, (gpointer) commands[i].name);
  cb_cli_complain (NULL, _ ("“%s” is not a command; see casebook-cli --help"), typed);
  cb_cli_suggest (typed, names);
}

static void
list_options (const GOptionEntry *entries)
{
  for (; entries->long_name != NULL; entries++)
    {
      const char short_name[] = { entries->short_name, '\0' };
      JsonObject *object;

      if (*entries->long_name == '\0')
        continue;
      object = json_object_new ();
      json_object_set_string_member (object, "name", entries->long_name);
      json_object_set_string_member (object, "short", short_name);
      json_object_set_string_member (
        object, "argument", entries->arg_description != NULL ? entries->arg_description : "");
      json_object_set_string_member (object, "summary", _ (entries->description));
      json_object_set_boolean_member (object, "file", entries->arg == G_OPTION_ARG_FILENAME);
      cb_cli_print_object (object);
    }
}

static gboolean
choose_color_cb (const char *name, const char *value, gpointer user_data, GError **error)
{
  if (cb_cli_choose_color (value))
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _ ("--color: “%s” is none of always, auto and never"), value);
  return FALSE;
}

static const GOptionEntry shared[] = {
  { "color", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer) choose_color_cb,
    N_ ("Whether to print in color: always, auto or never"), "WHEN" },
  G_OPTION_ENTRY_NULL,
};

/**
 * cb_cli_parse_as:
 * @name: the command
 * @parameters: what the command takes besides options, as --help writes it
 * @summary: what the command does, translated
 * @description: (nullable): what --help prints below the options
 * @entries: the options of the command
 *
 * Reads the options of a command. Ends the program after --help, as GLib does.
 *
 * Returns: whether the options could be read; complains if not
 */
gboolean
cb_cli_parse_as (const char *name,
                 const char *parameters,
                 const char *summary,
                 const char *description,
                 const GOptionEntry *entries,
                 int argc,
                 char **argv)
{
  g_autofree char *program = g_strdup (g_get_prgname ());
  g_autofree char *called = g_strdup_printf ("%s %s", program, name);
  g_autoptr (GOptionContext) context = g_option_context_new (parameters);
  g_autoptr (GError) error = NULL;
  gboolean parsed;

  if (argc == 2 && g_str_equal (argv[1], LIST_OPTIONS))
    {
      list_options (entries);
      list_options (shared);
      exit (EXIT_SUCCESS);
    }
  /* With this name, --help prints the command before the options, as one types it. */
  g_set_prgname (called);
  g_option_context_set_summary (context, summary);
  g_option_context_set_description (context, description);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, shared, GETTEXT_PACKAGE);
  parsed = g_option_context_parse (context, &argc, &argv, &error);
  g_set_prgname (program);
  if (parsed)
    return TRUE;
  /* GLib’s own message for this error is written for programmers. */
  if (error->domain == G_CONVERT_ERROR)
    cb_cli_complain (NULL, _ ("an argument is not valid text in this system’s encoding"));
  else
    cb_cli_complain (NULL, "%s", error->message);
  return FALSE;
}

/* Calls cb_cli_parse_as() for the command @name of casebook-cli. */
gboolean
cb_cli_parse (const char *name, const GOptionEntry *entries, int argc, char **argv)
{
  const CbCliCommand *command = cb_cli_find_command (name);
  g_autofree char *description = g_strdup_printf ("%s\n  casebook-cli %s %s", _ ("Example:"), name,
                                                  command->example);

  return cb_cli_parse_as (name, command->parameters, _ (command->summary), description, entries,
                          argc, argv);
}
