/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lanes of the race: where tokens are, how they get there, and which lanes are shown. */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-insight-parts.h"
#include "cb-table-test.h"
#include "cb-ui-test.h"

/* A lane alone in a window of that width. */
static GtkWidget *
show_lane (CbSetup *setup, guint seat, int width, GtkTextDirection direction)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *lane = cb_lane_new (setup, seat);

  gtk_widget_set_direction (lane, direction);
  gtk_window_set_child (GTK_WINDOW (window), lane);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, 100);
  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_draw (window);
  return lane;
}

static void
close_lane (GtkWidget *lane)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (lane)));
}

static void
assert_at (GtkWidget *lane, double at)
{
  float start, end;

  cb_lane_get_track (CB_LANE (lane), &start, &end);
  g_assert_cmpfloat_with_epsilon ((double) cb_lane_get_token_x (CB_LANE (lane)),
                                  (double) start + (double) (end - start) * at, 0.01);
}

static int
measure_lane (guint n_players)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Lanes", n_players);
  GtkWidget *lane = show_lane (cb_case_get_setup (case_), 0, 526, GTK_TEXT_DIR_LTR);
  int height;

  gtk_widget_measure (lane, GTK_ORIENTATION_VERTICAL, 526, &height, NULL, NULL, NULL);
  close_lane (lane);
  return height;
}

/* Six lanes are lower, so that what is below them is in view on a small laptop. */
static void
test_heights (void)
{
  g_assert_cmpint (measure_lane (3), ==, 32);
  g_assert_cmpint (measure_lane (5), ==, 32);
  g_assert_cmpint (measure_lane (6), ==, 27);
}

/* The track goes the way people read, and takes the same place whatever stands beside it. */
static void
test_track (void)
{
  static const int WIDTHS[] = { 336, 526, 850 };
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  CbSetup *setup = cb_case_get_setup (case_);
  const CbRunner half = {
    .left = 12, .few = 12, .many = 12, .at = 0.5, .behind = 0.5, .ahead = 0.5
  };

  for (guint i = 0; i < G_N_ELEMENTS (WIDTHS); i++)
    {
      GtkWidget *mine = show_lane (setup, ANN, WIDTHS[i], GTK_TEXT_DIR_LTR);
      GtkWidget *theirs = show_lane (setup, BOB, WIDTHS[i], GTK_TEXT_DIR_LTR);
      GtkWidget *mirrored = show_lane (setup, BOB, WIDTHS[i], GTK_TEXT_DIR_RTL);
      float start, end, other_start, other_end;
      int width = gtk_widget_get_width (theirs);

      cb_lane_show (CB_LANE (theirs), setup, &half, 0, 0);
      cb_lane_show (CB_LANE (mirrored), setup, &half, 0, 0);
      cb_lane_get_track (CB_LANE (mine), &start, &end);
      cb_lane_get_track (CB_LANE (theirs), &other_start, &other_end);
      g_assert_cmpfloat (end - start, >, 100);
      g_assert_cmpfloat (end, <, (float) width);
      g_assert_cmpfloat (start, ==, other_start);
      g_assert_cmpfloat (end, ==, other_end);
      g_assert_cmpfloat_with_epsilon ((double) cb_lane_get_token_x (CB_LANE (theirs)),
                                      (double) (start + end) / 2, 0.01);
      g_assert_cmpint (gtk_widget_get_width (mirrored), ==, width);
      g_assert_cmpfloat_with_epsilon ((double) cb_lane_get_token_x (CB_LANE (mirrored)),
                                      width - (double) (start + end) / 2, 0.01);
      close_lane (mine);
      close_lane (theirs);
      close_lane (mirrored);
    }
}

