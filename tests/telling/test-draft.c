/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-draft-test.h"
#include "cb-note.h"
#include "cb-quick-test.h"
#include "cb-seen.h"

static void
test_follows_the_turn (CbDraftFixture *fixture, gconstpointer data)
{
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, ANN);
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, BOB);

  /* Chosen by hand, it stays. */
  cb_draft_set_by (fixture->draft, ANN);
  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, -1);
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, ANN);
}

static void
test_asks_round_the_table (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_set_by (fixture->draft, BOB);
  g_assert_cmpuint (g_list_model_get_n_items (cb_draft_get_answers (fixture->draft)), ==, 2);
  g_assert_cmpuint (cb_draft_answer_get_seat (cb_draft_test_get_answer (fixture, 0)), ==, CARA);
  g_assert_cmpuint (cb_draft_answer_get_seat (cb_draft_test_get_answer (fixture, 1)), ==, ANN);
  g_assert_cmpstr (cb_draft_answer_get_name (cb_draft_test_get_answer (fixture, 0)), ==, "Cara");
}

static void
test_one_card_of_a_category (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_test_name_cards (fixture, "plum wrench");
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "plum wrench"));
  cb_draft_test_name_cards (fixture, "green");
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "green wrench"));
  cb_draft_test_name_cards (fixture, "green");
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "wrench"));
}

/* Any two cards can be named: a third takes the place of one of the same category, or else of the
 * first. */
static void
test_two_cards_of_a_category (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (
    "'edition':'clue-suspect','players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'}],"
    "'me':0,'hand':['scarlet','candlestick','bedroom']",
    "");
  CbDraftFixture fixture = { .case_ = case_ };
  int cards[CB_MAX_CARDS];

  fixture.draft = cb_draft_new (case_);
  g_assert_cmpuint (cb_draft_list_cards (fixture.draft, cards), ==, 2);
  g_assert_cmpint (cards[0], ==, -1);
  cb_draft_test_name_cards (&fixture, "plum");
  g_assert_false (cb_draft_names_all (fixture.draft));
  g_assert_cmpstr (cb_draft_get_missing (fixture.draft), ==,
                   "Choose 2 cards. Leave out what you didn’t hear.");
  cb_draft_test_name_cards (&fixture, "green");
  g_assert_true (cb_draft_names_all (fixture.draft));
  g_assert_cmphex (cb_draft_get_cards (fixture.draft), ==,
                   cb_case_test_cards (case_, "green plum"));
  cb_draft_test_name_cards (&fixture, "kitchen");
  g_assert_cmphex (cb_draft_get_cards (fixture.draft), ==,
                   cb_case_test_cards (case_, "plum kitchen"));
  g_assert_cmpuint (cb_draft_list_cards (fixture.draft, cards), ==, 2);
  cb_draft_confirm (fixture.draft);
  g_assert_cmphex (cb_draft_test_get_suggestion (&fixture, 0)->cards, ==,
                   cb_case_test_cards (case_, "plum kitchen"));
  g_object_unref (fixture.draft);
}

static void
test_show_ends_the_chain (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_answer_set_showed (cb_draft_test_get_answer (fixture, 1), TRUE);
  g_assert_true (cb_draft_answer_get_passed (cb_draft_test_get_answer (fixture, 0)));

  cb_draft_answer_set_showed (cb_draft_test_get_answer (fixture, 0), TRUE);
  g_assert_false (cb_draft_answer_get_passed (cb_draft_test_get_answer (fixture, 0)));
  g_assert_false (cb_draft_answer_is_given (cb_draft_test_get_answer (fixture, 1)));
  g_assert_false (cb_draft_answer_get_reached (cb_draft_test_get_answer (fixture, 1)));

  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 0), TRUE);
  g_assert_false (cb_draft_answer_get_showed (cb_draft_test_get_answer (fixture, 0)));
  g_assert_true (cb_draft_answer_get_reached (cb_draft_test_get_answer (fixture, 1)));
}

