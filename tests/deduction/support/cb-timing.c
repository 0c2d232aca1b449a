/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Times, in milliseconds, are those the processor spent on this thread, so that other work on the
 * machine counts little. */

#include "cb-timing.h"

#include <malloc.h>
#include <string.h>
#include <time.h>

double
cb_timing_now (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* Adds what has passed since to the doubles in times. */
void
cb_timing_add (GArray *times, double since)
{
  double passed = cb_timing_now () - since;

  g_array_append_val (times, passed);
}

double
cb_timing_sum (const GArray *times)
{
  double sum = 0;

  for (guint i = 0; i < times->len; i++)
    sum += g_array_index (times, double, i);
  return sum;
}

void
cb_timing_print_head (const char *title)
{
  g_print ("\n%-55s %6s %9s %9s %9s %7s\n", title, "n", "median", "99 %", "worst", "goal");
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

/* One line of the table; sorts the times. A goal of 0 is none. */
void
cb_timing_print (const char *label, GArray *times, double goal, const char *remark)
{
  g_autofree char *goal_text = goal > 0 ? g_strdup_printf ("%g", goal) : g_strdup ("none");

  if (times->len == 0)
    return;
  g_array_sort (times, compare);
  g_print ("%-55s %6u %9.3f %9.3f %9.3f %7s%s\n", label, times->len,
           g_array_index (times, double, times->len / 2),
           g_array_index (times, double, times->len * 99 / 100),
           g_array_index (times, double, times->len - 1), goal_text, remark);
}

/* From now on the peak is that of what comes. */
void
cb_memory_reset_peak (void)
{
  g_autoptr (GError) error = NULL;

  malloc_trim (0);
  if (!g_file_set_contents_full ("/proc/self/clear_refs", "5", 1, G_FILE_SET_CONTENTS_NONE, 0,
                                 &error))
    g_debug ("%s", error->message);
}

/* The most memory the whole program had, in MiB. */
double
cb_memory_get_peak (void)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;
  line = strstr (status, "VmHWM:");
  return line != NULL ? g_ascii_strtod (line + strlen ("VmHWM:"), NULL) / 1024 : 0;
}
