/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What others know, which card to show, whether to accuse, and the review after the game. */

#include "cb-decision.h"
#include "cb-review-private.h"
#include "cb-rivals-private.h"
#include "cb-show-advice.h"
#include "cb-test-case.h"
#include "cb-work.h"

#define ANNA   0x001u
#define BERT   0x002u
#define CLEO   0x004u
#define AXE    0x008u
#define BELT   0x010u
#define CLUB   0x020u
#define ATTIC  0x040u
#define CELLAR 0x100u

#define I_SHOWED                                                \
  "{'type':'suggestion','by':1,'cards':['anna','axe','attic']," \
  "'answers':[{'by':2,'did':'pass'},{'by':0,'did':'show','card':'axe'}]}"
#define I_SHOWED_SOMETHING                                      \
  "{'type':'suggestion','by':2,'cards':['anna','axe','attic']," \
  "'answers':[{'by':0,'did':'show'}]}"
#define WRONG "{'type':'accusation','by':1,'cards':['cleo','club','attic'],'result':'wrong'}"

static CbRivals *
reckon_rivals (CbCase *case_, guint n_entries, guint64 seed)
{
  return cb_question_answer (&(CbQuestion) { .seed = seed }, case_, n_entries, cb_rivals_answer,
                             CB_EFFORT_ENDLESS);
}

static CbRivals *
refine_rivals (CbRivals *rivals)
{
  return cb_rivals_answer_finer (rivals, CB_EFFORT_ENDLESS);
}

static CbDecision *
decide (CbCase *case_, guint n_entries, guint64 seed)
{
  return cb_case_decide (case_, n_entries, seed, CB_EFFORT_ENDLESS);
}

static CbReview *
review_case (CbCase *case_, CbCardSet envelope)
{
  return cb_question_answer (&(CbQuestion) { .cards = envelope }, case_,
                             cb_log_get_n_entries (cb_case_get_log (case_)), cb_review_answer,
                             CB_EFFORT_ENDLESS);
}

static guint
count_entries (CbCase *case_)
{
  return cb_log_get_n_entries (cb_case_get_log (case_));
}

static void
test_seen (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, I_SHOWED "," I_SHOWED_SOMETHING ",{'type':'seen','player':0,'by':2,"
                            "'card':'anna','uncertain':true}");
  CbCardSet maybe;

  g_assert_cmphex (cb_case_get_seen (case_, 0, 1, &maybe), ==, 0);
  g_assert_cmphex (maybe, ==, 0);
  g_assert_cmphex (cb_case_get_seen (case_, 1, 1, &maybe), ==, AXE);
  g_assert_cmphex (maybe, ==, 0);
  g_assert_cmphex (cb_case_get_seen (case_, 3, 2, &maybe), ==, 0);
  g_assert_cmphex (maybe, ==, ANNA | AXE);
}

/* What I swap away has not been seen of me any more. Of a card that I keep only whoever swapped
 * with me knows it; and what was seen of other hands stays seen. */
static void
test_seen_before_swap (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'seen','player':0,'by':1,'card':'axe'},"
                   "{'type':'seen','player':0,'by':2,'card':'axe'},"
                   "{'type':'seen','player':0,'by':2,'card':'anna'},"
                   "{'type':'swap','by':1,'with':2},"
                   "{'type':'swap','by':0,'with':1,'gave':'anna','got':'bert'}");
  CbCardSet bert = 1u << cb_edition_find_card (cb_case_get_edition (case_), "bert");
  CbCardSet maybe;

  g_assert_cmphex (cb_case_get_seen (case_, 4, 1, &maybe), ==, AXE);
  g_assert_cmphex (cb_case_get_seen (case_, 4, 2, &maybe), ==, ANNA | AXE);
  g_assert_cmphex (maybe, ==, 0);
  g_assert_cmphex (cb_case_get_seen (case_, 5, 1, &maybe), ==, AXE | bert);
  g_assert_cmphex (maybe, ==, 0);
  g_assert_cmphex (cb_case_get_seen (case_, 5, 2, &maybe), ==, 0);
  g_assert_cmphex (maybe, ==, AXE);
}