static void
test_others_answer_too (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_test_name_cards (fixture, "plum wrench library");
  cb_draft_set_by (fixture->draft, BOB);
  cb_draft_answer_set_showed (cb_draft_test_get_answer (fixture, 0), TRUE);
  cb_draft_reopen_chain (fixture->draft);
  g_assert_true (cb_draft_answer_get_reached (cb_draft_test_get_answer (fixture, 1)));
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 1), TRUE);
  g_assert_true (cb_draft_answer_get_showed (cb_draft_test_get_answer (fixture, 0)));

  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
  g_assert_cmpuint (cb_draft_test_get_suggestion (fixture, 0)->answers.n, ==, 2);
}

static void
test_a_seat_left_out (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_test_name_cards (fixture, "plum wrench library");
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 1), TRUE);
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 0), FALSE);
  cb_draft_confirm (fixture->draft);
  g_assert_cmpuint (cb_draft_test_get_suggestion (fixture, 0)->answers.n, ==, 1);
  g_assert_cmpint (cb_draft_test_get_suggestion (fixture, 0)->answers.list[0].by, ==, CARA);
}

static void
test_the_card_i_saw (CbDraftFixture *fixture, gconstpointer data)
{
  CbDraftAnswer *bob = cb_draft_test_get_answer (fixture, 0);

  cb_draft_test_name_cards (fixture, "plum wrench library");
  g_assert_false (cb_draft_test_asks_card (bob));
  cb_draft_answer_set_showed (bob, TRUE);
  g_assert_true (cb_draft_test_asks_card (bob));
  g_assert_cmpuint (cb_draft_test_get_choices (bob), ==,
                    cb_case_test_cards (fixture->case_, "plum wrench library"));
  cb_draft_answer_set_card (bob, (int) cb_case_test_card (fixture->case_, "wrench"));

  /* Naming another card instead of the one seen, it cannot have been that. */
  cb_draft_test_name_cards (fixture, "revolver");
  g_assert_cmpint (cb_draft_answer_get_card (bob), ==, -1);

  /* Others' affairs show me nothing. */
  cb_draft_set_by (fixture->draft, CARA);
  g_assert_false (cb_draft_test_asks_card (bob));
}

static void
test_the_card_i_showed (CbDraftFixture *fixture, gconstpointer data)
{
  CbDraftAnswer *mine;

  cb_draft_set_by (fixture->draft, CARA);
  mine = cb_draft_test_get_answer (fixture, 0);
  g_assert_cmpuint (cb_draft_answer_get_seat (mine), ==, ANN);
  cb_draft_test_name_cards (fixture, "scarlet knife library");
  cb_draft_answer_set_showed (mine, TRUE);
  g_assert_cmpuint (cb_draft_test_get_choices (mine), ==,
                    cb_case_test_cards (fixture->case_, "scarlet knife"));
  g_assert_cmpint (cb_draft_answer_get_card (mine), ==, -1);

  cb_draft_test_name_cards (fixture, "wrench");
  g_assert_cmpint (cb_draft_answer_get_card (mine), ==,
                   cb_case_test_card (fixture->case_, "scarlet"));
}

