/* cb-drop-down.c: drop-downs of names that may be long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-drop-down.h"

/* In characters: a name does not push away what stands beside the button. */
#define MAX_BUTTON_WIDTH 12

static void
setup_button_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END,
                                   "max-width-chars", MAX_BUTTON_WIDTH, NULL);

  gtk_list_item_set_child (item, label);
}

static void
setup_list_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, GtkDropDown *self)
{
  GtkExpression *expression = gtk_expression_ref (gtk_drop_down_get_expression (self));
  GtkWidget *label = gtk_list_item_get_child (item);

  g_object_set_data_full (G_OBJECT (label), "watch",
                          gtk_expression_watch_ref (gtk_expression_bind (
                            expression, label, "label", gtk_list_item_get_item (item))),
                          (GDestroyNotify) gtk_expression_watch_unref);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);

  gtk_expression_watch_unwatch (g_object_get_data (G_OBJECT (label), "watch"));
  g_object_set_data (G_OBJECT (label), "watch", NULL);
}

static GtkListItemFactory *
create_factory (GtkDropDown *self, GCallback setup_cb)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", setup_cb, NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  return factory;
}

void
cb_drop_down_show_names (GtkDropDown *self)
{
  g_autoptr (GtkListItemFactory) button = NULL;
  g_autoptr (GtkListItemFactory) list = NULL;

  g_return_if_fail (GTK_IS_DROP_DOWN (self));
  g_return_if_fail (gtk_drop_down_get_expression (self) != NULL);

  button = create_factory (self, G_CALLBACK (setup_button_cb));
  list = create_factory (self, G_CALLBACK (setup_list_cb));
  gtk_drop_down_set_factory (self, button);
  gtk_drop_down_set_list_factory (self, list);
}
