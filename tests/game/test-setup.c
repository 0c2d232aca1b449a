/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who holds how many cards, as the booklets deal them, and every refusal. */

#include "cb-edition-file.h"
#include "cb-editions.h"
#include "cb-game-error.h"
#include "cb-test-case.h"

/* An edition of three categories of which the envelope takes one card each. */
static CbEdition *
make_edition (guint n_cards, CbDealPolicy deal)
{
  g_autoptr (GString) text = g_string_new ("[Edition]\nId=e\nName=E\n");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  CbEdition *edition;

  if (deal == CB_DEAL_EQUAL)
    g_string_append (text, "Deal=equal\nDealChoices=equal;\n");
  g_string_append (text, "[Category 0]\nName=A\n[Category 1]\nName=B\n[Category 2]\nName=C\n");
  for (guint i = 0; i < n_cards; i++)
    g_string_append_printf (text, "[Card c%u]\nName=c\nCategory=%u\n", i, i % 3);
  bytes = g_bytes_new (text->str, text->len);
  edition = cb_edition_new_from_key_file (bytes, "e", &error);
  g_assert_no_error (error);
  return edition;
}

static CbSetup *
make_setup (guint n_cards, CbDealPolicy deal, guint n_players)
{
  g_autoptr (CbEdition) edition = make_edition (n_cards, deal);
  CbSetup *setup = cb_setup_new (edition);

  for (guint i = 0; i < n_players; i++)
    cb_setup_add_player (setup, "N", -1, -1);
  return setup;
}

static void
assert_hand (const CbSetup *setup, guint seat, guint min, guint max)
{
  guint least, most;

  cb_setup_get_hand_range (setup, seat, &least, &most);
  g_assert_cmpuint (least, ==, min);
  g_assert_cmpuint (most, ==, max);
}

/* The table of hand sizes in the rules: cards with the envelope's, players, cards each, left over,
 * cards face down before the deal. */
static const struct
{
  guint n_cards;
  guint n_players;
  guint each;
  guint left;
  guint side;
} deals[] = {
  { 21, 2, 9, 0, 0 }, { 21, 3, 6, 0, 0 }, { 21, 4, 4, 2, 0 },  { 21, 5, 3, 3, 0 },
  { 21, 6, 3, 0, 0 }, { 21, 2, 7, 0, 4 }, { 21, 3, 4, 2, 4 },  { 24, 2, 10, 1, 0 },
  { 24, 3, 7, 0, 0 }, { 24, 4, 5, 1, 0 }, { 24, 5, 4, 1, 0 },  { 24, 6, 3, 3, 0 },
  { 18, 3, 5, 0, 0 }, { 18, 4, 3, 3, 0 }, { 18, 5, 3, 0, 0 },  { 22, 4, 4, 3, 0 },
  { 27, 5, 4, 4, 0 }, { 27, 7, 3, 3, 0 }, { 23, 3, 6, 2, 0 },  { 20, 6, 2, 5, 0 },
  { 30, 4, 6, 3, 0 }, { 30, 5, 5, 2, 0 }, { 30, 6, 4, 3, 0 },  { 30, 7, 3, 6, 0 },
  { 30, 8, 3, 3, 0 }, { 30, 9, 3, 0, 0 }, { 30, 10, 2, 7, 0 },
};

/* Equal hands: the rest lies open, or face down; a rest nobody accounts for is refused. */
static void
test_equal (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autoptr (CbSetup) setup = make_setup (deals[i].n_cards, CB_DEAL_EQUAL, deals[i].n_players);
      g_autoptr (GError) error = NULL;

      setup->face_down = deals[i].side;
      g_assert_cmpint (cb_setup_check (setup, &error), ==, deals[i].left == 0);
      if (deals[i].left > 0)
        g_assert_true (g_str_has_prefix (error->message, "faceUp: "));
      g_clear_error (&error);

      setup->face_up = (1u << deals[i].left) - 1;
      g_assert_true (cb_setup_check (setup, &error));
      assert_hand (setup, 0, deals[i].each, deals[i].each);
      assert_hand (setup, deals[i].n_players - 1, deals[i].each, deals[i].each);

      setup->face_up = 0;
      setup->face_down = deals[i].side + deals[i].left;
      g_assert_true (cb_setup_check (setup, &error));
      assert_hand (setup, 0, deals[i].each, deals[i].each);
      g_assert_cmpuint (cb_setup_get_n_dealt (setup), ==, deals[i].n_cards - 3);
    }
}

