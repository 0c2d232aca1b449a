/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards of other decks and rolls of the dice as they are composed: from the log and back, and what
 * a card that kills brings with it. */

#include "config.h"

#include "cb-case-test.h"
#include "cb-draft.h"
#include "cb-draw.h"
#include "cb-note.h"
#include "cb-roll.h"
#include "cb-test-case.h"
#include "cb-text.h"

#define EIGHTH_KING 23

/* (transfer full): the booklet's game up to there; Bea is me */
static CbCase *
open_case (guint n_entries)
{
  return cb_case_test_load_sample ("booklet-nightmare.casebook", n_entries);
}

static guint
count_entries (CbCase *case_)
{
  return cb_log_get_n_entries (cb_case_get_log (case_));
}

static char *
describe (CbCase *case_, guint position)
{
  return cb_entry_describe (cb_case_test_get_entry (case_, position), cb_case_get_setup (case_));
}

static char *
write_entry (CbCase *case_, guint position)
{
  g_autoptr (JsonNode)
    node = cb_entry_write (cb_case_test_get_entry (case_, position), cb_case_get_setup (case_));

  return json_to_string (node, FALSE);
}

/* What is opened and confirmed is the same entry, whatever it is. */
static void
test_round_trip (void)
{
  g_autoptr (CbCase) case_ = open_case (G_MAXUINT);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  guint n = count_entries (case_);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *before = write_entry (case_, i);
      g_autofree char *after = NULL;

      g_assert_true (cb_draft_edit (draft, i));
      g_assert_false (cb_draft_has_input (draft));
      g_assert_cmpint (cb_draft_confirm (draft), ==, (int) i);
      g_assert_cmpuint (count_entries (case_), ==, n);
      after = write_entry (case_, i);
      g_assert_cmpstr (after, ==, before);
    }
}

/* What is longer than Casebook shows opens in no field. */
static void
test_long_entry (void)
{
  g_autoptr (CbCase) case_ = open_case (G_MAXUINT);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  g_autofree char *text = g_strnfill (CB_TEXT_MAX_NOTE, 'x');
  g_autofree char *longer = g_strnfill (CB_TEXT_MAX_NOTE + 1, 'x');
  g_autoptr (CbEntry) shown = cb_note_new (text);
  g_autoptr (CbEntry) cut = cb_note_new (longer);
  guint n = count_entries (case_);

  cb_case_append (case_, shown);
  cb_case_append (case_, cut);
  g_assert_true (cb_draft_edit (draft, n));
  g_assert_cmpstr (cb_draft_get_text (draft), ==, text);
  g_assert_false (cb_draft_edit (draft, n + 1));
}

static void
test_edit_draw (void)
{
  g_autoptr (CbCase) case_ = open_case (5);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  const CbDraw *draw;

  g_assert_true (cb_draft_edit (draft, 4));
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_DRAW);
  g_assert_cmpstr (cb_draft_get_text (draft), ==, "king");
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_TRIGGER), ==, CB_TRIGGER_ROLL);
  cb_draft_set_by (draft, 2);
  cb_draft_set_text (draft, "patch");
  cb_draft_set (draft, CB_DRAFT_TRIGGER, CB_TRIGGER_NONE);
  g_assert_cmpint (cb_draft_confirm (draft), ==, 4);
  draw = cb_entry_get_draw (cb_case_test_get_entry (case_, 4));
  g_assert_cmpint (draw->by, ==, 2);
  g_assert_cmpstr (draw->card, ==, "patch");
  g_assert_null (draw->trigger);
  g_assert_nonnull (cb_case_test_get_entry (case_, 4)->note);
  cb_case_undo (case_);
  draw = cb_entry_get_draw (cb_case_test_get_entry (case_, 4));
  g_assert_cmpstr (draw->card, ==, "king");
}

static void
test_edit_roll (void)
{
  g_autoptr (CbCase) case_ = open_case (4);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  g_autofree char *words = NULL;

  g_assert_true (cb_draft_edit (draft, 3));
  g_assert_cmpstr (cb_draft_get_text (draft), ==, "3 ?");
  cb_draft_set_text (draft, " ");
  g_assert_false (cb_draft_get_complete (draft));
  cb_draft_set_text (draft, "5,  ?");
  g_assert_cmpint (cb_draft_confirm (draft), ==, 3);
  words = describe (case_, 3);
  g_assert_nonnull (strstr (words, "rolled: 5, ?"));
}

