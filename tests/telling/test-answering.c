/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who answers a suggestion, where it is not the first who can: everybody, or the first on either
 * side. By taps and in lines; and a game that real people played so, from the samples of
 * github.com/jambolo/ClueSolver, as one types it in a hurry. */

#include "config.h"

#include "cb-answering.h"
#include "cb-case-test.h"
#include "cb-chances.h"
#include "cb-draft-private.h"
#include "cb-quick-test.h"
#include "cb-test-case.h"
#include "cb-suggestion.h"

#define TABLE                                                                                   \
  "'edition':'classic','players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'},{'name':'Dan'}]," \
  "'me':0,'firstDealt':0,'hand':['rope','white','hall','study','knife'],"
#define EVERYBODY  TABLE "'variants':['everybody-shows']"
#define BOTH_SIDES TABLE "'variants':['both-sides-show']"

#define MASTER                                                                                    \
  "'edition':'master-detective','players':[{'name':'Joe'},{'name':'Chris'},{'name':'Dave'},"      \
  "{'name':'Liz'}],'me':0,'hand':['plum','gray','brunette','lead-pipe','dining-room','kitchen','" \
  "studio']"

static const char *const GAME[] = {
  "joe: mustard knife billiard, chris shows billiard, liz shows mustard",
  "chris: peacock poison courtyard, dave and liz show",
  "dave: brunette revolver billiard, i show brunette, chris shows",
  "liz: brunette knife billiard, i show brunette, chris shows",
  "joe: white rope studio, chris shows rope, liz shows white",
  "liz: plum revolver courtyard, i show plum",
  "joe: scarlet poison billiard, chris shows billiard, dave shows scarlet, liz shows poison",
  "chris: rose wrench courtyard, liz shows",
  "dave: peach horseshoe courtyard, chris shows",
  "liz: green revolver dining, i show dining, dave shows",
  "joe: plum pipe courtyard, nobody shows",
};

static CbDraftAnswer *
get_seat (CbDraft *draft, guint seat)
{
  g_autoptr (CbDraftAnswer) answer = g_list_model_get_item (cb_draft_get_seats (draft), seat);

  return answer;
}

static CbDraft *
ask (CbCase *case_, int by, const char *ids)
{
  CbDraft *draft = cb_draft_new (case_);

  cb_draft_set_by (draft, by);
  cb_draft_set (draft, CB_DRAFT_CARDS, (int) cb_case_test_cards (case_, ids));
  return draft;
}

static void
assert_open (CbDraft *draft, const char *words)
{
  gboolean mine;
  g_autofree char *open = cb_draft_describe_open (draft, &mine);

  g_assert_cmpstr (open, ==, words);
  g_assert_cmpint (cb_draft_get_state (draft), ==,
                   words != NULL ? CB_DRAFT_PARTLY : CB_DRAFT_WHOLE);
}

/* A show ends nothing, and nothing is filled in that nobody said. */
static void
test_everybody (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (EVERYBODY, "");
  g_autoptr (CbDraft) draft = ask (case_, 1, "plum wrench library");

  assert_open (draft, "Cy hasn’t answered yet.");
  cb_draft_answer_set_showed (get_seat (draft, 2), TRUE);
  for (guint seat = 2; seat < 5; seat++)
    g_assert_true (cb_draft_answer_get_reached (get_seat (draft, seat % 4)));
  assert_open (draft, "Dan hasn’t answered yet.");
  cb_draft_answer_set_showed (get_seat (draft, 3), TRUE);
  g_assert_true (cb_draft_answer_get_showed (get_seat (draft, 2)));
  assert_open (draft, "You hold none of these cards, so you pass.");
  g_assert_false (cb_draft_answer_is_given (get_seat (draft, 0)));
  cb_draft_answer_set_passed (get_seat (draft, 0), TRUE);
  assert_open (draft, NULL);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, NULL);
  g_assert_cmpint (cb_draft_confirm (draft), ==, 0);
  g_assert_cmpuint (cb_entry_get_suggestion (cb_case_test_get_entry (case_, 0))->answers.n, ==, 3);
}