/* All cards are dealt: those dealt first have one more; who they are may not be known. */
static void
test_deal_all (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      guint n = deals[i].n_players;
      g_autoptr (CbSetup) setup = make_setup (deals[i].n_cards, CB_DEAL_ALL, n);
      guint each = deals[i].each;

      setup->face_down = deals[i].side;
      g_assert_true (cb_setup_check (setup, NULL));
      for (guint seat = 0; seat < n; seat++)
        assert_hand (setup, seat, each, each + (deals[i].left > 0 ? 1 : 0));
      for (guint first = 0; first < n; first++)
        {
          setup->first_dealt = (int) first;
          for (guint place = 0; place < n; place++)
            assert_hand (setup, (first + place) % n, each + (place < deals[i].left ? 1 : 0),
                         each + (place < deals[i].left ? 1 : 0));
        }
    }
}

static void
test_stated (void)
{
  g_autoptr (CbSetup) setup = make_setup (21, CB_DEAL_ALL, 0);
  g_autoptr (GError) error = NULL;

  cb_setup_add_player (setup, "A", -1, 8);
  cb_setup_add_player (setup, "B", -1, 10);
  setup->first_dealt = 1;
  g_assert_true (cb_setup_check (setup, &error));
  assert_hand (setup, 0, 8, 8);
  setup->players[1].hand_size = 9;
  g_assert_false (cb_setup_check (setup, &error));
  g_assert_cmpstr (error->message, ==,
                   "players: the hands have 17 cards in all; 18 of the deck are in hands");
}

#define CASE "{'format':'casebook','version':1,'edition':'classic',"
#define FOUR "'players':[{'name':'A'},{'name':'B'},{'name':'C'},{'name':'D'}]"

static void
test_refusals (void)
{
  cb_test_assert_refused (CASE "'me':null}", "players: a case has at least one player");
  cb_test_assert_refused (CASE "'players':[]}", "players: a case has at least one player");
  cb_test_assert_refused (CASE "'players':[{},{},{},{},{},{},{},{},{},{},{}]}",
                          "players: there are 11 players; 10 is the most");
  cb_test_assert_refused (CASE "'players':[{'name':' '}],'me':null}", "players[0].name: is empty");
  cb_test_assert_refused (CASE "'players':[{'name':'A','hand':9},{'name':'B'}],'me':null}",
                          "players[1].hand: give it for all players or for none");
  cb_test_assert_refused (CASE "'players':[{'name':'A'},{'name':'B','hand':9}],'me':null}",
                          "players[0].hand: give it for all players or for none");
  cb_test_assert_refused (CASE "'players':[{'name':'A','hand':33}],'me':null}",
                          "players[0].hand: 33 is not between 0 and 32");
  cb_test_assert_refused (CASE "'players':[{'name':'A','character':'x'}],'me':null}",
                          "players[0].character: “x” is not a card in the edition “Classic”");
  cb_test_assert_refused (CASE FOUR ",'me':4}", "me: 4 is not a seat; there are 4 players");
  cb_test_assert_refused (CASE FOUR ",'me':null,'hand':['rope']}",
                          "hand: an onlooker (me: null) has no cards");
  cb_test_assert_refused (CASE FOUR ",'me':0,'hand':['rope']}",
                          "hand: has 1 card; players[0] has 4 or 5");
  cb_test_assert_refused (CASE FOUR ",'me':0,'hand':['rope'],'firstDealt':1}",
                          "hand: has 1 card; players[0] has 4");
  cb_test_assert_refused (CASE FOUR ",'me':0,'hand':['rope'],'faceUp':['rope']}",
                          "faceUp: “rope” is also in hand");
  cb_test_assert_refused (CASE FOUR ",'me':0,'hand':['rope'],'removed':['rope']}",
                          "removed: “rope” is also in hand");
  cb_test_assert_refused (CASE FOUR ",'me':null,'faceUp':['rope'],'removed':['rope']}",
                          "removed: “rope” is also in faceUp");
  cb_test_assert_refused (CASE FOUR ",'me':null,'faceDown':19}",
                          "faceDown: there are not that many cards left");
  cb_test_assert_refused (CASE FOUR ",'me':null,'faceDown':-1}",
                          "faceDown: -1 is not between 0 and 32");
  cb_test_assert_refused (CASE FOUR ",'me':null,'firstDealt':4}",
                          "firstDealt: 4 is not a seat; there are 4 players");
}

