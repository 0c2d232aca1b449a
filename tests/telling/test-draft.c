/* test-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-case-test.h"
#include "cb-draft.h"
#include "cb-note.h"
#include "cb-seen.h"
#include "cb-suggestion.h"

typedef struct
{
  CbCase *case_;
  CbDraft *draft;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->case_ = cb_case_test_new ();
  fixture->draft = cb_draft_new (fixture->case_);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->draft);
  g_assert_finalize_object (fixture->case_);
}

static CbDraftAnswer *
get_answer (Fixture *fixture, guint index)
{
  g_autoptr (CbDraftAnswer)
    answer = g_list_model_get_item (cb_draft_get_answers (fixture->draft), index);

  g_assert_nonnull (answer);
  return answer;
}

static void
name_cards (Fixture *fixture, const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    cb_draft_toggle_card (fixture->draft, cb_case_test_card (fixture->case_, list[i]));
}

static const CbSuggestion *
get_suggestion (Fixture *fixture, guint position)
{
  return cb_entry_get_suggestion (cb_case_test_get_entry (fixture->case_, position));
}

static void
test_follows_the_turn (Fixture *fixture, gconstpointer data)
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
test_asks_round_the_table (Fixture *fixture, gconstpointer data)
{
  cb_draft_set_by (fixture->draft, BOB);
  g_assert_cmpuint (g_list_model_get_n_items (cb_draft_get_answers (fixture->draft)), ==, 2);
  g_assert_cmpuint (cb_draft_answer_get_seat (get_answer (fixture, 0)), ==, CARA);
  g_assert_cmpuint (cb_draft_answer_get_seat (get_answer (fixture, 1)), ==, ANN);
  g_assert_cmpstr (cb_draft_answer_get_name (get_answer (fixture, 0)), ==, "Cara");
}

static void
test_one_card_of_a_category (Fixture *fixture, gconstpointer data)
{
  name_cards (fixture, "plum wrench");
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "plum wrench"));
  name_cards (fixture, "green");
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "green wrench"));
  name_cards (fixture, "green");
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "wrench"));
}

static void
test_show_ends_the_chain (Fixture *fixture, gconstpointer data)
{
  cb_draft_answer_set_showed (get_answer (fixture, 1), TRUE);
  g_assert_true (cb_draft_answer_get_passed (get_answer (fixture, 0)));
  g_assert_false (cb_draft_get_chain_ended (fixture->draft));

  cb_draft_answer_set_showed (get_answer (fixture, 0), TRUE);
  g_assert_false (cb_draft_answer_get_passed (get_answer (fixture, 0)));
  g_assert_false (cb_draft_answer_is_given (get_answer (fixture, 1)));
  g_assert_false (cb_draft_answer_get_reached (get_answer (fixture, 1)));
  g_assert_true (cb_draft_get_chain_ended (fixture->draft));

  cb_draft_answer_set_passed (get_answer (fixture, 0), TRUE);
  g_assert_false (cb_draft_answer_get_showed (get_answer (fixture, 0)));
  g_assert_true (cb_draft_answer_get_reached (get_answer (fixture, 1)));
}

static void
test_others_answer_too (Fixture *fixture, gconstpointer data)
{
  name_cards (fixture, "plum wrench library");
  cb_draft_set_by (fixture->draft, BOB);
  cb_draft_answer_set_showed (get_answer (fixture, 0), TRUE);
  cb_draft_reopen_chain (fixture->draft);
  g_assert_true (cb_draft_answer_get_reached (get_answer (fixture, 1)));
  cb_draft_answer_set_passed (get_answer (fixture, 1), TRUE);
  g_assert_true (cb_draft_answer_get_showed (get_answer (fixture, 0)));

  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
  g_assert_cmpuint (get_suggestion (fixture, 0)->answers.n, ==, 2);
}

static void
test_a_seat_left_out (Fixture *fixture, gconstpointer data)
{
  name_cards (fixture, "plum wrench library");
  cb_draft_answer_set_passed (get_answer (fixture, 1), TRUE);
  cb_draft_answer_set_passed (get_answer (fixture, 0), FALSE);
  cb_draft_confirm (fixture->draft);
  g_assert_cmpuint (get_suggestion (fixture, 0)->answers.n, ==, 1);
  g_assert_cmpint (get_suggestion (fixture, 0)->answers.list[0].by, ==, CARA);
}

static void
test_the_card_i_saw (Fixture *fixture, gconstpointer data)
{
  CbDraftAnswer *bob = get_answer (fixture, 0);

  name_cards (fixture, "plum wrench library");
  g_assert_false (cb_draft_answer_get_asks_card (bob));
  cb_draft_answer_set_showed (bob, TRUE);
  g_assert_true (cb_draft_answer_get_asks_card (bob));
  g_assert_cmpuint (cb_draft_answer_get_choices (bob), ==,
                    cb_case_test_cards (fixture->case_, "plum wrench library"));
  cb_draft_answer_set_card (bob, (int) cb_case_test_card (fixture->case_, "wrench"));

  /* Naming another card instead of the one seen, it cannot have been that. */
  name_cards (fixture, "revolver");
  g_assert_cmpint (cb_draft_answer_get_card (bob), ==, -1);

  /* Others' affairs show me nothing. */
  cb_draft_set_by (fixture->draft, CARA);
  g_assert_false (cb_draft_answer_get_asks_card (bob));
}

