/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the inspection of screens finds, and what it lets pass. */

#include "config.h"

#include <libintl.h>
#include <locale.h>

#include "cb-inspect.h"
#include "cb-shot.h"
#include "cb-stretch.h"
#include "cb-ui-test.h"

/* Whether fingers tap on what is shown. */
static gboolean touched;

/* Returns: how many faults a window has that shows @child at @x, 0 */
static guint
count_faults (GtkWidget *child, double x, GtkWidget *other)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *fixed = gtk_fixed_new ();
  guint n;

  gtk_fixed_put (GTK_FIXED (fixed), child, x, 0);
  if (other != NULL)
    gtk_fixed_put (GTK_FIXED (fixed), other, 40, 0);
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_window_set_child (GTK_WINDOW (window), fixed);
  gtk_widget_set_size_request (fixed, 300, 100);
  if (touched)
    gtk_widget_add_css_class (window, "touch");
  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_draw (window);
  n = cb_inspect (GTK_WINDOW (window), NULL, "test");
  gtk_window_destroy (GTK_WINDOW (window));
  return n;
}

static GtkWidget *
create_button (int width, int height)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "bare");
  gtk_widget_set_size_request (button, width, height);
  return button;
}

static GtkWidget *
create_label (PangoEllipsizeMode ellipsize)
{
  GtkWidget *label = gtk_label_new ("More than there is room for");

  gtk_label_set_ellipsize (GTK_LABEL (label), ellipsize);
  gtk_label_set_width_chars (GTK_LABEL (label), 5);
  if (ellipsize != PANGO_ELLIPSIZE_NONE)
    gtk_label_set_max_width_chars (GTK_LABEL (label), 5);
  return label;
}

static void
test_cut (void)
{
  g_assert_cmpuint (count_faults (create_label (PANGO_ELLIPSIZE_NONE), 0, NULL), ==, 0);
  g_assert_cmpuint (count_faults (create_label (PANGO_ELLIPSIZE_END), 0, NULL), ==, 1);
}

static void
test_outside (void)
{
  g_assert_cmpuint (count_faults (create_button (60, 40), 0, NULL), ==, 0);
  g_assert_cmpuint (count_faults (create_button (60, 40), -20, NULL), ==, 1);
}

static void
test_small (void)
{
  g_assert_cmpuint (count_faults (create_button (24, 24), 0, NULL), ==, 0);
  g_assert_cmpuint (count_faults (create_button (60, 16), 0, NULL), ==, 1);
}

/* A finger needs more; in a row it hits the row. */
static void
test_touched (void)
{
  GtkWidget *list = gtk_list_box_new ();

  touched = TRUE;
  g_assert_cmpuint (count_faults (create_button (44, 44), 0, NULL), ==, 0);
  g_assert_cmpuint (count_faults (create_button (43, 60), 0, NULL), ==, 1);
  g_assert_cmpuint (count_faults (create_button (60, 40), 0, NULL), ==, 1);
  g_assert_cmpuint (count_faults (gtk_switch_new (), 0, NULL), ==, 1);
  gtk_list_box_append (GTK_LIST_BOX (list), gtk_switch_new ());
  gtk_widget_set_size_request (gtk_widget_get_first_child (list), 100, 44);
  g_assert_cmpuint (count_faults (list, 0, NULL), ==, 0);
  touched = FALSE;
}

static void
test_overlap (void)
{
  g_assert_cmpuint (count_faults (create_button (40, 40), 0, create_button (40, 40)), ==, 0);
  g_assert_cmpuint (count_faults (create_button (60, 40), 0, create_button (40, 40)), ==, 1);
}

/* What is scrolled out of sight is neither outside nor in the way. */
static void
test_scrolled (void)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < 10; i++)
    gtk_box_append (GTK_BOX (box), create_button (60, 40));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_size_request (scroller, 100, 50);
  g_assert_cmpuint (count_faults (scroller, 120, create_button (60, 40)), ==, 0);
}

