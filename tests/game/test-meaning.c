/* test-meaning.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What each kind of entry means for the sheet. The traps that a notebook falls into are one test
 * each; then cases at random are compared with what trying all deals says. */

#include "cb-plain.h"
#include "cb-random-case.h"
#include "cb-test-case.h"

#define FOUR_ONLOOKER "'players':[{'name':'A'},{'name':'B'},{'name':'C'},{'name':'D'}],'me':null"

/* Trap 1: silence of a player whose hand lies open is no pass. */
static void
test_exposed_is_silent (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'exposed','player':1,'cards':['bert','belt']},"
                   "{'type':'suggestion','by':0,'cards':['bert','club','attic'],"
                   "'answers':[{'by':2,'did':'pass'}]}");

  cb_test_assert_mark (case_, 1, "bert", "1", 'y');
  cb_test_assert_mark (case_, 1, "belt", "1", 'y');
  cb_test_assert_mark (case_, 1, "attic", "1", 'n');
  cb_test_assert_mark (case_, 2, "bert", "1", 'y');
  cb_test_assert_mark (case_, 2, "club", "envelope", 'y');
  cb_test_assert_mark (case_, 2, "attic", "envelope", 'y');
  g_assert_true (cb_case_is_consistent (case_, 2));
}

/* Trap 2: who accused wrongly goes on answering. */
static void
test_accuser_answers (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'accusation','by':1,'cards':['bert','belt','attic'],"
                   "'result':'wrong'},"
                   "{'type':'suggestion','by':0,'cards':['cleo','club','barn'],"
                   "'answers':[{'by':1,'did':'pass'},{'by':2,'did':'show','card':'barn'}]}");

  cb_test_assert_mark (case_, 1, "bert", "envelope", '?');
  cb_test_assert_mark (case_, 2, "club", "1", 'n');
  cb_test_assert_mark (case_, 2, "barn", "2", 'y');
  cb_test_assert_mark (case_, 2, "barn", "envelope", 'n');
}

/* Trap 3: nobody can show a card that lies open; naming it says nothing more. */
static void
test_open_card_named (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    "'players':[{'name':'A'},{'name':'B'}],'me':0,'hand':['anna','axe'],'faceUp':['attic'],"
    "'removed':['cellar']",
    "{'type':'suggestion','by':0,'cards':['anna','belt','attic'],"
    "'answers':[{'by':1,'did':'show'}]},"
    "{'type':'suggestion','by':0,'cards':['cellar','attic'],'answers':[{'by':1,'did':'show'}]}");

  cb_test_assert_mark (case_, 0, "attic", "envelope", 'n');
  cb_test_assert_mark (case_, 0, "attic", "1", 'n');
  cb_test_assert_mark (case_, 0, "cellar", "1", 'n');
  cb_test_assert_mark (case_, 1, "belt", "1", 'y');
  g_assert_false (cb_case_is_consistent (case_, 2));
}

/* Trap 4: with cards face down, that nobody shows does not put a card into the envelope. */
static void
test_nobody_shows_with_pool (void)
{
  const char *log = "{'type':'suggestion','by':0,'cards':['bert','belt','attic'],"
                    "'answers':[{'by':1,'did':'pass'}]}";
  g_autoptr (CbCase) with = cb_test_small_case (
    "'players':[{'name':'A'},{'name':'B'}],'me':0,'hand':['anna','axe'],'faceDown':2", log);
  g_autoptr (CbCase) without = cb_test_small_case (
    "'players':[{'name':'A'},{'name':'B'}],'me':0,'hand':['anna','axe','barn']", log);

  cb_test_assert_mark (with, 1, "bert", "1", 'n');
  cb_test_assert_mark (with, 1, "bert", "envelope", '?');
  cb_test_assert_mark (with, 1, "bert", "pool", '?');
  cb_test_assert_mark (without, 1, "bert", "envelope", 'y');
  cb_test_assert_mark (without, 1, "attic", "envelope", 'y');
}

/* Trap 5: then a peek at the pool resolves it. */
static void
test_peek_resolves (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    "'players':[{'name':'A'},{'name':'B'}],'me':0,'hand':['anna','axe'],'faceDown':2",
    "{'type':'suggestion','by':0,'cards':['bert','belt','attic'],"
    "'answers':[{'by':1,'did':'pass'}]},"
    "{'type':'look','by':0,'slots':[0,1],'cards':['bert','barn']}");

  cb_test_assert_mark (case_, 2, "bert", "pool", 'y');
  cb_test_assert_mark (case_, 2, "bert", "envelope", 'n');
  cb_test_assert_mark (case_, 2, "cleo", "envelope", 'y');
  cb_test_assert_mark (case_, 2, "belt", "envelope", 'y');
  cb_test_assert_mark (case_, 2, "attic", "envelope", 'y');
  cb_test_assert_mark (case_, 2, "cellar", "1", 'y');
}

