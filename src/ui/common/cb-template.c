/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>

#include "cb-template.h"

/**
 * cb_template_install:
 * @name: of its template in the resources, without “.ui”
 *
 * Gives a class its template, which is let go of when one of it is disposed, unless the class sees
 * to that itself, as one that others derive from has to. A dialog keeps keys from the window, and
 * so asks for the help itself.
 */
void
cb_template_install (GtkWidgetClass *widget_class, const char *name)
{
  GObjectClass *object_class = G_OBJECT_CLASS (widget_class);
  GObjectClass *parent = g_type_class_peek_parent (widget_class);
  g_autofree char *path = g_strdup_printf (RESOURCE_PATH "/ui/%s.ui", name);

  gtk_widget_class_set_template_from_resource (widget_class, path);
  if (object_class->dispose == parent->dispose)
    object_class->dispose = cb_template_dispose;
  if (g_type_is_a (G_TYPE_FROM_CLASS (widget_class), ADW_TYPE_DIALOG))
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0, "app.help", NULL);
}

/* For a final class that has more to do when it is disposed, in place of its parent’s. */
void
cb_template_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));

  G_OBJECT_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (object)))->dispose (object);
}
