/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cases take that were made to take as much as can be, each in a process of its own: for the
 * marks at once, as a window wants them; for all marks, as far as a worker gets; and for the odds.
 * With “first” before the files: for the first odds in a window, after each ninth of the entries.
 * Milliseconds the processor spent, and the peak of memory. Nothing passes or fails. */

#include "config.h"

#include "cb-chances.h"
#include "cb-conclusions.h"
#include "cb-contents.h"
#include "cb-hostile.h"
#include "cb-odds.h"

#include <sys/wait.h>
#include <unistd.h>

static double
get_ms (gint64 since)
{
  return (double) (cb_hostile_get_cpu_time () - since) / 1000;
}

static void
print_odds (CbHostile *hostile)
{
  CbEffort effort = { .n_left = CB_HOSTILE_ODDS };
  gint64 since = cb_hostile_get_cpu_time ();
  g_autoptr (CbOdds) odds = cb_hostile_compute_odds (hostile, &effort);

  if (!cb_hostile_get_marks (hostile)->consistent)
    g_print ("odds: contradictory");
  else if (odds == NULL)
    g_print ("odds: none %.1f ms", get_ms (since));
  else if (cb_odds_get_exact (odds))
    g_print ("odds: exact %.1f ms", get_ms (since));
  else
    g_print ("odds: ± %.2f %.1f ms", cb_odds_get_error (odds), get_ms (since));
}

static void
measure (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (CbHostile) hostile = cb_hostile_new (path);
  CbEffort effort = { .n_left = CB_HOSTILE_MARKS };
  gint64 since = cb_hostile_get_cpu_time ();
  gboolean complete;

  cb_hostile_read (hostile);
  g_print ("%s: %u entries, at once: %.1f ms, ", name, cb_hostile_get_n_entries (hostile),
           get_ms (since));
  since = cb_hostile_get_cpu_time ();
  complete = cb_hostile_complete (hostile, &effort);
  g_print ("%s: %.1f ms, %.0f MiB, ", complete ? "all" : "not all", get_ms (since),
           cb_hostile_get_peak ());
  print_odds (hostile);
  g_print (", peak %.0f MiB\n", cb_hostile_get_peak ());
}

#define N_FIRST 9

static void
measure_first (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (CbHostile) hostile = cb_hostile_new (path);
  guint n_estimated = 0;
  double error = 0;

  cb_hostile_read (hostile);
  g_print ("%s:", name);
  for (guint i = 0; i < N_FIRST; i++)
    {
      CbEffort effort = { .n_left = CB_CHANCES_FIRST_UNITS };
      gint64 since = cb_hostile_get_cpu_time ();
      g_autoptr (CbOdds) odds = cb_hostile_compute_first_odds (
        hostile, cb_hostile_get_n_entries (hostile) * (i + 1) / N_FIRST, &effort);

      g_print (" %.1f", get_ms (since));
      if (odds == NULL || cb_odds_get_exact (odds))
        continue;
      n_estimated++;
      error = MAX (error, cb_odds_get_error (odds));
    }
  g_print (" ms, %u estimated, ± %.2f, peak %.0f MiB\n", n_estimated, error,
           cb_hostile_get_peak ());
}

int
main (int argc, char *argv[])
{
  gboolean first = argc > 1 && g_str_equal (argv[1], "first");
  int status = 0;

  for (int i = first ? 2 : 1; i < argc; i++)
    {
      pid_t pid = fork ();
      int ended;

      if (pid == 0)
        {
          (first ? measure_first : measure) (argv[i]);
          return 0;
        }
      if (pid < 0 || waitpid (pid, &ended, 0) != pid || ended != 0)
        {
          g_printerr ("%s: could not be measured\n", argv[i]);
          status = 1;
        }
    }
  return status;
}
