/* test-practice.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Practice cases: each number gives a valid case, the same on every machine, which can be solved
 * with its last entry and not before it by so little. */

#include "cb-practice.h"

#include "cb-log.h"

/* Of the files of the first numbers, together. Who changes how they are made gives everybody other
 * cases for the same numbers. */
#define N_QUICK        50
#define CHECKSUM_QUICK "c86861176b1afd1b528f725746dc42725ca6f2643ced36674eb0c27477c18dbf"
#define N_ALL          1000
#define CHECKSUM_ALL   "40cedb09431878f510bcfc94cf0db528e1fe93c0fe9fdf9c7736c4540d4cbebc"

static void
check (const CbPractice *practice, CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  guint n_categories = cb_edition_get_n_categories (setup->edition);
  CbCardSet found = 0;

  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_NOTES);
  g_assert_true (cb_setup_check (setup, NULL));
  g_assert_cmpint (setup->me, !=, CB_NOBODY);
  g_assert_cmpuint (n, ==, cb_practice_get_n_entries (practice));
  g_assert_cmpuint (n, >, 0);
  g_assert_true (cb_case_is_consistent (case_, n));
  g_assert_false (cb_case_get_closed (case_));
  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    if (cb_case_get_mark (case_, n, card, CB_HOLDER_ENVELOPE) == CB_MARK_YES)
      found |= cb_card_set_of (card);
  g_assert_cmpuint (cb_card_set_size (found), ==, n_categories);
  g_assert_true (cb_practice_is_right (practice, found));
  g_assert_false (cb_practice_is_right (practice, found & (found - 1)));
  if (cb_practice_get_grade (practice) == CB_PRACTICE_CASES)
    g_assert_cmpuint (cb_case_get_n_known (case_, n - 1), <, n_categories);
}

static void
test_numbers (void)
{
  guint n = g_test_slow () ? N_ALL : N_QUICK;
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint n_of_grade[CB_PRACTICE_CASES + 1] = { 0 };

  for (guint number = 1; number <= n; number++)
    {
      g_autoptr (CbPractice) practice = cb_practice_new (number);
      g_autoptr (CbCase) case_ = cb_practice_make_case (practice);
      g_autoptr (GBytes) bytes = cb_case_to_bytes (case_);

      check (practice, case_);
      n_of_grade[cb_practice_get_grade (practice)]++;
      g_checksum_update (sum, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
    }
  g_test_message ("row by row: %u, counting hands: %u, what if: %u", n_of_grade[0], n_of_grade[1],
                  n_of_grade[2]);
  for (guint i = 0; i < G_N_ELEMENTS (n_of_grade); i++)
    g_assert_cmpuint (n_of_grade[i], >, 0);
  g_assert_cmpstr (g_checksum_get_string (sum), ==, n == N_ALL ? CHECKSUM_ALL : CHECKSUM_QUICK);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice/numbers", test_numbers);
  return g_test_run ();
}
