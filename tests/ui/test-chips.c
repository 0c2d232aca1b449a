/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-chips.h"
#include "cb-ui-test.h"

static const char *const NAMES[] = { "Hall",     "Lounge",       "Dining Room",   "Kitchen",
                                     "Ballroom", "Conservatory", "Billiard Room", NULL };
#define N_NAMES (G_N_ELEMENTS (NAMES) - 1)
/* The last card of the sheet is none to choose. */
#define CHOICES 0x3f

static GtkWidget *
show_chips (GtkTextDirection direction, CbChips **chips)
{
  GtkWidget *window = gtk_window_new ();

  *chips = g_object_new (CB_TYPE_CHIPS, NULL);
  cb_chips_set_names (*chips, NAMES);
  g_object_set (*chips, "choices", CHOICES, NULL);
  gtk_widget_set_direction (GTK_WIDGET (*chips), direction);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (*chips));
  gtk_window_set_default_size (GTK_WINDOW (window), 240, -1);
  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_draw (window);
  return window;
}

static gboolean
has_focus (CbChips *chips, guint index)
{
  return gtk_widget_is_focus (cb_chips_get_chip (chips, index));
}

static double
get_top (CbChips *chips, guint index)
{
  graphene_rect_t bounds;

  g_assert_true (
    gtk_widget_compute_bounds (cb_chips_get_chip (chips, index), GTK_WIDGET (chips), &bounds));
  return bounds.origin.y;
}

static void
check_order (GtkTextDirection direction, GtkDirectionType onward, GtkDirectionType back)
{
  CbChips *chips;
  GtkWidget *window = show_chips (direction, &chips);

  g_assert_cmpfloat (get_top (chips, 0), <, get_top (chips, N_NAMES - 2)); /* lines to cross */
  g_assert_true (has_focus (chips, 0));
  for (guint i = 1; i < N_NAMES - 1; i++)
    {
      g_assert_true (gtk_widget_child_focus (GTK_WIDGET (chips), onward));
      g_assert_true (has_focus (chips, i));
    }
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (chips), onward));
  for (guint i = N_NAMES - 2; i-- > 0;)
    {
      g_assert_true (gtk_widget_child_focus (GTK_WIDGET (chips), back));
      g_assert_true (has_focus (chips, i));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_arrows (void)
{
  check_order (GTK_TEXT_DIR_LTR, GTK_DIR_RIGHT, GTK_DIR_LEFT);
}

static void
test_arrows_mirrored (void)
{
  check_order (GTK_TEXT_DIR_RTL, GTK_DIR_LEFT, GTK_DIR_RIGHT);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/chips/arrows", test_arrows);
  g_test_add_func ("/chips/arrows-mirrored", test_arrows_mirrored);

  return g_test_run ();
}