static void
test_card_names (void)
{
  g_autofree char *json = cb_test_small_json (
    CB_TEST_THREE ",'cardNames':{'anna':' Änne ','axe':'Axe','barn':'Scheune'}", "");
  g_autoptr (GBytes) bytes = g_bytes_new (json, strlen (json));
  g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, NULL);
  CbEdition *edition = cb_case_get_edition (case_);
  CbEdition *base = cb_edition_get_base (edition);
  g_autofree char *written = cb_test_to_text (case_);
  g_autofree char *joined = cb_edition_join_names (edition, cb_case_get_setup (case_)->hand);
  g_autoptr (CbEdition) back = NULL;
  const char *none[CB_MAX_CARDS] = { NULL };

  g_assert_cmpstr (joined, ==, "Änne, Axe");
  g_assert_cmpstr (cb_edition_get_words_in_box (edition, CB_WORDS_OF_CARDS, 0), ==, "Anna");
  g_assert_true (base != edition);
  g_assert_true (cb_edition_get_base (base) == base);
  g_assert_cmpstr (cb_edition_get_card (base, 0)->name, ==, "Anna");
  g_assert_cmpint (cb_edition_find_card (edition, "anna"), ==, 0);
  g_assert_nonnull (strstr (written, "\"anna\" : \"Änne\""));
  g_assert_nonnull (strstr (written, "\"barn\" : \"Scheune\""));
  g_assert_null (strstr (written, "\"axe\" : \"Axe\""));

  back = cb_edition_reword (edition, CB_WORDS_OF_CARDS, none);
  g_assert_true (back == base);
}

static void
test_card_name_refusals (void)
{
  cb_test_assert_refused (CASE FOUR ",'cardNames':{'ropes':'Seil'}}",
                          "cardNames.ropes: is not a card in the edition “Classic”");
  cb_test_assert_refused (CASE FOUR ",'cardNames':{'rope':' '}}", "cardNames.rope: is empty");
  cb_test_assert_refused (CASE FOUR ",'cardNames':{'rope':1}}", "cardNames.rope: must be text");
  cb_test_assert_refused (CASE FOUR ",'cardNames':['rope']}", "cardNames: must be an object");
}

static void
test_trait_refusals (void)
{
#define SEA                                                                                   \
  "{'format':'casebook','version':1,'edition':'at-sea','players':[{'name':'A'},{'name':'B'}," \
  "{'name':'C'}],'removed':['boddy'],'traitCards':"
  cb_test_assert_refused (SEA "{'sharp':['rope']}}",
                          "traitCards.sharp: is not a trait of the edition “Mystery at Sea”");
  cb_test_assert_refused (SEA "{'blunt':['ropes']}}",
                          "traitCards.blunt[0]: “ropes” is not a card in the edition “Mystery at "
                          "Sea”");
  cb_test_assert_refused (SEA "{'blunt':'rope'}}", "traitCards.blunt: must be a list");
  cb_test_assert_refused (SEA "['blunt']}", "traitCards: must be an object");
#undef SEA
}

