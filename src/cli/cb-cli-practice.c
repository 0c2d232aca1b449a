/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-games.h"
#include "cb-editions.h"
#include "cb-practice.h"
#include "cb-setup-members.h"

/* The argument of “practice” is the number of a new case, which is then kept in a file, or the file
 * of such a case, to go on with it. */

static const char *const GRADES[] = { "rows", "sizes", "cases" };

/* What the options say. */
typedef struct
{
  char *edition;
  char *output;
  char *answer;
  gboolean next;
  gboolean all;
  gboolean json;
  GStrv arguments;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->edition);
  g_free (self->output);
  g_free (self->answer);
  g_strfreev (self->arguments);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse (int argc, char **argv, Options *options)
{
  const GOptionEntry entries[] = {
    { "edition", 'e', 0, G_OPTION_ARG_STRING, &options->edition,
      N_ ("Edition to practice with (default: classic)"), "EDITION" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->output, N_ ("The case file"), "FILE" },
    { "next", 0, 0, G_OPTION_ARG_NONE, &options->next, N_ ("Play the next turn"), NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &options->all,
      N_ ("Play all turns until the case can be solved"), NULL },
    { "answer", 0, 0, G_OPTION_ARG_STRING, &options->answer,
      N_ ("Answer: the cards in the envelope"), "A,B,C" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options->json, N_ ("One JSON object per line"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->arguments, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return cb_cli_parse ("practice", entries, argc, argv);
}

/* (transfer none) (nullable): a built-in edition, because only those are the same for everybody */
static CbEdition *
find_edition (const char *id)
{
  CbEdition *edition = cb_editions_find_builtin (id != NULL ? id : CB_PRACTICE_EDITION);

  if (edition != NULL && cb_practice_can_play (edition))
    return edition;
  cb_cli_complain (NULL, _ ("practice: “%s” is not an edition you can practice with"), id);
  return NULL;
}

/* Returns: (transfer full) (nullable): the case of that number, not yet in a file */
static CbCase *
make_case (const char *argument, const char *edition_id, CbPractice **practice)
{
  CbEdition *edition = find_edition (edition_id);
  guint64 number;

  if (edition == NULL)
    return NULL;
  if (!g_ascii_string_to_unsigned (argument, 10, 1, CB_PRACTICE_MAX, &number, NULL))
    {
      cb_cli_complain (NULL, _ ("practice: give a number from 1 to %u, or a practice case"),
                       CB_PRACTICE_MAX);
      return NULL;
    }
  *practice = cb_practice_new (edition, (guint) number);
  return cb_practice_make_case (*practice);
}

/* Returns: (transfer full) (nullable): the case in the file, locked if @writes */
static CbCase *
load_case (const char *path, gboolean writes, CbPractice **practice)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = writes ? cb_case_load_locked (file, &error)
                                    : cb_case_load (file, &error);
  CbEdition *edition;

  if (case_ == NULL)
    {
      cb_cli_complain (path, "%s", error->message);
      return NULL;
    }
  edition = cb_editions_find_builtin (cb_edition_get_id (cb_case_get_edition (case_)));
  if (cb_case_get_practice (case_) > 0 && edition != NULL && cb_practice_can_play (edition))
    *practice = cb_practice_new (edition, cb_case_get_practice (case_));
  if (*practice != NULL && cb_practice_fits (*practice, case_) && !cb_case_get_closed (case_))
    return g_steal_pointer (&case_);
  if (*practice == NULL)
    cb_cli_complain (path, _ ("this is not a practice case"));
  else if (cb_case_get_closed (case_))
    cb_cli_complain (path, _ ("this case is closed"));
  else
    cb_cli_complain (path, _ ("its cards were changed, so it cannot go on"));
  return NULL;
}

/* Whether @argument is a number rather than a file: any string of digits is one, however long. */
static gboolean
is_number (const char *argument)
{
  return argument[strspn (argument, "0123456789")] == '\0';
}

static JsonArray *
make_new_entries (CbCase *case_, guint n_new)
{
  CbLog *log = cb_case_get_log (case_);
  guint n = cb_log_get_n_entries (log);
  JsonArray *array = json_array_new ();

  for (guint i = n - n_new; i < n; i++)
    json_array_add_element (array,
                            cb_entry_write (cb_log_get_entry (log, i), cb_case_get_setup (case_)));
  return array;
}

static void
print_json (const CbPractice *practice, CbCase *case_, guint n_new, const gboolean *right)
{
  CbSetup *setup = cb_case_get_setup (case_);
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "number", practice->number);
  json_object_set_string_member (object, "edition", cb_edition_get_id (setup->edition));
  json_object_set_int_member (object, "players", setup->n_players);
  json_object_set_int_member (object, "me", setup->me);
  cb_members_put_cards (object, "hand", setup->edition, setup->hand);
  json_object_set_int_member (object, "entries", cb_log_get_n_entries (cb_case_get_log (case_)));
  json_object_set_array_member (object, "new", make_new_entries (case_, n_new));
  json_object_set_string_member (object, "grade", GRADES[practice->grade]);
  json_object_set_boolean_member (object, "closed", cb_case_get_closed (case_));
  if (right != NULL)
    json_object_set_boolean_member (object, "right", *right);
  cb_cli_print_object (object);
}

static void
print_table (const CbPractice *practice, CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);
  g_autofree char *hand = cb_edition_join_names (setup->edition, setup->hand);

  cb_cli_put (
    /* Translators: a number, then what is needed to solve the case. */
    _ ("Practice %u · %s\n"), practice->number, cb_practice_grade_describe (practice->grade));
  cb_cli_put (ngettext ("%u player\n", "%u players\n", setup->n_players), setup->n_players);
  /* Translators: a player’s name, then cards. */
  cb_cli_put (_ ("You are %s and hold %s.\n"), setup->players[setup->me].name, hand);
}

