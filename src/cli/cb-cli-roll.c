/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-box.h"
#include "cb-edition-dice.h"
#include "cb-first-player.h"
#include "cb-roll.h"

/* (transfer full): what the dice show, as entries of case files have it */
static JsonArray *
make_faces (const CbDiceRoll *roll, const CbEdition *edition)
{
  g_autoptr (CbEntry) entry = cb_roll_new (0, roll, edition);

  return json_array_ref (cb_entry_get_roll (entry)->dice);
}

static void
print_roll (const CbDice *dice, const CbDiceRoll *roll, const CbEdition *edition, gboolean json)
{
  g_autofree char *words = cb_dice_describe_roll (dice, roll);
  JsonObject *object;

  if (!json && roll->n_dice == 1)
    cb_cli_put ("%s\n", words);
  else if (!json)
    cb_cli_put ("%s = %u\n", words, cb_dice_roll_get_total (roll));
  else
    {
      object = json_object_new ();
      json_object_set_array_member (object, "dice", make_faces (roll, edition));
      json_object_set_int_member (object, "total", cb_dice_roll_get_total (roll));
      cb_cli_print_object (object);
    }
}

static void
print_round_roll (guint round,
                  const CbSetup *setup,
                  guint seat,
                  const CbDice *dice,
                  const CbDiceRoll *roll,
                  gboolean json)
{
  g_autofree char *words = cb_dice_describe_roll (dice, roll);
  JsonObject *object;

  if (!json)
    {
      /* Translators: a player, then what was rolled. */
      g_autofree char *line = g_strdup_printf (_ ("%s: %s"), setup->players[seat].name, words);

      cb_cli_put ("%u  %s\n", round, line);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "round", round);
  json_object_set_int_member (object, "seat", seat);
  json_object_set_array_member (object, "dice", make_faces (roll, setup->edition));
  json_object_set_int_member (object, "total", cb_dice_roll_get_total (roll));
  cb_cli_print_object (object);
}

/* Everybody rolls; those who share the highest roll go on until one of them wins. */
static void
roll_for_start (const CbDice *dice, const CbSetup *setup, CbRandomSource *random, gboolean json)
{
  g_autoptr (CbFirstPlayer) first = cb_first_player_new (setup->n_players);
  JsonObject *object;
  int seat;

  while ((seat = cb_first_player_get_next (first)) >= 0)
    {
      CbDiceRoll roll = cb_dice_roll (dice, random);

      print_round_roll (cb_first_player_get_n_rounds (first), setup, (guint) seat, dice, &roll,
                        json);
      cb_first_player_roll (first, (guint) seat, cb_dice_roll_get_total (&roll));
    }
  seat = cb_first_player_get_winner (first);
  if (!json)
    {
      cb_cli_put (_ ("%s starts\n"), setup->players[seat].name);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "starts", seat);
  cb_cli_print_object (object);
}

/* Rolls the dice of an edition; if there are players, rolls for who starts. */
CbCliStatus
cb_cli_roll (int argc, char **argv)
{
  int n_dice = 0, n_players = 0;
  g_autofree char *names = NULL;
  g_autofree char *seed = NULL;
  gboolean json = FALSE;
  g_auto (GStrv) arguments = NULL;
  const GOptionEntry entries[] = {
    { "dice", 0, 0, G_OPTION_ARG_INT, &n_dice, N_ ("Number of dice to roll"), "N" },
    { "players", 0, 0, G_OPTION_ARG_INT, &n_players, N_ ("Roll to see which of N players starts"),
      "N" },
    { "names", 0, 0, G_OPTION_ARG_STRING, &names, N_ ("Roll to see which of these players starts"),
      "A,B,C" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, N_ ("Repeat the same roll"), "S" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("One JSON object per line"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (CbSetup) setup = NULL;
  g_autoptr (CbRandomSource) random = NULL;
  gboolean starts;
  CbDice dice;
  CbDiceRoll roll;

  if (!cb_cli_parse ("roll", entries, argc, argv))
    return CB_CLI_UNUSABLE;
  if (arguments == NULL || arguments[1] != NULL)
    {
      cb_cli_complain (NULL, _ ("%s: give an edition"), "roll");
      return CB_CLI_UNUSABLE;
    }
  edition = cb_cli_find_edition ("roll", arguments[0]);
  random = edition != NULL ? cb_cli_make_random ("roll", seed) : NULL;
  if (random == NULL)
    return CB_CLI_UNUSABLE;
  starts = n_players != 0 || names != NULL;
  if (starts ? !cb_edition_get_dice_to_start (edition, n_dice, &dice)
             : !cb_edition_get_dice (edition, n_dice, &dice))
    {
      cb_cli_complain (NULL, _ ("roll: “%s” does not have that many dice"),
                       cb_edition_get_name (edition));
      return CB_CLI_UNUSABLE;
    }

  setup = cb_setup_new (edition);
  if (!starts)
    {
      roll = cb_dice_roll (&dice, random);
      print_roll (&dice, &roll, edition, json);
    }
  else if (cb_cli_add_players ("roll", setup, n_players, names))
    roll_for_start (&dice, setup, random, json);
  else
    return CB_CLI_UNUSABLE;
  return cb_cli_flush () ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}