/* What others show to others I see only by peeking. */
static void
test_the_card_i_peeked_at (CbDraftFixture *fixture, gconstpointer data)
{
  CbDraftAnswer *bob;

  cb_draft_test_name_cards (fixture, "plum wrench library");
  cb_draft_set_by (fixture->draft, CARA);
  bob = cb_draft_test_get_answer (fixture, 1);
  g_assert_false (cb_draft_answer_get_concerns_me (bob));
  cb_draft_answer_set_showed (bob, TRUE);
  g_assert_false (cb_draft_test_asks_card (bob));
  cb_draft_answer_set_peeked (bob, TRUE);
  g_assert_true (cb_draft_test_asks_card (bob));
  cb_draft_answer_set_card (bob, (int) cb_case_test_card (fixture->case_, "wrench"));
  cb_draft_answer_set_peeked (bob, FALSE);
  g_assert_cmpint (cb_draft_answer_get_card (bob), ==, -1);

  cb_draft_answer_set_card (bob, (int) cb_case_test_card (fixture->case_, "wrench"));
  g_assert_true (cb_draft_answer_get_peeked (bob));
  cb_draft_confirm (fixture->draft);
  g_assert_cmpint (cb_draft_test_get_suggestion (fixture, 0)->answers.list[1].card, ==,
                   cb_case_test_card (fixture->case_, "wrench"));
  cb_draft_edit (fixture->draft, 0);
  g_assert_true (cb_draft_answer_get_peeked (bob));
  g_assert_cmpint (cb_draft_answer_get_card (bob), ==,
                   cb_case_test_card (fixture->case_, "wrench"));

  cb_draft_set_by (fixture->draft, ANN);
  g_assert_true (cb_draft_answer_get_concerns_me (bob));
}

static void
test_warns (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_set_by (fixture->draft, CARA);
  cb_draft_test_name_cards (fixture, "scarlet wrench library");
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 0), TRUE);
  g_assert_cmpstr (cb_draft_get_warning (fixture->draft), ==,
                   "You hold Scarlet, so you can’t have passed.");
  g_assert_true (cb_draft_get_complete (fixture->draft));

  cb_draft_test_name_cards (fixture, "plum");
  g_assert_null (cb_draft_get_warning (fixture->draft));

  cb_draft_answer_set_showed (cb_draft_test_get_answer (fixture, 0), TRUE);
  g_assert_cmpstr (cb_draft_get_warning (fixture->draft), ==,
                   "You hold none of these cards, so you can’t have shown one.");

  cb_draft_test_name_cards (fixture, "scarlet knife hall");
  cb_draft_answer_set_showed (cb_draft_test_get_answer (fixture, 1), TRUE);
  cb_draft_answer_clear (cb_draft_test_get_answer (fixture, 0));
  g_assert_cmpstr (cb_draft_get_warning (fixture->draft), ==, "Bob can’t have any of these cards.");
}

static void
test_warns_less_with_notes_only (CbDraftFixture *fixture, gconstpointer data)
{
  cb_case_set_assist (fixture->case_, CB_ASSIST_NOTES);
  cb_draft_set_by (fixture->draft, CARA);
  cb_draft_test_name_cards (fixture, "scarlet knife hall");
  cb_draft_answer_set_showed (cb_draft_test_get_answer (fixture, 1), TRUE);
  cb_draft_answer_clear (cb_draft_test_get_answer (fixture, 0));
  g_assert_null (cb_draft_get_warning (fixture->draft));
}

static void
test_complete (CbDraftFixture *fixture, gconstpointer data)
{
  CbDraftAnswer *cara;

  g_assert_false (cb_draft_get_complete (fixture->draft));
  cb_draft_set_by (fixture->draft, BOB);
  cara = cb_draft_test_get_answer (fixture, 0);
  cb_draft_test_name_cards (fixture, "plum");
  cb_draft_answer_set_passed (cara, TRUE);
  g_assert_true (cb_draft_get_complete (fixture->draft));

  /* She may have shown what is not named here: the entry says that it was not heard. */
  cb_draft_answer_set_showed (cara, TRUE);
  g_assert_true (cb_draft_get_complete (fixture->draft));
  g_assert_cmpint (cb_draft_get_state (fixture->draft), !=, CB_DRAFT_WHOLE);
  cb_draft_test_name_cards (fixture, "wrench library");
  g_assert_true (cb_draft_get_complete (fixture->draft));
}