/* Trap 6: six cards for four players, dealing order unknown: hands of one or two, six in all. */
static void
test_uneven_hands (void)
{
  const char *log = "{'type':'exposed','player':0,'cards':['anna']},"
                    "{'type':'exposed','player':1,'cards':['axe']},"
                    "{'type':'seen','player':2,'card':'bert'},"
                    "{'type':'seen','player':2,'card':'attic'}";
  g_autoptr (CbCase) unknown = cb_test_small_case (FOUR_ONLOOKER, log);
  g_autoptr (CbCase) known = cb_test_small_case (FOUR_ONLOOKER ",'firstDealt':2", log);
  g_autoptr (CbCase) wrong = cb_test_small_case (FOUR_ONLOOKER ",'firstDealt':0", log);

  cb_test_assert_mark (unknown, 3, "barn", "2", '?');
  cb_test_assert_mark (unknown, 4, "barn", "2", 'n');
  cb_test_assert_mark (known, 0, "barn", "2", '?');
  g_assert_true (cb_case_is_consistent (known, 4));
  g_assert_true (cb_case_is_consistent (wrong, 0));
  g_assert_false (cb_case_is_consistent (wrong, 1));
}

/* Trap 7: a show shrinks to one card when the others cannot be. */
static void
test_show_shrinks (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':2,'cards':['bert','belt','attic'],"
                   "'answers':[{'by':1,'did':'show'}]},"
                   "{'type':'suggestion','by':0,'cards':['bert'],"
                   "'answers':[{'by':1,'did':'pass'}]},"
                   "{'type':'seen','player':2,'card':'belt'}");

  cb_test_assert_mark (case_, 1, "attic", "1", '?');
  cb_test_assert_mark (case_, 2, "attic", "1", '?');
  cb_test_assert_mark (case_, 3, "attic", "1", 'y');
}

/* Trap 8: a full hand holds nothing else; the last of a category is in the envelope. */
static void
test_full_hand (void)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case (CB_TEST_THREE, "{'type':'seen','player':1,'card':'bert'},"
                                               "{'type':'seen','player':1,'card':'attic'}");

  cb_test_assert_mark (case_, 1, "cleo", "envelope", 'y');
  cb_test_assert_mark (case_, 1, "barn", "1", '?');
  cb_test_assert_mark (case_, 2, "barn", "1", 'n');
  cb_test_assert_mark (case_, 2, "belt", "1", 'n');
}

/* Trap 9: two shows without a card in common fill a hand of two. */
static void
test_pigeonhole (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':2,'cards':['bert','belt'],"
                   "'answers':[{'by':1,'did':'show'}]},"
                   "{'type':'suggestion','by':2,'cards':['cleo','club'],"
                   "'answers':[{'by':1,'did':'show'}]}");

  cb_test_assert_mark (case_, 1, "barn", "1", '?');
  cb_test_assert_mark (case_, 2, "barn", "1", 'n');
  cb_test_assert_mark (case_, 2, "attic", "1", 'n');
}

/* Trap 11: a trait asked for after a card of it went out of play. */
static void
test_trait_less_removed (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    "'players':[{'name':'A'},{'name':'B'},{'name':'C'}],'me':null,'removed':['club']",
    "{'type':'trait','by':0,'trait':'blunt','answers':[{'by':1,'did':'show'}]}");

  cb_test_assert_mark (case_, 0, "axe", "1", '?');
  cb_test_assert_mark (case_, 1, "axe", "1", 'y');
  cb_test_assert_mark (case_, 1, "belt", "envelope", 'y');
  cb_test_assert_refused (
    "{'format':'casebook','version':1,'edition':{'id':'e','name':'E','traits':[{'id':'t',"
    "'name':'t'}],'categories':[{'id':'c','name':'C','cards':[{'id':'a','name':'A','traits':['t']},"
    "{'id':'b','name':'B','traits':['t']},{'id':'d','name':'D'},{'id':'e','name':'E'}]}]},"
    "'players':[{'name':'A'},{'name':'B'}],'me':null,'removed':['b'],"
    "'log':[{'type':'trait','by':0,'trait':'t','answers':[{'by':1,'did':'show','card':'b'}]}]}",
    "log[0].answers[0].card: “b” was not asked for");
}