/* What powers say is of one case; it changes nothing else, and the names and traits stay. */
static void
test_power_texts (void)
{
#define NIGHTMARE                                                                   \
  "{'format':'casebook','version':1,'edition':'nightmare','players':[{'name':'A'}," \
  "{'name':'B'},{'name':'C'}],'me':null,'cardNames':{'present':'Gift'},'powerTexts':"
  g_autoptr (CbCase)
    case_ = cb_test_make_case (NIGHTMARE "{'mayor':' Twice.\\nOnce. ','sally':'Look\\u001b.'}}");
  CbEdition *edition = cb_case_get_edition (case_);
  guint mayor = (guint) cb_edition_find_power (edition, "mayor");
  guint sally = (guint) cb_edition_find_power (edition, "sally");
  guint jack = (guint) cb_edition_find_power (edition, "jack");
  g_autofree char *written = cb_test_to_text (case_);
  const char *none[CB_MAX_POWERS] = { NULL };
  g_autoptr (CbEdition) back = cb_edition_reword (edition, CB_WORDS_OF_POWERS, none);

  g_assert_cmpstr (cb_edition_get_power (edition, mayor)->text, ==, "Twice.\nOnce.");
  g_assert_null (cb_edition_get_words_in_box (edition, CB_WORDS_OF_POWERS, mayor));
  g_assert_cmpstr (cb_edition_get_power (edition, sally)->text, ==, "Look⟨U+001B⟩.");
  g_assert_true (g_str_has_prefix (cb_edition_get_words_in_box (edition, CB_WORDS_OF_POWERS, sally),
                                   "Once per game"));
  g_assert_null (cb_edition_get_own_words (edition, CB_WORDS_OF_POWERS, jack));
  g_assert_true (g_str_has_prefix (cb_edition_get_power (edition, jack)->text, "Once per game"));
  g_assert_nonnull (strstr (written, "\"mayor\" : \"Twice.\\nOnce.\""));
  g_assert_nonnull (strstr (written, "\"sally\" : \"Look\\u001b.\""));
  g_assert_nonnull (strstr (written, "\"version\" : 1,"));

  g_assert_cmpint (cb_edition_find_power (back, "mayor"), ==, (int) mayor);
  g_assert_null (cb_edition_get_power (back, mayor)->text);
  g_assert_cmpstr (cb_edition_get_own_words (back, CB_WORDS_OF_CARDS,
                                             (guint) cb_edition_find_card (back, "present")),
                   ==, "Gift");

  cb_test_assert_refused (NIGHTMARE "{'zero':'x'}}",
                          "powerTexts.zero: is not a power of the edition "
                          "“The Nightmare Before Christmas”");
  cb_test_assert_refused (NIGHTMARE "{'mayor':' '}}", "powerTexts.mayor: is empty");
  cb_test_assert_refused (NIGHTMARE "{'mayor':'\u200b'}}",
                          "powerTexts.mayor: has no visible characters");
  cb_test_assert_refused (NIGHTMARE "['mayor']}", "powerTexts: must be an object");
  cb_test_assert_refused (CASE FOUR ",'powerTexts':{'mayor':'x'}}",
                          "powerTexts.mayor: is not a power of the edition “Classic”");
#undef NIGHTMARE
}

static void
test_holders (void)
{
  g_autoptr (CbSetup) setup = make_setup (21, CB_DEAL_ALL, 2);
  g_autoptr (CbSetup) copy = NULL;

  g_assert_cmpuint (cb_setup_get_n_holders (setup), ==, 3);
  g_assert_cmpint (cb_setup_find_holder (setup, "pool"), ==, -1);
  setup->face_down = 2;
  g_assert_cmpuint (cb_setup_get_n_holders (setup), ==, 4);
  g_assert_cmpint (cb_setup_find_holder (setup, "pool"), ==, 3);
  g_assert_cmpint (cb_setup_find_holder (setup, "envelope"), ==, 0);
  g_assert_cmpint (cb_setup_find_holder (setup, "1"), ==, 2);
  g_assert_cmpint (cb_setup_find_holder (setup, "2"), ==, -1);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *id = cb_setup_get_holder_id (setup, i);

      g_assert_cmpint (cb_setup_find_holder (setup, id), ==, (int) i);
    }

  copy = cb_setup_copy (setup);
  cb_setup_set_name (copy, 1, "Other");
  g_assert_cmpstr (setup->players[1].name, ==, "N");
  g_assert_cmpstr (copy->players[1].name, ==, "Other");
}

static void
assert_pool_called (const char *edition, guint n_players, const char *name)
{
  g_autoptr (CbSetup) setup = cb_setup_new (cb_editions_find_builtin (edition));
  g_autofree char *called = NULL;

  for (guint i = 0; i < n_players; i++)
    cb_setup_add_player (setup, "N", -1, -1);
  setup->face_down = 2;
  called = cb_setup_get_holder_name (setup, 1 + n_players);
  g_assert_cmpstr (called, ==, name);
}

