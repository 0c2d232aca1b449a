/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-test.h"
#include "cb-cell-words.h"
#include "cb-envelope.h"
#include "cb-suggestion.h"

static CbCellWords *
say (CbSheet *sheet, const char *id, guint holder)
{
  guint card = cb_case_test_card (cb_sheet_get_case (sheet), id);

  return cb_cell_words_new (sheet, cb_sheet_get_cell (sheet, card, holder), CB_SYMBOLS_MARKS, NULL);
}

/* @entries: their positions, −1 at the end */
static void
assert_entries (const CbCellWords *words, const int *entries)
{
  guint n = 0;

  g_assert_nonnull (words->entries);
  while (entries[n] >= 0)
    n++;
  g_assert_cmpuint (words->entries->len, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (g_array_index (words->entries, guint, i), ==, entries[i]);
}

static void
test_settled (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbCellWords) cross = NULL;
  g_autoptr (CbCellWords) there = NULL;
  const CbWhyStep *step;

  cb_case_test_ask (case_, ANN, "green lead-pipe lounge", -1, BOB);
  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, -1);
  cb_case_test_ask (case_, BOB, "plum wrench library", CARA, -1);
  cross = say (sheet, "plum", CB_HOLDER_OF_SEAT (BOB));
  g_assert_cmpstr (cross->title, ==, "Plum · Bob");
  g_assert_cmpstr (cross->conclusion, ==, "✗  Bob doesn’t have Plum.");
  g_assert_cmpstr (cross->since, ==, "Known since entry 2");
  g_assert_cmpstr (cross->reason, ==, "Deduced from:");
  assert_entries (cross, (int[]) { 1, -1 });
  g_assert_cmpuint (cross->why->steps->len, ==, 1);
  step = g_ptr_array_index (cross->why->steps, 0);
  g_assert_cmphex (step->cards, ==, cb_case_test_cards (case_, "plum"));
  g_assert_cmphex (step->holders, ==, 1 << CB_HOLDER_OF_SEAT (BOB));
  g_assert_cmpstr (step->words, ==, "Entry 2: Bob passed on Plum, Wrench and Library.");
  g_assert_false (cross->may_have_chance);

  there = say (sheet, "plum", CB_HOLDER_ENVELOPE);
  g_assert_cmpstr (there->title, ==, "Plum · Envelope");
  g_assert_cmpstr (there->conclusion, ==, "✓  It’s Plum: no player has it.");
  g_assert_cmpstr (there->since, ==, "Known since entry 3");
  g_assert_cmpstr (there->reason, ==, "Deduced from:");
  assert_entries (there, (int[]) { 1, 2, -1 });
}

/* A reason is that of the entry since which the mark is known, unless what came later makes it much
 * easier; both entries are said then. */
static void
test_easier_since (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbEntry) last = NULL;
  g_autoptr (CbEntry) opened = NULL;
  g_autoptr (CbCellWords) before = NULL;
  g_autoptr (CbCellWords) after = NULL;

  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, -1);
  cb_case_test_ask (case_, BOB, "plum wrench library", CARA, -1);
  last = cb_suggestion_new (ANN, cb_case_test_cards (case_, "plum rope hall"));
  cb_suggestion_add_answer (last, BOB, CB_DID_PASS, -1);
  cb_suggestion_add_answer (last, CARA, CB_DID_PASS, -1);
  cb_case_append (case_, last);
  before = say (sheet, "plum", CB_HOLDER_ENVELOPE);
  g_assert_cmpstr (before->since, ==, "Known since entry 2");
  assert_entries (before, (int[]) { 0, 1, -1 });

  opened = cb_envelope_new (cb_case_test_cards (case_, "plum wrench library"));
  cb_case_append (case_, opened);
  after = say (sheet, "plum", CB_HOLDER_ENVELOPE);
  g_assert_cmpstr (after->since, ==, "Known since entry 2. Entry 4 makes it easier to see.");
  assert_entries (after, (int[]) { 3, -1 });
}

static void
test_dealt (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbCellWords) mine = say (sheet, "rope", CB_HOLDER_OF_SEAT (ANN));

  g_assert_cmpstr (mine->conclusion, ==, "✓  You have the Rope.");
  g_assert_null (mine->since);
  g_assert_cmpstr (mine->reason, ==, "Deduced from the deal alone.");
  assert_entries (mine, (int[]) { -1 });
}

/* The cards that lie open are with nobody. */
static void
test_not_dealt (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));
  g_autoptr (CbSheet) sheet = NULL;
  g_autoptr (CbCellWords) words = NULL;
  g_autoptr (GError) error = NULL;
  const CbWhyStep *step;

  for (guint seat = 0; seat < 3; seat++)
    setup->players[seat].hand_size = 5;
  setup->hand &= ~cb_case_test_cards (case_, "study");
  setup->face_up = cb_case_test_cards (case_, "plum green study");
  g_assert_true (cb_case_set_setup (case_, setup, &error));
  g_assert_no_error (error);
  sheet = cb_sheet_new (case_);
  words = say (sheet, "plum", CB_HOLDER_ENVELOPE);
  g_assert_cmpstr (words->conclusion, ==, "✗  Not in the envelope");
  g_assert_cmpstr (words->reason, ==, "Deduced from the deal alone.");
  step = g_ptr_array_index (words->why->steps, 0);
  g_assert_cmpstr (step->words, ==, "Plum is face up.");
}

