/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game of Neller, Markov and Russell's "Clue Deduction", and their result. That the sheet is
 * right after each of its entries is tested through the command line. */

#include "cb-case-test.h"
#include "cb-test-case.h"

static void
test_envelope (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_sample ("published-six-players.casebook");

  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (case_)), ==, 27);
  for (guint n = 0; n <= 27; n++)
    {
      g_assert_true (cb_case_is_consistent (case_, n));
      g_assert_cmpint (cb_card_set_size (cb_case_test_find_envelope (case_, n)) == 3, ==, n == 27);
    }
  g_assert_cmpuint (cb_card_set_size (cb_case_test_find_envelope (case_, 26)), ==, 2);
  cb_test_assert_mark (case_, 26, "kitchen", "envelope", '?');
  cb_test_assert_mark (case_, 26, "billiard-room", "envelope", '?');
  cb_test_assert_mark (case_, 26, "hall", "envelope", 'n');
}

/* Marks are never taken back as entries come in. */
static void
test_marks_stay (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_sample ("published-six-players.casebook");

  for (guint n = 1; n <= 27; n++)
    for (guint card = 0; card < 21; card++)
      for (guint holder = 0; holder < 7; holder++)
        {
          CbMark before = cb_case_get_mark (case_, n - 1, card, holder);

          if (before != cb_case_get_mark (case_, n, card, holder))
            g_assert_cmpint (before, ==, CB_MARK_MAYBE);
        }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/published/envelope", test_envelope);
  g_test_add_func ("/published/marks-stay", test_marks_stay);
  return g_test_run ();
}