/* Where texts are stretched, what is not was never looked up. */
static void
test_english (void)
{
  cb_stretch_set_enabled (TRUE);
  g_assert_cmpuint (count_faults (gtk_label_new (gettext ("Record")), 0, NULL), ==, 0);
  g_assert_cmpuint (count_faults (gtk_label_new ("Miss Scarlet: Hall"), 0, NULL), ==, 0);
  g_assert_cmpuint (count_faults (gtk_label_new ("Record"), 0, NULL), ==, 1);
  cb_stretch_set_enabled (FALSE);
  g_assert_cmpuint (count_faults (gtk_label_new ("Record"), 0, NULL), ==, 0);
}

/* In the picture, text of that colour on white. */
static guint
count_pale (const char *colour)
{
  g_autofree char *markup = g_strdup_printf ("<span color='%s'>In the Kitchen</span>", colour);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = gtk_label_new (NULL);
  g_autoptr (GdkTexture) texture = NULL;
  CbPixels pixels;
  guint n;

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_widget_add_css_class (window, "white");
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_draw (window);
  texture = cb_shot_take (window, CB_SHOT_PLAIN);
  pixels = cb_shot_download (texture);
  n = cb_inspect (GTK_WINDOW (window), &pixels, "test");
  g_free (pixels.argb);
  gtk_window_destroy (GTK_WINDOW (window));
  return n;
}

static void
test_pale (void)
{
  g_assert_cmpuint (count_pale ("#000000"), ==, 0);
  g_assert_cmpuint (count_pale ("#404040"), ==, 0);
  g_assert_cmpuint (count_pale ("#909090"), ==, 1);
  g_assert_cmpuint (count_pale ("#ffff00"), ==, 1);
}

/* Tab leads to one of a list, arrows to the others; where no Tab leads that is told. */
static void
test_focus (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_append (GTK_LIST_BOX (list), gtk_label_new ("Ada"));
  gtk_list_box_append (GTK_LIST_BOX (list), gtk_label_new ("Ben"));
  gtk_box_append (GTK_BOX (box), create_button (60, 40));
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), create_button (60, 40));
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_draw (window);
  g_assert_cmpuint (cb_inspect_focus (GTK_WINDOW (window), "test"), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Two rows that say the same may share a letter, and so may what cannot be pressed. */
static void
test_mnemonics (void)
{
  static const char *const LABELS[] = { "_Cover", "_Edit", "_Edit", "_Check" };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (LABELS); i++)
    {
      button = gtk_button_new_with_mnemonic (LABELS[i]);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_draw (window);
  g_assert_cmpuint (cb_inspect_mnemonics (GTK_WINDOW (window), "test"), ==, 1);
  gtk_widget_set_sensitive (button, FALSE);
  g_assert_cmpuint (cb_inspect_mnemonics (GTK_WINDOW (window), "test"), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A window that is wider than was asked for. */
static void
test_width (void)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_window_set_child (GTK_WINDOW (window), create_button (300, 40));
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 100);
  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_draw (window);
  g_assert_cmpuint (cb_inspect_width (GTK_WINDOW (window), 300, "test"), ==, 0);
  g_assert_cmpuint (cb_inspect_width (GTK_WINDOW (window), 200, "test"), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Buttons as small as they are asked to be. */
static void
add_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_string (provider,
                                     "button.bare { min-width: 0; min-height: 0; padding: 0; }"
                                     ".touch button.bare { border: none; margin: 0; }"
                                     "window.white { background: white; }");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  cb_ui_test_init (&argc, &argv);
  add_style ();

  g_test_add_func ("/inspect/cut", test_cut);
  g_test_add_func ("/inspect/outside", test_outside);
  g_test_add_func ("/inspect/small", test_small);
  g_test_add_func ("/inspect/touched", test_touched);
  g_test_add_func ("/inspect/overlap", test_overlap);
  g_test_add_func ("/inspect/scrolled", test_scrolled);
  g_test_add_func ("/inspect/english", test_english);
  g_test_add_func ("/inspect/pale", test_pale);
  g_test_add_func ("/inspect/focus", test_focus);
  g_test_add_func ("/inspect/mnemonics", test_mnemonics);
  g_test_add_func ("/inspect/width", test_width);
  return g_test_run ();
}
