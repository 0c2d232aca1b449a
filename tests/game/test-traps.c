/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The traps that a notebook falls into, one test each: what must follow, and what must not. The
 * small edition has anna, bert and cleo, axe, belt and club, attic, barn and cellar. */

#include "cb-chances.h"
#include "cb-test-case.h"

#define TWO           "'players':[{'name':'A'},{'name':'B'}],'me':0"
#define FOUR_ONLOOKER "'players':[{'name':'A'},{'name':'B'},{'name':'C'},{'name':'D'}],'me':null"

/* That B, whose hand lies open, is silent is no pass; that nobody shows his cards is no riddle. */
static void
test_1_exposed_is_silent (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'exposed','player':1,'cards':['bert','belt']},"
                   "{'type':'suggestion','by':0,'cards':['bert','club','attic'],"
                   "'answers':[{'by':2,'did':'pass'}]}");

  cb_test_assert_marks (case_, 1, "bert@1=y belt@1=y attic@1=n barn@1=n club@1=n cleo@envelope=y");
  cb_test_assert_marks (case_, 1, "attic@envelope=? attic@2=? barn@envelope=? cellar@2=?");
  cb_test_assert_marks (case_, 2, "bert@1=y bert@envelope=n attic@envelope=y barn@2=y");
  g_assert_true (cb_case_is_consistent (case_, 2));
}

/* Who accused wrongly goes on answering, and may well hold what he accused. */
static void
test_2_accuser_answers (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'accusation','by':1,'cards':['bert','belt','attic'],"
                   "'result':'wrong'},"
                   "{'type':'suggestion','by':0,'cards':['cleo','club','barn'],"
                   "'answers':[{'by':1,'did':'pass'},{'by':2,'did':'show','card':'barn'}]},"
                   "{'type':'suggestion','by':0,'cards':['bert','axe','attic'],"
                   "'answers':[{'by':1,'did':'show','card':'attic'}]}");

  cb_test_assert_marks (case_, 1, "bert@envelope=? belt@envelope=? attic@envelope=?");
  cb_test_assert_marks (case_, 1, "bert@1=? belt@1=? attic@1=?");
  cb_test_assert_marks (case_, 2, "cleo@1=n club@1=n barn@2=y barn@envelope=n");
  cb_test_assert_marks (case_, 2, "cleo@envelope=? bert@1=? attic@1=?");
  cb_test_assert_marks (case_, 3, "attic@1=y cellar@envelope=y bert@1=?");
}

/* Nobody can show what lies open or is out of play; naming it says nothing of its own. */
static void
test_3_open_card_named (void)
{
  const char *setup = TWO ",'hand':['anna','axe'],'faceUp':['attic'],'removed':['cellar']";
  g_autoptr (CbCase) shown = cb_test_small_case (
    setup, "{'type':'suggestion','by':0,'cards':['anna','belt','attic'],"
           "'answers':[{'by':1,'did':'show'}]},"
           "{'type':'suggestion','by':0,'cards':['anna','axe','attic'],"
           "'answers':[{'by':1,'did':'show'}]}");
  g_autoptr (CbCase) passed = cb_test_small_case (
    setup, "{'type':'suggestion','by':0,'cards':['axe','cellar','attic'],"
           "'answers':[{'by':1,'did':'pass'}]}");

  cb_test_assert_marks (shown, 0,
                        "attic@envelope=n attic@0=n attic@1=n cellar@1=n cellar@envelope=n");
  cb_test_assert_marks (shown, 0, "barn@envelope=y belt@1=? belt@envelope=? bert@1=?");
  cb_test_assert_marks (shown, 1,
                        "belt@1=y belt@envelope=n club@envelope=y bert@1=? bert@envelope=?");
  g_assert_false (cb_case_is_consistent (shown, 2));
  cb_test_assert_marks (passed, 1, "belt@1=? belt@envelope=? bert@1=? cleo@1=?");
  g_assert_true (cb_case_is_consistent (passed, 1));
}

