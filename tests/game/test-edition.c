/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Editions from key files and from case files: what they hold, and every refusal. */

#include "cb-edition-file.h"
#include "cb-edition-json.h"
#include "cb-editions.h"
#include "cb-game-error.h"
#include "cb-test-case.h"

#define HEAD "[Edition]\nId=tiny\nName=Tiny\nName[de]=Winzig\n"
#define BODY                                                           \
  "[Trait odd]\nName=odd\n[Card c]\nCategory=two\nName=C\n"            \
  "[Category one]\nName=One\n[Category two]\nName=Two\nInEnvelope=1\n" \
  "[Card a]\nCategory=one\nName=A\nColour=#010203\nTraits=odd;\n[Card b]\nCategory=one\nName=B\n"

static CbEdition *
read_file (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return cb_edition_new_from_key_file (bytes, "x.edition", error);
}

static void
assert_file_refused (const char *text, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file (text, &error);

  g_assert_null (edition);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_file (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file (HEAD BODY, &error);
  g_autofree char *names = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (cb_edition_get_id (edition), ==, "tiny");
  g_assert_cmpstr (cb_edition_get_name (edition), ==, "Tiny");
  g_assert_cmpint (cb_edition_get_deal (edition), ==, CB_DEAL_ALL);
  g_assert_cmpuint (cb_edition_get_n_categories (edition), ==, 2);
  g_assert_cmpuint (cb_edition_get_n_cards (edition), ==, 3);
  g_assert_cmpint (cb_edition_find_card (edition, "c"), ==, 2);
  g_assert_cmpint (cb_edition_find_card (edition, "d"), ==, -1);
  g_assert_cmphex (cb_edition_get_category (edition, 0)->cards, ==, 3);
  g_assert_cmpint (cb_edition_find_category (edition, "two"), ==, 1);
  g_assert_cmpuint (cb_edition_get_card (edition, 2)->category, ==, 1);
  g_assert_cmpstr (cb_edition_get_card (edition, 0)->colour, ==, "#010203");
  g_assert_cmphex (cb_edition_get_trait (edition, 0)->cards, ==, 1);
  g_assert_cmphex (cb_edition_get_all_cards (edition), ==, 7);
  names = cb_edition_join_names (edition, 5);
  g_assert_cmpstr (names, ==, "A, C");
}

static void
test_file_refusals (void)
{
  assert_file_refused ("[Edition]\nName=T\n" BODY, "x.edition: [Edition] Id: is missing");
  assert_file_refused ("[Edition]\nId=t\n" BODY, "x.edition: [Edition] Name: is missing");
  assert_file_refused ("[Edition]\nId=t\nName=\n" BODY, "x.edition: [Edition] Name: is missing");
  assert_file_refused (BODY, "x.edition: [Edition] Id: is missing");
  assert_file_refused (HEAD, "x.edition: [Edition]: an edition has at least one category");
  assert_file_refused (HEAD "Deal=some\n" BODY,
                       "x.edition: [Edition] Deal: “some” is not one of all, equal");
  assert_file_refused (HEAD "Deal=\\q\n" BODY, "x.edition: [Edition] Deal: must be text");
  assert_file_refused (HEAD "MinPlayers=0\n" BODY,
                       "x.edition: [Edition] MinPlayers: 0 is not between 1 and 10");
  assert_file_refused (HEAD "MinPlayers=3\nMaxPlayers=2\n" BODY,
                       "x.edition: [Edition] MaxPlayers: 2 is not between 3 and 10");
  assert_file_refused (HEAD "MaxPlayers=six\n" BODY,
                       "x.edition: [Edition] MaxPlayers: “six” is not a whole number between 1 and "
                       "10");
  assert_file_refused (HEAD BODY "[Card d]\nCategory=one\n",
                       "x.edition: [Card d] Name: is missing");
  assert_file_refused (HEAD BODY "[Card d]\nName=D\n", "x.edition: [Card d] Category: is missing");
  assert_file_refused (HEAD BODY "[Card d]\nName=D\nCategory=three\n",
                       "x.edition: [Card d] Category: “three” is not a category of the edition");
  assert_file_refused (HEAD BODY "[Card d]\nName=D\nCategory=one\nTraits=odd;even\n",
                       "x.edition: [Card d] Traits: “even” is not a trait of the edition");
  assert_file_refused (HEAD BODY "[Card d]\nName=D\nCategory=one\nTraits=o\\q\n",
                       "x.edition: [Card d] Traits: must be a list of ids");
  assert_file_refused (HEAD BODY "[Card ]\nName=D\nCategory=one\n",
                       "x.edition: [Card ]: the id is empty");
  assert_file_refused (HEAD BODY "[Category ]\nName=D\n",
                       "x.edition: [Category ]: the id is empty");
  assert_file_refused (HEAD BODY "[Trait ]\nName=D\n", "x.edition: [Trait ]: the id is empty");
  assert_file_refused (HEAD BODY "[Category four]\n",
                       "x.edition: [Category four] Name: is missing");
  assert_file_refused (HEAD BODY "[Category four]\nName=F\n",
                       "x.edition: [Category four]: has no cards");
  assert_file_refused (HEAD BODY "[Category four]\nName=F\nInEnvelope=2\n"
                                 "[Card d]\nName=D\nCategory=four\n",
                       "x.edition: [Category four] InEnvelope: has fewer cards than the envelope "
                       "needs");
  assert_file_refused (HEAD BODY "[Category four]\nName=F\nInEnvelope=x\n",
                       "x.edition: [Category four] InEnvelope: “x” is not a whole number between 0 "
                       "and 32");
}

/* As many parts of a kind as there can be are read; with one more the file is refused, naming it.
 */
static void
test_file_limits (void)
{
  static const struct
  {
    const char *group;
    const char *keys;
    guint most;   /* of them */
    guint before; /* there are in @BODY */
    const char *reason;
  } limits[] = {
    { "Category", "Name=C", 4, 2, "there can be four categories at most" },
    { "Card", "Category=one\nName=C", 32, 3, "there can be 32 cards at most" },
    { "Trait", "Name=T", 16, 1, "there can be sixteen traits at most" },
    { "Die", "Faces=1;2;", 9, 0, "there can be nine dice at most" },
    { "Deck", "Name=D", 8, 0, "there can be eight decks at most" },
    { "DeckCard", "Deck=d\nName=K", 200, 0, "there can be 200 kinds of deck cards at most" },
    { "Power", "Name=P", 32, 0, "there can be 32 powers at most" },
    { "Event", "Name=E", 32, 0, "there can be 32 events at most" },
    { "Variant", "Name=V", 32, 0, "there can be 32 variants at most" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autoptr (GString) text = g_string_new (HEAD BODY);
      g_autofree char *message = g_strdup_printf ("x.edition: [%s x%u]: %s", limits[i].group,
                                                  limits[i].most, limits[i].reason);
      g_autoptr (GError) error = NULL;
      g_autoptr (CbEdition) edition = NULL;

      for (guint n = limits[i].before; n < limits[i].most; n++)
        g_string_append_printf (text, "[%s x%u]\n%s\n", limits[i].group, n, limits[i].keys);
      edition = read_file (text->str, &error);
      if (error != NULL)
        g_assert_null (strstr (error->message, limits[i].reason));
      g_string_append_printf (text, "[%s x%u]\n%s\n", limits[i].group, limits[i].most,
                              limits[i].keys);
      assert_file_refused (text->str, message);
    }
}

/* Numbers out of their range, and no numbers. */
static void
test_file_ranges (void)
{
  static const struct
  {
    const char *group;
    const char *key;
    const char *rest;
    int min, max;
  } ranges[] = {
    { "Edition", "MinPlayers", "Id=t\nName=T\n", 1, 10 },
    { "Edition", "MaxPlayers", "Id=t\nName=T\n", 1, 10 },
    { "Edition", "Removed", "Id=t\nName=T\n", 0, 32 },
    { "Edition", "AskCards", "Id=t\nName=T\n", 0, 4 },
    { "Edition", "AskAlike", "Id=t\nName=T\n", 1, 3 },
    { "Edition", "DiceRolled", "Id=t\nName=T\n", 0, 9 },
    { "Category x", "InEnvelope", "Name=X\n", 0, 32 },
    { "Deck x", "Size", "Name=X\n", 1, 999 },
    { "DeckCard x", "Count", "Deck=d\nName=X\n", 1, 999 },
    { "TwoPlayers", "FaceDown", "", 0, 32 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    {
      const char *head = g_str_equal (ranges[i].group, "Edition") ? "" : HEAD;
      const int wrong[] = { ranges[i].min - 1, ranges[i].max + 1 };

      for (guint j = 0; j < G_N_ELEMENTS (wrong); j++)
        {
          g_autofree char *text = g_strdup_printf ("%s[%s]\n%s%s=%d\n" BODY, head, ranges[i].group,
                                                   ranges[i].rest, ranges[i].key, wrong[j]);
          g_autofree char *message = g_strdup_printf ("x.edition: [%s] %s: %d is not between %d "
                                                      "and %d",
                                                      ranges[i].group, ranges[i].key, wrong[j],
                                                      ranges[i].min, ranges[i].max);

          assert_file_refused (text, message);
        }
      {
        g_autofree char *text = g_strdup_printf ("%s[%s]\n%s%s=9999999999\n" BODY, head,
                                                 ranges[i].group, ranges[i].rest, ranges[i].key);
        g_autofree char *message = g_strdup_printf (
          "x.edition: [%s] %s: 9999999999 is not between %d and %d", ranges[i].group, ranges[i].key,
          ranges[i].min, ranges[i].max);

        assert_file_refused (text, message);
      }
    }
}

/* Values and names of groups alike. */
static void
test_file_not_utf8 (void)
{
  assert_file_refused ("[Edition]\nId=x\nName=\xff\n", "x.edition: line 3 is not UTF-8 text");
  assert_file_refused ("[Edition]\n[Card \xc3]\n", "x.edition: line 2 is not UTF-8 text");
}

/* What is no key file at all still names the file. */
static void
test_file_nonsense (void)
{
  static const char *const texts[] = { "nonsense", "[Edition", "", "[Edition]\nId\n", "\xff\xfe" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (CbEdition) edition = read_file (texts[i], &error);

      g_assert_null (edition);
      g_assert_true (g_str_has_prefix (error->message, "x.edition: "));
    }
}

static CbEdition *
read_json (const char *text, GError **error)
{
  g_autofree char *json = cb_test_json (text);
  g_autoptr (JsonNode) node = json_from_string (json, NULL);

  g_assert_nonnull (node);
  return cb_edition_new_from_json (node, "edition", error);
}

static void
test_json (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_json (cb_test_small_edition (), &error);
  g_autoptr (JsonNode) written = NULL;
  g_autofree char *expected = cb_test_json (cb_test_small_edition ());
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (cb_edition_get_max_players (edition), ==, 5);
  g_assert_cmphex (
    cb_edition_get_trait (edition, (guint) cb_edition_find_trait (edition, "blunt"))->cards, ==,
    050);
  written = cb_edition_to_json (edition);
  text = json_to_string (written, FALSE);
  g_assert_cmpstr (text, ==, expected);
}

static void
assert_json_refused (const char *text, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_json (text, &error);

  g_assert_null (edition);
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID);
  g_assert_cmpstr (error->message, ==, message);
}

#define ONE "{'id':'c','name':'C','cards':[{'id':'a','name':'A'}]}"

static void
test_json_refusals (void)
{
  assert_json_refused ("[]", "edition: must be an object");
  assert_json_refused ("{}", "edition.id: is missing");
  assert_json_refused ("{'id':'','name':'E'}", "edition.id: is missing");
  assert_json_refused ("{'id':'e'}", "edition.name: is missing");
  assert_json_refused ("{'id':'[e','name':'E'}",
                       "edition.id: an id can’t contain brackets or line breaks");
  assert_json_refused ("{'id':'e\\n','name':'E'}",
                       "edition.id: an id can’t contain brackets or line breaks");
  assert_json_refused ("{'id':7,'name':'E'}", "edition.id: must be text");
  assert_json_refused ("{'id':'e','name':'E','twoPlayers':[],'categories':[" ONE "]}",
                       "edition.twoPlayers: must be an object");
  assert_json_refused ("{'id':'e','name':'E','dice':[{'id':'1','faces':1}],'categories':[" ONE "]}",
                       "edition.dice[0].faces: must be a list of ids");
  assert_json_refused ("{'id':'e','name':'E'}",
                       "edition.categories: an edition has at least one category");
  assert_json_refused ("{'id':'e','name':'E','categories':[]}",
                       "edition.categories: an edition has at least one category");
  assert_json_refused ("{'id':'e','name':'E','categories':{}}",
                       "edition.categories: must be a list");
  assert_json_refused ("{'id':'e','name':'E','minPlayers':11,'categories':[" ONE "]}",
                       "edition.minPlayers: 11 is not between 1 and 10");
  assert_json_refused ("{'id':'e','name':'E','minPlayers':4,'maxPlayers':3,'categories':[" ONE "]}",
                       "edition.maxPlayers: 3 is not between 4 and 10");
  assert_json_refused ("{'id':'e','name':'E','deal':'some','categories':[" ONE "]}",
                       "edition.deal: “some” is not one of all, equal");
  assert_json_refused ("{'id':'e','name':'E','categories':[" ONE "," ONE "]}",
                       "edition.categories[1].id: another category has the same id");
  assert_json_refused ("{'id':'e','name':'E','categories':[" ONE
                       ",{'id':'d','name':'D','cards':[{'id':'a','name':'B'}]}]}",
                       "edition.categories[1].cards[0].id: another card has the same id");
  assert_json_refused ("{'id':'e','name':'E','categories':[{'id':'c','name':'C'}]}",
                       "edition.categories[0].cards: has no cards");
  assert_json_refused (
    "{'id':'e','name':'E','categories':[{'id':'c','name':'C','inEnvelope':0,'cards':[]}]}",
    "edition.categories[0].cards: has no cards");
  assert_json_refused (
    "{'id':'e','name':'E','categories':[{'id':'c','name':'C','inEnvelope':2,'cards':["
    "{'id':'a','name':'A'}]}]}",
    "edition.categories[0].inEnvelope: has fewer cards than the envelope needs");
  assert_json_refused ("{'id':'e','name':'E','categories':[{'id':'c','name':'C','cards':["
                       "{'id':'a','name':'A','traits':['t']}]}]}",
                       "edition.categories[0].cards[0].traits[0]: “t” is not a trait of the "
                       "edition");
  assert_json_refused ("{'id':'e','name':'E','categories':[{'id':'c','name':'C','cards':["
                       "{'id':'a','name':'A','traits':[[]]}]}]}",
                       "edition.categories[0].cards[0].traits[0]: must be text");
  assert_json_refused ("{'id':'e','name':'E','traits':[{'id':'t','name':'T'},{'id':'t',"
                       "'name':'T'}],'categories':[" ONE "]}",
                       "edition.traits[1].id: another trait has the same id");
}

/* A slip of the pen must not pass; what people add for themselves may. */
static void
test_file_strangers (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = NULL;

  assert_file_refused (HEAD "Deel=all\n" BODY,
                       "x.edition: [Edition] Deel: is not a key of this group");
  assert_file_refused (HEAD BODY "[Cart a]\nName=A\n",
                       "x.edition: Cart a: is not a group of an edition file");
  edition = read_file (HEAD "X-Mine=1\n" BODY "[X-Mine]\nAnything=goes\n", &error);
  g_assert_no_error (error);
}

static void
test_extras (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file (
    HEAD "Rest=down\nRemoved=1\nRemovedCategory=one\nStarts=character\nStartsWith=b\nAskCards=1\n"
         "AskCategories=one;\nDiceRolled=1\nDiceChoices=1;2;\n" BODY
         "[Die 1]\nFaces=1;2;\n[Die 2]\nFaces=?;2;\n"
         "[Deck d]\nName=D\nSize=3\nMust=roll;\n[DeckCard k]\nDeck=d\nName=K\nCount=2\n"
         "Effect=last-kills\nEvent=exposed\n[Power p]\nName=P\nCard=a\n[Event trait]\nName=T\n"
         "[TwoPlayers]\nFaceDown=1\nTeams=true\nWithoutDecks=d;\n"
         "[Card e]\nCategory=two\nName=E\n",
    &error);
  const CbRules *rules;

  g_assert_no_error (error);
  rules = cb_edition_get_rules (edition);
  g_assert_cmpint (rules->rest, ==, CB_REST_DOWN);
  g_assert_cmpint (rules->removed_category, ==, 0);
  g_assert_cmpint (rules->starts_with, ==, 1);
  g_assert_cmpint (rules->n_dice, ==, 1);
  g_assert_cmphex (rules->dice_choices, ==, 6);
  g_assert_cmpint (rules->side_cards, ==, 1);
  g_assert_true (rules->teams);
  g_assert_true (cb_edition_is_whole_question (edition, 1));
  g_assert_false (cb_edition_is_whole_question (edition, 4));
  g_assert_false (cb_edition_is_whole_question (edition, 5));
  g_assert_cmpstr (cb_edition_get_die (edition, 1)->faces[0], ==, "?");
  g_assert_false (cb_edition_get_deck (edition, 0)->with_two);
  g_assert_cmpint (cb_edition_get_deck_card (edition, 0)->effect, ==, CB_EFFECT_LAST_KILLS);
  g_assert_cmpint (cb_edition_get_power (edition, 0)->card, ==, 0);
  g_assert_cmpint (cb_edition_find_event (edition, "trait"), ==, 0);
  g_assert_cmpint (cb_edition_find_event (edition, "tip"), ==, -1);
}

/* Where markers stand, who stands there is of another category, and a suggestion names both. */
static void
test_standing (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file (HEAD "StandingCategory=one\n" BODY, &error);
  g_autoptr (CbEdition) plain = read_file (HEAD BODY, &error);

  g_assert_no_error (error);
  g_assert_cmpint (cb_edition_get_rules (edition)->standing_category, ==, 0);
  g_assert_cmpint (cb_edition_get_rules (plain)->standing_category, ==, -1);
  assert_file_refused (HEAD "StandingCategory=three\n" BODY,
                       "x.edition: [Edition] StandingCategory: “three” is not a category of the "
                       "edition");
  assert_file_refused (HEAD "StandingCategory=two\n" BODY,
                       "x.edition: [Edition] StandingCategory: that is the category of places, "
                       "where others stand");
  assert_file_refused (HEAD "StandingCategory=one\nAskCategories=one;\n" BODY,
                       "x.edition: [Edition] StandingCategory: a suggestion must name both who "
                       "stands somewhere and the place");
}

/* Two cards of any categories, also of one. */
static void
test_asking_alike (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file (HEAD "AskCards=2\nAskAlike=2\n" BODY, &error);

  g_assert_no_error (error);
  g_assert_cmpint (cb_edition_get_rules (edition)->n_alike, ==, 2);
  g_assert_true (cb_edition_is_whole_question (edition, 3));
  g_assert_true (cb_edition_is_whole_question (edition, 5));
  g_assert_false (cb_edition_is_whole_question (edition, 1));
  g_assert_false (cb_edition_is_whole_question (edition, 7));
  assert_file_refused (
    HEAD "AskAlike=2\nAskCards=4\n" BODY,
    "x.edition: [Edition] AskAlike: a suggestion of more than 3 cards can’t name "
    "several of one category");
  assert_file_refused (HEAD "AskAlike=2\nAskCards=3\nAskCategories=one;\n" BODY,
                       "x.edition: [Edition] AskCards: a suggestion can’t name more cards than "
                       "there are");
}

static void
test_extra_refusals (void)
{
  assert_file_refused (HEAD "Removed=3\n" BODY,
                       "x.edition: [Edition] Removed: there are not that many cards");
  assert_file_refused (HEAD "AskCards=3\n" BODY, "x.edition: [Edition] AskCards: there are not "
                                                 "that many categories");
  assert_file_refused (HEAD "AskCategories=six;\n" BODY,
                       "x.edition: [Edition] AskCategories: “six” is not one of one, two");
  assert_file_refused (HEAD "DiceRolled=1\n" BODY,
                       "x.edition: [Edition] DiceRolled: there are not that many dice");
  assert_file_refused (HEAD "Starts=character\n" BODY,
                       "x.edition: [Edition] StartsWith: is missing");
  assert_file_refused (HEAD "StartsWith=z\n" BODY,
                       "x.edition: [Edition] StartsWith: “z” is not a card in the edition");
  assert_file_refused (HEAD BODY "[Die 1]\nFaces=1;\n",
                       "x.edition: [Die 1] Faces: a die has at least two faces");
  assert_file_refused (HEAD BODY "[Deck d]\nName=D\nMust=falling;\n",
                       "x.edition: [Deck d] Must: “falling” is not one of roll, landing, moved, "
                       "turn");
  assert_file_refused (HEAD BODY "[DeckCard k]\nName=K\nDeck=d\n",
                       "x.edition: [DeckCard k] Deck: “d” is not a deck of the edition");
  assert_file_refused (HEAD BODY
                       "[Deck d]\nName=D\nSize=1\n[DeckCard k]\nName=K\nDeck=d\nCount=2\n",
                       "x.edition: [Deck d] Size: its kinds of cards add up to 2 cards");
  assert_file_refused (HEAD BODY "[Event dance]\n",
                       "x.edition: [Event dance]: “dance” is not an event");
  assert_file_refused (HEAD BODY "[TwoPlayers]\nFaceDown=2\n",
                       "x.edition: [TwoPlayers] FaceDown: there are not that many cards");
  assert_file_refused (HEAD BODY "[TwoPlayers]\nTeams=perhaps\n",
                       "x.edition: [TwoPlayers] Teams: must be true or false");
  assert_file_refused (HEAD BODY "[TwoPlayers]\nWithoutDecks=d;\n",
                       "x.edition: [TwoPlayers] WithoutDecks: “d” is not a deck of the edition");
  assert_file_refused (HEAD BODY "[Variant v]\nName=V\nWithoutDecks=d;\n",
                       "x.edition: [Variant v] WithoutDecks: “d” is not a deck of the edition");
}

/* Both forms say the same, and nothing is lost from one to the other. */
static void
test_round_trips (void)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) file = cb_edition_to_key_file (cb_editions_get_builtin (i));
      g_autoptr (JsonNode) object = cb_edition_write (cb_editions_get_builtin (i));
      g_autoptr (CbEdition) from_file = cb_edition_new_from_key_file (file, "x", &error);
      g_autoptr (CbEdition) from_object = cb_edition_new_from_json (object, "x", &error);
      g_autoptr (JsonNode) object_again = NULL;
      g_autoptr (GBytes) file_again = NULL;

      g_assert_no_error (error);
      object_again = cb_edition_write (from_file);
      g_assert_true (json_node_equal (object, object_again));
      file_again = cb_edition_to_key_file (from_file);
      g_assert_true (g_bytes_equal (file, file_again));
      g_assert_cmphex (cb_edition_get_all_cards (from_object), ==,
                       cb_edition_get_all_cards (from_file));
    }
}