/* The first place is taken at once; the next one is reached gliding, unless motion is reduced. */
static void
test_glide (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  CbSetup *setup = cb_case_get_setup (case_);
  GtkWidget *lane = show_lane (setup, BOB, 526, GTK_TEXT_DIR_LTR);
  CbRunner runner = { .left = 50, .few = 40, .many = 60, .at = 0.2, .behind = 0.1, .ahead = 0.3 };
  float start, end;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  assert_at (lane, 0);
  cb_lane_show (CB_LANE (lane), setup, &runner, 0, 0);
  assert_at (lane, 0.2);
  runner.at = 0.6;
  cb_lane_show (CB_LANE (lane), setup, &runner, 0, 0);
  assert_at (lane, 0.2);
  cb_lane_get_track (CB_LANE (lane), &start, &end);
  cb_ui_test_wait (cb_lane_get_token_x (CB_LANE (lane)) > start + (end - start) * 0.59F);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  runner.at = 0.7;
  cb_lane_show (CB_LANE (lane), setup, &runner, 0, 0);
  assert_at (lane, 0.7);
  close_lane (lane);
}

static GtkWidget *
show_race (CbWindow *window)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  GtkWidget *view;

  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (cb_ui_test_find (page, ADW_TYPE_VIEW_STACK, NULL)), "insight");
  cb_ui_test_draw (GTK_WIDGET (window));
  view = cb_ui_test_find (page, CB_TYPE_INSIGHT_VIEW, NULL);
  cb_ui_test_wait (cb_insight_view_is_built (CB_INSIGHT_VIEW (view)));
  cb_ui_test_wait (cb_insight_get_rivals (cb_insight_view_get_insight (CB_INSIGHT_VIEW (view))) !=
                   NULL);
  return cb_ui_test_find (view, CB_TYPE_RACE_VIEW, NULL);
}

/* (transfer full): the names of all players who have a lane that can be seen, from the top */
static char *
read_names (GtkWidget *race)
{
  g_autoptr (GString) names = g_string_new (NULL);
  GtkWidget *row = cb_ui_test_find (race, CB_TYPE_LANE, NULL);

  while ((row = gtk_widget_get_next_sibling (row)) != NULL)
    if (gtk_widget_get_mapped (row))
      g_string_append_printf (
        names, "%s%s", names->len > 0 ? " " : "",
        gtk_label_get_label (GTK_LABEL (cb_ui_test_find (row, GTK_TYPE_LABEL, NULL))));
  return g_string_free_and_steal (g_steal_pointer (&names));
}

/* At a large table only a few are there until the rest is asked for; then all, me first. */
static void
test_ten (void)
{
  g_autoptr (CbCase)
    case_ = cb_table_test_play (&(CbTableTest) { { 10, 8, 12 }, 10, 3, "Card %u", "P%u" }, 12, 1);
  CbWindow *window;
  GtkWidget *race;
  g_auto (GStrv) names = NULL;
  g_autofree char *few = NULL;
  g_autofree char *all = NULL;

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  window = cb_ui_test_open_case (case_, 1280, 900);
  race = show_race (window);
  few = read_names (race);
  g_assert_true (g_str_has_prefix (few, "You "));
  names = g_strsplit (few, " ", -1);
  g_assert_cmpuint (g_strv_length (names), ==, 5);
  g_assert_nonnull (cb_ui_test_find_label (race, "5 More"));
  gtk_widget_activate_action (race, "race.all", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  all = read_names (race);
  g_assert_cmpstr (all, ==, "You P5 P6 P7 P8 P9 P10 P1 P2 P3");
  g_assert_null (cb_ui_test_find_label (race, "0 More"));
  cb_ui_test_close_window (window);
}

static void
test_two (void)
{
  g_autoptr (CbCase)
    case_ = cb_table_test_play (&(CbTableTest) { { 6, 6, 9 }, 2, 1, "Card %u", "P%u" }, 8, 3);
  CbWindow *window;
  GtkWidget *race;
  g_autofree char *names = NULL;

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  window = cb_ui_test_open_case (case_, 1280, 900);
  race = show_race (window);
  names = read_names (race);
  g_assert_cmpstr (names, ==, "You P1");
  g_assert_nonnull (cb_ui_test_find_label (race, "Have seen of your 9"));
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);
  g_test_add_func ("/lanes/heights", test_heights);
  g_test_add_func ("/lanes/track", test_track);
  g_test_add_func ("/lanes/glide", test_glide);
  g_test_add_func ("/lanes/ten", test_ten);
  g_test_add_func ("/lanes/two", test_two);
  return g_test_run ();
}