static void
test_the_card_i_showed (Fixture *fixture, gconstpointer data)
{
  CbDraftAnswer *mine;

  cb_draft_set_by (fixture->draft, CARA);
  mine = get_answer (fixture, 0);
  g_assert_cmpuint (cb_draft_answer_get_seat (mine), ==, ANN);
  name_cards (fixture, "scarlet knife library");
  cb_draft_answer_set_showed (mine, TRUE);
  g_assert_cmpuint (cb_draft_answer_get_choices (mine), ==,
                    cb_case_test_cards (fixture->case_, "scarlet knife"));
  g_assert_cmpint (cb_draft_answer_get_card (mine), ==, -1);

  name_cards (fixture, "wrench");
  g_assert_cmpint (cb_draft_answer_get_card (mine), ==,
                   cb_case_test_card (fixture->case_, "scarlet"));
}

/* What others show to others I see only by peeking. */
static void
test_the_card_i_peeked_at (Fixture *fixture, gconstpointer data)
{
  CbDraftAnswer *bob;

  name_cards (fixture, "plum wrench library");
  cb_draft_set_by (fixture->draft, CARA);
  bob = get_answer (fixture, 1);
  g_assert_false (cb_draft_answer_get_may_peek (bob));
  cb_draft_answer_set_showed (bob, TRUE);
  g_assert_true (cb_draft_answer_get_may_peek (bob));
  g_assert_false (cb_draft_answer_get_asks_card (bob));
  cb_draft_answer_set_peeked (bob, TRUE);
  g_assert_true (cb_draft_answer_get_asks_card (bob));
  cb_draft_answer_set_card (bob, (int) cb_case_test_card (fixture->case_, "wrench"));
  cb_draft_answer_set_peeked (bob, FALSE);
  g_assert_cmpint (cb_draft_answer_get_card (bob), ==, -1);

  cb_draft_answer_set_card (bob, (int) cb_case_test_card (fixture->case_, "wrench"));
  g_assert_true (cb_draft_answer_get_peeked (bob));
  cb_draft_confirm (fixture->draft);
  g_assert_cmpint (get_suggestion (fixture, 0)->answers.list[1].card, ==,
                   cb_case_test_card (fixture->case_, "wrench"));
  cb_draft_edit (fixture->draft, 0);
  g_assert_true (cb_draft_answer_get_peeked (bob));
  g_assert_cmpint (cb_draft_answer_get_card (bob), ==,
                   cb_case_test_card (fixture->case_, "wrench"));

  cb_draft_set_by (fixture->draft, ANN);
  g_assert_false (cb_draft_answer_get_may_peek (bob));
}