/* A card of a deck that the edition does not have, and a reason in somebody's own words. */
static void
test_unknown_deck (void)
{
  g_autoptr (CbCase) case_ = open_case (1);
  g_autoptr (CbEntry) entry = cb_draw_new (0, "Bonus", "Wink", "Because");
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  cb_case_append (case_, entry);
  before = write_entry (case_, 1);
  g_assert_true (cb_draft_edit (draft, 1));
  g_assert_true (cb_draft_get_complete (draft));
  g_assert_cmpint (cb_draft_confirm (draft), ==, 1);
  after = write_entry (case_, 1);
  g_assert_cmpstr (after, ==, before);
}

static void
draw_king (CbDraft *draft, int by)
{
  cb_draft_set_kind (draft, CB_DRAFT_DRAW);
  cb_draft_set_by (draft, by);
  cb_draft_set_text (draft, "king");
}

/* The eighth King and the hand it lays open are one step. */
static void
test_killed (void)
{
  g_autoptr (CbCase) case_ = open_case (EIGHTH_KING);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  draw_king (draft, 2);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_DECK), ==, 0);
  g_assert_cmpint (cb_draft_get_killed (draft), ==, 2);
  g_assert_true (cb_draft_get_complete (draft));
  g_assert_cmpint (cb_draft_get_state (draft), !=, CB_DRAFT_WHOLE);
  cb_draft_set (draft, CB_DRAFT_HAND,
                (int) cb_case_test_cards (case_, "sally frogs-breath oogies-lair santas-house"));
  g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_WHOLE);
  g_assert_cmpint (cb_draft_confirm (draft), ==, EIGHTH_KING + 1);
  g_assert_cmpint (cb_case_get_seat_state (case_, EIGHTH_KING + 2, 2), ==, CB_SEAT_EXPOSED);
  cb_case_undo (case_);
  g_assert_cmpuint (count_entries (case_), ==, EIGHTH_KING);
}

/* My own hand needs no telling. */
static void
test_killed_myself (void)
{
  g_autoptr (CbCase) case_ = open_case (EIGHTH_KING);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  draw_king (draft, 1);
  g_assert_cmpint (cb_draft_get_killed (draft), ==, 1);
  g_assert_cmpint (cb_draft_confirm (draft), ==, EIGHTH_KING + 1);
  g_assert_cmpint (cb_case_get_seat_state (case_, EIGHTH_KING + 2, 1), ==, CB_SEAT_EXPOSED);
}

/* Another card, an earlier King and another rule kill nobody. */
static void
test_not_killed (void)
{
  g_autoptr (CbCase) case_ = open_case (EIGHTH_KING);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));
  g_autoptr (GError) error = NULL;

  draw_king (draft, 2);
  cb_draft_set_text (draft, "patch");
  g_assert_cmpint (cb_draft_get_killed (draft), ==, CB_NOBODY);
  cb_draft_set_text (draft, "king");
  setup->variants = 1u << cb_edition_find_variant (setup->edition, "king-ends");
  g_assert_true (cb_case_set_setup (case_, setup, &error));
  g_assert_no_error (error);
  g_assert_cmpint (cb_draft_get_killed (draft), ==, CB_NOBODY);
  cb_case_undo (case_);
  g_assert_cmpint (cb_draft_get_killed (draft), ==, 2);
  cb_case_remove (case_, 4);
  g_assert_cmpint (cb_draft_get_killed (draft), ==, CB_NOBODY);
}

/* What cannot be is said, and can be recorded. */
static void
test_warnings (void)
{
  g_autoptr (CbCase) case_ = open_case (EIGHTH_KING + 2);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  draw_king (draft, 2);
  g_assert_nonnull (strstr (cb_draft_get_warning (draft), "Cem is out and takes no more turns."));
  cb_draft_set_kind (draft, CB_DRAFT_PLAY);
  cb_draft_set_by (draft, 0);
  cb_draft_set_text (draft, "patch");
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, "Ann doesn’t have that card.");
  g_assert_cmpint (cb_draft_confirm (draft), ==, EIGHTH_KING + 2);
}

