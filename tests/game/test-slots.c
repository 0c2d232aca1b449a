/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The envelope as cards that are turned over: what each says, when it was found, and how far a case
 * is; against counting one after the other, and against the odds. */

#include <math.h>

#include "cb-chances.h"
#include "cb-pencil.h"
#include "cb-slot.h"
#include "cb-test-case.h"

#define N_CATEGORIES 3

static const char *const samples[] = { "published-six-players.casebook", "booklet-classic.casebook",
                                       "booklet-at-sea.casebook", "random-5004_n5_t24.casebook" };

static CbCase *
load (const char *name)
{
  CbCase *case_ = cb_test_load_sample (name);

  cb_case_set_assist (case_, CB_ASSIST_LOGIC);
  return case_;
}

/* Entry by entry, nothing that is known is lost, and what was found is found for the first time. */
static void
test_samples (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (CbCase) case_ = load (samples[i]);
      g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
      guint n = cb_log_get_n_entries (cb_case_get_log (case_));
      int found[N_CATEGORIES] = { -2, -2, -2 };
      double before = 0;

      for (guint at = 0; at <= n; at++)
        {
          double progress;

          cb_sheet_set_at (sheet, (int) at);
          progress = cb_sheet_get_progress (sheet);
          g_assert_cmpfloat (progress, >=, before);
          g_assert_cmpint (progress == 1, ==, cb_sheet_is_solved (sheet));
          before = progress;
          for (guint c = 0; c < N_CATEGORIES; c++)
            {
              CbSlot slot;

              cb_sheet_get_slot (sheet, c, &slot);
              g_assert_cmphex (slot.suspects, ==, cb_sheet_get_suspects (sheet, c));
              if (cb_slot_is_solved (&slot) && found[c] == -2)
                found[c] = (int) at - 1;
              g_assert_cmpint (cb_sheet_find_solving_entry (sheet, c), ==, MAX (found[c], -1));
            }
        }
    }
}

/* As the odds have it, which count them one after the other. */
static void
test_first_solutions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (CbCase) case_ = load (samples[i]);
      g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
      CbEffort effort = { .n_left = G_MAXINT64 };
      g_autoptr (CbChances) chances = cb_case_compute_chances (case_, 0, &effort);

      g_assert_true (cb_chances_get_exact (chances));
      g_assert_cmpfloat (cb_sheet_count_first_solutions (sheet), ==,
                         cb_chances_get_n_solutions (chances));
    }
}

static gboolean
has_chances (gpointer sheet)
{
  return cb_sheet_get_chances (sheet) != NULL;
}

/* One is called the likeliest only where it is five in a hundred ahead of all others, and in words
 * likewise. */
static void
assert_likeliest (CbSheet *sheet, guint category)
{
  const CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (sheet));
  g_autofree char *words = cb_sheet_describe_slot (sheet, category);
  int ahead = -1;
  CbSlot slot;

  cb_sheet_get_slot (sheet, category, &slot);
  for (CbCardSet left = slot.suspects; left != 0; left &= left - 1)
    {
      guint card = cb_card_set_first (left);
      double chance = cb_chances_get_chance (cb_sheet_get_chances (sheet), card, 0);
      gboolean leads = TRUE;

      for (CbCardSet rest = slot.suspects & ~cb_card_set_of (card); rest != 0; rest &= rest - 1)
        leads &= chance >= 0.05 + cb_chances_get_chance (cb_sheet_get_chances (sheet),
                                                         cb_card_set_first (rest), 0);
      if (leads)
        ahead = (int) card;
    }
  g_assert_cmpint (slot.likeliest, ==, ahead);
  g_assert_true ((strstr (words, "likeliest") != NULL) == (ahead >= 0));
  if (ahead >= 0)
    g_assert_nonnull (strstr (words, cb_edition_get_card (edition, (guint) ahead)->name));
}

static void
test_odds (void)
{
  g_autoptr (CbCase) case_ = load ("published-six-players.casebook");
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  double n_first = cb_sheet_count_first_solutions (sheet);

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  cb_sheet_set_show_odds (sheet, TRUE);
  for (int at = 0; at <= 12; at += 6)
    {
      guint n;
      CbSlot slot;

      cb_sheet_set_at (sheet, at);
      cb_test_wait_until (has_chances, sheet);
      n = cb_chances_get_n_solutions (cb_sheet_get_chances (sheet));
      g_assert_cmpfloat_with_epsilon (cb_sheet_get_progress (sheet), 1 - log (n) / log (n_first),
                                      1e-9);
      cb_sheet_get_slot (sheet, 0, &slot);
      g_assert_cmpfloat (slot.chance, >=, 1.0 / cb_card_set_size (slot.suspects) - 1e-9);
      for (guint i = 0; i < 3; i++)
        assert_likeliest (sheet, i);
    }
  /* Without odds in sight none of them leaks. */
  cb_sheet_set_show_odds (sheet, FALSE);
  cb_sheet_set_at (sheet, 0);
  g_assert_cmpfloat_with_epsilon (cb_sheet_get_progress (sheet), 3 / 18.0, 1e-9);
}

