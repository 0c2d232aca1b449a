/* bench-insight.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* How long one waits for insight after an entry, and how long the window is busy with it at the
 * most at one time, at a table of 30 cards and 10 players: from the entry on, which is concluded
 * from, to the last part. Other threads and programs at work count where they keep it waiting.
 * Figures, nothing to pass or fail. */

#include "config.h"

#include "cb-case-page.h"
#include "cb-insight-view.h"
#include "cb-table-test.h"
#include "cb-ui-test.h"

#define N_GAMES   2
#define N_ENTRIES 40
#define STEP      5

static const CbTableTest TABLE = { { 10, 8, 12 }, 10, 0, "Card %u", "Player %u" };

/* In milliseconds, of each entry. */
typedef struct
{
  GArray *until_advice;
  GArray *until_all;
  GArray *busy;
} Times;

/* In microseconds: when the window was last idle, and the longest it was not since it was asked. */
static gint64 idle_until, busy;

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

  busy = MAX (busy, g_get_monotonic_time () - idle_until);
  result = g_poll (fds, n_fds, timeout);
  idle_until = g_get_monotonic_time ();
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

static void
measure_entry (CbCase *case_, CbEntry *entry, CbInsight *insight, Times *times)
{
  gint64 start = idle_until = g_get_monotonic_time ();

  busy = 0;
  cb_case_append (case_, entry);
  cb_ui_test_wait (cb_insight_is_done (insight, "advice"));
  add_time (times->until_advice, g_get_monotonic_time () - start);
  cb_ui_test_wait (has_all (insight));
  add_time (times->until_all, g_get_monotonic_time () - start);
  add_time (times->busy, busy);
}

static CbInsight *
show_insight (CbWindow *window, CbCase *case_)
{
  GtkWidget *page;

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (cb_ui_test_find (page, ADW_TYPE_VIEW_STACK, NULL)), "insight");
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_insight_view_get_insight (
    CB_INSIGHT_VIEW (cb_ui_test_find (page, CB_TYPE_INSIGHT_VIEW, NULL)));
}

static void
play (guint seed, Times *times)
{
  g_autoptr (CbCase) played = cb_table_test_play (&TABLE, N_ENTRIES, seed);
  g_autoptr (CbCase) case_ = cb_table_test_play (&TABLE, 0, seed);
  CbWindow *window = cb_ui_test_open_window (1280, 800);
  CbInsight *insight = show_insight (window, case_);

  for (guint i = 0; i < N_ENTRIES; i++)
    {
      CbEntry *entry = cb_log_get_entry (cb_case_get_log (played), i);

      if (i % STEP == STEP - 1)
        measure_entry (case_, entry, insight, times);
      else
        cb_case_append (case_, entry);
    }
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  Times times = {
    .until_advice = g_array_new (FALSE, FALSE, sizeof (double)),
    .until_all = g_array_new (FALSE, FALSE, sizeof (double)),
    .busy = g_array_new (FALSE, FALSE, sizeof (double)),
  };

  gtk_test_init (&argc, &argv, NULL);
  cb_ui_test_start ();
  g_main_context_set_poll_func (NULL, poll_cb);
  for (guint seed = 1; seed <= N_GAMES; seed++)
    play (seed, &times);
  g_print ("30 cards, 10 players; after an entry:\n");
  print_times ("until there is advice", times.until_advice);
  print_times ("until all is there", times.until_all);
  print_times ("longest busy at one time", times.busy);
  g_array_unref (times.until_advice);
  g_array_unref (times.until_all);
  g_array_unref (times.busy);
  return 0;
}
