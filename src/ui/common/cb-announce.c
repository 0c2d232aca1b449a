/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-announce.h"

/* (nullable): the widget with the focus as a screen reader knows it: for a text field the field,
 * not the text inside it. */
static GtkWidget *
find_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (GTK_IS_TEXT (focus))
    focus = gtk_widget_get_ancestor (gtk_widget_get_parent (focus), GTK_TYPE_EDITABLE);
  return focus;
}

/**
 * cb_announce_make_speakable:
 *
 * Returns: (transfer full): @text with “; ” for the dots and new lines that separate its parts on
 *   screen
 */
char *
cb_announce_make_speakable (const char *text)
{
  g_autoptr (GString) speakable = g_string_new (text);

  g_string_replace (speakable, " · ", "; ", 0);
  g_string_replace (speakable, "\n", "; ", 0);
  return g_string_free_and_steal (g_steal_pointer (&speakable));
}

/* Whether a screen reader can be told. The accessibility backend that tests use must not be called,
 * because GTK 4.18 would crash. */
static gboolean
hears (GtkWidget *widget)
{
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (widget));

  return context != NULL && g_strcmp0 (G_OBJECT_TYPE_NAME (context), "GtkTestATContext") != 0;
}

/**
 * cb_announce:
 * @widget: the widget that the text is about
 * @text: what a screen reader is to say
 *
 * Says nothing about a widget that is not visible: what is covered must not be heard either. The
 * announcement comes from the widget with the focus, because Orca ignores one from another widget
 * within a tenth of a second.
 */
void
cb_announce (GtkWidget *widget, const char *text)
{
  g_autofree char *speakable = NULL;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (!gtk_widget_get_mapped (widget))
    return;
  speakable = cb_announce_make_speakable (text);
  focus = find_focus (widget);
  if (focus == NULL)
    focus = widget;
  if (hears (focus))
    gtk_accessible_announce (GTK_ACCESSIBLE (focus), speakable,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