#define KEPT                                                                                 \
  "# The attic\n[Edition]\nId=tiny\nName=Tiny\nName[de]=Winzig\nName[fr]=Petit\nX-Shelf=3\n" \
  "# Two of them\n[Category one]\nName=One\nName[de]=Eins\n"                                 \
  "[Card a]\nCategory=one\nName=A\nName[de]=Ah\nX-Art=a.png\n[Card b]\nCategory=one\n"       \
  "Name=B\nName[de]=Beh\n[X-Mine]\nAnything=goes\n"

/* (transfer full): the file %KEPT after one text of its object was replaced by another */
static char *
write_over (const char *from, const char *to)
{
  g_autoptr (GBytes) old = g_bytes_new_static (KEPT, strlen (KEPT));
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = cb_edition_new_from_key_file (old, "x.edition", &error);
  g_autoptr (JsonNode) object = cb_edition_write (edition);
  g_autofree char *json = json_to_string (object, FALSE);
  g_autoptr (GString) text = g_string_new (json);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (CbEdition) changed = NULL;
  g_autoptr (GBytes) written = NULL;

  g_assert_cmpuint (g_string_replace (text, from, to, 0), ==, 1);
  node = json_from_string (text->str, NULL);
  changed = cb_edition_new_from_json (node, "edition", &error);
  g_assert_no_error (error);
  written = cb_edition_to_key_file_over (changed, old);
  return g_strndup (g_bytes_get_data (written, NULL), g_bytes_get_size (written));
}

