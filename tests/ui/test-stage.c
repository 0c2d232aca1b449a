/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-insight-parts.h"
#include "cb-sheet-cell.h"
#include "cb-stage.h"
#include "cb-ui-test.h"

/* How large the page is drawn in windows of usual screens. */
static void
test_scales (void)
{
  static const struct
  {
    int width;
    int height;
    int least_height;
    int steps;
    double scale;
  } WINDOWS[] = {
    { 360, 640, 0, 0, 1 },        { 1280, 800, 0, 0, 1 },       { 1366, 768, 0, 0, 1 },
    { 1440, 899, 0, 0, 1 },       { 1439, 900, 0, 0, 1 },       { 1440, 900, 0, 0, 1.125 },
    { 1600, 900, 0, 0, 1.125 },   { 1920, 1080, 0, 0, 1.25 },   { 1920, 1048, 0, 0, 1.25 },
    { 1920, 1200, 0, 0, 1.5 },    { 2560, 1440, 0, 0, 1.75 },   { 3840, 2160, 0, 0, 2.5 },
    { 5120, 2880, 0, 0, 3 },      { 1920, 1080, 864, 0, 1.25 }, { 1920, 1080, 865, 0, 1.125 },
    { 1920, 1080, 1000, 0, 1 },   { 1920, 1080, 4000, 0, 1 },   { 1280, 800, 0, 1, 1.125 },
    { 1280, 800, 0, 2, 1.25 },    { 1280, 800, 0, 3, 1.25 },    { 1920, 1080, 0, 2, 1.75 },
    { 1920, 1080, 0, -1, 1.125 }, { 1920, 1080, 0, -9, 1 },     { 5120, 2880, 0, 2, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (WINDOWS); i++)
    g_assert_cmpfloat (cb_stage_choose_scale (WINDOWS[i].width, WINDOWS[i].height,
                                              WINDOWS[i].least_height, WINDOWS[i].steps),
                       ==, WINDOWS[i].scale);
}

static void
choose (CbWindow *window, const char *size)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.size", "s", size));
}

static GtkWidget *
find_stage (CbWindow *window)
{
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_STAGE, NULL);
}

static double
get_scale (CbWindow *window)
{
  double scale;

  g_object_get (find_stage (window), "scale", &scale, NULL);
  return scale;
}

/* What a screen magnifier or a tester is told: the sum of the places within each parent. */
static void
assert_told_where_it_is (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  GtkAccessible *accessible = GTK_ACCESSIBLE (g_object_ref (widget));
  int x = 0, y = 0, width, height, parent_x, parent_y, parent_width, parent_height;
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  g_assert_true (gtk_accessible_get_bounds (accessible, &x, &y, &width, &height));
  for (;;)
    {
      GtkAccessible *parent = gtk_accessible_get_accessible_parent (accessible);

      g_object_unref (accessible);
      accessible = parent;
      if (parent == NULL ||
          !gtk_accessible_get_bounds (parent, &parent_x, &parent_y, &parent_width, &parent_height))
        break;
      x += parent_x;
      y += parent_y;
    }
  g_clear_object (&accessible);
  g_assert_cmpint (x, ==, (int) floorf (bounds.origin.x));
  g_assert_cmpint (y, ==, (int) floorf (bounds.origin.y));
  g_assert_cmpint (width, ==, (int) ceilf (bounds.size.width));
  g_assert_cmpint (height, ==, (int) ceilf (bounds.size.height));
}

/* A case is laid out for a smaller window, and what lies under the pointer is what is seen there.
 */
static void
test_full_hd (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Large", 4);
  CbWindow *window = cb_ui_test_open_case (case_, 1920, 1080);
  GtkWidget *page, *cell, *picked;
  graphene_rect_t bounds;

  cb_ui_test_wait (gtk_widget_has_css_class (GTK_WIDGET (window), "stage-125"));
  g_assert_cmpfloat (get_scale (window), ==, 1.25);
  g_assert_true (gtk_widget_has_css_class (find_stage (window), "spacious"));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  g_assert_cmpint (gtk_widget_get_width (page), ==, 1536);
  g_assert_cmpint (gtk_widget_get_height (page), ==, 864);

  /* With its clear border. */
  cell = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SHEET_CELL, NULL);
  g_assert_true (gtk_widget_compute_bounds (cell, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.size.width, (gtk_widget_get_width (cell) + 4) * 1.25,
                                  0.01);
  picked = gtk_widget_pick (GTK_WIDGET (window), bounds.origin.x + bounds.size.width - 4,
                            bounds.origin.y + bounds.size.height / 2, GTK_PICK_DEFAULT);
  g_assert_true (picked == cell);
  assert_told_where_it_is (cell);
  assert_told_where_it_is (cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_ENTRY, "line"));
  assert_told_where_it_is (cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "record"));
  cb_ui_test_close_window (window);
}

