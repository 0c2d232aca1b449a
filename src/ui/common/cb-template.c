/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-template.h"

/* For a final class that has nothing but its template to let go of when it is disposed. */
void
cb_template_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));

  G_OBJECT_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (object)))->dispose (object);
}
