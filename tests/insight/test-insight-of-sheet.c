/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is reckoned for a sheet, and when. */

#include "cb-accusation.h"
#include "cb-advice-order.h"
#include "cb-advice-private.h"
#include "cb-case-test.h"
#include "cb-insight-words.h"
#include "cb-insight.h"
#include "cb-review-private.h"
#include "cb-test-case.h"

#define SEED 1

typedef struct
{
  CbCase *case_;
  CbSheet *sheet;
  CbInsight *insight;
} Reckoning;

static void
set_up (Reckoning *reckoning, gconstpointer data)
{
  reckoning->case_ = cb_case_test_new_with_odds ();
  reckoning->sheet = cb_sheet_new (reckoning->case_);
  reckoning->insight = cb_insight_new (reckoning->sheet);
}

static void
tear_down (Reckoning *reckoning, gconstpointer data)
{
  g_assert_finalize_object (reckoning->insight);
  g_assert_finalize_object (reckoning->sheet);
  g_object_unref (reckoning->case_);
}

static gboolean
get_flag (gpointer object, const char *property)
{
  gboolean flag;

  g_object_get (object, property, &flag, NULL);
  return flag;
}

/* Until all there is to reckon is there. */
static void
wait_for_all (CbInsight *insight)
{
  cb_insight_set_active (insight, TRUE);
  while (get_flag (insight, "computing"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (get_flag (insight, "stale"));
}

/* Of the case alone, and of where I stand by the log, made as fine as it gets. */
static CbAdvice *
get_advice (CbCase *case_, guint n_entries)
{
  CbSpot spot = cb_case_get_spot (case_, n_entries);
  CbAskable askable = {
    .within = cb_spot_get_reach (&spot, cb_case_get_edition (case_)).rooms,
  };
  CbAdvice *advice = cb_case_advise (case_, n_entries, &askable, SEED, CB_EFFORT_ENDLESS);

  while (!cb_advice_is_final (advice))
    {
      CbAdvice *finer = cb_advice_refine (advice, CB_EFFORT_ENDLESS);

      cb_advice_unref (advice);
      advice = finer;
    }
  return advice;
}

static void
assert_advice (CbInsight *insight, guint n_entries)
{
  g_autoptr (CbAdvice) expected = get_advice (cb_insight_get_case (insight), n_entries);
  CbAdvice *advice = cb_insight_get_advice (insight);

  g_assert_cmpuint (advice->n_deals, ==, expected->n_deals);
  for (guint i = 0; i < cb_advice_get_n_suggestions (expected); i++)
    g_assert_cmpuint (cb_advice_get_suggestion (advice, i)->cards, ==,
                      cb_advice_get_suggestion (expected, i)->cards);
}

static void
test_reckons_while_active (Reckoning *reckoning, gconstpointer data)
{
  CbInsight *insight = reckoning->insight;
  g_autoptr (CbChances) chances = cb_case_compute_chances (reckoning->case_, 4, CB_EFFORT_ENDLESS);

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (cb_insight_get_state (insight), ==, CB_INSIGHT_PLAYING);
  g_assert_false (get_flag (insight, "computing"));
  g_assert_null (cb_insight_get_advice (insight));

  cb_insight_set_active (insight, TRUE);
  g_assert_true (get_flag (insight, "computing"));
  cb_insight_set_active (insight, FALSE);
  g_assert_false (get_flag (insight, "computing"));

  wait_for_all (insight);
  assert_advice (insight, 4);
  g_assert_cmpuint (cb_chances_get_n_solutions (cb_insight_get_chances (insight)), ==,
                    cb_chances_get_n_solutions (chances));
  g_assert_nonnull (cb_insight_get_decision (insight));
  g_assert_true (cb_rivals_is_final (cb_insight_get_rivals (insight)));
  g_assert_null (cb_insight_get_review (insight));
}

/* What was asked for last is not kept waiting, and what was known stays until then. */
static void
test_begins_anew (Reckoning *reckoning, gconstpointer data)
{
  CbInsight *insight = reckoning->insight;
  guint serial = cb_insight_get_serial (insight);

  wait_for_all (insight);
  cb_case_test_ask (reckoning->case_, BOB, "peacock candlestick ballroom", CARA, -1);
  g_assert_cmpuint (cb_insight_get_serial (insight), !=, serial);
  g_assert_true (get_flag (insight, "stale"));
  g_assert_nonnull (cb_insight_get_advice (insight));
  wait_for_all (insight);
  assert_advice (insight, 5);

  /* A mark of the pencil is nothing new. */
  serial = cb_insight_get_serial (insight);
  cb_case_set_pencil (reckoning->case_, 0, 1, "?");
  g_assert_cmpuint (cb_insight_get_serial (insight), ==, serial);
  g_assert_false (get_flag (insight, "stale"));
}

static void
test_follows_the_timeline (Reckoning *reckoning, gconstpointer data)
{
  wait_for_all (reckoning->insight);
  cb_sheet_set_at (reckoning->sheet, 2);
  g_assert_cmpuint (cb_insight_get_n_read (reckoning->insight), ==, 2);
  wait_for_all (reckoning->insight);
  assert_advice (reckoning->insight, 2);
}

static void
test_respects_the_level (Reckoning *reckoning, gconstpointer data)
{
  CbInsight *insight = reckoning->insight;

  wait_for_all (insight);
  for (CbAssist assist = CB_ASSIST_NOTES; assist <= CB_ASSIST_LOGIC; assist++)
    {
      cb_case_set_assist (reckoning->case_, assist);
      g_assert_cmpuint (cb_insight_get_state (insight), ==, CB_INSIGHT_NOT_ALLOWED);
      g_assert_false (get_flag (insight, "computing"));
      g_assert_null (cb_insight_get_advice (insight));
      g_assert_null (cb_insight_get_chances (insight));
      g_assert_null (cb_insight_get_rivals (insight));
    }
  cb_case_set_assist (reckoning->case_, CB_ASSIST_ODDS);
  wait_for_all (insight);
  g_assert_nonnull (cb_insight_get_advice (insight));
}

static void
test_stops_at_a_conflict (Reckoning *reckoning, gconstpointer data)
{
  wait_for_all (reckoning->insight);
  cb_case_test_ask (reckoning->case_, BOB, "plum rope library", ANN, -1);
  g_assert_cmpuint (cb_insight_get_state (reckoning->insight), ==, CB_INSIGHT_CONFLICT);
  g_assert_null (cb_insight_get_advice (reckoning->insight));
  g_assert_false (get_flag (reckoning->insight, "computing"));
}

/* Of an accusation that was wrong there is no other one. */
static void
test_is_out (Reckoning *reckoning, gconstpointer data)
{
  g_autoptr (CbEntry) wrong = cb_accusation_new (
    ANN, cb_case_test_cards (reckoning->case_, "plum wrench library"), CB_RESULT_WRONG);

  cb_case_append (reckoning->case_, wrong);
  g_assert_false (cb_insight_is_my_game (reckoning->insight));
  wait_for_all (reckoning->insight);
  g_assert_null (cb_insight_get_advice (reckoning->insight));
  g_assert_null (cb_insight_get_decision (reckoning->insight));
  g_assert_nonnull (cb_insight_get_chances (reckoning->insight));
}

static void
test_reviews (Reckoning *reckoning, gconstpointer data)
{
  CbCardSet envelope = cb_case_test_cards (reckoning->case_, "mustard revolver kitchen");
  g_autoptr (CbEntry) right = cb_accusation_new (BOB, envelope, CB_RESULT_RIGHT);
  g_autoptr (CbReview) expected = NULL;
  CbReview *review;

  cb_case_append (reckoning->case_, right);
  g_assert_cmpuint (cb_insight_get_state (reckoning->insight), ==, CB_INSIGHT_ENDED);
  g_assert_cmpuint (cb_insight_get_envelope (reckoning->insight), ==, envelope);
  wait_for_all (reckoning->insight);
  g_assert_null (cb_insight_get_advice (reckoning->insight));
  review = cb_insight_get_review (reckoning->insight);
  expected = cb_question_answer (&(CbQuestion) { .cards = envelope }, reckoning->case_, 5,
                                 cb_review_answer, CB_EFFORT_ENDLESS);
  g_assert_cmpint (review->solved, ==, expected->solved);
  g_assert_cmpfloat_with_epsilon (review->total, expected->total, 1e-9);
  /* Before it ended it was a game. */
  cb_sheet_set_at (reckoning->sheet, 4);
  g_assert_cmpuint (cb_insight_get_state (reckoning->insight), ==, CB_INSIGHT_PLAYING);
  wait_for_all (reckoning->insight);
  assert_advice (reckoning->insight, 4);
}

static void
test_within_reach (Reckoning *reckoning, gconstpointer data)
{
  CbCardSet within = cb_case_test_cards (reckoning->case_, "lounge kitchen");
  const CbCategory *rooms = cb_edition_get_category (cb_case_get_edition (reckoning->case_), 2);
  CbAdvice *advice;

  wait_for_all (reckoning->insight);
  cb_insight_set_within (reckoning->insight, within);
  g_assert_true (get_flag (reckoning->insight, "stale"));
  wait_for_all (reckoning->insight);
  advice = cb_insight_get_advice (reckoning->insight);
  g_assert_cmpuint (cb_advice_get_n_suggestions (advice), ==, 6 * 6 * 2);
  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    g_assert_cmpuint (cb_advice_get_suggestion (advice, i)->cards & rooms->cards & ~within, ==, 0);
}

/* Who is where is no matter of the deductions: only the advice is worked out anew. */
static void
test_standing (Reckoning *reckoning, gconstpointer data)
{
  CbAskable askable = { 0 };
  CbAdvice *advice;
  CbCardSet pair = cb_case_test_cards (reckoning->case_, "plum lounge");

  wait_for_all (reckoning->insight);
  cb_askable_place (&askable, cb_case_test_card (reckoning->case_, "lounge"),
                    cb_case_test_card (reckoning->case_, "plum"));
  cb_insight_set_askable (reckoning->insight, &askable);
  g_assert_cmphex (cb_insight_get_standing (reckoning->insight), ==, pair);
  g_assert_true (cb_insight_is_done (reckoning->insight, "chances"));
  g_assert_false (cb_insight_is_done (reckoning->insight, "advice"));
  wait_for_all (reckoning->insight);
  advice = cb_insight_get_advice (reckoning->insight);
  g_assert_cmpuint (cb_advice_get_n_suggestions (advice), ==, 6);
  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    g_assert_cmphex (cb_advice_get_suggestion (advice, i)->cards & pair, ==, pair);
}

/* The places in the advice of what is shown, given what was shown before. */
static GArray *
order (const CbAdvice *advice, const guint *shown, guint n_shown, gboolean keep, guint n)
{
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (CbCardSet));

  for (guint i = 0; i < n_shown; i++)
    g_array_append_val (cards, cb_advice_get_suggestion (advice, shown[i])->cards);
  return cb_advice_order (advice, cards, keep, n);
}

static guint
at (GArray *places, guint index)
{
  return g_array_index (places, guint, index);
}

static guint
find (GArray *places, guint index)
{
  guint i = 0;

  while (at (places, i) != index)
    i++;
  return i;
}

static void
test_order (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new_with_odds ();
  g_autoptr (CbAdvice) advice = get_advice (case_, 4);
  g_autoptr (GArray) fresh = order (advice, NULL, 0, FALSE, 5);
  g_autoptr (GArray) same = NULL;
  g_autoptr (GArray) played = NULL;
  g_autoptr (GArray) kept = NULL;
  g_autoptr (GArray) better = NULL;
  g_autoptr (CbAdvice) first = cb_case_advise (case_, 4, NULL, SEED, CB_EFFORT_ENDLESS);
  guint last = cb_advice_get_n_suggestions (advice) - 1;
  guint close = 17; /* not among those that were looked at further */

  g_assert_true (cb_advice_is_exact (first));
  g_assert_cmpuint (fresh->len, ==, 5);
  for (guint i = 0; i < fresh->len; i++)
    g_assert_cmpuint (at (fresh, i), ==, i);

  /* The one that is worth about the same stays in front. */
  while (cb_advice_get_suggestion (first, close)->worth <
         cb_advice_get_suggestion (first, close - 1)->worth - 0.01)
    close++;
  same = order (first, (const guint[]) { close, close - 1 }, 2, FALSE, last);
  g_assert_cmpuint (find (same, close), <, find (same, close - 1));

  /* Not so where games were played to their end from both. */
  played = order (advice, (const guint[]) { 1, 0 }, 2, FALSE, last);
  g_assert_cmpuint (at (played, 0), ==, 0);
  g_assert_cmpuint (at (played, 1), ==, 1);

  /* What is worth least does not, unless it is being read. */
  better = order (advice, (const guint[]) { last, 0 }, 2, FALSE, 2);
  g_assert_cmpuint (at (better, 0), ==, 0);
  g_assert_cmpuint (at (better, 1), !=, last);
  kept = order (advice, (const guint[]) { last, 0 }, 2, TRUE, 3);
  g_assert_cmpuint (kept->len, ==, 3);
  g_assert_cmpuint (at (kept, 0), ==, last);
  g_assert_cmpuint (at (kept, 1), ==, 0);
  g_assert_cmpuint (at (kept, 2), ==, 1);
}

static void
assert_any (CbSetup *setup, CbCardSet hand, const char *any, const char *without)
{
  g_autofree char *said_without = NULL;
  g_autofree char *said = NULL;

  said = cb_insight_describe_any (setup->edition, hand, 1, &said_without);
  g_assert_cmpstr (said, ==, any);
  g_assert_cmpstr (said_without, ==, without);
}

/* What is said while nothing is known: of weapons of which I have none, some, many; and the odds.
 */
static void
test_early_words (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));
  g_autofree char *each = NULL, *alike = cb_insight_describe_alike (5, &each);
  g_autofree char *guess = cb_insight_describe_guess (140);
  g_autofree char *others = cb_insight_describe_others (2, 0.051, 0.049);
  g_autofree char *spread = cb_insight_describe_others (3, 0.05, 0.02);

  assert_any (setup, cb_case_test_cards (case_, "plum hall"), "Any Weapon", NULL);
  assert_any (setup, cb_case_test_cards (case_, "plum knife rope hall"), "Any Weapon",
              "but Knife, Rope");
  assert_any (setup, cb_case_test_cards (case_, "plum knife rope revolver"), "Any Weapon",
              "but your 3");
  g_assert_cmpstr (alike, ==, "5 left, all alike");
  g_assert_cmpstr (each, ==, "20% each");
  g_assert_cmpstr (others, ==, "2 more, 5% each");
  g_assert_cmpstr (spread, ==, "3 more, 2% to 5%");
  g_assert_cmpstr (guess, ==, "One guess in 140 would be right.");
  g_assert_cmpfloat_with_epsilon (cb_insight_get_share (1), 0.5, 1e-9);
  g_assert_cmpfloat (cb_insight_get_share (-1), ==, 0);
}