/* Dan asks: Cy and I sit beside him, Bob opposite. */
static void
test_both_sides (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (BOTH_SIDES, "");
  g_autoptr (CbDraft) draft = ask (case_, 3, "plum wrench library");

  cb_draft_answer_set_showed (get_seat (draft, 2), TRUE);
  g_assert_true (cb_draft_answer_get_reached (get_seat (draft, 1)));
  assert_open (draft, "You hold none of these cards, so you pass.");
  /* As Cy showed, it came to Bob by way of me. */
  cb_draft_answer_set_passed (get_seat (draft, 1), TRUE);
  g_assert_true (cb_draft_answer_get_passed (get_seat (draft, 0)));
  assert_open (draft, NULL);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, NULL);
  /* When both sides have shown, it does not come to him. */
  cb_draft_answer_set_showed (get_seat (draft, 0), TRUE);
  g_assert_false (cb_draft_answer_get_reached (get_seat (draft, 1)));
  g_assert_false (cb_draft_answer_is_given (get_seat (draft, 1)));
  cb_draft_answer_set_passed (get_seat (draft, 1), TRUE);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==,
                   "You hold none of these cards, so you can’t have shown one.\n"
                   "You showed a card, so Bob isn’t asked.");
}

/* By which way it came to the one opposite is not known as long as nobody else has shown. */
static void
test_opposite (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (BOTH_SIDES, "");
  g_autoptr (CbDraft) draft = ask (case_, 3, "plum wrench library");

  cb_draft_answer_set_showed (get_seat (draft, 1), TRUE);
  g_assert_false (cb_draft_answer_is_given (get_seat (draft, 2)));
  g_assert_false (cb_draft_answer_is_given (get_seat (draft, 0)));
  cb_draft_answer_set_passed (get_seat (draft, 0), TRUE);
  g_assert_true (cb_draft_answer_get_reached (get_seat (draft, 2)));
  assert_open (draft, "Cy hasn’t answered yet.");
}

static void
test_lines (void)
{
  static const CbQuickSample read[] = {
    { "ann: plum wrench library, bob and cy showed, dan passed",
      "You suggested: Plum, Wrench, Library – Bob showed a card, Cy showed a card, Dan passed" },
    { "ann: plum wrench library, bob shows plum, dan shows library",
      "You suggested: Plum, Wrench, Library – Bob showed Plum, Cy passed, Dan showed the Library" },
    { "ann: plum wrench library, dan shows",
      "You suggested: Plum, Wrench, Library – Bob passed, Cy passed, Dan showed a card" },
    { "ann: plum wrench library, cy shows wrench, nobody else",
      "You suggested: Plum, Wrench, Library – Bob passed, Cy showed the Wrench, Dan passed" },
    { "ann: plum wrench library, cy shows wrench, all others pass",
      "You suggested: Plum, Wrench, Library – Bob passed, Cy showed the Wrench, Dan passed" },
    { "ann: plum wrench library, bob passes, everybody else shows",
      "You suggested: Plum, Wrench, Library – Bob passed, Cy showed a card, Dan showed a card" },
    { "ann: plum wrench library, cy shows wrench, dan ?",
      "You suggested: Plum, Wrench, Library – Bob passed, Cy showed the Wrench" },
    { "ann: plum wrench library, bob passes", "You suggested: Plum, Wrench, Library – Bob passed" },
    { "ann: plum wrench library, cy shows plum, somebody shows",
      "You suggested: Plum, Wrench, Library – Cy showed Plum, somebody showed a card" },
  };
  static const CbQuickSample refused[] = {
    { "bob: plum rope library, dan shows", "You hold the Rope. Did you show it?", 0, 0 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (EVERYBODY, "");
  g_autoptr (CbCase) first = cb_quick_test_case (TABLE "'variants':[]", "");
  g_autoptr (CbQuickLine) ended = cb_quick_line_read (first, "ann: plum wrench library, bob shows");
  g_autoptr (CbQuickLine) asks = cb_quick_line_read (case_, refused[0].line);

  cb_quick_test_read (case_, read);
  g_assert_cmpuint (cb_entry_get_suggestion (g_ptr_array_index (ended->entries, 0))->answers.n, ==,
                    1);
  g_assert_nonnull (asks->question);
  g_assert_cmpstr (asks->question->words, ==, refused[0].words);
}

/* Somebody may be anybody of whom nothing else is said, also who sits before the last one named. */
static void
test_somebody (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (EVERYBODY, "");
  g_autoptr (CbQuickLine)
    line = cb_quick_line_read (case_, "ann: plum wrench library, cy shows plum, somebody shows");
  CbEntry *entry;

  g_assert_nonnull (line->entries);
  entry = g_ptr_array_index (line->entries, 0);
  g_assert_cmphex (cb_answers_find_seats (&cb_entry_get_suggestion (entry)->answers, 1, 0,
                                          cb_case_get_setup (case_)),
                   ==, 1u << 1 | 1u << 3);
}

/* Where one answers after the other, somebody sits behind the last one named. */
static void
test_somebody_later (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_FRIENDS, "");
  g_autoptr (CbEntry)
    entry = cb_test_entry (case_, "{'type':'suggestion','by':1,'cards':['plum','wrench','library'],"
                                  "'answers':[{'by':3,'did':'pass'},{'by':null,'did':'show'}]}");

  g_assert_cmphex (cb_answers_find_seats (&cb_entry_get_suggestion (entry)->answers, 1, 1,
                                          cb_case_get_setup (case_)),
                   ==, 1u << 0);
}

/* One card was not heard, so that of two who showed only one can have shown it. */
static void
test_one_unheard_of_two (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (
    CB_QUICK_TEST_FRIENDS,
    "{'type':'statement','claim':'none','player':1,'cards':['plum','library']},"
    "{'type':'statement','claim':'none','player':2,'cards':['plum']},"
    "{'type':'suggestion','by':3,'cards':['plum',null,'library'],"
    "'answers':[{'by':1,'did':'show'},{'by':2,'did':'show'}]}");

  cb_test_assert_marks (case_, 2, "library@2=?");
  cb_test_assert_marks (case_, 3, "library@2=y wrench@1=?");
}

static void
type (CbCase *case_, const char *text)
{
  g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, text);

  g_test_message ("%s", text);
  g_assert_cmpstr (line->problem, ==, NULL);
  g_assert_cmpint (line->state, ==, CB_DRAFT_WHOLE);
  cb_case_splice (case_, cb_log_get_n_entries (cb_case_get_log (case_)), 0, line->entries);
}

