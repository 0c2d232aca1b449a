/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cases that were made to take as much as can be: however much is spent on them, what is marked is
 * so; none takes more memory than one case may; and there always are odds. Each runs in a process
 * of its own, so that the peak of its memory is its own, too. */

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cb-hostile.h"
#include "cb-odds.h"

/* What is spent, so that the test takes seconds. */
#define MARKS_UNITS 200000
#define ODDS_UNITS  100000
#define BOTH_UNITS  500000

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

static void
complete (CbHostile *hostile, guint64 n_units)
{
  cb_hostile_complete (hostile, &(CbEffort) { .n_left = n_units });
}

static void
compute_odds (CbHostile *hostile, guint64 n_units)
{
  g_autoptr (CbOdds) odds = NULL;

  complete (hostile, 0);
  odds = cb_hostile_compute_odds (hostile, &(CbEffort) { .n_left = n_units });
}

/* In a process of its own. Returns: the peak of its memory in MiB */
static double
measure (const char *path, void (*work) (CbHostile *hostile, guint64 n_units), guint64 n_units)
{
  struct rusage usage;
  int status;
  pid_t pid = fork ();

  g_assert_cmpint (pid, >=, 0);
  if (pid == 0)
    {
      g_autoptr (CbHostile) hostile = cb_hostile_new (path);

      cb_hostile_read (hostile);
      work (hostile, n_units);
      _exit (0);
    }
  g_assert_cmpint (wait4 (pid, &status, 0, &usage), ==, pid);
  g_assert_cmpint (status, ==, 0);
  return (double) usage.ru_maxrss / 1024;
}

/* A window completes the marks in one thread and works out the odds in another: whatever the two
 * meet in, it is no more than the most that each takes. */
static void
test_at_once (gconstpointer path)
{
  double marks = measure (path, complete, BOTH_UNITS);
  double odds = measure (path, compute_odds, BOTH_UNITS);

  g_test_message ("%.0f MiB of marks, %.0f MiB of odds", marks, odds);
  if (COUNTS_MEMORY)
    g_assert_cmpfloat (marks + odds, <, CB_MAX_BYTES >> 20);
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
      g_autofree char *test = g_strdup_printf ("/hostile/alone/%s", name);
      g_autofree char *both = g_strdup_printf ("/hostile/at-once/%s", name);

      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
      g_test_add_data_func (test, paths->pdata[paths->len - 1], test_one);
      g_test_add_data_func (both, paths->pdata[paths->len - 1], test_at_once);
    }
  return g_test_run ();
}