/* Everybody sees the card that I take from those face up, and that the one I gave lies there. */
static void
test_seen_face_up (void)
{
  g_autofree char *edition = g_strdup_printf ("%.*s,'swaps':'face-up'}",
                                              (int) strlen (cb_test_small_edition ()) - 1,
                                              cb_test_small_edition ());
  g_autofree char *text = g_strdup_printf (
    "{'format':'casebook','version':2,'title':'Test','edition':%s,'faceUp':['cellar'],"
    "'players':[{'name':'Ann','hand':2},{'name':'Bob','hand':2},{'name':'Cy','hand':1}],'me':0,"
    "'hand':['anna','axe'],'log':[{'type':'seen','player':0,'by':2,'card':'axe'},"
    "{'type':'swap','by':0,'with':'face-up','gave':'anna','got':'cellar'},"
    "{'type':'swap','by':1,'with':'face-up','gave':'bert','got':'anna'}]}",
    edition);
  g_autoptr (CbCase) case_ = cb_test_make_case (text);
  CbCardSet cellar = 1u << cb_edition_find_card (cb_case_get_edition (case_), "cellar");
  CbCardSet maybe;

  for (guint n = 2; n <= 3; n++)
    {
      g_assert_cmphex (cb_case_get_seen (case_, n, 1, &maybe), ==, cellar);
      g_assert_cmphex (maybe, ==, 0);
      g_assert_cmphex (cb_case_get_seen (case_, n, 2, &maybe), ==, AXE | cellar);
    }
}

static void
test_exposed (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'exposed','player':0,'cards':['anna','axe']}");

  g_assert_cmphex (cb_case_get_seen (case_, 1, 2, NULL), ==, ANNA | AXE);
}

/* Whoever has two cards of different categories reckons with 2·2·3 solutions, of one with 1·3·3. */
static void
test_rivals (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbRivals) rivals = reckon_rivals (case_, 0, 1);
  g_autoptr (CbRivals) again = reckon_rivals (case_, 0, 1);
  g_autoptr (CbRivals) refined = refine_rivals (rivals);

  g_assert_cmpuint (cb_rivals_get_quantile (rivals, 0, 0.5), ==, 12);
  g_assert_cmpfloat (cb_rivals_get_chance (rivals, 0, 11), ==, 0);
  g_assert_cmpfloat (cb_rivals_get_chance (rivals, 0, 12), ==, 1);
  for (guint seat = 1; seat < 3; seat++)
    {
      double nine = cb_rivals_get_chance (refined, seat, 9);

      g_assert_cmpfloat (cb_rivals_get_chance (refined, seat, 8), ==, 0);
      g_assert_cmpfloat (nine, >, 0);
      g_assert_cmpfloat (nine, <, 1);
      g_assert_cmpfloat (cb_rivals_get_chance (refined, seat, 11), ==, nine);
      g_assert_cmpfloat (cb_rivals_get_chance (refined, seat, 12), ==, 1);
      g_assert_cmpuint (cb_rivals_get_quantile (refined, seat, 0), ==, 9);
      g_assert_cmpuint (cb_rivals_get_quantile (refined, seat, 1), ==, 12);
      g_assert_cmpfloat (cb_rivals_get_ready (refined, seat), ==, 0);
      g_assert_cmpfloat (cb_rivals_get_chance (again, seat, 9), ==,
                         cb_rivals_get_chance (rivals, seat, 9));
    }
  g_assert_false (cb_rivals_is_final (rivals));
  for (guint i = 0; !cb_rivals_is_final (refined); i++)
    {
      CbRivals *more = refine_rivals (refined);

      g_assert_cmpuint (i, <, 10);
      cb_rivals_unref (refined);
      refined = more;
    }
  g_assert_null (refine_rivals (refined));
}

static void
test_show (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, I_SHOWED);
  g_autoptr (CbShowAdvice)
    again = cb_case_advise_show (case_, 1, 1, ANNA | AXE | ATTIC, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbShowAdvice)
    fresh = cb_case_advise_show (case_, 1, 2, ANNA | AXE | ATTIC, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbShowAdvice)
    single = cb_case_advise_show (case_, 1, 2, ANNA | BELT, 1, CB_EFFORT_ENDLESS);
  g_autofree char *reason = cb_show_advice_explain (again, 0);
  g_autofree char *other = cb_show_advice_explain (again, 1);
  g_autofree char *only = cb_show_advice_explain (single, 0);

  g_assert_cmpuint (cb_show_advice_get_option (again, 0)->card, ==, 3);
  g_assert_true (cb_show_advice_get_option (again, 0)->seen);
  g_assert_cmpfloat (cb_show_advice_get_option (again, 0)->bits, ==, 0);
  g_assert_false (cb_show_advice_get_option (again, 1)->seen);
  g_assert_cmpstr (reason, ==, "Bob has seen it already");
  g_assert_true (g_str_has_prefix (other, "Bob would learn more"));
  g_assert_cmpfloat (cb_show_advice_get_option (fresh, 0)->bits, <=,
                     cb_show_advice_get_option (fresh, 1)->bits);
  g_assert_cmpfloat (cb_show_advice_get_option (fresh, 1)->bits, >, 0);
  g_assert_cmpstr (only, ==, "it’s the only one you have");
  g_assert_null (cb_case_advise_show (case_, 1, 2, BERT | BELT, 1, CB_EFFORT_ENDLESS));
}

