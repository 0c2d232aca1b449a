/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Defines a final type whose objects begin as their template says. */
#define CB_DEFINE_TEMPLATE_TYPE(Type, type, PARENT) \
  G_DEFINE_FINAL_TYPE (Type, type, PARENT)          \
  static void type##_init (Type *self)              \
  {                                                 \
    gtk_widget_init_template (GTK_WIDGET (self));   \
  }

/* What a template and its class share: a part of the template with the member of the same name that
 * points to it, from CB_CHILD(), or a function that the template calls, from CB_CALLBACK(). */
typedef struct
{
  const char *name;
  gssize offset;
  GCallback callback; /* NULL for a part */
} CbTemplateLink;

#define CB_CHILD(Type, member) { #member, G_STRUCT_OFFSET (Type, member), NULL }
#define CB_CALLBACK(function)  { #function, 0, (GCallback) function }

/* Sets the template of a class, with these links; see cb_template_install_links(). */
#define cb_template_install(widget_class, name, ...) \
  cb_template_install_links ((widget_class), (name), \
                             (const CbTemplateLink[]) { __VA_ARGS__ __VA_OPT__ (, ){ NULL } })

void cb_template_install_links (GtkWidgetClass *widget_class,
                                const char *name,
                                const CbTemplateLink *links);
void cb_template_dispose (GObject *object);