static void
test_warns (Fixture *fixture, gconstpointer data)
{
  cb_draft_set_by (fixture->draft, CARA);
  name_cards (fixture, "scarlet wrench library");
  cb_draft_answer_set_passed (get_answer (fixture, 0), TRUE);
  g_assert_cmpstr (cb_draft_get_warning (fixture->draft), ==,
                   "You hold Scarlet, so you can’t have passed.");
  g_assert_true (cb_draft_get_complete (fixture->draft));

  name_cards (fixture, "plum");
  g_assert_null (cb_draft_get_warning (fixture->draft));

  cb_draft_answer_set_showed (get_answer (fixture, 0), TRUE);
  g_assert_cmpstr (cb_draft_get_warning (fixture->draft), ==,
                   "You hold none of these cards, so you can’t have shown one.");

  name_cards (fixture, "scarlet knife hall");
  cb_draft_answer_set_showed (get_answer (fixture, 1), TRUE);
  cb_draft_answer_clear (get_answer (fixture, 0));
  g_assert_cmpstr (cb_draft_get_warning (fixture->draft), ==, "Bob can’t have any of these cards.");
}

static void
test_warns_less_with_notes_only (Fixture *fixture, gconstpointer data)
{
  cb_case_set_assist (fixture->case_, CB_ASSIST_NOTES);
  cb_draft_set_by (fixture->draft, CARA);
  name_cards (fixture, "scarlet knife hall");
  cb_draft_answer_set_showed (get_answer (fixture, 1), TRUE);
  cb_draft_answer_clear (get_answer (fixture, 0));
  g_assert_null (cb_draft_get_warning (fixture->draft));
}

static void
test_complete (Fixture *fixture, gconstpointer data)
{
  CbDraftAnswer *cara;

  g_assert_false (cb_draft_get_complete (fixture->draft));
  cb_draft_set_by (fixture->draft, BOB);
  cara = get_answer (fixture, 0);
  name_cards (fixture, "plum");
  cb_draft_answer_set_passed (cara, TRUE);
  g_assert_true (cb_draft_get_complete (fixture->draft));

  /* She may have shown what is not named here. */
  cb_draft_answer_set_showed (cara, TRUE);
  g_assert_false (cb_draft_get_complete (fixture->draft));
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, -1);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (fixture->case_)), ==, 0);
  name_cards (fixture, "wrench library");
  g_assert_true (cb_draft_get_complete (fixture->draft));
}

/* What may be recorded in part is whole only with all that is always there. */
static void
test_whole (Fixture *fixture, gconstpointer data)
{
  name_cards (fixture, "plum");
  g_assert_true (cb_draft_get_complete (fixture->draft));
  g_assert_false (cb_draft_is_whole (fixture->draft));
  name_cards (fixture, "wrench library");
  g_assert_false (cb_draft_is_whole (fixture->draft));
  cb_draft_answer_set_passed (get_answer (fixture, 0), TRUE);
  g_assert_true (cb_draft_is_whole (fixture->draft));

  cb_draft_set_kind (fixture->draft, CB_DRAFT_NOTE);
  g_assert_false (cb_draft_is_whole (fixture->draft));
  cb_draft_set_text (fixture->draft, "Bob bluffs");
  g_assert_true (cb_draft_is_whole (fixture->draft));
}

/* All cards of a question are heard at the table: what is missing is said, and is no hindrance. */
static void
test_says_what_is_missing (Fixture *fixture, gconstpointer data)
{
  name_cards (fixture, "plum wrench");
  cb_draft_answer_set_passed (get_answer (fixture, 0), TRUE);
  g_assert_null (cb_draft_get_warning (fixture->draft));
  g_assert_cmpstr (cb_draft_get_missing (fixture->draft), ==,
                   "Which one of “Rooms”? Leave it out if you didn’t hear it.");
  g_assert_false (cb_draft_is_whole (fixture->draft));
  name_cards (fixture, "library");
  g_assert_null (cb_draft_get_missing (fixture->draft));
  g_assert_true (cb_draft_is_whole (fixture->draft));
  name_cards (fixture, "library");
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
}

