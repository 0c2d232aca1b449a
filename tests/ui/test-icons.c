/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-ui-test.h"

/* In pixels: larger than those that GTK holds for a while. */
#define SIZE 129

static GtkIconPaintable *
look_up (void)
{
  GdkDisplay *display = gdk_display_get_default ();

  return gtk_icon_theme_lookup_icon (gtk_icon_theme_get_for_display (display), "open-menu-symbolic",
                                     NULL, SIZE, 1, GTK_TEXT_DIR_LTR, 0);
}

static gpointer
let_go (gpointer icon)
{
  g_object_unref (icon);
  return NULL;
}

/* The cache finds an icon that a thread let go of as the last one: it must not be gone, nor about
 * to go. */
static void
test_ends_in_thread (void)
{
  g_autoptr (GtkIconPaintable) icon = NULL;
  GtkIconPaintable *first;

  cb_ui_test_start ();
  first = look_up ();
  g_object_set_data (G_OBJECT (first), "let-go", GINT_TO_POINTER (TRUE));
  g_thread_join (g_thread_new ("let go", let_go, first));
  icon = look_up ();
  g_assert_true (icon == first);
  g_assert_nonnull (g_object_get_data (G_OBJECT (icon), "let-go"));
}

/* One that the main thread lets go of is not kept. */
static void
test_ends_in_main_thread (void)
{
  GtkIconPaintable *icon;

  cb_ui_test_start ();
  icon = look_up ();
  g_object_add_weak_pointer (G_OBJECT (icon), (gpointer *) &icon);
  g_object_unref (icon);
  g_assert_null (icon);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/icons/ends-in-main-thread", test_ends_in_main_thread);
  g_test_add_func ("/icons/ends-in-thread", test_ends_in_thread);
  return g_test_run ();
}
