/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes to open a case with a long log, to see its log, and to change it at its ends
 * and far apart; each until it is drawn. */

#include "config.h"

#include <adwaita.h>

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-ui-test.h"

#define N_ENTRIES 500

static void
record (CbCase *case_)
{
  static const char *const CARDS[] = { "plum wrench library", "green revolver lounge",
                                       "mustard candlestick kitchen",
                                       "peacock lead-pipe ballroom" };
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  int showed = n % 3 == CARA ? -1 : (int) (n % 3) + 1;

  cb_case_test_ask (case_, (int) (n % 3), CARDS[n % 4], -1, showed);
}

/* I have one of these. */
static void
contradict (CbCase *case_)
{
  cb_case_test_ask (case_, BOB, "plum wrench hall", ANN, -1);
}

static void
use_first (CbCase *case_)
{
  cb_case_set_uncertain (case_, 0, !cb_case_test_get_entry (case_, 0)->uncertain);
}

static void
move_far (CbCase *case_)
{
  cb_case_move (case_, 0, N_ENTRIES - 100);
}

static void
undo (CbCase *case_)
{
  cb_case_undo (case_);
}

static void
report (const char *what, gint64 start)
{
  g_print ("# %-32s %7.1f ms\n", what, (double) (g_get_monotonic_time () - start) / 1000);
}

static void
measure_changes (CbCase *case_, GtkWidget *window)
{
  static const struct
  {
    const char *name;
    void (*change) (CbCase *case_);
  } CHANGES[] = {
    { "record an entry", record },   { "set the first aside", use_first },
    { "use it again", undo },        { "move an entry far", move_far },
    { "take that back", undo },      { "contradict", contradict },
    { "take that back, too", undo },
  };

  for (guint i = 0; i < G_N_ELEMENTS (CHANGES); i++)
    {
      gint64 start = g_get_monotonic_time ();

      CHANGES[i].change (case_);
      gtk_test_widget_wait_for_draw (window);
      report (CHANGES[i].name, start);
    }
}

static GtkWidget *
open_window (CbCase *case_)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *view = adw_navigation_view_new ();

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view),
                            ADW_NAVIGATION_PAGE (cb_case_page_new (case_)));
  adw_window_set_content (ADW_WINDOW (window), view);
  gtk_widget_set_size_request (window, 360, 294);
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 768);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  return window;
}

int
main (int argc, char *argv[])
{
  g_autoptr (CbCase) case_ = NULL;
  GtkWidget *window;
  gint64 start;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  case_ = cb_case_test_new ();
  while (cb_log_get_n_entries (cb_case_get_log (case_)) < N_ENTRIES)
    record (case_);

  start = g_get_monotonic_time ();
  window = open_window (case_);
  report ("open the case", start);
  measure_changes (case_, window);

  start = g_get_monotonic_time ();
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (cb_ui_test_find (window, ADW_TYPE_VIEW_STACK, NULL)), "log");
  gtk_test_widget_wait_for_draw (window);
  report ("turn to the log", start);
  measure_changes (case_, window);

  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
