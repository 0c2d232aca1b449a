/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long one waits for insight when it is opened, and after an entry, and how long the window is
 * busy with it at the most at one time, at tables of two sizes: from the entry on, which is
 * concluded from, to the last part. While one waits, other threads and programs at work count; for
 * the window only the processor time of its own thread does, with the painting. Of that, what an
 * entry takes where the sheet is shown instead is not on account of insight, nor what it takes to
 * open any other page, such as the table. Figures, nothing to pass or fail. With two numbers as its
 * arguments, in a window of that width and height. */

#include "config.h"

#include <stdlib.h>
#include <time.h>

#include "cb-case-page.h"
#include "cb-insight-parts.h"
#include "cb-table-test.h"
#include "cb-ui-test.h"

#define N_GAMES   2
#define N_ENTRIES 40
#define STEP      5

static const struct
{
  const char *name;
  CbTableTest table;
} TABLES[] = {
  { "21 cards, 6 players", { { 6, 6, 9 }, 6, 0, "Card %u", "Player %u" } },
  { "30 cards, 10 players", { { 10, 8, 12 }, 10, 0, "Card %u", "Player %u" } },
};

/* What is measured, in milliseconds; an array of each. */
enum
{
  UNTIL_PICTURE, /* once it is opened, with the advice */
  BUSY_OPENING,
  BUSY_OPENING_TABLE,
  UNTIL_ADVICE,
  UNTIL_ALL,
  BUSY,
  BUSY_WITH_SHEET,
  N_TIMES
};

/* Of the window, in pixels. */
static int width = 1280, height = 800;

/* In microseconds of this thread's processor time: when the window was last idle, and the longest
 * it was not since it was asked. */
static gint64 idle_until, busy;

static gint64
get_thread_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static double
to_ms (gint64 duration)
{
  return (double) duration / 1000;
}

/* In between it waits for something to do. */
static gint
poll_cb (GPollFD *fds, guint n_fds, gint timeout)
{
  gint result;

  busy = MAX (busy, get_thread_time () - idle_until);
  result = g_poll (fds, n_fds, timeout);
  idle_until = get_thread_time ();
  return result;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

static void
print_times (const char *what, GArray *times)
{
  const double *t;

  g_array_sort (times, compare);
  t = (const double *) (gpointer) times->data;
  g_print ("  %-32s %4u  median %8.2f ms  worst %8.2f ms\n", what, times->len, t[times->len / 2],
           t[times->len - 1]);
}

static gboolean
has_all (CbInsight *insight)
{
  return cb_insight_is_done (insight, "advice") && cb_insight_is_done (insight, "chances") &&
         cb_insight_is_done (insight, "decision") && cb_insight_is_done (insight, "rivals");
}

static void
add_time (GArray *times, gint64 duration)
{
  double ms = to_ms (duration);

  g_array_append_val (times, ms);
}

/* With the sheet in sight instead. */
static void
measure_sheet (CbCase *case_, CbEntry *entry, CbWindow *window, GArray *const *times)
{
  idle_until = get_thread_time ();
  busy = 0;
  cb_case_append (case_, entry);
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_settle ();
  add_time (times[BUSY_WITH_SHEET], busy);
}

static void
measure_entry (CbCase *case_, CbEntry *entry, CbInsight *insight, GArray *const *times)
{
  gint64 start = g_get_monotonic_time ();

  idle_until = get_thread_time ();
  busy = 0;
  cb_case_append (case_, entry);
  cb_ui_test_wait (cb_insight_is_done (insight, "advice"));
  add_time (times[UNTIL_ADVICE], g_get_monotonic_time () - start);
  cb_ui_test_wait (has_all (insight));
  add_time (times[UNTIL_ALL], g_get_monotonic_time () - start);
  add_time (times[BUSY], busy);
}

/* The case is shown on its sheet. */
static GtkWidget *
show_sheet (CbWindow *window, CbCase *case_)
{
  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
}

static void
show_view (GtkWidget *page, const char *name)
{
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (cb_ui_test_find (page, ADW_TYPE_VIEW_STACK, NULL)), name);
}