static void
assert_outcome (Fixture *fixture, const char *expected)
{
  g_autofree char *outcome = cb_draft_describe_outcome (fixture->draft);

  g_assert_cmpstr (outcome, ==, expected);
}

/* What the button to record says. */
static void
test_outcome (Fixture *fixture, gconstpointer data)
{
  assert_outcome (fixture, NULL);
  name_cards (fixture, "plum wrench library");
  assert_outcome (fixture, NULL);
  cb_draft_answer_set_passed (get_answer (fixture, 0), TRUE);
  assert_outcome (fixture, "Bob passed");
  cb_draft_answer_set_passed (get_answer (fixture, 1), TRUE);
  assert_outcome (fixture, "Nobody showed");
  cb_draft_answer_show (get_answer (fixture, 1), -1);
  assert_outcome (fixture, "Cara showed a card");
  cb_draft_answer_show (get_answer (fixture, 1), (int) cb_case_test_card (fixture->case_, "plum"));
  assert_outcome (fixture, "Cara showed Plum");
  cb_draft_answer_set_card (get_answer (fixture, 1), -1);
  cb_draft_reopen_chain (fixture->draft);
  cb_draft_answer_show (get_answer (fixture, 0), -1);
  assert_outcome (fixture, "Bob, Cara showed cards");
}

/* Each player’s own, whatever is known of the envelope; and my hand where I see no more. */
static void
test_ruled_out (Fixture *fixture, gconstpointer data)
{
  cb_draft_set_by (fixture->draft, CARA);
  name_cards (fixture, "scarlet wrench library");
  g_assert_cmphex (cb_draft_answer_get_ruled_out (get_answer (fixture, 0)), ==,
                   cb_case_test_cards (fixture->case_, "wrench library"));
  g_assert_cmphex (cb_draft_answer_get_ruled_out (get_answer (fixture, 1)), ==,
                   cb_case_test_cards (fixture->case_, "scarlet"));
  cb_case_set_assist (fixture->case_, CB_ASSIST_NOTES);
  name_cards (fixture, "plum");
  g_assert_cmphex (cb_draft_answer_get_ruled_out (get_answer (fixture, 0)), ==,
                   cb_case_test_cards (fixture->case_, "plum wrench library"));
  g_assert_cmphex (cb_draft_answer_get_ruled_out (get_answer (fixture, 1)), ==, 0);
}

/* I know whether I was right, so that a result is asked of me. */
static void
test_own_accusation (Fixture *fixture, gconstpointer data)
{
  cb_draft_set_kind (fixture->draft, CB_DRAFT_ACCUSATION);
  name_cards (fixture, "plum wrench library");
  g_assert_true (cb_draft_get_complete (fixture->draft));
  g_assert_false (cb_draft_is_whole (fixture->draft));
  g_assert_cmpstr (cb_draft_get_missing (fixture->draft), ==, "Were you right? Choose the result.");
  cb_draft_set (fixture->draft, CB_DRAFT_RESULT, CB_RESULT_WRONG);
  g_assert_true (cb_draft_is_whole (fixture->draft));
  assert_outcome (fixture, "Ann was wrong");
  cb_draft_set (fixture->draft, CB_DRAFT_RESULT, CB_RESULT_UNKNOWN);
  cb_draft_set_by (fixture->draft, BOB);
  g_assert_true (cb_draft_is_whole (fixture->draft));
}

