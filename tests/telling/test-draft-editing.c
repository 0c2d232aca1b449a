/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Entries of the log that are changed, and new ones put before others. */

#include "config.h"

#include "cb-draft-test.h"
#include "cb-note.h"
#include "cb-seen.h"

/* The position of the entry that the draft says it replaces, or −1. */
static int
get_edited (CbDraftFixture *fixture)
{
  g_autoptr (CbLogItem) edited = NULL;

  g_object_get (fixture->draft, "edited", &edited, NULL);
  return edited != NULL ? (int) cb_log_item_get_position (edited) : -1;
}

/* What is inserted before an entry replaces none; the one that is edited may move meanwhile. */
static void
test_which_is_edited (CbDraftFixture *fixture, gconstpointer data)
{
  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, ANN);
  cb_case_test_ask (fixture->case_, CARA, "green rope hall", ANN, BOB);
  g_assert_cmpint (get_edited (fixture), ==, -1);
  g_assert_true (cb_draft_edit (fixture->draft, 1));
  g_assert_cmpint (get_edited (fixture), ==, 1);
  cb_case_move (fixture->case_, 1, 0);
  g_assert_cmpint (get_edited (fixture), ==, 0);
  cb_draft_insert_before (fixture->draft, 1);
  g_assert_cmpint (get_edited (fixture), ==, -1);
  g_assert_true (cb_draft_edit (fixture->draft, 1));
  g_assert_cmpint (get_edited (fixture), ==, 1);
  cb_case_remove (fixture->case_, 1);
  g_assert_cmpint (get_edited (fixture), ==, -1);
}

static void
test_edit (CbDraftFixture *fixture, gconstpointer data)
{
  CbEntry *old;

  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, ANN);
  cb_case_set_uncertain (fixture->case_, 0, TRUE);
  old = cb_case_test_get_entry (fixture->case_, 0);
  g_assert_true (cb_draft_edit (fixture->draft, 0));
  g_assert_true (cb_draft_get_editing (fixture->draft));
  g_assert_cmpstr (cb_draft_get_purpose (fixture->draft), ==, "Edit Entry 1");
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, BOB);
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "plum wrench library"));
  g_assert_true (cb_draft_answer_get_passed (cb_draft_test_get_answer (fixture, 0)));
  g_assert_true (cb_draft_answer_get_showed (cb_draft_test_get_answer (fixture, 1)));

  cb_draft_test_name_cards (fixture, "green");
  g_assert_true (cb_case_test_get_entry (fixture->case_, 0) == old);
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (fixture->case_)), ==, 1);
  g_assert_cmpuint (cb_draft_test_get_suggestion (fixture, 0)->cards, ==,
                    cb_case_test_cards (fixture->case_, "green wrench library"));
  g_assert_true (cb_case_test_get_entry (fixture->case_, 0)->uncertain);
  g_assert_null (cb_draft_get_purpose (fixture->draft));
}

/* Odd entries come out of an edit as odd as they went in. */
static void
test_edit_two_shows (CbDraftFixture *fixture, gconstpointer data)
{
  g_autoptr (CbEntry)
    entry = cb_suggestion_new (ANN, cb_case_test_cards (fixture->case_, "plum green library"));

  cb_suggestion_add_answer (entry, BOB, CB_DID_SHOW, -1);
  cb_suggestion_add_answer (entry, CARA, CB_DID_SHOW,
                            (int) cb_case_test_card (fixture->case_, "library"));
  cb_case_append (fixture->case_, entry);
  g_assert_true (cb_draft_edit (fixture->draft, 0));
  cb_draft_test_name_cards (fixture, "wrench");
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);

  g_assert_cmpuint (cb_draft_test_get_suggestion (fixture, 0)->cards, ==,
                    cb_case_test_cards (fixture->case_, "plum green wrench library"));
  g_assert_cmpuint (cb_draft_test_get_suggestion (fixture, 0)->answers.n, ==, 2);
  g_assert_cmpint (cb_draft_test_get_suggestion (fixture, 0)->answers.list[0].did, ==, CB_DID_SHOW);
  g_assert_cmpint (cb_draft_test_get_suggestion (fixture, 0)->answers.list[1].card, ==,
                   cb_case_test_card (fixture->case_, "library"));
}

static void
test_edit_keeps_what_i_could_not_show (CbDraftFixture *fixture, gconstpointer data)
{
  g_autoptr (CbEntry)
    entry = cb_suggestion_new (BOB, cb_case_test_cards (fixture->case_, "scarlet green library"));

  cb_suggestion_add_answer (entry, ANN, CB_DID_SHOW,
                            (int) cb_case_test_card (fixture->case_, "green"));
  cb_case_append (fixture->case_, entry);
  g_assert_true (cb_draft_edit (fixture->draft, 0));
  g_assert_cmpint (cb_draft_answer_get_card (cb_draft_test_get_answer (fixture, 1)), ==,
                   cb_case_test_card (fixture->case_, "green"));
  g_assert_cmpuint (cb_draft_test_get_choices (cb_draft_test_get_answer (fixture, 1)), ==,
                    cb_case_test_cards (fixture->case_, "scarlet green"));
}