static void
print_new_entries (CbCase *case_, guint n_new)
{
  CbLog *log = cb_case_get_log (case_);
  guint n = cb_log_get_n_entries (log);

  for (guint i = n - n_new; i < n; i++)
    {
      g_autofree char *words = cb_entry_describe (cb_log_get_entry (log, i),
                                                  cb_case_get_setup (case_));

      /* Translators: the number of an entry, then what happened. */
      cb_cli_put (_ ("%u. %s\n"), i + 1, words);
    }
}

/* @result: (nullable): whether the answer came early or late */
static void
print_answer (gboolean right, const char *result)
{
  if (!right)
    cb_cli_put ("%s\n", _ ("Not quite: at least one of these isn’t in the envelope."));
  else if (result == NULL)
    cb_cli_put ("%s\n", _ ("Correct!"));
  else
    cb_cli_put ("%s %s\n", _ ("Correct!"), result);
}

/* Plays the turns that the options ask for. Returns: how many entries that added */
static guint
play (const CbPractice *practice, CbCase *case_, const Options *options)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  guint n_wanted = options->all ? practice->n_needed : options->next ? n + 1 : n;

  return cb_practice_advance (practice, case_, n_wanted);
}

/* Returns: whether the case is on disk, or need not be */
static gboolean
keep_case (const char *path, CbCase *case_, gboolean writes)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_commandline_arg (path) : NULL;
  g_autoptr (GError) error = NULL;

  if (file == NULL || !writes)
    return TRUE;
  if (cb_case_file_get_location (cb_case_get_file (case_)) != NULL)
    return cb_cli_is_saved (path, case_);
  if (cb_case_file_keep_in (cb_case_get_file (case_), file, &error))
    return TRUE;
  cb_cli_complain_of_writing (path, error);
  return FALSE;
}

/* @path: (nullable): where the case is kept; @writes: whether to write it */
static CbCliStatus
run (const CbPractice *practice,
     CbCase *case_,
     const Options *options,
     const char *path,
     gboolean writes)
{
  g_autofree char *result = NULL;
  gboolean right = FALSE;
  CbCardSet cards = 0;
  guint n_new;

  if (options->answer != NULL &&
      !cb_cli_read_cards (cb_case_get_edition (case_), options->answer, "practice", &cards))
    return CB_CLI_UNUSABLE;
  if (writes)
    cb_cli_outlive_reader ();
  n_new = play (practice, case_, options);
  /* Without a file the player was shown no turns, so an answer is neither early nor late. */
  if (path != NULL)
    result = cb_practice_describe_result (practice, cb_log_get_n_entries (cb_case_get_log (case_)));
  if (options->answer != NULL && !cb_case_get_closed (case_))
    right = cb_practice_accuse (practice, case_, cards);
  if (!keep_case (path, case_, writes))
    return CB_CLI_UNUSABLE;

  if (options->json)
    print_json (practice, case_, n_new + right, options->answer != NULL ? &right : NULL);
  else
    {
      if (n_new == 0 && options->answer == NULL)
        print_table (practice, case_);
      print_new_entries (case_, n_new);
      if (options->answer != NULL)
        print_answer (right, result);
    }
  if (writes ? !cb_cli_flush_saved (path) : !cb_cli_flush ())
    return CB_CLI_UNUSABLE;
  return options->answer != NULL && !right ? CB_CLI_CONTRADICTION : CB_CLI_DONE;
}

/* Makes a case to practice with, plays its turns, or judges what somebody found. */
CbCliStatus
cb_cli_practice (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  g_autoptr (CbPractice) practice = NULL;
  g_autoptr (CbCase) case_ = NULL;
  const char *argument;
  gboolean from_number, writes;

  if (!parse (argc, argv, &options))
    return CB_CLI_UNUSABLE;
  argument = options.arguments != NULL && options.arguments[1] == NULL ? options.arguments[0] : "0";
  from_number = is_number (argument);
  if (!from_number && (options.output != NULL || options.edition != NULL))
    {
      cb_cli_complain (NULL, _ ("practice: --output and --edition need a number"));
      return CB_CLI_UNUSABLE;
    }
  writes = from_number ? options.output != NULL
                       : options.next || options.all || options.answer != NULL;
  case_ = from_number ? make_case (argument, options.edition, &practice)
                      : load_case (argument, writes, &practice);
  if (case_ == NULL || (!from_number && writes && !cb_cli_can_write (argument, case_)))
    return CB_CLI_UNUSABLE;
  return run (practice, case_, &options, from_number ? options.output : argument, writes);
}