static void
assert_words (CbSheet *sheet, guint category, const char *expected)
{
  g_autofree char *words = cb_sheet_describe_slot (sheet, category);

  g_assert_cmpstr (words, ==, expected);
}

/* Of three suspects I have one; then one is seen, and then all is told. */
static void
test_words (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'seen','player':1,'card':'bert'},"
                   "{'type':'envelope','cards':['cleo','belt','attic']}");
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);

  cb_case_set_assist (case_, CB_ASSIST_LOGIC);
  cb_sheet_set_at (sheet, 0);
  assert_words (sheet, 0, "Suspects: Bert or Cleo");
  assert_words (sheet, 2, "Rooms: 3 left");
  g_assert_cmpint (cb_sheet_find_solving_entry (sheet, 0), ==, -1);
  cb_sheet_set_at (sheet, 1);
  assert_words (sheet, 0, "Suspects: Cleo, found");
  g_assert_cmpint (cb_sheet_find_solving_entry (sheet, 0), ==, 0);
  g_assert_false (cb_sheet_is_solved (sheet));
  cb_sheet_set_at (sheet, -1);
  g_assert_true (cb_sheet_is_solved (sheet));
  g_assert_cmphex (cb_sheet_get_solution (sheet), ==, 1u << 2 | 1u << 4 | 1u << 6);
  g_assert_cmpint (cb_sheet_find_solving_entry (sheet, 2), ==, 1);
  assert_words (sheet, 2, "Rooms: Attic, found");
}

/* Nothing is deduced, and so nothing is said of how far one is. */
static void
test_notes_only (void)
{
  g_autoptr (CbCase) case_ = load ("published-six-players.casebook");
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);

  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  g_assert_cmpfloat (cb_sheet_get_progress (sheet), ==, -1);
}

/* Who keeps the notes sees his own marks in the case file, and nothing else: not what the log
 * proves, and no face before a tick. More ticks than cards say nothing; the hand is given. */
static void
test_own_marks (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'envelope','cards':['cleo','belt','attic']}");
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  CbEdition *edition = cb_case_get_edition (case_);
  guint bert = (guint) cb_edition_find_card (edition, "bert");
  guint cleo = (guint) cb_edition_find_card (edition, "cleo");
  CbSlot slot;

  cb_case_set_assist (case_, CB_ASSIST_LOGIC);
  assert_words (sheet, 0, "Suspects: Cleo, found");
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  cb_sheet_get_shown_slot (sheet, 0, &slot);
  g_assert_cmpuint (cb_slot_get_n_left (&slot), ==, 2);
  g_assert_false (cb_slot_is_solved (&slot));

  cb_case_set_pencil (case_, bert, CB_HOLDER_ENVELOPE, CB_PENCIL_MAYBE);
  cb_sheet_get_shown_slot (sheet, 0, &slot);
  g_assert_cmpuint (cb_slot_get_n_left (&slot), ==, 2);
  cb_case_set_pencil (case_, bert, CB_HOLDER_ENVELOPE, CB_PENCIL_NO);
  assert_words (sheet, 0, "Suspects: 1 left");
  cb_case_set_pencil (case_, bert, CB_HOLDER_ENVELOPE, CB_PENCIL_YES);
  assert_words (sheet, 0, "Suspects: Bert, by your marks");
  g_assert_false (cb_sheet_is_solved (sheet));
  cb_case_set_pencil (case_, cleo, CB_HOLDER_ENVELOPE, CB_PENCIL_YES);
  cb_sheet_get_shown_slot (sheet, 0, &slot);
  g_assert_false (cb_slot_is_solved (&slot));
  cb_case_set_assist (case_, CB_ASSIST_LOGIC);
  assert_words (sheet, 0, "Suspects: Cleo, found");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/slots/samples", test_samples);
  g_test_add_func ("/slots/first-solutions", test_first_solutions);
  g_test_add_func ("/slots/odds", test_odds);
  g_test_add_func ("/slots/words", test_words);
  g_test_add_func ("/slots/notes-only", test_notes_only);
  g_test_add_func ("/slots/own-marks", test_own_marks);
  return g_test_run ();
}