static gboolean
is_glancing (GtkWidget *counsel)
{
  CbInsight *insight;
  gboolean glancing;

  g_object_get (counsel, "insight", &insight, NULL);
  g_object_get (insight, "glancing", &glancing, NULL);
  g_object_unref (insight);
  return glancing;
}

static void
assert_counsel (GtkWidget *counsel, const char *expected)
{
  g_autofree char *words = NULL;

  g_object_get (counsel, "words", &words, NULL);
  g_assert_cmpstr (words, ==, expected);
}

static void
show_view (CbWindow *window, const char *name)
{
  g_object_set (cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, NULL),
                "visible-child-name", name, NULL);
}

/* At the head of the panel there is counsel only where the page is drawn larger, and Insight, which
 * has it itself, is not shown; only then is anything computed for it. */
static void
test_counsel (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new_with_odds ();
  CbWindow *window = cb_ui_test_open_case (case_, 1920, 1080);
  GtkWidget *counsel = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_COUNSEL_VIEW, NULL);

  cb_ui_test_wait (gtk_widget_get_mapped (counsel));
  g_assert_true (is_glancing (counsel));
  assert_counsel (counsel, "Bob’s turn.");
  cb_case_test_ask (case_, BOB, "scarlet rope hall", CARA, ANN);
  assert_counsel (counsel, "Cara’s turn.");
  show_view (window, "insight");
  g_assert_false (gtk_widget_get_visible (counsel));
  show_view (window, "sheet");
  cb_ui_test_wait (gtk_widget_get_mapped (counsel));
  choose (window, "smaller");
  choose (window, "smaller");
  cb_ui_test_wait (!gtk_widget_get_visible (counsel));
  g_assert_false (is_glancing (counsel));
  choose (window, "automatic");
  cb_ui_test_close_window (window);
}

/* A box of so many cards that they would not all be in view is not drawn larger. */
static void
test_many_cards (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Large", 4);
  CbWindow *window = cb_ui_test_open_case (case_, 1920, 1080);
  int least_height;

  g_object_get (find_stage (window), "least-height", &least_height, NULL);
  g_assert_cmpint (least_height, ==, 131 + 21 * 28 + 2 * 10);
  g_object_set (find_stage (window), "least-height", 1000, NULL);
  cb_ui_test_wait (!gtk_widget_has_css_class (GTK_WIDGET (window), "stage-125"));
  g_assert_cmpfloat (get_scale (window), ==, 1);
  g_assert_true (gtk_widget_has_css_class (find_stage (window), "spacious"));
  cb_ui_test_close_window (window);
}

/* (transfer full): what is remembered, as text */
static char *
read_sizes (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariant) sizes = g_settings_get_value (settings, "sizes");

  return g_variant_print (sizes, FALSE);
}

#define assert_sizes(expected)                  \
  G_STMT_START                                  \
  {                                             \
    g_autofree char *printed_ = read_sizes ();  \
    g_assert_cmpstr (printed_, ==, (expected)); \
  }                                             \
  G_STMT_END

/* What is chosen for a monitor holds for the next window on it, too. */
static void
test_by_hand (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Large", 4);
  CbWindow *window = cb_ui_test_open_case (case_, 1280, 800);
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (gdk_display_get_monitors (display), 0);
  g_autofree char *once = NULL, *twice = NULL;
  GdkRectangle area;

  gdk_monitor_get_geometry (monitor, &area);
  once = g_strdup_printf ("{'%dx%d': 1}", area.width, area.height);
  twice = g_strdup_printf ("{'%dx%d': 2}", area.width, area.height);
  g_assert_cmpfloat (get_scale (window), ==, 1);
  choose (window, "smaller");
  assert_sizes ("{}");
  choose (window, "larger");
  g_assert_cmpstr (cb_ui_test_get_heard (), ==, "Size 113%");
  assert_sizes (once);
  cb_ui_test_wait (get_scale (window) == 1.125);
  choose (window, "larger");
  g_assert_cmpstr (cb_ui_test_get_heard (), ==, "Size 125%");
  cb_ui_test_wait (get_scale (window) == 1.25);
  choose (window, "larger");
  assert_sizes (twice);
  cb_ui_test_close_window (window);

  window = cb_ui_test_open_case (case_, 1280, 800);
  cb_ui_test_wait (get_scale (window) == 1.25);
  choose (window, "automatic");
  g_assert_cmpstr (cb_ui_test_get_heard (), ==, "Size 100%");
  assert_sizes ("{}");
  cb_ui_test_wait (get_scale (window) == 1);
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/stage/scales", test_scales);
  g_test_add_func ("/stage/full-hd", test_full_hd);
  g_test_add_func ("/stage/counsel", test_counsel);
  g_test_add_func ("/stage/many-cards", test_many_cards);
  g_test_add_func ("/stage/by-hand", test_by_hand);

  return g_test_run ();
}