/* Each face that no die of the box has is most likely misread. */
static void
test_warns_of_faces (void)
{
  g_autoptr (CbCase) case_ = open_case (3);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  cb_draft_set_kind (draft, CB_DRAFT_ROLL);
  cb_draft_set_text (draft, "4 6");
  g_assert_null (cb_draft_get_warning (draft));
  cb_draft_set_text (draft, "4 7");
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, "No die has “7” on it.");
  cb_draft_set_text (draft, "moon 7");
  g_assert_cmpstr (cb_draft_get_warning (draft), ==,
                   "No die has “moon” on it.\nNo die has “7” on it.");
}

/* A half-composed draw is there again. */
static void
test_stored (void)
{
  g_autoptr (CbCase) case_ = open_case (3);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  g_autoptr (JsonNode) node = NULL;

  draw_king (draft, 2);
  cb_draft_set (draft, CB_DRAFT_TRIGGER, CB_TRIGGER_LANDING);
  node = cb_draft_write (draft);
  cb_draft_reset (draft);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_DECK), ==, -1);
  g_assert_true (cb_draft_restore (draft, node));
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_DRAW);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_DECK), ==, 0);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_TRIGGER), ==, CB_TRIGGER_LANDING);
  g_assert_cmpstr (cb_draft_get_text (draft), ==, "king");
}

/* Where nobody showed with two players, the draft goes on with the look that follows, by whom and
 * where; it is nothing that was entered, and gone when the question is undone. */
static void
test_proposes_look (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (
    "{'format':'casebook','version':1,'title':'','edition':'nightmare','me':1,'faceDown':4,"
    "'players':[{'name':'Ann'},{'name':'Bea'}],'hand':['mayor','present','woods','cemetery',"
    "'jacks-house','bathtub','sally'],'log':[{'type':'look','by':0,'slots':[0,1,3]}]}");
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  g_autoptr (CbDraftAnswer) bea = NULL;

  cb_draft_set_by (draft, 0);
  cb_draft_set (draft, CB_DRAFT_CARDS,
                (int) cb_case_test_cards (case_, "jack zombie-duck tree-house"));
  bea = g_list_model_get_item (cb_draft_get_seats (draft), 1);
  cb_draft_answer_set_passed (bea, TRUE);
  cb_draft_confirm (draft);
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_LOOK);
  g_assert_cmpint (cb_draft_get_by (draft), ==, 0);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_SLOTS), ==, 4);
  g_assert_true (cb_draft_get_blank (draft));
  g_assert_true (cb_draft_get_complete (draft));
  cb_case_undo (case_);
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_SUGGESTION);
  cb_case_redo (case_);
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_LOOK);

  /* It stays that player's, whatever else changes while it is entered. */
  cb_draft_set (draft, CB_DRAFT_SLOTS, 8);
  cb_case_set_note (case_, 0, "ah");
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_LOOK);
  g_assert_cmpint (cb_draft_get_by (draft), ==, 0);
  cb_draft_reset (draft);
  cb_case_undo (case_);
  cb_case_undo (case_);
  cb_case_redo (case_);
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_LOOK);

  /* Whoever would rather tell of something else is not asked again. */
  cb_draft_set_kind (draft, CB_DRAFT_SUGGESTION);
  cb_case_set_note (case_, 0, "hm");
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_SUGGESTION);
  cb_draft_set_kind (draft, CB_DRAFT_LOOK);
  cb_draft_set_by (draft, 0);
  cb_draft_set (draft, CB_DRAFT_SLOTS, 4);
  g_assert_cmpint (cb_draft_confirm (draft), ==, 2);
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_SUGGESTION);
  g_assert_cmpint (cb_draft_get_by (draft), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draft-decks/round-trip", test_round_trip);
  g_test_add_func ("/draft-decks/long-entry", test_long_entry);
  g_test_add_func ("/draft-decks/edit-draw", test_edit_draw);
  g_test_add_func ("/draft-decks/edit-roll", test_edit_roll);
  g_test_add_func ("/draft-decks/unknown-deck", test_unknown_deck);
  g_test_add_func ("/draft-decks/killed", test_killed);
  g_test_add_func ("/draft-decks/killed-myself", test_killed_myself);
  g_test_add_func ("/draft-decks/not-killed", test_not_killed);
  g_test_add_func ("/draft-decks/warnings", test_warnings);
  g_test_add_func ("/draft-decks/warns-of-faces", test_warns_of_faces);
  g_test_add_func ("/draft-decks/stored", test_stored);
  g_test_add_func ("/draft-decks/proposes-look", test_proposes_look);
  return g_test_run ();
}