/* With cards face down, that nobody shows does not put a card into the envelope. */
static void
test_4_nobody_shows_with_pool (void)
{
  const char *log = "{'type':'suggestion','by':0,'cards':['bert','belt','attic'],"
                    "'answers':[{'by':1,'did':'pass'}]}";
  const char *bluff = "{'type':'suggestion','by':1,'cards':['bert','belt','attic'],"
                      "'answers':[{'by':0,'did':'pass'}]}";
  g_autoptr (CbCase) with = cb_test_small_case (TWO ",'hand':['anna','axe'],'faceDown':2", log);
  g_autoptr (CbCase) without = cb_test_small_case (TWO ",'hand':['anna','axe','barn']", log);
  g_autoptr (CbCase) other = cb_test_small_case (TWO ",'hand':['anna','axe','barn']", bluff);

  cb_test_assert_marks (with, 1, "bert@1=n belt@1=n attic@1=n");
  cb_test_assert_marks (
    with, 1, "bert@envelope=? belt@envelope=? attic@envelope=? bert@pool=? attic@pool=?");
  cb_test_assert_marks (without, 1, "bert@envelope=y belt@envelope=y attic@envelope=y cleo@1=y");
  /* He who asked may hold all three. */
  cb_test_assert_marks (other, 1,
                        "bert@envelope=? belt@envelope=? attic@envelope=? bert@1=? attic@1=?");
}

/* Then a peek at the pool resolves the card it shows, and no other. */
static void
test_5_peek_resolves (void)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case (TWO ",'hand':['anna','axe'],'faceDown':2",
                                "{'type':'suggestion','by':0,'cards':['bert','belt','attic'],"
                                "'answers':[{'by':1,'did':'pass'}]},"
                                "{'type':'look','by':0,'slots':[0],'cards':['bert']},"
                                "{'type':'look','by':1,'slots':[1]},"
                                "{'type':'look','by':0,'slots':[1],'cards':['barn']}");

  cb_test_assert_marks (case_, 2, "bert@pool=y bert@envelope=n cleo@envelope=y");
  cb_test_assert_marks (case_, 2, "belt@pool=? belt@envelope=? attic@pool=? attic@envelope=?");
  cb_test_assert_marks (case_, 3, "belt@pool=? belt@envelope=? attic@pool=? attic@envelope=?");
  cb_test_assert_marks (case_, 4,
                        "barn@pool=y belt@pool=n belt@envelope=y attic@envelope=y cellar@1=y");
}

/* Six cards for four players, dealing order unknown: hands of one or two, six in all. */
static void
test_6_uneven_hands (void)
{
  const char *log = "{'type':'exposed','player':0,'cards':['anna']},"
                    "{'type':'exposed','player':1,'cards':['axe']},"
                    "{'type':'seen','player':2,'card':'bert'},"
                    "{'type':'seen','player':2,'card':'attic'}";
  g_autoptr (CbCase) unknown = cb_test_small_case (FOUR_ONLOOKER, log);
  g_autoptr (CbCase) known = cb_test_small_case (FOUR_ONLOOKER ",'firstDealt':2", log);
  g_autoptr (CbCase) wrong = cb_test_small_case (FOUR_ONLOOKER ",'firstDealt':0", log);

  /* One card seen of a hand is not the whole hand, unless it can have no more. */
  cb_test_assert_marks (unknown, 3, "barn@2=? belt@2=? barn@3=?");
  cb_test_assert_marks (unknown, 4, "barn@2=n belt@2=n barn@3=? barn@envelope=? cleo@envelope=y");
  cb_test_assert_marks (known, 0, "barn@2=? barn@0=?");
  g_assert_true (cb_case_is_consistent (known, 4));
  g_assert_true (cb_case_is_consistent (wrong, 0));
  g_assert_false (cb_case_is_consistent (wrong, 1));
}

/* A show shrinks to one card when the others cannot be; before that it says nothing of any. */
static void
test_7_show_shrinks (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':2,'cards':['bert','belt','attic'],"
                   "'answers':[{'by':1,'did':'show'}]},"
                   "{'type':'suggestion','by':0,'cards':['bert'],"
                   "'answers':[{'by':1,'did':'pass'}]},"
                   "{'type':'seen','player':2,'card':'belt'}");

  cb_test_assert_marks (case_, 1, "bert@1=? belt@1=? attic@1=? bert@2=? barn@1=?");
  cb_test_assert_marks (case_, 2, "bert@1=n belt@1=? attic@1=?");
  cb_test_assert_marks (case_, 3, "attic@1=y attic@envelope=n barn@1=? barn@envelope=?");
}