static void
assert_lines (const char *text, const char *const *present, const char *const *absent)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; present[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) lines, present[i]))
      g_error ("“%s” is not in\n%s", present[i], text);
  for (guint i = 0; absent[i] != NULL; i++)
    if (g_strv_contains ((const char *const *) lines, absent[i]))
      g_error ("“%s” is in\n%s", absent[i], text);
}

#define LINES(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* Other languages, people's own keys and comments outlive a change; the translations of what is
 * changed do not. */
static void
test_written_over (void)
{
  g_autofree char *renamed = write_over ("\"name\":\"A\"", "\"name\":\"Anna\"");
  g_autofree char *removed = write_over ("{\"id\":\"a\",\"name\":\"A\"},", "");

  assert_lines (renamed,
                LINES ("# The attic", "Name=Tiny", "Name[de]=Winzig", "Name[fr]=Petit", "X-Shelf=3",
                       "# Two of them", "Name[de]=Eins", "Name=Anna", "X-Art=a.png", "Name[de]=Beh",
                       "[X-Mine]", "Anything=goes"),
                LINES ("Name=A", "Name[de]=Ah"));
  assert_lines (removed, LINES ("Name=Tiny", "Name=B", "Name[de]=Beh", "[X-Mine]"),
                LINES ("[Card a]", "X-Art=a.png", "Name[de]=Ah"));
}