/* Trap 12: a team is one hand and one column. */
static void
test_team_is_a_player (void)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case ("'players':[{'name':'Ann and Bob'},{'name':'Cy and Di'}],'me':0,"
                                "'hand':['anna','axe'],'faceDown':2",
                                "");

  g_assert_cmpuint (cb_setup_get_n_holders (cb_case_get_setup (case_)), ==, 4);
  cb_test_assert_mark (case_, 0, "anna", "0", 'y');
  cb_test_assert_mark (case_, 0, "bert", "1", '?');
}

/* That somebody asked, or was not reached, says nothing. */
static void
test_asking_says_nothing (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':1,'cards':['bert','belt','attic'],'answers':[]}");

  cb_test_assert_mark (case_, 1, "bert", "1", '?');
  cb_test_assert_mark (case_, 1, "bert", "2", '?');
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (case_)), ==, 1);
  g_assert_null (cb_case_describe_news (case_, 0));
}

/* Several people show: each holds one; showing one says nothing of the others. */
static void
test_two_shows (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':0,'cards':['bert','belt'],"
                   "'answers':[{'by':2,'did':'show','card':'bert'},{'by':1,'did':'show'}]}");

  cb_test_assert_mark (case_, 1, "bert", "2", 'y');
  cb_test_assert_mark (case_, 1, "belt", "1", 'y');
}

/* A wrong accusation, when two of its cards are known to be right. */
static void
test_wrong_accusation (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'seen','player':1,'card':'bert'},"
                   "{'type':'seen','player':1,'card':'belt'},"
                   "{'type':'accusation','by':2,'cards':['cleo','club','attic'],"
                   "'result':'wrong'}");

  cb_test_assert_mark (case_, 2, "cleo", "envelope", 'y');
  cb_test_assert_mark (case_, 2, "club", "envelope", 'y');
  cb_test_assert_mark (case_, 2, "attic", "envelope", '?');
  cb_test_assert_mark (case_, 3, "attic", "envelope", 'n');
  cb_test_assert_mark (case_, 3, "attic", "2", 'y');
}

/* Onlookers of a Private Tip: two cards of one of the categories came back. */
static void
test_tip_seen_from_aside (void)
{
  const char *setup = "'players':[{'name':'A'},{'name':'B'},{'name':'C'}],'me':0,"
                      "'hand':['anna','axe']";
  g_autoptr (CbCase)
    case_ = cb_test_small_case (setup, "{'type':'suggestion','by':0,'cards':['bert','belt'],"
                                       "'answers':[{'by':1,'did':'pass'}]},"
                                       "{'type':'tip','by':2,'to':1,'want':'all','count':2}");

  cb_test_assert_mark (case_, 1, "cleo", "1", '?');
  cb_test_assert_mark (case_, 2, "cleo", "1", 'n');
  cb_test_assert_mark (case_, 2, "club", "1", 'n');
  cb_test_assert_mark (case_, 2, "attic", "1", '?');
}

static void
test_tip_for_all (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'tip','by':0,'to':1,'want':'all','kind':'room','cards':['barn']},"
                   "{'type':'tip','by':0,'to':2,'want':'one','kind':'weapon','cards':['belt']},"
                   "{'type':'tip','by':0,'to':2,'want':'one','kind':'male','cards':[]}");

  cb_test_assert_mark (case_, 1, "barn", "1", 'y');
  cb_test_assert_mark (case_, 1, "attic", "1", 'n');
  cb_test_assert_mark (case_, 2, "belt", "2", 'y');
  cb_test_assert_mark (case_, 2, "club", "2", 'n');
  cb_test_assert_mark (case_, 3, "bert", "2", 'n');
  cb_test_assert_mark (case_, 2, "club", "1", 'n');
}

static void
test_uncertain_is_not_used (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'envelope','cards':['bert','belt','barn'],'uncertain':true}");

  cb_test_assert_mark (case_, 1, "bert", "envelope", '?');
  g_assert_false (cb_case_get_closed (case_));
}