/* Somebody showed, and it was missed who: one of those whose answers are not given. */
static void
test_somebody (CbDraftFixture *fixture, gconstpointer data)
{
  guint n = g_list_model_get_n_items (cb_draft_get_answers (fixture->draft));

  cb_draft_test_name_cards (fixture, "plum wrench library");
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 0), TRUE);
  g_assert_cmpint (cb_draft_get_state (fixture->draft), !=, CB_DRAFT_WHOLE);
  cb_draft_set (fixture->draft, CB_DRAFT_SOMEBODY, 1);
  g_assert_cmpint (cb_draft_get_state (fixture->draft), ==, CB_DRAFT_WHOLE);

  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, n - 1), TRUE);
  g_assert_false (cb_draft_get_complete (fixture->draft));
  cb_draft_answer_set_showed (cb_draft_test_get_answer (fixture, n - 1), TRUE);
  g_assert_cmpint (cb_draft_get (fixture->draft, CB_DRAFT_SOMEBODY), ==, 0);
  g_assert_true (cb_draft_get_complete (fixture->draft));
}

/* What may be recorded in part is whole only with all that is always there. */
static void
test_whole (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_test_name_cards (fixture, "plum");
  g_assert_true (cb_draft_get_complete (fixture->draft));
  g_assert_cmpint (cb_draft_get_state (fixture->draft), !=, CB_DRAFT_WHOLE);
  cb_draft_test_name_cards (fixture, "wrench library");
  g_assert_cmpint (cb_draft_get_state (fixture->draft), !=, CB_DRAFT_WHOLE);
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 0), TRUE);
  g_assert_cmpint (cb_draft_get_state (fixture->draft), !=, CB_DRAFT_WHOLE);
  cb_draft_answer_set_showed (cb_draft_test_get_answer (fixture, 1), TRUE);
  g_assert_cmpint (cb_draft_get_state (fixture->draft), !=, CB_DRAFT_WHOLE);
  cb_draft_answer_set_card (cb_draft_test_get_answer (fixture, 1),
                            (int) cb_case_test_card (fixture->case_, "plum"));
  g_assert_cmpint (cb_draft_get_state (fixture->draft), ==, CB_DRAFT_WHOLE);
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 1), TRUE);
  g_assert_cmpint (cb_draft_get_state (fixture->draft), ==, CB_DRAFT_WHOLE);

  cb_draft_set_kind (fixture->draft, CB_DRAFT_NOTE);
  g_assert_cmpint (cb_draft_get_state (fixture->draft), !=, CB_DRAFT_WHOLE);
  cb_draft_set_text (fixture->draft, "Bob bluffs");
  g_assert_cmpint (cb_draft_get_state (fixture->draft), ==, CB_DRAFT_WHOLE);
}

/* All cards of a question are heard at the table: what is missing is said, and is no hindrance. */
static void
test_says_what_is_missing (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_test_name_cards (fixture, "plum wrench");
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 0), TRUE);
  g_assert_null (cb_draft_get_warning (fixture->draft));
  g_assert_cmpstr (cb_draft_get_missing (fixture->draft), ==,
                   "Rooms: which one? Leave it out if you didn’t hear it.");
  g_assert_cmpint (cb_draft_get_state (fixture->draft), !=, CB_DRAFT_WHOLE);
  cb_draft_test_name_cards (fixture, "library");
  g_assert_null (cb_draft_get_missing (fixture->draft));
  g_assert_cmpint (cb_draft_get_state (fixture->draft), !=, CB_DRAFT_WHOLE);
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 1), TRUE);
  g_assert_cmpint (cb_draft_get_state (fixture->draft), ==, CB_DRAFT_WHOLE);
  cb_draft_test_name_cards (fixture, "library");
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
}

static void
assert_outcome (CbDraftFixture *fixture, const char *expected)
{
  g_autofree char *outcome = cb_draft_describe_outcome (fixture->draft);

  g_assert_cmpstr (outcome, ==, expected);
}