static void
test_words (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new_with_odds ();
  const CbEdition *edition = cb_case_get_edition (case_);
  g_autofree char *cards = cb_insight_join_cards (edition,
                                                  cb_case_test_cards (case_, "hall plum rope"));
  g_autofree char *rest = cb_insight_describe_ruled_out (1, 0);
  g_autofree char *about = cb_insight_describe_ruled_out (1, 119);

  g_assert_cmpstr (cards, ==, "Plum · Rope · Hall");
  g_assert_cmpstr (rest, ==, "Rules out 50%");
  g_assert_cmpstr (about, ==, "Rules out 59 of 119");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/insight-of-sheet/order", test_order);
  g_test_add_func ("/insight-of-sheet/words", test_words);
  g_test_add_func ("/insight-of-sheet/early-words", test_early_words);
#define ADD(name, func) \
  g_test_add ("/insight-of-sheet/" name, Reckoning, NULL, set_up, func, tear_down)
  ADD ("reckons-while-active", test_reckons_while_active);
  ADD ("begins-anew", test_begins_anew);
  ADD ("follows-the-timeline", test_follows_the_timeline);
  ADD ("respects-the-level", test_respects_the_level);
  ADD ("stops-at-a-conflict", test_stops_at_a_conflict);
  ADD ("is-out", test_is_out);
  ADD ("reviews", test_reviews);
  ADD ("within-reach", test_within_reach);
  ADD ("standing", test_standing);
#undef ADD
  return g_test_run ();
}