static void
assert_marks (CbCase *case_, guint n_entries, const CbPlain *plain, const char *json)
{
  CbEdition *edition = cb_case_get_edition (case_);
  guint n_holders = cb_setup_get_n_holders (cb_case_get_setup (case_));

  for (guint c = 0; c < cb_edition_get_n_cards (edition); c++)
    for (guint h = 0; h < n_holders; h++)
      {
        CbMark mark = cb_case_get_mark (case_, n_entries, c, h);
        CbMark truth = (plain->certain[h] >> c & 1)    ? CB_MARK_YES
                       : (plain->possible[h] >> c & 1) ? CB_MARK_MAYBE
                                                       : CB_MARK_NO;

        if (mark != truth)
          g_error ("card %u, holder %u after %u entries: %d, should be %d:\n%s", c, h, n_entries,
                   mark, truth, json);
      }
}

/* Together they cannot be true; any one of them left out, they can. */
static void
assert_conflict (CbCase *case_, guint n_entries, const char *json)
{
  g_autoptr (GArray) conflict = cb_case_get_conflict (case_, n_entries);
  guint64 entries = 0;
  CbPlain plain;

  g_assert_nonnull (conflict);
  for (guint i = 0; i < conflict->len; i++)
    entries |= (guint64) 1 << g_array_index (conflict, guint, i);
  cb_plain_enumerate (json, entries, &plain);
  g_assert_cmpuint (plain.n_deals, ==, 0);
  for (guint i = 0; i < conflict->len; i++)
    {
      cb_plain_enumerate (json, entries & ~((guint64) 1 << g_array_index (conflict, guint, i)),
                          &plain);
      g_assert_cmpuint (plain.n_deals, >, 0);
      if (i > 0)
        g_assert_cmpuint (g_array_index (conflict, guint, i - 1), <,
                          g_array_index (conflict, guint, i));
    }
}

static guint
check_random_case (GRand *rand, guint lies)
{
  guint n_entries = (guint) g_rand_int_range (rand, 1, 12);
  g_autofree char *json = cb_random_case_new (rand, n_entries, lies);
  g_autoptr (GBytes) bytes = g_bytes_new_static (json, strlen (json));
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, &error);

  if (error != NULL)
    g_error ("%s:\n%s", error->message, json);
  for (guint n = 0; n <= n_entries; n++)
    {
      CbPlain plain;

      cb_plain_enumerate (json, ((guint64) 1 << n) - 1, &plain);
      g_assert_cmpint (cb_case_is_consistent (case_, n), ==, plain.n_deals > 0);
      if (plain.n_deals == 0)
        {
          assert_conflict (case_, n, json);
          return 1;
        }
      assert_marks (case_, n, &plain, json);
    }
  return 0;
}

static void
test_random_truth (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (guint i = 0; i < (g_test_slow () ? 5000 : 200); i++)
    g_assert_cmpuint (check_random_case (rand, 0), ==, 0);
}

static void
test_random_lies (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  guint n_contradictions = 0;

  for (guint i = 0; i < (g_test_slow () ? 5000 : 200); i++)
    n_contradictions += check_random_case (rand, 6);
  g_assert_cmpuint (n_contradictions, >, 40);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/meaning/trap-1-exposed-is-silent", test_exposed_is_silent);
  g_test_add_func ("/meaning/trap-2-accuser-answers", test_accuser_answers);
  g_test_add_func ("/meaning/trap-3-open-card-named", test_open_card_named);
  g_test_add_func ("/meaning/trap-4-nobody-shows-with-pool", test_nobody_shows_with_pool);
  g_test_add_func ("/meaning/trap-5-peek-resolves", test_peek_resolves);
  g_test_add_func ("/meaning/trap-6-uneven-hands", test_uneven_hands);
  g_test_add_func ("/meaning/trap-7-show-shrinks", test_show_shrinks);
  g_test_add_func ("/meaning/trap-8-full-hand", test_full_hand);
  g_test_add_func ("/meaning/trap-9-pigeonhole", test_pigeonhole);
  g_test_add_func ("/meaning/trap-11-trait-less-removed", test_trait_less_removed);
  g_test_add_func ("/meaning/trap-12-team-is-a-player", test_team_is_a_player);
  g_test_add_func ("/meaning/asking-says-nothing", test_asking_says_nothing);
  g_test_add_func ("/meaning/two-shows", test_two_shows);
  g_test_add_func ("/meaning/wrong-accusation", test_wrong_accusation);
  g_test_add_func ("/meaning/tip-seen-from-aside", test_tip_seen_from_aside);
  g_test_add_func ("/meaning/tip-for-all", test_tip_for_all);
  g_test_add_func ("/meaning/uncertain-is-not-used", test_uncertain_is_not_used);
  g_test_add_func ("/meaning/random-truth", test_random_truth);
  g_test_add_func ("/meaning/random-lies", test_random_lies);
  return g_test_run ();
}