static CbInsight *
open_insight (GtkWidget *page)
{
  show_view (page, "insight");
  return cb_insight_view_get_insight (
    CB_INSIGHT_VIEW (cb_ui_test_find (page, CB_TYPE_INSIGHT_VIEW, NULL)));
}

/* A case that was played so far is opened, and then the insight into it. */
static void
measure_opening (CbCase *case_, GArray *const *times)
{
  CbWindow *window = cb_ui_test_open_window (width, height);
  GtkWidget *page = show_sheet (window, case_);
  CbInsight *insight;
  gint64 start;

  cb_ui_test_settle ();
  start = g_get_monotonic_time ();
  idle_until = get_thread_time ();
  busy = 0;
  insight = open_insight (page);
  cb_ui_test_wait (cb_insight_is_done (insight, "advice"));
  cb_ui_test_draw (GTK_WIDGET (window));
  add_time (times[UNTIL_PICTURE], g_get_monotonic_time () - start);
  cb_ui_test_wait (has_all (insight));
  cb_ui_test_draw (GTK_WIDGET (window));
  add_time (times[BUSY_OPENING], busy);
  cb_ui_test_close_window (window);
}

/* Another page, of the same case. */
static void
measure_opening_table (CbCase *case_, GArray *const *times)
{
  CbWindow *window = cb_ui_test_open_window (width, height);
  GtkWidget *page = show_sheet (window, case_);

  cb_ui_test_settle ();
  idle_until = get_thread_time ();
  busy = 0;
  show_view (page, "table");
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_settle ();
  add_time (times[BUSY_OPENING_TABLE], busy);
  cb_ui_test_close_window (window);
}

/* Each entry of @played is recorded anew, and measured now and then: with insight shown, or the
 * sheet. */
static void
play (const CbTableTest *table, CbCase *played, guint seed, gboolean shows, GArray *const *times)
{
  g_autoptr (CbCase) case_ = cb_table_test_play (table, 0, seed);
  CbWindow *window = cb_ui_test_open_window (width, height);
  GtkWidget *page = show_sheet (window, case_);
  CbInsight *insight = shows ? open_insight (page) : NULL;

  cb_ui_test_draw (GTK_WIDGET (window));
  for (guint i = 0; i < N_ENTRIES; i++)
    {
      CbEntry *entry = cb_log_get_entry (cb_case_get_log (played), i);

      if (i % STEP != STEP - 1)
        cb_case_append (case_, entry);
      else if (shows)
        measure_entry (case_, entry, insight, times);
      else
        measure_sheet (case_, entry, window, times);
    }
  cb_ui_test_close_window (window);
}

static void
measure_table (const char *name, const CbTableTest *table)
{
  static const char *const NAMES[N_TIMES] = {
    "until the first picture",
    "longest busy while it opens",
    "the same while the table opens",
    "after an entry, until advice",
    "until all is there",
    "longest busy at one time",
    "the same with the sheet shown",
  };
  GArray *times[N_TIMES];

  for (guint i = 0; i < N_TIMES; i++)
    times[i] = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (CbCase) played = cb_table_test_play (table, N_ENTRIES, seed);

      play (table, played, seed, TRUE, times);
      play (table, played, seed, FALSE, times);
      measure_opening (played, times);
      measure_opening_table (played, times);
    }
  g_print ("%s:\n", name);
  for (guint i = 0; i < N_TIMES; i++)
    {
      print_times (NAMES[i], times[i]);
      g_array_unref (times[i]);
    }
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  cb_ui_test_start ();
  if (argc > 2)
    {
      width = atoi (argv[1]);
      height = atoi (argv[2]);
    }
  g_main_context_set_poll_func (NULL, poll_cb);
  for (guint i = 0; i < G_N_ELEMENTS (TABLES); i++)
    measure_table (TABLES[i].name, &TABLES[i].table);
  return 0;
}
