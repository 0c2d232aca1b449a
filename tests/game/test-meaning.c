/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each kind of entry means for the sheet. The traps that a notebook falls into are in
 * test-traps.c, cases at random in test-random.c. */

#include "cb-test-case.h"
#include "cb-why.h"

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
    CB_TEST_THREE, "{'type':'seen','player':2,'card':'attic'},"
                   "{'type':'suggestion','by':0,'cards':['bert','belt','attic'],"
                   "'answers':[{'by':2,'did':'show','card':'bert'},{'by':1,'did':'show'}]}");

  cb_test_assert_mark (case_, 2, "bert", "2", 'y');
  cb_test_assert_mark (case_, 2, "belt", "1", 'y');
}

/* A card that was not heard may be the one shown, any of its kind, whether a file has a place for
 * it or leaves it out; where two show, only one of them can have shown it. */
static void
test_half_heard (void)
{
  const char *const questions[] = { "['bert',null,'attic']", "['bert','attic']" };

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autofree char *log = g_strdup_printf (
        "{'type':'statement','claim':'none','player':1,'cards':['bert','attic']},"
        "{'type':'suggestion','by':0,'cards':%s,'answers':[{'by':1,'did':'show'}]},"
        "{'type':'statement','claim':'none','player':1,'cards':['belt']},"
        "{'type':'statement','claim':'none','player':2,'cards':['bert']},"
        "{'type':'suggestion','by':0,'cards':%s,'answers':[{'by':1,'did':'show'},"
        "{'by':2,'did':'show'}]}",
        questions[i], questions[i]);
      g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, log);

      cb_test_assert_marks (case_, 2, "belt@1=? club@1=? cleo@1=? barn@1=?");
      cb_test_assert_marks (case_, 3, "club@1=y");
      cb_test_assert_marks (case_, 4, "attic@2=? belt@2=n");
      cb_test_assert_marks (case_, 5, "attic@2=y belt@2=n");
    }
}

/* Somebody who showed is one of those who come after the last one named, and nobody of them passed
 * for that. */
static void
test_somebody (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'statement','claim':'none','player':2,'cards':['bert']},"
                   "{'type':'suggestion','by':0,'cards':['bert','axe','attic'],"
                   "'answers':[{'by':null,'did':'show'}]},"
                   "{'type':'statement','claim':'none','player':2,'cards':['attic']},"
                   "{'type':'statement','claim':'none','player':1,'cards':['attic']}");

  cb_test_assert_marks (case_, 2, "bert@1=? attic@1=? attic@2=? belt@1=? belt@2=?");
  cb_test_assert_marks (case_, 3, "attic@envelope=? bert@envelope=? belt@1=?");
  cb_test_assert_marks (case_, 4, "bert@1=y bert@envelope=n");
}

static const char *
get_last (const CbWhy *why)
{
  g_assert_cmpuint (why->steps->len, >, 0);
  return ((const CbWhyStep *) g_ptr_array_index (why->steps, why->steps->len - 1))->words;
}

/* What a half-heard question says a reason says, too. */
static void
test_half_heard_reasons (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'statement','claim':'none','player':1,'cards':['bert','attic','belt']},"
                   "{'type':'suggestion','by':0,'cards':['bert',null,'attic'],"
                   "'answers':[{'by':1,'did':'show'}]}");
  g_autoptr (CbCase) missed = cb_test_small_case (
    CB_TEST_THREE, "{'type':'statement','claim':'none','player':1,'cards':['bert','attic']},"
                   "{'type':'statement','claim':'none','player':2,'cards':['attic']},"
                   "{'type':'suggestion','by':0,'cards':['bert','axe','attic'],"
                   "'answers':[{'by':null,'did':'show'}]}");
  g_autoptr (CbWhy) why = cb_case_explain (case_, 2, 5, 2, NULL);
  g_autoptr (CbWhy) who = cb_case_explain (missed, 3, 1, 3, NULL);

  g_assert_cmpstr (
    get_last (why), ==,
    "Entry 2: Bob showed Bert or Attic or the unknown card, and it must have been Club.");
  g_assert_cmpstr (get_last (who), ==,
                   "Entry 3: somebody showed a card, and it must have been Cy, with Bert.");
}

/* Who only saw that a card was shown knows that it is one of those named; who was let look at it,
 * as by Sally's power, knows which. */
