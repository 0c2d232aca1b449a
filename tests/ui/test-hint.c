/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-hint.h"

static guint
count_handlers (GtkWidget *widget)
{
  guint signal = g_signal_lookup ("query-tooltip", GTK_TYPE_WIDGET);
  guint n = g_signal_handlers_block_matched (widget, G_SIGNAL_MATCH_ID, signal, 0, NULL, NULL,
                                             NULL);

  g_signal_handlers_unblock_matched (widget, G_SIGNAL_MATCH_ID, signal, 0, NULL, NULL, NULL);
  return n;
}

/* However often it goes and comes, it is asked for once. */
static void
test_comes_and_goes (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));

  for (guint i = 0; i < 5; i++)
    {
      cb_hint_set (label, "Miss Scarlett");
      g_assert_cmpstr (cb_hint_get (label), ==, "Miss Scarlett");
      g_assert_true (gtk_widget_get_has_tooltip (label));
      cb_hint_set (label, NULL);
      g_assert_null (cb_hint_get (label));
      g_assert_false (gtk_widget_get_has_tooltip (label));
    }
  g_assert_cmpuint (count_handlers (label), ==, 1);
  g_object_unref (label);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hint/comes-and-goes", test_comes_and_goes);

  return g_test_run ();
}
