/* cb-cli-practice.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-games.h"
#include "cb-practice.h"

static const char *const GRADES[] = { "rows", "sizes", "cases" };

/* What the options say. */
typedef struct
{
  char *output;
  char *answer;
  gboolean json;
  GStrv numbers;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->output);
  g_free (self->answer);
  g_strfreev (self->numbers);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse (int argc, char **argv, Options *options)
{
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->output, N_ ("The case file"), "FILE" },
    { "answer", 0, 0, G_OPTION_ARG_STRING, &options->answer,
      N_ ("Answer: the cards in the envelope"), "A,B,C" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options->json, N_ ("One JSON object per line"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->numbers, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return cb_cli_parse ("practice NUMBER", _ ("Make a case to practice with"), entries, argc, argv);
}

/* 0 where there is none. */
static guint
read_number (GStrv numbers)
{
  guint64 number;

  if (numbers == NULL || numbers[1] != NULL ||
      !g_ascii_string_to_unsigned (numbers[0], 10, 1, CB_PRACTICE_MAX, &number, NULL))
    {
      cb_cli_complain (NULL, _ ("practice: give a number from 1 to %u"), CB_PRACTICE_MAX);
      return 0;
    }
  return (guint) number;
}

static gboolean
read_answer (const char *text, const CbEdition *edition, CbCardSet *cards)
{
  g_auto (GStrv) names = g_strsplit (text, ",", -1);

  *cards = 0;
  for (guint i = 0; names[i] != NULL; i++)
    {
      int card = cb_edition_find_card (edition, g_strstrip (names[i]));

      if (card < 0)
        {
          cb_cli_complain (NULL, _ ("practice: “%s” is not a card of the edition"), names[i]);
          return FALSE;
        }
      *cards |= cb_card_set_of ((guint) card);
    }
  return TRUE;
}

static void
print_json (const CbPractice *practice, const gboolean *right)
{
  CbSetup *setup = cb_practice_get_setup (practice);
  JsonObject *object = json_object_new ();
  JsonArray *hand = json_array_new ();

  for (CbCardSet left = setup->hand; left != 0; left &= left - 1)
    json_array_add_string_element (
      hand, cb_edition_get_card (setup->edition, cb_card_set_first (left))->id);
  json_object_set_int_member (object, "number", cb_practice_get_number (practice));
  json_object_set_string_member (object, "edition", cb_edition_get_id (setup->edition));
  json_object_set_int_member (object, "players", setup->n_players);
  json_object_set_int_member (object, "me", setup->me);
  json_object_set_array_member (object, "hand", hand);
  json_object_set_int_member (object, "entries", cb_practice_get_n_entries (practice));
  json_object_set_string_member (object, "grade", GRADES[cb_practice_get_grade (practice)]);
  if (right != NULL)
    json_object_set_boolean_member (object, "right", *right);
  cb_cli_print_object (object);
}

static void
print_text (const CbPractice *practice, const gboolean *right)
{
  CbSetup *setup = cb_practice_get_setup (practice);
  g_autofree char *hand = cb_edition_join_names (setup->edition, setup->hand);

  if (right != NULL)
    {
      cb_cli_put ("%s\n", *right ? _ ("Correct!") : _ ("That is not in the envelope."));
      return;
    }
  cb_cli_put (
    /* Translators: a number, then what is needed to solve the case. */
    _ ("Practice %u · %s\n"), cb_practice_get_number (practice),
    cb_practice_grade_describe (cb_practice_get_grade (practice)));
  /* Translators: a player’s name, then cards. */
  cb_cli_put (_ ("You are %s and hold %s.\n"), setup->players[setup->me].name, hand);
  cb_cli_put (ngettext ("%u player, ", "%u players, ", setup->n_players), setup->n_players);
  cb_cli_put (ngettext ("%u entry\n", "%u entries\n", cb_practice_get_n_entries (practice)),
              cb_practice_get_n_entries (practice));
}

static gboolean
keep_case (const CbPractice *practice, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (CbCase) case_ = cb_practice_make_case (practice);
  g_autoptr (GError) error = NULL;

  cb_cli_outlive_reader ();
  if (cb_case_keep_in (case_, file, &error))
    return TRUE;
  cb_cli_complain_of_writing (path, error);
  return FALSE;
}

/* Makes a case to practice with, or judges what somebody found. */
CbCliStatus
cb_cli_practice (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  g_autoptr (CbPractice) practice = NULL;
  gboolean right = FALSE;
  guint number;

  if (!parse (argc, argv, &options) || (number = read_number (options.numbers)) == 0)
    return CB_CLI_UNUSABLE;
  practice = cb_practice_new (number);
  if (options.answer != NULL)
    {
      CbCardSet cards;

      if (!read_answer (options.answer, cb_practice_get_setup (practice)->edition, &cards))
        return CB_CLI_UNUSABLE;
      right = cb_practice_is_right (practice, cards);
    }
  if (options.output != NULL && !keep_case (practice, options.output))
    return CB_CLI_UNUSABLE;
  if (options.json)
    print_json (practice, options.answer != NULL ? &right : NULL);
  else
    print_text (practice, options.answer != NULL ? &right : NULL);
  if (options.output != NULL ? !cb_cli_flush_saved (options.output) : !cb_cli_flush ())
    return CB_CLI_UNUSABLE;
  return options.answer != NULL && !right ? CB_CLI_CONTRADICTION : CB_CLI_DONE;
}