static guint
count_solutions (CbCase *case_, guint n_entries)
{
  g_autoptr (CbChances) chances = cb_case_compute_chances (case_, n_entries, CB_EFFORT_ENDLESS);

  return cb_chances_get_n_solutions (chances);
}

/* Entered as it is said, nothing is lost: by the rules of the first who shows it would be 119 and
 * 12. */
static void
test_game (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (MASTER ",'variants':['everybody-shows']", "");

  for (guint i = 0; i < G_N_ELEMENTS (GAME); i++)
    type (case_, GAME[i]);
  g_assert_cmpuint (count_solutions (case_, 8), ==, 24);
  g_assert_cmpuint (count_solutions (case_, 11), ==, 2);
}

/* What a line filled in is still known to be filled in when a draft comes back. */
static void
test_stored (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (EVERYBODY, "");
  g_autoptr (CbDraft) draft = ask (case_, 1, "plum wrench library");
  g_autoptr (CbDraft) again = cb_draft_new (case_);
  g_autoptr (JsonNode) node = NULL;

  cb_draft_answer_set_showed (get_seat (draft, 2), TRUE);
  _cb_draft_pass_rest (draft);
  g_assert_true (cb_draft_answer_get_passed (get_seat (draft, 3)));
  node = cb_draft_write (draft);
  g_assert_true (cb_draft_restore (again, node));
  cb_draft_answer_set_showed (get_seat (again, 2), FALSE);
  g_assert_true (cb_draft_answer_get_passed (get_seat (again, 0)));
  cb_draft_answer_set_showed (get_seat (again, 3), TRUE);
  g_assert_true (cb_draft_answer_get_passed (get_seat (again, 0)));
  g_assert_true (cb_draft_answer_get_showed (get_seat (again, 3)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/answering/everybody", test_everybody);
  g_test_add_func ("/answering/both-sides", test_both_sides);
  g_test_add_func ("/answering/opposite", test_opposite);
  g_test_add_func ("/answering/lines", test_lines);
  g_test_add_func ("/answering/somebody", test_somebody);
  g_test_add_func ("/answering/one-unheard-of-two", test_one_unheard_of_two);
  g_test_add_func ("/answering/somebody-later", test_somebody_later);
  g_test_add_func ("/answering/game", test_game);
  g_test_add_func ("/answering/stored", test_stored);
  return g_test_run ();
}
