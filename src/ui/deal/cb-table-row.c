/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-sealed-deal-words.h"
#include "cb-table-row.h"
#include "cb-template.h"

struct _CbTableRow
{
  AdwActionRow parent_instance;

  CbTableItem *item;

  GtkMenuButton *menu_button;
  GtkWidget *warning;
};

CB_DEFINE_TEMPLATE_TYPE (CbTableRow, cb_table_row, ADW_TYPE_ACTION_ROW)

static void
changed_cb (CbTableRow *self)
{
  CbSealedDeal *deal = cb_table_item_get_deal (self->item);
  g_autofree char *progress = cb_sealed_deal_describe_progress (deal);
  g_autofree char *subtitle = NULL;

  /* Translators: an edition, and how many players have seen their cards. */
  subtitle = g_strdup_printf (
    _ ("%s · %s"), cb_edition_get_name (cb_sealed_deal_get_table (deal)->edition), progress);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
}

static void
show_deal (CbTableRow *self, CbSealedDeal *deal)
{
  g_autofree char *players = cb_sealed_deal_list_players (deal);
  g_autofree char *uri = g_file_get_uri (cb_folder_item_get_file (CB_FOLDER_ITEM (self->item)));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), players);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.open-table");
  g_signal_connect_object (deal, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *uri = g_file_get_uri (
    cb_folder_item_get_file (CB_FOLDER_ITEM (CB_TABLE_ROW (widget)->item)));

  gtk_widget_activate_action (widget, "cases.delete-table", "s", uri);
}

static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (CB_TABLE_ROW (widget)->menu_button);
}

static void
cb_table_row_class_init (CbTableRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbTableRow, item, g_object_unref);

  cb_template_install (widget_class, "cb-table-row", CB_CHILD (CbTableRow, menu_button),
                       CB_CHILD (CbTableRow, warning));

  gtk_widget_class_install_action (widget_class, "row.delete", NULL, delete_action);
  gtk_widget_class_install_action (widget_class, "row.menu", NULL, menu_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "row.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "row.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "row.menu", NULL);
}

GtkWidget *
cb_table_row_new (CbTableItem *item)
{
  CbTableRow *self = g_object_new (CB_TYPE_TABLE_ROW, NULL);
  CbSealedDeal *deal = cb_table_item_get_deal (item);

  self->item = g_object_ref (item);
  gtk_widget_set_visible (self->warning, deal == NULL);
  if (deal != NULL)
    show_deal (self, deal);
  else
    {
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _ ("A Deal"));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self), cb_table_item_get_error (item));
    }
  return GTK_WIDGET (self);
}
