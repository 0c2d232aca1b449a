/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players who are passed over have passed only where that can be true. Where it cannot a question
 * is asked, and nothing is recorded before it is answered. I am Ann, of four. */

#include "config.h"

#include "cb-case-test.h"
#include "cb-draft.h"
#include "cb-quick-test.h"
#include "cb-suggestion.h"

#define TABLE                                                                                   \
  "'edition':'classic','players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'},{'name':'Dan'}]," \
  "'me':0,'firstDealt':0,'hand':['rope','white','hall','study','knife']"
#define CY_HAS_KITCHEN "{'type':'seen','player':2,'card':'kitchen'}"
#define CY_SHOWED                                                       \
  "{'type':'suggestion','by':3,'cards':['green','revolver','kitchen']," \
  "'answers':[{'by':2,'did':'show'}]}"
#define CY_LIES_OPEN "{'type':'exposed','player':2,'cards':['kitchen','plum','wrench','lounge']}"

#define CY  2
#define DAN 3

static CbDraftAnswer *
get_seat (CbDraft *draft, guint seat)
{
  g_autoptr (CbDraftAnswer) answer = g_list_model_get_item (cb_draft_get_seats (draft), seat);

  return answer;
}

static void
name_cards (CbDraft *draft, CbCase *case_, const char *ids)
{
  cb_draft_set (draft, CB_DRAFT_CARDS, (int) cb_case_test_cards (case_, ids));
}

/* Somebody asks, and somebody shows. */
static CbDraft *
tell (CbCase *case_, guint by, const char *ids, guint shower)
{
  CbDraft *draft = cb_draft_new (case_);

  cb_draft_set_by (draft, (int) by);
  name_cards (draft, case_, ids);
  cb_draft_answer_set_showed (get_seat (draft, shower), TRUE);
  return draft;
}

static void
assert_asks (CbDraft *draft, const char *words, const char *const *replies)
{
  const CbDraftQuestion *question = cb_draft_get_question (draft);
  guint n = 0;

  g_assert_nonnull (question);
  g_assert_cmpstr (question->words, ==, words);
  for (; replies[n] != NULL; n++)
    {
      g_assert_cmpuint (n, <, question->n_replies);
      g_assert_cmpstr (question->replies[n].label, ==, replies[n]);
    }
  g_assert_cmpuint (question->n_replies, ==, n);
  g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_ASKING);
  g_assert_false (cb_draft_get_complete (draft));
  g_assert_cmpint (cb_draft_confirm (draft), ==, -1);
}

/* What is recorded, as “Ann passed, Bob showed a card”. */
static void
assert_records (CbDraft *draft, const char *answers)
{
  CbCase *case_ = cb_draft_get_case (draft);
  int position = cb_draft_confirm (draft);
  g_autofree char *told = NULL;

  g_assert_cmpint (position, >=, 0);
  told = cb_entry_get_detail (cb_case_test_get_entry (case_, (guint) position),
                              cb_case_get_setup (case_));
  g_assert_cmpstr (told, ==, answers);
}

static void
test_my_card (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, "");
  g_autoptr (CbDraft) draft = tell (case_, DAN, "green rope kitchen", BOB);

  g_assert_false (cb_draft_answer_is_given (get_seat (draft, ANN)));
  g_assert_null (cb_draft_get_warning (draft));
  assert_asks (draft, "You hold the Rope. Did you show it?",
               (const char *[]) { "I showed the Rope", "I wasn’t asked", NULL });
  cb_draft_reply (draft, 1);
  g_assert_null (cb_draft_get_question (draft));
  g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_WHOLE);
  assert_records (draft, "Bob showed a card");
}

/* What was said of a later player stays, with a warning. */
static void
test_i_showed (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, "");
  g_autoptr (CbDraft) draft = tell (case_, DAN, "white rope kitchen", BOB);

  assert_asks (draft, "You hold White and the Rope. Did you show one of them?",
               (const char *[]) { "I showed White", "I showed the Rope", "I wasn’t asked", NULL });
  cb_draft_reply (draft, 1);
  g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_ODD);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, "You showed a card, so Bob isn’t asked.");
  assert_records (draft, "you showed the Rope, Bob showed a card");
}

/* I may say what my hand denies; nobody else says it for me. */
static void
test_i_passed (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, "");
  g_autoptr (CbDraft) draft = tell (case_, DAN, "green rope kitchen", BOB);

  cb_draft_answer_set_passed (get_seat (draft, ANN), TRUE);
  g_assert_null (cb_draft_get_question (draft));
  g_assert_cmpstr (cb_draft_get_warning (draft), ==,
                   "You hold the Rope, so you can’t have passed.");
  g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_ODD);
  assert_records (draft, "you passed, Bob showed a card");
}