/* Bob has not seen the attic, but knows that it can only have been that which I showed. That I show
 * it again tells him no more than that I may not have the axe. */
static void
test_show_least (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    "'players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'}],'me':0,'hand':['attic','axe']",
    "{'type':'suggestion','by':2,'cards':['attic','bert','belt'],'answers':"
    "[{'by':0,'did':'show','card':'attic'}]},"
    "{'type':'exposed','player':2,'cards':['bert','belt']}");
  g_autoptr (CbShowAdvice)
    advice = cb_case_advise_show (case_, 2, 1, ATTIC | AXE, 3, CB_EFFORT_ENDLESS);
  g_autofree char *reason = cb_show_advice_explain (advice, 0);

  g_assert_cmpuint (cb_show_advice_get_option (advice, 0)->card, ==, 6);
  g_assert_false (cb_show_advice_get_option (advice, 0)->seen);
  g_assert_cmpfloat (cb_show_advice_get_option (advice, 0)->bits, >=, 0);
  g_assert_cmpfloat (cb_show_advice_get_option (advice, 0)->bits, <,
                     cb_show_advice_get_option (advice, 1)->bits / 2);
  g_assert_cmpfloat (cb_show_advice_get_option (advice, 0)->total_bits, <,
                     cb_show_advice_get_option (advice, 1)->total_bits);
  g_assert_cmpfloat (cb_show_advice_get_option (advice, 0)->known, ==, 1);
  g_assert_cmpfloat (cb_show_advice_get_option (advice, 1)->known, ==, 0);
  g_assert_cmpstr (reason, ==, "Bob most likely knows that you have it");
}

/* Who has looked into the envelope learns nothing more about it. */
static void
test_show_knowing (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, WRONG);
  g_autoptr (CbShowAdvice)
    advice = cb_case_advise_show (case_, 1, 1, ANNA | AXE, 1, CB_EFFORT_ENDLESS);
  g_autofree char *reason = cb_show_advice_explain (advice, 0);

  g_assert_cmpfloat (cb_show_advice_get_option (advice, 0)->bits, ==, 0);
  g_assert_cmpfloat (cb_show_advice_get_option (advice, 0)->total_bits, >, 0);
  g_assert_cmpstr (reason, ==, "Bob learns nothing about the envelope from it");
}

/* The envelope is Cleo, Club and Cellar; I know, or do not quite. */
#define BOB_HAS "{'type':'seen','player':1,'card':'bert'},{'type':'seen','player':1,'card':'belt'}"

static void
test_decide (void)
{
  g_autoptr (CbCase)
    known = cb_test_small_case (CB_TEST_THREE, BOB_HAS ",{'type':'seen','player':2,'card':'attic'},"
                                                       "{'type':'seen','player':2,'card':'barn'}");
  g_autoptr (CbDecision) sure = decide (known, 4, 1);
  g_autoptr (CbDecision) open = decide (known, 0, 1);
  g_autoptr (CbDecision) again = decide (known, 0, 1);
  double chance;

  g_assert_cmphex (cb_decision_get_solution (sure, &chance), ==, CLEO | CLUB | CELLAR);
  g_assert_cmpfloat (chance, ==, 1);
  g_assert_cmpint (cb_decision_get_kind (sure), ==, CB_DECISION_ACCUSE);

  cb_decision_get_solution (open, &chance);
  g_assert_cmpfloat (cb_decision_get_later (open), >, chance);
  g_assert_cmpfloat (cb_decision_get_waiting (open), >, chance);
  g_assert_cmpint (cb_decision_get_kind (open), ==, CB_DECISION_WAIT);
  g_assert_cmpfloat (cb_decision_get_later (again), ==, cb_decision_get_later (open));
}

/* Bob and Cy have seen so much that one of them almost certainly accuses in this round: a small
 * chance now is better than next to none, but it is a gamble. */
