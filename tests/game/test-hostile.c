/* test-hostile.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Cases that were made to take as much as can be: however much is spent on them, what is marked is
 * so; none takes more memory than one case may; and there always are odds. Each runs in a process
 * of its own, so that the peak of its memory is its own, too. */

#include "cb-hostile.h"
#include "cb-odds.h"

/* What is spent, so that the test takes seconds. */
#define MARKS_UNITS 200000
#define ODDS_UNITS  100000

/* A sanitizer takes memory of its own. */
#if defined(__SANITIZE_ADDRESS__)
#define COUNTS_MEMORY FALSE
#else
#define COUNTS_MEMORY TRUE
#endif

/* Asserts that the marks say nothing that those do not which say all. */
static void
check_sound (const CbMarks *marks, const CbMarks *all)
{
  g_assert_true (marks->consistent || !all->consistent);
  for (guint h = 0; all->consistent && h < CB_MAX_HOLDERS; h++)
    {
      g_assert_cmphex (all->possible[h] & ~marks->possible[h], ==, 0);
      g_assert_cmphex (marks->certain[h] & ~all->certain[h], ==, 0);
    }
}

static void
check_odds (CbHostile *hostile, const CbMarks *marks, gboolean lies, guint64 n_units)
{
  CbEffort effort = { .n_left = n_units };
  g_autoptr (CbOdds) odds = cb_hostile_compute_odds (hostile, &effort);

  /* There are none only where no deal is possible, though the marks may not say so yet. */
  if (marks->complete)
    g_assert_true ((odds != NULL) == marks->consistent);
  else
    g_assert_true (odds != NULL || lies);
  for (guint h = 0; odds != NULL && h < CB_MAX_HOLDERS; h++)
    for (guint card = 0; card < CB_MAX_CARDS; card++)
      {
        double chance = cb_odds_get_chance (odds, card, h);

        g_assert_true (chance >= 0 && chance <= 1 + 1e-9);
        g_assert_true (cb_card_set_has (marks->possible[h], card) || chance <= 0);
        if (marks->complete)
          g_assert_true (cb_card_set_has (marks->possible[h], card) == (chance > 0));
      }
  g_assert_true (odds == NULL || cb_odds_get_exact (odds) || cb_odds_get_error (odds) > 0);
}

static void
test_one (gconstpointer path)
{
  CbMarks marks[8];
  guint n = 0;
  double peak;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
      return;
    }
  for (guint64 n_units = 0; n_units <= MARKS_UNITS; n_units = n_units * 20 + (n_units == 0))
    {
      g_autoptr (CbHostile) hostile = cb_hostile_new (path);
      CbEffort effort = { .n_left = n_units };

      cb_hostile_read (hostile);
      cb_hostile_complete (hostile, &effort);
      marks[n++] = *cb_hostile_get_marks (hostile);
      if (n_units == 0 || n_units * 20 > MARKS_UNITS)
        check_odds (hostile, &marks[n - 1], strstr (path, "lie") || strstr (path, "contradictory"),
                    MIN (n_units, ODDS_UNITS));
    }
  for (guint i = 0; i + 1 < n; i++)
    check_sound (&marks[i], &marks[n - 1]);
  peak = cb_hostile_get_peak ();
  if (COUNTS_MEMORY)
    g_assert_cmpfloat (peak, <, CB_MAX_BYTES >> 20);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "tests", "game", "hostile", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *test = g_strdup_printf ("/hostile/%s", name);

      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
      g_test_add_data_func (test, paths->pdata[paths->len - 1], test_one);
    }
  return g_test_run ();
}