/* A full hand holds nothing else; the last of a category is in the envelope; no sooner. */
static void
test_8_full_hand (void)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case (CB_TEST_THREE, "{'type':'seen','player':1,'card':'bert'},"
                                               "{'type':'seen','player':1,'card':'attic'},"
                                               "{'type':'seen','player':2,'card':'barn'}");

  cb_test_assert_marks (case_, 0, "bert@envelope=? cleo@envelope=?");
  cb_test_assert_marks (case_, 1, "cleo@envelope=y cleo@1=n cleo@2=n barn@1=? barn@envelope=?");
  cb_test_assert_marks (case_, 2,
                        "barn@1=n belt@1=n club@1=n cellar@1=n barn@2=? cellar@envelope=?");
  cb_test_assert_marks (case_, 3, "cellar@envelope=y belt@2=? club@2=? belt@envelope=?");
}

/* Two shows without a card in common fill a hand of two; with one in common they need not. */
static void
test_9_pigeonhole (void)
{
  const char *apart = "{'type':'statement','claim':'some','player':1,'cards':['bert','belt']},"
                      "{'type':'statement','claim':'some','player':1,'cards':['cleo','club']}";
  const char *common = "{'type':'statement','claim':'some','player':1,'cards':['bert','belt']},"
                       "{'type':'statement','claim':'some','player':1,'cards':['belt','club']}";
  g_autoptr (CbCase) full = cb_test_small_case (CB_TEST_THREE, apart);
  g_autoptr (CbCase) not_full = cb_test_small_case (CB_TEST_THREE, common);

  cb_test_assert_marks (full, 1, "barn@1=? attic@1=?");
  cb_test_assert_marks (full, 2,
                        "barn@1=n attic@1=n cellar@1=n bert@1=? belt@1=? cleo@1=? club@1=?");
  cb_test_assert_marks (not_full, 2, "barn@1=? attic@1=? belt@1=?");
}

/* Three hands have a coiled thing each, and there are three: the weapon was blunt, whoever has
 * what. */
static void
test_9_pigeonhole_across_hands (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (
    "{'format':'casebook','version':1,'edition':'at-sea'," FOUR_ONLOOKER ",'removed':['white'],"
    "'log':[{'type':'trait','by':0,'trait':'coiled','answers':[{'by':1,'did':'show'},"
    "{'by':2,'did':'show'}]},{'type':'trait','by':1,'trait':'coiled','answers':["
    "{'by':3,'did':'show'}]}]}");

  cb_test_assert_marks (case_, 1, "rope@envelope=? chain@envelope=?");
  cb_test_assert_marks (case_, 2,
                        "rope@envelope=n scarf@envelope=n chain@envelope=n rope@0=n chain@0=n");
  cb_test_assert_marks (case_, 2, "rope@1=? rope@2=? rope@3=? oar@envelope=? gaff@0=? oar@1=?");
}

static double
get_chance (CbCase *case_, const char *card, const char *holder)
{
  g_autoptr (CbChances) chances = cb_case_compute_chances (case_, 1, CB_EFFORT_ENDLESS);

  return cb_chances_get_chance (chances,
                                (guint) cb_edition_find_card (cb_case_get_edition (case_), card),
                                (guint) cb_setup_find_holder (cb_case_get_setup (case_), holder));
}

/* Eighteen deals are left where B has Bert. In three of them he has the Belt too and in four the
 * Attic, and of two cards he shows Bert half of the time; a card taken at random says nothing. */
static void
test_10_who_showed_had_a_choice (void)
{
  g_autoptr (CbCase) shown = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':0,'cards':['bert','belt','attic'],"
                   "'answers':[{'by':1,'did':'show','card':'bert'}]}");
  g_autoptr (CbCase)
    snooped = cb_test_small_case (CB_TEST_THREE, "{'type':'seen','player':1,'card':'bert'}");

  g_assert_cmpfloat_with_epsilon (get_chance (shown, "belt", "1"), 3 / 29.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (shown, "attic", "1"), 4 / 29.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (shown, "belt", "envelope"), 16 / 29.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (snooped, "belt", "1"), 3 / 18.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (snooped, "attic", "1"), 4 / 18.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (snooped, "belt", "envelope"), 1 / 2.0, 1e-12);
  cb_test_assert_marks (shown, 1, "bert@1=y belt@1=? attic@1=? belt@envelope=?");
  cb_test_assert_marks (snooped, 1, "bert@1=y belt@1=? attic@1=? belt@envelope=?");
}