static void
test_decide_hurry (void)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case (CB_TEST_THREE, "{'type':'seen','player':2,'by':1,'card':'bert'},"
                                               "{'type':'seen','player':2,'by':1,'card':'belt'},"
                                               "{'type':'seen','player':0,'by':1,'card':'anna'},"
                                               "{'type':'seen','player':0,'by':1,'card':'axe'}");
  g_autoptr (CbDecision) decision = decide (case_, 4, 1);
  double chance;

  cb_decision_get_solution (decision, &chance);
  g_assert_cmpfloat_with_epsilon (chance, 1.0 / 3, 1e-9);
  g_assert_cmpfloat (cb_decision_get_others (decision), >, 0.95);
  g_assert_cmpfloat (cb_decision_get_later (decision), <, 0.05);
  g_assert_cmpfloat (cb_decision_get_waiting (decision), <, 0.05);
  g_assert_cmpint (cb_decision_get_kind (decision), ==, CB_DECISION_GAMBLE);
}

static void
test_decide_none (void)
{
  g_autoptr (CbCase) out = cb_test_small_case (
    CB_TEST_THREE, "{'type':'accusation','by':0,'cards':['cleo','club','attic'],'result':'wrong'}");
  g_autoptr (CbCase) onlooker = cb_test_small_case (
    "'players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'}],'me':null", "");

  g_assert_null (decide (out, 1, 1));
  g_assert_null (decide (onlooker, 0, 1));
}

static CbCardSet
get_solution (CbCase *case_)
{
  CbCardSet cards = 0;

  for (guint card = 0; card < cb_edition_get_n_cards (cb_case_get_edition (case_)); card++)
    if (cb_case_get_mark (case_, count_entries (case_), card, 0) == CB_MARK_YES)
      cards |= cb_card_set_of (card);
  return cards;
}

/* It could be solved with the last entry, and all entries together tell all there was. */
static void
test_review (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_sample ("published-six-players.casebook");
  g_autoptr (CbReview) review = review_case (case_, get_solution (case_));
  double sum = 0, of_turns = 0;

  g_assert_null (review->conflict);
  g_assert_cmpint (review->solved, ==, 27);
  for (guint i = 0; i < count_entries (case_); i++)
    sum += g_array_index (review->bits, double, i);
  for (guint seat = 0; seat < 6; seat++)
    of_turns += review->bits_of_turns[seat];
  g_assert_cmpfloat (review->total, >, 7);
  g_assert_cmpfloat_with_epsilon (sum, review->total, 1e-9);
  g_assert_cmpfloat_with_epsilon (of_turns, sum, 1e-9);
}

/* Entries that disagree with the envelope are named; that it was opened told nobody anything. */
static void
test_review_conflict (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, I_SHOWED
                                                 ",{'type':'seen','player':1,'card':'cleo'}");
  g_autoptr (CbReview) wrong = review_case (case_, CLEO | CLUB | CELLAR);
  g_autoptr (CbReview) mine = review_case (case_, ANNA | CLUB | CELLAR);
  g_autoptr (CbCase) opened = cb_test_small_case (
    CB_TEST_THREE, "{'type':'envelope','cards':['cleo','club','cellar']}");
  g_autoptr (CbReview) review = review_case (opened, CLEO | CLUB | CELLAR);

  g_assert_cmpuint (wrong->conflict->len, ==, 1);
  g_assert_cmpuint (g_array_index (wrong->conflict, guint, 0), ==, 1);
  g_assert_cmpuint (mine->conflict->len, ==, 0);
  g_assert_cmpint (review->solved, ==, -1);
  g_assert_cmpfloat (g_array_index (review->bits, double, 0), ==, 0);
}

static void
store_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static gboolean
is_there (gpointer data)
{
  return *(GAsyncResult **) data != NULL;
}

static void
test_show_async (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, I_SHOWED);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbShowAdvice) show = NULL;

  cb_case_advise_show_async (case_, 1, 1, ANNA | AXE, 1, NULL, store_cb, &result);
  cb_test_wait_until (is_there, &result);
  show = cb_work_finish (result, &error);
  g_assert_no_error (error);
  g_assert_nonnull (show);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/insight/seen", test_seen);
  g_test_add_func ("/insight/seen-before-swap", test_seen_before_swap);
  g_test_add_func ("/insight/seen-face-up", test_seen_face_up);
  g_test_add_func ("/insight/exposed", test_exposed);
  g_test_add_func ("/insight/rivals", test_rivals);
  g_test_add_func ("/insight/show", test_show);
  g_test_add_func ("/insight/show-least", test_show_least);
  g_test_add_func ("/insight/show-knowing", test_show_knowing);
  g_test_add_func ("/insight/decide", test_decide);
  g_test_add_func ("/insight/decide-hurry", test_decide_hurry);
  g_test_add_func ("/insight/decide-none", test_decide_none);
  g_test_add_func ("/insight/review", test_review);
  g_test_add_func ("/insight/review-conflict", test_review_conflict);
  g_test_add_func ("/insight/show-async", test_show_async);
  return g_test_run ();
}
