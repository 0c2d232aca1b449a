/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>

#include "cb-template.h"

/**
 * cb_template_install_links:
 * @name: the name of the template in the resources, without “.ui”
 * @links: an array that ends with a link without a name
 *
 * Sets the template of a class, and disposes it with each object of the class. A class that others
 * derive from must have a dispose function of its own instead. Dialogs get a shortcut for help of
 * their own, because the window does not get the keys.
 */
void
cb_template_install_links (GtkWidgetClass *widget_class,
                           const char *name,
                           const CbTemplateLink *links)
{
  GObjectClass *object_class = G_OBJECT_CLASS (widget_class);
  GObjectClass *parent = g_type_class_peek_parent (widget_class);
  g_autofree char *path = g_strdup_printf (RESOURCE_PATH "/ui/%s.ui", name);

  gtk_widget_class_set_template_from_resource (widget_class, path);
  for (; links->name != NULL; links++)
    if (links->callback != NULL)
      gtk_widget_class_bind_template_callback_full (widget_class, links->name, links->callback);
    else
      gtk_widget_class_bind_template_child_full (widget_class, links->name, FALSE, links->offset);
  if (object_class->dispose == parent->dispose)
    object_class->dispose = cb_template_dispose;
  if (g_type_is_a (G_TYPE_FROM_CLASS (widget_class), ADW_TYPE_DIALOG))
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0, "app.help", NULL);
}

/* To be called by the dispose function of a final class, in place of the parent’s. */
void
cb_template_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));

  G_OBJECT_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (object)))->dispose (object);
}