/* Who reads German changes the German name. */
static void
test_written_over_translated (void)
{
  g_autofree char *renamed = NULL;

  g_setenv ("LANGUAGE", "de", TRUE);
  renamed = write_over ("\"name\":\"Ah\"", "\"name\":\"Anna\"");
  g_unsetenv ("LANGUAGE");
  assert_lines (renamed,
                LINES ("Name=Tiny", "Name[de]=Winzig", "Name[fr]=Petit", "Name=A", "Name[de]=Anna",
                       "Name[de]=Beh"),
                LINES ("Name[de]=Ah", "Name=Anna"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edition/file", test_file);
  g_test_add_func ("/edition/file-refusals", test_file_refusals);
  g_test_add_func ("/edition/file-limits", test_file_limits);
  g_test_add_func ("/edition/file-ranges", test_file_ranges);
  g_test_add_func ("/edition/file-nonsense", test_file_nonsense);
  g_test_add_func ("/edition/file-not-utf8", test_file_not_utf8);
  g_test_add_func ("/edition/file-strangers", test_file_strangers);
  g_test_add_func ("/edition/extras", test_extras);
  g_test_add_func ("/edition/asking-alike", test_asking_alike);
  g_test_add_func ("/edition/standing", test_standing);
  g_test_add_func ("/edition/extra-refusals", test_extra_refusals);
  g_test_add_func ("/edition/round-trips", test_round_trips);
  g_test_add_func ("/edition/written-over", test_written_over);
  g_test_add_func ("/edition/written-over-translated", test_written_over_translated);
  g_test_add_func ("/edition/json", test_json);
  g_test_add_func ("/edition/json-refusals", test_json_refusals);
  return g_test_run ();
}
