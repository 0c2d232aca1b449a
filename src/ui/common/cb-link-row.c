/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-link-row.h"

struct _CbLinkRow
{
  AdwActionRow parent_instance;

  GtkWidget *arrow;
};

G_DEFINE_FINAL_TYPE (CbLinkRow, cb_link_row, ADW_TYPE_ACTION_ROW)

static void
row_open (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate (widget);
}

static void
activatable_changed_cb (CbLinkRow *self)
{
  gboolean leads = gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (self));

  gtk_widget_set_visible (self->arrow, leads);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.open", leads);
}

static void
cb_link_row_class_init (CbLinkRowClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "row.open", NULL, row_open);
}

static void
cb_link_row_init (CbLinkRow *self)
{
  self->arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                              GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->arrow);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  g_signal_connect (self, "notify::activatable", G_CALLBACK (activatable_changed_cb), NULL);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
}

/* Returns: (transfer floating): a new row */
GtkWidget *
cb_link_row_new (const char *title)
{
  GtkWidget *self = g_object_new (CB_TYPE_LINK_ROW, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  return self;
}

/**
 * cb_link_row_add_suffix:
 * @widget: (transfer floating): comes at the end, before the arrow
 */
void
cb_link_row_add_suffix (CbLinkRow *self, GtkWidget *widget)
{
  g_return_if_fail (CB_IS_LINK_ROW (self));

  adw_action_row_add_suffix (ADW_ACTION_ROW (self), widget);
  gtk_widget_insert_before (self->arrow, gtk_widget_get_parent (self->arrow), NULL);
}