/* What follows from the cards named goes when it no longer does. */
static void
test_the_card_i_must_have_shown (Fixture *fixture, gconstpointer data)
{
  CbDraftAnswer *mine;

  cb_draft_set_by (fixture->draft, CARA);
  mine = get_answer (fixture, 0);
  cb_draft_answer_set_showed (mine, TRUE);
  name_cards (fixture, "scarlet");
  g_assert_cmpint (cb_draft_answer_get_card (mine), ==, -1);
  name_cards (fixture, "wrench library");
  g_assert_cmpint (cb_draft_answer_get_card (mine), ==,
                   cb_case_test_card (fixture->case_, "scarlet"));
  name_cards (fixture, "knife");
  g_assert_cmpint (cb_draft_answer_get_card (mine), ==, -1);
}

static void
test_has_input (Fixture *fixture, gconstpointer data)
{
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  g_assert_false (cb_draft_has_input (fixture->draft));
  name_cards (fixture, "plum");
  g_assert_true (cb_draft_has_input (fixture->draft));

  cb_draft_insert_before (fixture->draft, 0);
  g_assert_false (cb_draft_get_blank (fixture->draft));
  g_assert_false (cb_draft_has_input (fixture->draft));
  cb_draft_answer_set_passed (get_answer (fixture, 0), TRUE);
  g_assert_true (cb_draft_has_input (fixture->draft));

  cb_draft_edit (fixture->draft, 0);
  g_assert_false (cb_draft_has_input (fixture->draft));
  name_cards (fixture, "green");
  g_assert_true (cb_draft_has_input (fixture->draft));
  name_cards (fixture, "plum");
  g_assert_false (cb_draft_has_input (fixture->draft));
}

static void
test_confirm (Fixture *fixture, gconstpointer data)
{
  const CbSuggestion *entry;

  name_cards (fixture, "plum wrench library");
  cb_draft_answer_set_showed (get_answer (fixture, 1), TRUE);
  cb_draft_answer_set_card (get_answer (fixture, 1),
                            (int) cb_case_test_card (fixture->case_, "plum"));
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);

  entry = get_suggestion (fixture, 0);
  g_assert_cmpint (entry->by, ==, ANN);
  g_assert_cmpuint (entry->cards, ==, cb_case_test_cards (fixture->case_, "plum wrench library"));
  g_assert_cmpuint (entry->answers.n, ==, 2);
  g_assert_cmpint (entry->answers.list[0].did, ==, CB_DID_PASS);
  g_assert_cmpint (entry->answers.list[1].card, ==, cb_case_test_card (fixture->case_, "plum"));

  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==, 0);
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, BOB);
  g_assert_false (cb_draft_answer_is_given (get_answer (fixture, 0)));
}

static void
test_seen (Fixture *fixture, gconstpointer data)
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
test_accusation (Fixture *fixture, gconstpointer data)
{
  const CbAccusation *accusation;

  cb_draft_set_kind (fixture->draft, CB_DRAFT_ACCUSATION);
  name_cards (fixture, "plum wrench");
  g_assert_false (cb_draft_get_complete (fixture->draft));
  name_cards (fixture, "library");
  cb_draft_set (fixture->draft, CB_DRAFT_RESULT, CB_RESULT_WRONG);
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
  accusation = cb_entry_get_accusation (cb_case_test_get_entry (fixture->case_, 0));
  g_assert_nonnull (accusation);
  g_assert_cmpint (accusation->by, ==, ANN);
  g_assert_cmpint (accusation->result, ==, CB_RESULT_WRONG);
}

static void
test_note (Fixture *fixture, gconstpointer data)
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
test_notifies_of_changes (Fixture *fixture, gconstpointer data)
{
  guint n_complete = 0, n_by = 0;

  g_signal_connect_swapped (fixture->draft, "notify::complete", G_CALLBACK (count_cb), &n_complete);
  g_signal_connect_swapped (fixture->draft, "notify::by", G_CALLBACK (count_cb), &n_by);
  name_cards (fixture, "plum");
  name_cards (fixture, "green");
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

#define ADD(name, test) g_test_add ("/draft/" name, Fixture, NULL, set_up, test, tear_down)
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