static void
test_peek (void)
{
  g_autoptr (CbCase) aside = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':2,'cards':['bert','belt','attic'],"
                   "'answers':[{'by':1,'did':'show'}]},{'type':'power','by':0,'power':'sally'}");
  g_autoptr (CbCase) peeked = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':2,'cards':['bert','belt','attic'],"
                   "'answers':[{'by':1,'did':'show','card':'belt'}]}");

  cb_test_assert_marks (aside, 2, "bert@1=? belt@1=? attic@1=?");
  cb_test_assert_marks (peeked, 1, "belt@1=y club@envelope=y bert@1=? attic@1=? bert@2=?");
}

/* What others saw of a hand says nothing of it; that I lose sight of a card of mine neither. */
static void
test_all_snoop (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'seen','player':1,'card':'belt','by':0,'how':'snoop'},"
                   "{'type':'seen','player':2,'by':1,'how':'snoop-all'},"
                   "{'type':'seen','player':0,'by':2,'how':'snoop-all'},"
                   "{'type':'seen','player':0,'by':2,'card':'axe','how':'snoop-all'},"
                   "{'type':'seen','player':1,'by':2,'card':'barn','how':'told me'}");

  cb_test_assert_marks (case_, 1, "belt@1=y club@envelope=y bert@1=? bert@2=? barn@1=?");
  for (guint i = 1; i < 4; i++)
    g_assert_null (cb_case_describe_news (case_, i));
  cb_test_assert_marks (case_, 5, "barn@1=y attic@1=n bert@1=n");
}

/* All of the pool seen: nothing else is there. Some of it: the others still may be. */
static void
test_look (void)
{
  const char *setup = "'players':[{'name':'A'},{'name':'B'}],'me':0,'hand':['anna','axe'],"
                      "'faceDown':2";
  g_autoptr (CbCase) some = cb_test_small_case (setup, "{'type':'look','by':0,'cards':['bert']}");
  g_autoptr (CbCase)
    all = cb_test_small_case (setup, "{'type':'look','by':0,'cards':['bert','belt']}");
  g_autoptr (CbCase) other = cb_test_small_case (setup, "{'type':'look','by':1,'slots':[0,1]}");

  cb_test_assert_marks (some, 1, "bert@pool=y cleo@envelope=y belt@pool=? barn@pool=?");
  cb_test_assert_marks (all, 1, "barn@pool=n club@pool=n club@envelope=y barn@1=? barn@envelope=?");
  g_assert_null (cb_case_describe_news (other, 0));
}

static void
test_trait (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'trait','by':0,'trait':'female','answers':["
                   "{'by':1,'did':'show','card':'cleo'},{'by':2,'did':'pass'}]},"
                   "{'type':'trait','by':1,'trait':'blunt','answers':["
                   "{'by':2,'did':'show'},{'by':0,'did':'show','card':'axe'}]}");

  cb_test_assert_marks (case_, 1, "cleo@1=y cleo@2=n bert@envelope=y bert@2=n club@2=?");
  cb_test_assert_marks (case_, 2, "club@2=y belt@envelope=y barn@1=? barn@2=?");
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

  cb_test_assert_marks (case_, 2, "cleo@envelope=y club@envelope=y attic@envelope=?");
  cb_test_assert_marks (case_, 3, "attic@envelope=n attic@2=y barn@envelope=? cellar@envelope=?");
}

/* A right one names the envelope; one whose outcome nobody told says nothing. */
static void
test_accusation_results (void)
{
  g_autoptr (CbCase) right = cb_test_small_case (
    CB_TEST_THREE, "{'type':'accusation','by':2,'cards':['cleo','club','attic'],'result':null},"
                   "{'type':'accusation','by':2,'cards':['cleo','club','attic'],"
                   "'result':'right'}");

  g_assert_null (cb_case_describe_news (right, 0));
  cb_test_assert_marks (right, 2, "cleo@envelope=y club@envelope=y attic@envelope=y bert@1=?");
  g_assert_true (cb_case_get_closed (right));
}

/* The envelope open, the cards face down are still anybody's guess. */
static void
test_envelope_with_pool (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    "'players':[{'name':'A'},{'name':'B'}],'me':0,'hand':['anna','axe'],'faceDown':2",
    "{'type':'envelope','cards':['bert','belt','attic']}");

  cb_test_assert_marks (case_, 1, "bert@envelope=y bert@pool=n belt@1=n cleo@envelope=n");
  cb_test_assert_marks (case_, 1, "cleo@1=? cleo@pool=? club@pool=? barn@1=? cellar@pool=?");
  g_assert_true (cb_case_get_closed (case_));
}

/* Onlookers of a Private Tip: two cards of one of the categories came back. */
static void
test_tip_seen_from_aside (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':0,'cards':['bert','belt'],"
                   "'answers':[{'by':1,'did':'pass'}]},"
                   "{'type':'tip','by':2,'to':1,'want':'all','count':2}");

  cb_test_assert_marks (case_, 1, "cleo@1=? club@1=? attic@1=?");
  cb_test_assert_marks (case_, 2, "cleo@1=n club@1=n attic@1=? barn@1=? cellar@1=?");
}