/* A card that is named last takes back what was filled in, and the other way round. */
static void
test_cards_named_last (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, "");
  g_autoptr (CbDraft) draft = tell (case_, DAN, "green wrench kitchen", BOB);

  g_assert_true (cb_draft_answer_get_passed (get_seat (draft, ANN)));
  g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_WHOLE);
  name_cards (draft, case_, "green rope kitchen");
  g_assert_false (cb_draft_answer_is_given (get_seat (draft, ANN)));
  g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_ASKING);
  name_cards (draft, case_, "green wrench kitchen");
  assert_records (draft, "you passed, Bob showed a card");
}

/* An answer that is taken back takes with it what followed from it. */
static void
test_taken_back (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, "");
  g_autoptr (CbDraft) draft = tell (case_, DAN, "green wrench kitchen", CY);

  g_assert_true (cb_draft_answer_get_passed (get_seat (draft, ANN)));
  g_assert_true (cb_draft_answer_get_passed (get_seat (draft, BOB)));
  cb_draft_answer_set_showed (get_seat (draft, CY), FALSE);
  g_assert_false (cb_draft_answer_is_given (get_seat (draft, ANN)));
  g_assert_false (cb_draft_answer_is_given (get_seat (draft, BOB)));
  cb_draft_answer_set_showed (get_seat (draft, BOB), TRUE);
  g_assert_true (cb_draft_answer_get_passed (get_seat (draft, ANN)));
}

static void
test_known_card (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, CY_HAS_KITCHEN);
  g_autoptr (CbDraft) draft = tell (case_, BOB, "green revolver kitchen", DAN);

  assert_asks (draft, "Cy holds the Kitchen. Did Cy show a card?",
               (const char *[]) { "Cy showed a card", "Cy wasn’t asked", NULL });
  cb_draft_reply (draft, 0);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, "Cy showed a card, so Dan isn’t asked.");
  assert_records (draft, "Cy showed a card, Dan showed a card");
}

/* Two questions come one after the other. */
static void
test_two_questions (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, CY_HAS_KITCHEN);
  g_autoptr (CbDraft) draft = tell (case_, DAN, "green rope kitchen", CY);

  assert_asks (draft, "You hold the Rope. Did you show it?",
               (const char *[]) { "I showed the Rope", "I wasn’t asked", NULL });
  cb_draft_reply (draft, 1);
  g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_WHOLE);
  cb_draft_set_by (draft, BOB);
  cb_draft_answer_clear (get_seat (draft, CY));
  cb_draft_answer_set_showed (get_seat (draft, ANN), TRUE);
  assert_asks (draft, "Cy holds the Kitchen. Did Cy show a card?",
               (const char *[]) { "Cy showed a card", "Cy wasn’t asked", NULL });
  cb_draft_reply (draft, 1);
  assert_records (draft, "Dan passed, you showed the Rope");
}

/* Of three cards one is Cy's; which, nobody knows. */
static void
test_one_of_them (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, CY_SHOWED);
  g_autoptr (CbDraft) draft = tell (case_, BOB, "green revolver kitchen", DAN);

  assert_asks (draft, "Cy holds one of these cards. Did Cy show it?",
               (const char *[]) { "Cy showed a card", "Cy wasn’t asked", NULL });
  cb_draft_answer_set_passed (get_seat (draft, CY), TRUE);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==,
                   "Cy holds one of these cards, so Cy can’t have passed.");

  /* Of two of them it may be the third. */
  name_cards (draft, case_, "green revolver library");
  g_assert_null (cb_draft_get_warning (draft));
  cb_draft_answer_clear (get_seat (draft, CY));
  cb_draft_answer_clear (get_seat (draft, DAN));
  cb_draft_answer_set_showed (get_seat (draft, DAN), TRUE);
  g_assert_cmpint (cb_draft_get_state (draft), !=, CB_DRAFT_ASKING);
}

/* Whose hand lies open is not asked. */
static void
test_open_hand (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, CY_LIES_OPEN);
  g_autoptr (CbDraft) draft = tell (case_, BOB, "green revolver kitchen", DAN);

  g_assert_null (cb_draft_get_question (draft));
  assert_records (draft, "Dan showed a card");
}

