/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-box.h"
#include "cb-edition-board.h"
#include "cb-edition-box.h"
#include "cb-editions.h"
#include "cb-setup-members.h"

static JsonArray *
make_words (const char *const *words)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    json_array_add_string_element (array, words[i]);
  return array;
}

/* How many cards each deck has, 0 where that is not known. */
static JsonArray *
make_decks (CbEdition *edition)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < cb_edition_get_n_decks (edition); i++)
    {
      const CbDeck *deck = cb_edition_get_deck (edition, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "id", deck->id);
      json_object_set_string_member (object, "name", deck->name);
      json_object_set_int_member (object, "cards", deck->size);
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonArray *
make_categories (CbEdition *edition)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "id", category->id);
      json_object_set_string_member (object, "name", category->name);
      json_object_set_int_member (object, "inEnvelope", category->n_in_envelope);
      cb_members_put_cards (object, "cards", edition, category->cards);
      json_array_add_object_element (array, object);
    }
  return array;
}

/* Writes the rules of dealing, starting and moving, in the words that edition files use. */
static void
put_rules (JsonObject *object, CbEdition *edition)
{
  static const char *const STARTS[] = { "any", "roll-one", "roll-all", "dealer", "character" };
  const CbRules *rules = cb_edition_get_rules (edition);

  json_object_set_int_member (object, "minPlayers", rules->min_players);
  json_object_set_int_member (object, "maxPlayers", rules->max_players);
  json_object_set_string_member (object, "deal", rules->deal == CB_DEAL_ALL ? "all" : "equal");
  json_object_set_string_member (object, "rest", rules->rest == CB_REST_DOWN ? "down" : "open");
  json_object_set_int_member (object, "dice", rules->n_dice);
  json_object_set_string_member (object, "starts", STARTS[rules->starts]);
  if (rules->accuse_at != NULL)
    json_object_set_string_member (object, "accuseAt", rules->accuse_at);
  json_object_set_int_member (object, "setAside", rules->side_cards);
  json_object_set_boolean_member (object, "board", cb_edition_has_board (edition));
}

static void
print_json (CbEdition *edition)
{
  static const char *const OUTSIDE[][2] = {
    { "publishers", "Publisher" }, { "numbers", "Number" }, { "years", "Year" }, { NULL }
  };
  const CbRules *rules = cb_edition_get_rules (edition);
  g_auto (GStrv) guesses = cb_edition_list_guesses (edition);
  JsonObject *object = json_object_new ();
  guint n_said = 0;

  json_object_set_string_member (object, "id", rules->id);
  json_object_set_string_member (object, "name", rules->name);
  if (rules->description != NULL)
    json_object_set_string_member (object, "description", rules->description);
  if (rules->complete != CB_COMPLETE_UNSAID)
    json_object_set_string_member (object, "complete", cb_edition_get_completeness_word (edition));
  json_object_set_array_member (object, "guesses", make_words ((const char *const *) guesses));
  json_object_set_array_member (object, "sources",
                                make_words ((const char *const *) rules->sources));
  for (guint i = 0; OUTSIDE[i][0] != NULL; i++)
    json_object_set_array_member (object, OUTSIDE[i][0],
                                  make_words (cb_edition_get_outside (edition, OUTSIDE[i][1])));
  put_rules (object, edition);
  json_object_set_int_member (object, "cards", cb_edition_get_n_cards (edition));
  json_object_set_array_member (object, "categories", make_categories (edition));
  json_object_set_array_member (object, "decks", make_decks (edition));
  for (guint i = 0; i < cb_edition_get_n_powers (edition); i++)
    n_said += cb_edition_get_power (edition, i)->text != NULL;
  json_object_set_int_member (object, "powers", cb_edition_get_n_powers (edition));
  json_object_set_int_member (object, "powersInWords", n_said);
  cb_cli_print_object (object);
}

/* (transfer full): how many cards each category has, such as “6 + 6 + 9” */
static char *
describe_cards (CbEdition *edition)
{
  g_autoptr (GString) sizes = g_string_new (NULL);

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    g_string_append_printf (sizes, i == 0 ? "%u" : " + %u",
                            cb_card_set_size (cb_edition_get_category (edition, i)->cards));
  return g_string_free_and_steal (g_steal_pointer (&sizes));
}

static void
print_text (CbEdition *edition, guint width)
{
  const CbRules *rules = cb_edition_get_rules (edition);
  g_autofree char *cards = describe_cards (edition);
  g_autofree char *complete = cb_edition_describe_completeness (edition);

  cb_cli_put (
    /* Translators: an edition: its name, how many players, how many cards of each category, and
     * how much Casebook knows of its rules, “names only”. */
    _ ("%s%*s  %s, %d–%d players, %s cards (%s)\n"), rules->id, cb_cli_get_space (rules->id, width),
    "", rules->name, rules->min_players, rules->max_players, cards, complete);
}

/* Prints the editions that match, or @abroad those that match in another language only. */
static void
print_matches (const char *search, gboolean abroad, gboolean json, guint width)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);
      CbEditionMatch match = cb_edition_match (edition, search);

      if (match == CB_EDITION_MATCH_NONE || (match == CB_EDITION_MATCH_ABROAD) != abroad)
        continue;
      if (json)
        print_json (edition);
      else
        print_text (edition, width);
    }
}

CbCliStatus
cb_cli_editions (int argc, char **argv)
{
  gboolean json = FALSE;
  g_auto (GStrv) arguments = NULL;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("One JSON object per line"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *search = NULL;
  guint width = 0;

  if (!cb_cli_parse ("editions", entries, argc, argv))
    return CB_CLI_UNUSABLE;
  search = arguments != NULL ? g_strjoinv (" ", arguments) : g_strdup ("");

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    width = MAX (width, cb_cli_get_width (cb_edition_get_id (cb_editions_get_builtin (i))));
  print_matches (search, FALSE, json, width);
  print_matches (search, TRUE, json, width);
  return cb_cli_flush () ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}