/* What the button to record says. */
static void
test_outcome (CbDraftFixture *fixture, gconstpointer data)
{
  assert_outcome (fixture, NULL);
  cb_draft_test_name_cards (fixture, "plum wrench library");
  assert_outcome (fixture, NULL);
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 0), TRUE);
  assert_outcome (fixture, "Bob passed");
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 1), TRUE);
  assert_outcome (fixture, "Nobody showed");
  cb_draft_answer_show (cb_draft_test_get_answer (fixture, 1), -1);
  assert_outcome (fixture, "Cara showed a card");
  cb_draft_answer_show (cb_draft_test_get_answer (fixture, 1),
                        (int) cb_case_test_card (fixture->case_, "plum"));
  assert_outcome (fixture, "Cara showed Plum");
  cb_draft_answer_set_card (cb_draft_test_get_answer (fixture, 1), -1);
  cb_draft_reopen_chain (fixture->draft);
  cb_draft_answer_show (cb_draft_test_get_answer (fixture, 0), -1);
  assert_outcome (fixture, "Bob and Cara showed cards");
}

/* Each player’s own, whatever is known of the envelope; and my hand where I see no more. */
static void
test_ruled_out (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_set_by (fixture->draft, CARA);
  cb_draft_test_name_cards (fixture, "scarlet wrench library");
  g_assert_cmphex (cb_draft_answer_get_ruled_out (cb_draft_test_get_answer (fixture, 0)), ==,
                   cb_case_test_cards (fixture->case_, "wrench library"));
  g_assert_cmphex (cb_draft_answer_get_ruled_out (cb_draft_test_get_answer (fixture, 1)), ==,
                   cb_case_test_cards (fixture->case_, "scarlet"));
  cb_case_set_assist (fixture->case_, CB_ASSIST_NOTES);
  cb_draft_test_name_cards (fixture, "plum");
  g_assert_cmphex (cb_draft_answer_get_ruled_out (cb_draft_test_get_answer (fixture, 0)), ==,
                   cb_case_test_cards (fixture->case_, "plum wrench library"));
  g_assert_cmphex (cb_draft_answer_get_ruled_out (cb_draft_test_get_answer (fixture, 1)), ==, 0);
}

/* I know whether I was right, so that a result is asked of me. */
static void
test_own_accusation (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_set_kind (fixture->draft, CB_DRAFT_ACCUSATION);
  cb_draft_test_name_cards (fixture, "plum wrench library");
  g_assert_true (cb_draft_get_complete (fixture->draft));
  g_assert_cmpint (cb_draft_get_state (fixture->draft), !=, CB_DRAFT_WHOLE);
  g_assert_cmpstr (cb_draft_get_missing (fixture->draft), ==, "Were you right? Choose the result.");
  cb_draft_set (fixture->draft, CB_DRAFT_RESULT, CB_RESULT_WRONG);
  g_assert_cmpint (cb_draft_get_state (fixture->draft), ==, CB_DRAFT_WHOLE);
  assert_outcome (fixture, "You were wrong");
  cb_draft_set (fixture->draft, CB_DRAFT_RESULT, CB_RESULT_UNKNOWN);
  cb_draft_set_by (fixture->draft, BOB);
  g_assert_cmpint (cb_draft_get_state (fixture->draft), ==, CB_DRAFT_WHOLE);
}

/* What follows from the cards named goes when it no longer does. */
static void
test_the_card_i_must_have_shown (CbDraftFixture *fixture, gconstpointer data)
{
  CbDraftAnswer *mine;

  cb_draft_set_by (fixture->draft, CARA);
  mine = cb_draft_test_get_answer (fixture, 0);
  cb_draft_answer_set_showed (mine, TRUE);
  cb_draft_test_name_cards (fixture, "scarlet");
  g_assert_cmpint (cb_draft_answer_get_card (mine), ==, -1);
  cb_draft_test_name_cards (fixture, "wrench library");
  g_assert_cmpint (cb_draft_answer_get_card (mine), ==,
                   cb_case_test_card (fixture->case_, "scarlet"));
  cb_draft_test_name_cards (fixture, "knife");
  g_assert_cmpint (cb_draft_answer_get_card (mine), ==, -1);
}