/* Only what is open may have a chance, and only where the case allows odds. */
static void
test_open (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbCellWords) logic = say (sheet, "plum", CB_HOLDER_OF_SEAT (BOB));
  g_autoptr (CbCellWords) odds = NULL;
  g_autoptr (CbCellWords) settled = NULL;

  g_assert_cmpstr (logic->conclusion, ==, "·  Unknown");
  g_assert_cmpstr (logic->reason, ==, "Unknown: nothing recorded so far decides it.");
  g_assert_null (logic->since);
  g_assert_true (logic->why == NULL || logic->why->steps->len == 0);
  g_assert_false (logic->may_have_chance);
  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  odds = say (sheet, "plum", CB_HOLDER_OF_SEAT (BOB));
  g_assert_true (odds->may_have_chance);
  settled = say (sheet, "rope", CB_HOLDER_OF_SEAT (BOB));
  g_assert_false (settled->may_have_chance);
}

/* Looking back, later entries explain nothing. */
static void
test_at (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbCellWords) before = NULL;
  g_autoptr (CbCellWords) after = NULL;

  cb_case_test_ask (case_, ANN, "green lead-pipe lounge", -1, BOB);
  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, -1);
  cb_sheet_set_at (sheet, 1);
  before = say (sheet, "plum", CB_HOLDER_OF_SEAT (BOB));
  g_assert_cmpstr (before->conclusion, ==, "·  Unknown");
  assert_entries (before, (int[]) { -1 });
  cb_sheet_set_at (sheet, 2);
  after = say (sheet, "plum", CB_HOLDER_OF_SEAT (BOB));
  assert_entries (after, (int[]) { 1, -1 });
}

static void
test_contradiction (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbCellWords) two = NULL;
  g_autoptr (CbCellWords) one = NULL;

  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, -1);
  cb_case_test_ask (case_, CARA, "green revolver lounge", -1, BOB);
  cb_case_test_ask (case_, CARA, "plum wrench library", -1, BOB);
  cb_case_test_ask (case_, BOB, "green wrench library", CARA, -1);
  two = say (sheet, "plum", CB_HOLDER_OF_SEAT (BOB));
  g_assert_null (two->conclusion);
  g_assert_true (two->why == NULL || two->why->steps->len == 0);
  assert_entries (two, (int[]) { 0, 2, -1 });
  g_assert_cmpstr (two->reason, ==,
                   "The log contradicts itself, so the sheet stops before entry 3. These "
                   "cannot all be true:");

  for (guint i = 0; i < 4; i++)
    cb_case_undo (case_);
  /* I hold Rope and could not pass. */
  cb_case_test_ask (case_, BOB, "plum rope library", ANN, -1);
  one = say (sheet, "plum", CB_HOLDER_OF_SEAT (BOB));
  assert_entries (one, (int[]) { 0, -1 });
  g_assert_cmpstr (one->reason, ==,
                   "The log contradicts itself, so the sheet stops before entry 1. This "
                   "cannot be true:");
}

/* Nothing that was deduced may be read, not even that something is wrong. */
static void
test_notes_only (void)
{
  static const char *const IDS[] = { "plum", "rope", "green" };
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);

  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, -1);
  cb_case_test_ask (case_, CARA, "plum wrench library", -1, BOB);
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  for (guint i = 0; i < G_N_ELEMENTS (IDS); i++)
    for (guint holder = 0; holder < 4; holder++)
      {
        g_autoptr (CbCellWords) words = say (sheet, IDS[i], holder);

        g_assert_cmpstr (words->reason, ==, "You mark the sheet of this case yourself.");
        g_assert_null (words->conclusion);
        g_assert_null (words->entries);
        g_assert_null (words->why);
        g_assert_true (words->why == NULL || words->why->steps->len == 0);
        g_assert_false (words->may_have_chance);
      }
}

static void
test_symbols (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  CbCell *cell = cb_sheet_get_cell (sheet, cb_case_test_card (case_, "rope"), 1);
  g_autoptr (CbCellWords) letters = cb_cell_words_new (sheet, cell, CB_SYMBOLS_LETTERS, NULL);
  g_autoptr (CbCellWords) dots = cb_cell_words_new (sheet, cell, CB_SYMBOLS_DOTS, NULL);

  g_assert_cmpstr (letters->conclusion, ==, "Y  You have the Rope.");
  g_assert_cmpstr (dots->conclusion, ==, "●  You have the Rope.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cell-words/settled", test_settled);
  g_test_add_func ("/cell-words/easier-since", test_easier_since);
  g_test_add_func ("/cell-words/dealt", test_dealt);
  g_test_add_func ("/cell-words/not-dealt", test_not_dealt);
  g_test_add_func ("/cell-words/open", test_open);
  g_test_add_func ("/cell-words/at", test_at);
  g_test_add_func ("/cell-words/contradiction", test_contradiction);
  g_test_add_func ("/cell-words/notes-only", test_notes_only);
  g_test_add_func ("/cell-words/symbols", test_symbols);
  return g_test_run ();
}
