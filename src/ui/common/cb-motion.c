/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>

#include "cb-motion.h"

static gboolean
is_covered (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  gboolean covered = FALSE;

  if (root != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (root), "covered") != NULL)
    g_object_get (root, "covered", &covered, NULL);
  return covered;
}

/**
 * cb_motion_plays_turns:
 * @widget: the widget that would move
 *
 * Returns: whether to animate the outcome of a recorded turn: @widget is on the screen and not
 *   covered, and neither the desktop nor the user has turned animations off
 */
gboolean
cb_motion_plays_turns (GtkWidget *widget)
{
  g_autoptr (GSettings) settings = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (!gtk_widget_get_mapped (widget) || !adw_get_enable_animations (widget) || is_covered (widget))
    return FALSE;
  settings = g_settings_new (APP_ID);
  return !g_settings_get_boolean (settings, "quiet");
}