static void
test_has_input (CbDraftFixture *fixture, gconstpointer data)
{
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  g_assert_false (cb_draft_has_input (fixture->draft));
  cb_draft_test_name_cards (fixture, "plum");
  g_assert_true (cb_draft_has_input (fixture->draft));

  cb_draft_insert_before (fixture->draft, 0);
  g_assert_false (cb_draft_get_blank (fixture->draft));
  g_assert_false (cb_draft_has_input (fixture->draft));
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 0), TRUE);
  g_assert_true (cb_draft_has_input (fixture->draft));

  cb_draft_edit (fixture->draft, 0);
  g_assert_false (cb_draft_has_input (fixture->draft));
  cb_draft_test_name_cards (fixture, "green");
  g_assert_true (cb_draft_has_input (fixture->draft));
  cb_draft_test_name_cards (fixture, "plum");
  g_assert_false (cb_draft_has_input (fixture->draft));
}

static void
test_confirm (CbDraftFixture *fixture, gconstpointer data)
{
  const CbSuggestion *entry;

  cb_draft_test_name_cards (fixture, "plum wrench library");
  cb_draft_answer_set_showed (cb_draft_test_get_answer (fixture, 1), TRUE);
  cb_draft_answer_set_card (cb_draft_test_get_answer (fixture, 1),
                            (int) cb_case_test_card (fixture->case_, "plum"));
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);

  entry = cb_draft_test_get_suggestion (fixture, 0);
  g_assert_cmpint (entry->by, ==, ANN);
  g_assert_cmpuint (entry->cards, ==, cb_case_test_cards (fixture->case_, "plum wrench library"));
  g_assert_cmpuint (entry->answers.n, ==, 2);
  g_assert_cmpint (entry->answers.list[0].did, ==, CB_DID_PASS);
  g_assert_cmpint (entry->answers.list[1].card, ==, cb_case_test_card (fixture->case_, "plum"));

  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==, 0);
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, BOB);
  g_assert_false (cb_draft_answer_is_given (cb_draft_test_get_answer (fixture, 0)));
}

static void
test_seen (CbDraftFixture *fixture, gconstpointer data)
{
  const CbSeen *seen;

  cb_draft_set_kind (fixture->draft, CB_DRAFT_SEEN);
  g_assert_cmpint (cb_draft_get (fixture->draft, CB_DRAFT_PLAYER), ==, BOB);
  g_assert_false (cb_draft_get_complete (fixture->draft));
  cb_draft_set (fixture->draft, CB_DRAFT_VIEWER, CARA);
  g_assert_true (cb_draft_get_complete (fixture->draft));
  cb_draft_set (fixture->draft, CB_DRAFT_VIEWER, BOB);
  g_assert_false (cb_draft_get_complete (fixture->draft));
  g_assert_nonnull (cb_draft_get_warning (fixture->draft));

  cb_draft_set (fixture->draft, CB_DRAFT_VIEWER, ANN);
  g_assert_cmpint (cb_draft_get (fixture->draft, CB_DRAFT_VIEWER), ==, CB_NOBODY);
  cb_draft_set (fixture->draft, CB_DRAFT_CARD, (int) cb_case_test_card (fixture->case_, "scarlet"));
  g_assert_cmpstr (cb_draft_get_warning (fixture->draft), ==, "Bob can’t have Scarlet.");
  cb_draft_set (fixture->draft, CB_DRAFT_CARD, (int) cb_case_test_card (fixture->case_, "plum"));
  g_assert_null (cb_draft_get_warning (fixture->draft));

  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
  seen = cb_entry_get_seen (cb_case_test_get_entry (fixture->case_, 0));
  g_assert_nonnull (seen);
  g_assert_cmpint (seen->player, ==, BOB);
  g_assert_cmpint (seen->by, ==, CB_NOBODY);
  g_assert_cmpint (seen->card, ==, cb_case_test_card (fixture->case_, "plum"));
  g_assert_cmpint (cb_draft_get_kind (fixture->draft), ==, CB_DRAFT_SUGGESTION);
}