static void
test_insert_before (CbDraftFixture *fixture, gconstpointer data)
{
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  cb_case_test_ask (fixture->case_, CARA, "plum wrench library", ANN, -1);
  cb_draft_insert_before (fixture->draft, 1);
  g_assert_cmpstr (cb_draft_get_purpose (fixture->draft), ==, "Insert Before Entry 2");
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, BOB);
  cb_draft_test_name_cards (fixture, "green rope hall");
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 1);
  g_assert_cmpint (cb_draft_test_get_suggestion (fixture, 1)->by, ==, BOB);
  g_assert_cmpint (cb_draft_test_get_suggestion (fixture, 2)->by, ==, CARA);
}

/* What became known only later says nothing against an entry before: at its place it may be true.
 */
static void
test_warned_of_by_what_was_known (CbDraftFixture *fixture, gconstpointer data)
{
  g_autoptr (CbEntry)
    seen = cb_seen_new (BOB, (int) cb_case_test_card (fixture->case_, "plum"), CB_NOBODY, NULL);

  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", -1, BOB);
  cb_case_append (fixture->case_, seen);
  g_assert_true (cb_draft_edit (fixture->draft, 0));
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 0), TRUE);
  g_assert_null (cb_draft_get_warning (fixture->draft));

  cb_draft_reset (fixture->draft);
  cb_draft_set_by (fixture->draft, ANN);
  cb_draft_test_name_cards (fixture, "plum wrench library");
  cb_draft_answer_set_passed (cb_draft_test_get_answer (fixture, 0), TRUE);
  g_assert_nonnull (
    strstr (cb_draft_get_warning (fixture->draft), "Bob holds Plum, so Bob can’t have passed."));
}

/* Undoing takes the entry away under the draft; what was entered becomes a new entry. */
static void
test_target_vanishes (CbDraftFixture *fixture, gconstpointer data)
{
  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, -1);
  cb_draft_edit (fixture->draft, 0);
  cb_case_undo (fixture->case_);
  g_assert_null (cb_draft_get_purpose (fixture->draft));
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "plum wrench library"));
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, BOB);
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
}

/* How a card came to be seen is not shown, and not lost. */
static void
test_edit_keeps_how (CbDraftFixture *fixture, gconstpointer data)
{
  g_autoptr (CbEntry) entry = cb_seen_new (BOB, (int) cb_case_test_card (fixture->case_, "plum"),
                                           CB_NOBODY, "it fell on the floor");

  cb_case_append (fixture->case_, entry);
  g_assert_true (cb_draft_edit (fixture->draft, 0));
  cb_draft_set (fixture->draft, CB_DRAFT_PLAYER, CARA);
  cb_draft_confirm (fixture->draft);
  g_assert_cmpstr (cb_entry_get_seen (cb_case_test_get_entry (fixture->case_, 0))->how, ==,
                   "it fell on the floor");
}

/* What a newer version wrote into an entry stays there, in each of its answers too. */
static void
test_edit_keeps_what_is_unknown (CbDraftFixture *fixture, gconstpointer data)
{
  static const char
    text[] = "{\"format\":\"casebook\",\"version\":1,\"edition\":\"classic\","
             "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bob\"},{\"name\":\"Cara\"}],"
             "\"me\":null,\"log\":[{\"type\":\"suggestion\",\"by\":0,"
             "\"cards\":[\"plum\",\"rope\",\"hall\"],\"mood\":\"merry\",\"answers\":["
             "{\"by\":1,\"did\":\"pass\",\"wink\":7},"
             "{\"by\":2,\"did\":\"show\",\"nod\":true}]}]}";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, &error);
  g_autoptr (CbDraft) draft = NULL;
  const CbSuggestion *entry;

  g_assert_no_error (error);
  draft = cb_draft_new (case_);
  g_assert_true (cb_draft_edit (draft, 0));
  cb_draft_toggle_card (draft, cb_case_test_card (case_, "green"));
  g_assert_cmpint (cb_draft_confirm (draft), ==, 0);

  entry = cb_entry_get_suggestion (cb_case_test_get_entry (case_, 0));
  g_assert_cmpstr (json_object_get_string_member (entry->parent.extra, "mood"), ==, "merry");
  g_assert_cmpuint (entry->answers.n, ==, 2);
  g_assert_cmpint (json_object_get_int_member (entry->answers.list[0].extra, "wink"), ==, 7);
  g_assert_true (json_object_get_boolean_member (entry->answers.list[1].extra, "nod"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, test)                                                                 \
  g_test_add ("/draft-editing/" name, CbDraftFixture, NULL, cb_draft_test_set_up, test, \
              cb_draft_test_tear_down)
  ADD ("edit", test_edit);
  ADD ("which-is-edited", test_which_is_edited);
  ADD ("edit-two-shows", test_edit_two_shows);
  ADD ("edit-keeps-what-i-could-not-show", test_edit_keeps_what_i_could_not_show);
  ADD ("insert-before", test_insert_before);
  ADD ("warned-of-by-what-was-known", test_warned_of_by_what_was_known);
  ADD ("target-vanishes", test_target_vanishes);
  ADD ("edit-keeps-how", test_edit_keeps_how);
  ADD ("edit-keeps-what-is-unknown", test_edit_keeps_what_is_unknown);
#undef ADD
  return g_test_run ();
}