/* Without help only my own hand is known, and who looks on has none. */
static void
test_less_known (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, CY_HAS_KITCHEN);
  g_autoptr (CbCase) watched = cb_quick_test_case (CB_QUICK_TEST_ONLOOKER, "");
  g_autoptr (CbDraft) draft = NULL;
  g_autoptr (CbDraft) other = tell (watched, BOB, "green rope kitchen", ANN);

  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  draft = tell (case_, BOB, "green revolver kitchen", DAN);
  g_assert_null (cb_draft_get_question (draft));
  cb_draft_reset (draft);
  cb_draft_set_by (draft, DAN);
  name_cards (draft, case_, "green rope kitchen");
  cb_draft_answer_set_showed (get_seat (draft, BOB), TRUE);
  g_assert_nonnull (cb_draft_get_question (draft));
  assert_records (other, "Cy passed, Ann showed a card");
}

/* Half answered drafts and entries with a gap come back as they were. */
static void
test_kept (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, "");
  g_autoptr (CbDraft) draft = tell (case_, DAN, "green rope kitchen", CY);
  g_autoptr (JsonNode) asking = cb_draft_write (draft);
  g_autoptr (JsonNode) answered = NULL;

  cb_draft_reply (draft, 1);
  answered = cb_draft_write (draft);
  g_assert_true (cb_draft_restore (draft, asking));
  g_assert_nonnull (cb_draft_get_question (draft));
  g_assert_true (cb_draft_restore (draft, answered));
  g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_WHOLE);
  assert_records (draft, "Bob passed, Cy showed a card");

  g_assert_true (cb_draft_edit (draft, 0));
  g_assert_null (cb_draft_get_question (draft));
  g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_PARTLY);
  assert_records (draft, "Bob passed, Cy showed a card");
}

/* A line asks the same, and understands the words it offers in the same sentence. */
static void
test_line (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, CY_HAS_KITCHEN);
  g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, "dan: rope green lounge, bob shows");
  const CbQuickSample ANSWERED[] = {
    { "dan: rope green lounge, bob shows, i wasn’t asked",
      "Dan suggested: Green, Rope, Lounge – Bob showed a card", 0, 0 },
    { "dan: rope green lounge, i was not asked, bob shows",
      "Dan suggested: Green, Rope, Lounge – Bob showed a card", 0, 0 },
    { "dan: rope green lounge, bob shows, ann wasnt asked",
      "Dan suggested: Green, Rope, Lounge – Bob showed a card", 0, 0 },
    { "dan: rope green lounge, i showed rope",
      "Dan suggested: Green, Rope, Lounge – you showed the Rope", 0, 0 },
    { "bob: green revolver kitchen, cy wasn't asked, dan shows",
      "Bob suggested: Green, Revolver, Kitchen – Dan showed a card", 0, 0 },
  };

  g_assert_null (line->entries);
  g_assert_cmpint (line->state, ==, CB_DRAFT_ASKING);
  g_assert_cmpstr (line->question->words, ==, "You hold the Rope. Did you show it?");
  g_assert_cmpstr (line->problem, ==, "Add “i showed Rope” or “i wasn’t asked”.");
  g_assert_cmpuint (line->start, ==, strlen ("dan: "));
  g_assert_cmpuint (line->length, ==, strlen ("rope"));
  cb_quick_test_read (case_, ANSWERED);
  cb_quick_line_free (line);

  line = cb_quick_line_read (case_, "bob: green revolver kitchen, dan shows");
  g_assert_cmpstr (line->question->words, ==, "Cy holds the Kitchen. Did Cy show a card?");
  g_assert_cmpstr (line->problem, ==, "Add “Cy showed” or “Cy wasn’t asked”.");
  cb_quick_line_free (line);

  line = cb_quick_line_read (case_, "dan: plum revolver lounge");
  g_assert_cmpint (line->state, ==, CB_DRAFT_PARTLY);
  g_assert_cmpstr (line->missing, ==, "You hold none of these cards, so you pass.");
  g_assert_null (line->outcome);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draft-question/my-card", test_my_card);
  g_test_add_func ("/draft-question/i-showed", test_i_showed);
  g_test_add_func ("/draft-question/i-passed", test_i_passed);
  g_test_add_func ("/draft-question/cards-named-last", test_cards_named_last);
  g_test_add_func ("/draft-question/taken-back", test_taken_back);
  g_test_add_func ("/draft-question/known-card", test_known_card);
  g_test_add_func ("/draft-question/two-questions", test_two_questions);
  g_test_add_func ("/draft-question/one-of-them", test_one_of_them);
  g_test_add_func ("/draft-question/open-hand", test_open_hand);
  g_test_add_func ("/draft-question/less-known", test_less_known);
  g_test_add_func ("/draft-question/kept", test_kept);
  g_test_add_func ("/draft-question/line", test_line);
  return g_test_run ();
}