static void
test_accusation (CbDraftFixture *fixture, gconstpointer data)
{
  const CbAccusation *accusation;

  cb_draft_set_kind (fixture->draft, CB_DRAFT_ACCUSATION);
  cb_draft_test_name_cards (fixture, "plum wrench");
  g_assert_false (cb_draft_get_complete (fixture->draft));
  cb_draft_test_name_cards (fixture, "library");
  cb_draft_set (fixture->draft, CB_DRAFT_RESULT, CB_RESULT_WRONG);
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
  accusation = cb_entry_get_accusation (cb_case_test_get_entry (fixture->case_, 0));
  g_assert_nonnull (accusation);
  g_assert_cmpint (accusation->by, ==, ANN);
  g_assert_cmpint (accusation->result, ==, CB_RESULT_WRONG);
}

static void
test_note (CbDraftFixture *fixture, gconstpointer data)
{
  cb_draft_set_kind (fixture->draft, CB_DRAFT_NOTE);
  cb_draft_set_text (fixture->draft, "  \n");
  g_assert_false (cb_draft_get_complete (fixture->draft));
  cb_draft_set_text (fixture->draft, "Bob bluffs");
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
  g_assert_cmpstr (cb_entry_get_note (cb_case_test_get_entry (fixture->case_, 0))->text, ==,
                   "Bob bluffs");
  g_assert_cmpstr (cb_draft_get_text (fixture->draft), ==, "");
}

static void
count_cb (guint *count)
{
  *count += 1;
}

static void
test_notifies_of_changes (CbDraftFixture *fixture, gconstpointer data)
{
  guint n_complete = 0, n_by = 0;

  g_signal_connect_swapped (fixture->draft, "notify::complete", G_CALLBACK (count_cb), &n_complete);
  g_signal_connect_swapped (fixture->draft, "notify::by", G_CALLBACK (count_cb), &n_by);
  cb_draft_test_name_cards (fixture, "plum");
  cb_draft_test_name_cards (fixture, "green");
  g_assert_cmpuint (n_complete, ==, 1);
  cb_draft_set_by (fixture->draft, ANN);
  g_assert_cmpuint (n_by, ==, 0);
  cb_draft_set_by (fixture->draft, BOB);
  g_assert_cmpuint (n_by, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draft/two-cards-of-a-category", test_two_cards_of_a_category);
#define ADD(name, test)                                                         \
  g_test_add ("/draft/" name, CbDraftFixture, NULL, cb_draft_test_set_up, test, \
              cb_draft_test_tear_down)
  ADD ("follows-the-turn", test_follows_the_turn);
  ADD ("asks-round-the-table", test_asks_round_the_table);
  ADD ("one-card-of-a-category", test_one_card_of_a_category);
  ADD ("show-ends-the-chain", test_show_ends_the_chain);
  ADD ("others-answer-too", test_others_answer_too);
  ADD ("a-seat-left-out", test_a_seat_left_out);
  ADD ("the-card-i-saw", test_the_card_i_saw);
  ADD ("the-card-i-showed", test_the_card_i_showed);
  ADD ("the-card-i-peeked-at", test_the_card_i_peeked_at);
  ADD ("warns", test_warns);
  ADD ("warns-less-with-notes-only", test_warns_less_with_notes_only);
  ADD ("complete", test_complete);
  ADD ("whole", test_whole);
  ADD ("somebody", test_somebody);
  ADD ("says-what-is-missing", test_says_what_is_missing);
  ADD ("outcome", test_outcome);
  ADD ("ruled-out", test_ruled_out);
  ADD ("own-accusation", test_own_accusation);
  ADD ("the-card-i-must-have-shown", test_the_card_i_must_have_shown);
  ADD ("has-input", test_has_input);
  ADD ("confirm", test_confirm);
  ADD ("seen", test_seen);
  ADD ("accusation", test_accusation);
  ADD ("note", test_note);
  ADD ("notifies-of-changes", test_notifies_of_changes);
#undef ADD
  return g_test_run ();
}