/* The edition has a name for the rest, not for what two players have at the side. */
static void
test_pool_names (void)
{
  assert_pool_called ("nightmare", 4, "Fountain");
  assert_pool_called ("nightmare", 2, "Face Down");
  assert_pool_called ("classic", 4, "Face Down");
}

#define NIGHTMARE                                                                \
  "{'format':'casebook','version':1,'title':'','edition':'nightmare','me':null," \
  "'players':[{'name':'A'},{'name':'B'},{'name':'C'}]"

/* What the table chose of what the rules leave open; kept where there is anything to keep. */
static void
test_variants (void)
{
  g_autoptr (CbCase) plain = cb_test_make_case (NIGHTMARE "}");
  g_autoptr (CbCase) case_ = cb_test_make_case (
    NIGHTMARE ",'variants':['king-ends','fountain','without-intrigue']}");
  g_autofree char *plain_text = cb_test_to_text (plain);
  g_autofree char *text = cb_test_to_text (case_);

  g_assert_true (cb_setup_uses_deck (cb_case_get_setup (plain), 0));
  g_assert_false (cb_setup_last_ends (cb_case_get_setup (plain)));
  g_assert_null (strstr (plain_text, "variants"));
  g_assert_cmphex (cb_case_get_setup (case_)->variants, ==, 3);
  g_assert_false (cb_setup_uses_deck (cb_case_get_setup (case_), 0));
  g_assert_true (cb_setup_last_ends (cb_case_get_setup (case_)));
  g_assert_nonnull (strstr (text, "\"king-ends\""));
  cb_test_assert_refused (NIGHTMARE ",'variants':['queen-ends']}",
                          "variants[0]: “queen-ends” is not a variant of the edition");
  cb_test_assert_refused (NIGHTMARE ",'variants':[[]]}", "variants[0]: must be text");
}

/* Two players leave the Sheldon cards in the box. */
static void
test_decks_for_two (void)
{
  for (guint n = 2; n <= 3; n++)
    {
      g_autoptr (CbSetup) setup = cb_setup_new (cb_editions_find_builtin ("big-bang"));

      for (guint i = 0; i < n; i++)
        cb_setup_add_player (setup, "N", -1, -1);
      g_assert_cmpint (cb_setup_uses_deck (setup, 0), ==, n > 2);
    }
}

/* How the odds are counted is kept where it is not as usual. */
static void
test_alike (void)
{
  g_autoptr (CbCase) plain = cb_test_make_case (NIGHTMARE "}");
  g_autoptr (CbCase) case_ = cb_test_make_case (NIGHTMARE ",'everyDealAlike':true}");
  g_autofree char *plain_text = cb_test_to_text (plain);
  g_autofree char *text = cb_test_to_text (case_);

  g_assert_false (cb_case_get_setup (plain)->alike);
  g_assert_null (strstr (plain_text, "everyDealAlike"));
  g_assert_true (cb_case_get_setup (case_)->alike);
  g_assert_nonnull (strstr (text, "\"everyDealAlike\" : true"));
  cb_test_assert_refused (NIGHTMARE ",'everyDealAlike':1}",
                          "everyDealAlike: must be true or false");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/equal", test_equal);
  g_test_add_func ("/setup/deal-all", test_deal_all);
  g_test_add_func ("/setup/stated", test_stated);
  g_test_add_func ("/setup/refusals", test_refusals);
  g_test_add_func ("/setup/card-names", test_card_names);
  g_test_add_func ("/setup/card-name-refusals", test_card_name_refusals);
  g_test_add_func ("/setup/trait-refusals", test_trait_refusals);
  g_test_add_func ("/setup/power-texts", test_power_texts);
  g_test_add_func ("/setup/holders", test_holders);
  g_test_add_func ("/setup/pool-names", test_pool_names);
  g_test_add_func ("/setup/variants", test_variants);
  g_test_add_func ("/setup/alike", test_alike);
  g_test_add_func ("/setup/decks-for-two", test_decks_for_two);
  return g_test_run ();
}