/* A trait asked for after a card of it went out of play. */
static void
test_11_trait_less_removed (void)
{
  const char *log = "{'type':'trait','by':0,'trait':'blunt','answers':[{'by':1,'did':'show'}]}";
  const char *three = "'players':[{'name':'A'},{'name':'B'},{'name':'C'}],'me':null";
  g_autofree char *less = g_strconcat (three, ",'removed':['club']", NULL);
  g_autoptr (CbCase) removed = cb_test_small_case (less, log);
  g_autoptr (CbCase) whole = cb_test_small_case (three, log);

  cb_test_assert_marks (removed, 0, "axe@1=? club@1=n club@envelope=n");
  cb_test_assert_marks (removed, 1, "axe@1=y belt@envelope=y club@1=n");
  cb_test_assert_marks (whole, 1, "axe@1=? club@1=? belt@envelope=? belt@1=?");
  cb_test_assert_refused (
    "{'format':'casebook','version':1,'edition':{'id':'e','name':'E','traits':[{'id':'t',"
    "'name':'t'}],'categories':[{'id':'c','name':'C','cards':[{'id':'a','name':'A','traits':['t']},"
    "{'id':'b','name':'B','traits':['t']},{'id':'d','name':'D'},{'id':'e','name':'E'}]}]},"
    "'players':[{'name':'A'},{'name':'B'}],'me':null,'removed':['b'],"
    "'log':[{'type':'trait','by':0,'trait':'t','answers':[{'by':1,'did':'show','card':'b'}]}]}",
    "log[0].answers[0].card: “b” was not asked for");
}

/* A team is one hand and one column; the cards beside the board are no team's. */
static void
test_12_team_is_a_player (void)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case ("'players':[{'name':'Ann and Bob'},{'name':'Cy and Di'}],'me':0,"
                                "'hand':['anna','axe'],'faceDown':2",
                                "{'type':'suggestion','by':1,'cards':['bert','axe','barn'],"
                                "'answers':[{'by':0,'did':'show','card':'axe'}]},"
                                "{'type':'seen','player':1,'card':'cleo'}");

  g_assert_cmpuint (cb_setup_get_n_holders (cb_case_get_setup (case_)), ==, 4);
  cb_test_assert_marks (case_, 0, "anna@0=y axe@0=y anna@1=n bert@0=n bert@1=? bert@pool=?");
  cb_test_assert_marks (case_, 1, "bert@1=? barn@1=? bert@pool=?");
  cb_test_assert_marks (case_, 2, "cleo@1=y bert@envelope=y bert@pool=n belt@pool=?");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/traps/1-exposed-is-silent", test_1_exposed_is_silent);
  g_test_add_func ("/traps/2-accuser-answers", test_2_accuser_answers);
  g_test_add_func ("/traps/3-open-card-named", test_3_open_card_named);
  g_test_add_func ("/traps/4-nobody-shows-with-pool", test_4_nobody_shows_with_pool);
  g_test_add_func ("/traps/5-peek-resolves", test_5_peek_resolves);
  g_test_add_func ("/traps/6-uneven-hands", test_6_uneven_hands);
  g_test_add_func ("/traps/7-show-shrinks", test_7_show_shrinks);
  g_test_add_func ("/traps/8-full-hand", test_8_full_hand);
  g_test_add_func ("/traps/9-pigeonhole", test_9_pigeonhole);
  g_test_add_func ("/traps/9-pigeonhole-across-hands", test_9_pigeonhole_across_hands);
  g_test_add_func ("/traps/10-who-showed-had-a-choice", test_10_who_showed_had_a_choice);
  g_test_add_func ("/traps/11-trait-less-removed", test_11_trait_less_removed);
  g_test_add_func ("/traps/12-team-is-a-player", test_12_team_is_a_player);
  return g_test_run ();
}