/* One card came back, or I do not know how many: that says nothing. None came back: one category is
 * not in the hand, and which it is shows when the others are. */
static void
test_tip_for_an_unknown_kind (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'tip','by':2,'to':1,'want':'one'},"
                   "{'type':'tip','by':2,'to':1,'want':'one','count':1},"
                   "{'type':'tip','by':2,'to':1,'want':'one','count':0},"
                   "{'type':'seen','player':1,'card':'cleo'},"
                   "{'type':'statement','claim':'some','player':1,'cards':['belt','club']}");
  g_autoptr (CbCase) two = cb_test_small_case (
    "'players':[{'name':'A'},{'name':'B'}],'me':0,'hand':['anna','axe','barn']",
    "{'type':'tip','by':0,'to':1,'want':'all','count':0},"
    "{'type':'seen','player':1,'card':'cleo'},{'type':'seen','player':1,'card':'attic'}");

  for (guint i = 0; i < 3; i++)
    g_assert_null (cb_case_describe_news (case_, i));
  cb_test_assert_marks (case_, 4, "belt@1=? club@1=? barn@1=? bert@envelope=y");
  cb_test_assert_marks (case_, 5, "belt@1=? club@1=? barn@1=n attic@1=n");
  g_assert_true (cb_case_is_consistent (two, 0));
  g_assert_false (cb_case_is_consistent (two, 1));
}

static void
test_tip_for_all (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'tip','by':0,'to':2,'want':'one','kind':'male','cards':[]},"
                   "{'type':'tip','by':0,'to':1,'want':'all','kind':'room','cards':['barn']},"
                   "{'type':'tip','by':0,'to':2,'want':'one','kind':'weapon','cards':['belt']}");

  cb_test_assert_marks (case_, 1, "bert@2=n bert@1=? cleo@2=?");
  cb_test_assert_marks (case_, 2, "barn@1=y attic@1=n cellar@1=n belt@1=? bert@1=?");
  cb_test_assert_marks (case_, 3, "belt@2=y club@2=n club@1=n club@envelope=y attic@2=?");
}

/* Of the tip I was given I know the card, if not what it was asked for as; I was asked: my own. */
static void
test_tip_whose_card_is_known (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'tip','by':2,'to':0,'want':'all','kind':'weapon','cards':['axe']},"
                   "{'type':'tip','by':0,'to':1,'want':'one','cards':['attic']},"
                   "{'type':'tip','by':0,'to':2,'want':'all','cards':['barn']}");

  g_assert_null (cb_case_describe_news (case_, 0));
  cb_test_assert_marks (case_, 2, "attic@1=y barn@1=? cellar@1=? bert@1=?");
  cb_test_assert_marks (case_, 3, "barn@2=y cellar@2=n bert@2=?");
}

static void
test_uncertain_is_not_used (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'envelope','cards':['bert','belt','barn'],'uncertain':true}");

  cb_test_assert_mark (case_, 1, "bert", "envelope", '?');
  g_assert_false (cb_case_get_closed (case_));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/meaning/asking-says-nothing", test_asking_says_nothing);
  g_test_add_func ("/meaning/two-shows", test_two_shows);
  g_test_add_func ("/meaning/peek", test_peek);
  g_test_add_func ("/meaning/all-snoop", test_all_snoop);
  g_test_add_func ("/meaning/look", test_look);
  g_test_add_func ("/meaning/trait", test_trait);
  g_test_add_func ("/meaning/wrong-accusation", test_wrong_accusation);
  g_test_add_func ("/meaning/accusation-results", test_accusation_results);
  g_test_add_func ("/meaning/envelope-with-pool", test_envelope_with_pool);
  g_test_add_func ("/meaning/tip-seen-from-aside", test_tip_seen_from_aside);
  g_test_add_func ("/meaning/tip-for-an-unknown-kind", test_tip_for_an_unknown_kind);
  g_test_add_func ("/meaning/tip-for-all", test_tip_for_all);
  g_test_add_func ("/meaning/tip-whose-card-is-known", test_tip_whose_card_is_known);
  g_test_add_func ("/meaning/uncertain-is-not-used", test_uncertain_is_not_used);
  g_test_add_func ("/meaning/half-heard", test_half_heard);
  g_test_add_func ("/meaning/somebody", test_somebody);
  g_test_add_func ("/meaning/half-heard-reasons", test_half_heard_reasons);
  return g_test_run ();
}
