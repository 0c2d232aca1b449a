/* cb-cases-page-tables.c: the tables Casebook dealt for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cases-page-private.h"
#include "cb-table-row.h"
#include "cb-toast.h"
#include "cb-window.h"

guint
_cb_cases_page_count_tables (CbCasesPage *self)
{
  return self->tables != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->tables)) : 0;
}

static void
tables_changed_cb (CbCasesPage *self)
{
  g_assert (CB_IS_CASES_PAGE (self));

  g_object_notify (G_OBJECT (self), "n-tables");
}

static void
show_text (CbCasesPage *self, const char *text)
{
  AdwToast *toast = cb_toast_new (text);

  adw_toast_overlay_add_toast (_cb_cases_page_get_overlay (self), toast);
}

/* Toasts lie over the whole window, out of reach of the page's actions. */
static void
undo_clicked_cb (CbCasesPage *self)
{
  g_assert (CB_IS_CASES_PAGE (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "cases.undo-delete-table", NULL);
}

static void
toast_dismissed_cb (CbCasesPage *self, AdwToast *toast)
{
  CbTableItem *item = g_object_get_data (G_OBJECT (toast), "item");

  g_assert (CB_IS_CASES_PAGE (self));

  g_ptr_array_remove (self->removed_tables, item);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cases.undo-delete-table",
                                 self->removed_tables->len > 0);
}

static void
offer_undo (CbCasesPage *self, CbTableItem *item)
{
  AdwToast *toast = cb_toast_new_with_button (_ ("Deal deleted"), _ ("_Undo"));

  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  g_object_set_data_full (G_OBJECT (toast), "item", g_object_ref (item), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (toast_dismissed_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->removed_tables, g_object_ref (item));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cases.undo-delete-table", TRUE);
  cb_toast_show (toast, _cb_cases_page_get_overlay (self));
}

static void
delete_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCasesPage *self = CB_CASES_PAGE (widget);
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  CbTableItem *found = self->tables != NULL ? cb_tables_find (self->tables, file) : NULL;
  CbSealedDeal *deal = found != NULL ? cb_table_item_get_deal (found) : NULL;
  g_autoptr (CbTableItem) item = NULL;
  g_autoptr (GError) error = NULL;

  if (found == NULL)
    return;
  if (deal != NULL && cb_window_find_table (deal) != NULL)
    {
      show_text (self, _ ("This deal is open in another window"));
      return;
    }
  item = g_object_ref (found);
  if (cb_tables_remove (self->tables, item, &error))
    offer_undo (self, item);
  else
    show_text (self, error->message);
}

static void
undo_delete_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCasesPage *self = CB_CASES_PAGE (widget);
  g_autoptr (CbTableItem) item = NULL;
  g_autoptr (GError) error = NULL;

  if (self->removed_tables->len == 0)
    return;
  item = g_ptr_array_steal_index (self->removed_tables, self->removed_tables->len - 1);
  if (!cb_tables_put_back (self->tables, item, &error))
    show_text (self, error->message);
  gtk_widget_action_set_enabled (widget, "cases.undo-delete-table", self->removed_tables->len > 0);
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  return cb_table_row_new (CB_TABLE_ITEM (item));
}

void
_cb_cases_page_install_table_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "cases.delete-table", "s", delete_table_action);
  gtk_widget_class_install_action (widget_class, "cases.undo-delete-table", NULL,
                                   undo_delete_table_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "cases.undo-delete-table", NULL);
}

/**
 * cb_cases_page_set_tables:
 * @tables: (transfer none): the tables; set once
 */
void
cb_cases_page_set_tables (CbCasesPage *self, CbTables *tables)
{
  g_return_if_fail (CB_IS_CASES_PAGE (self));
  g_return_if_fail (self->tables == NULL);

  self->tables = g_object_ref (tables);
  gtk_list_box_bind_model (self->table_list, G_LIST_MODEL (tables), create_row, self, NULL);
  g_signal_connect_object (tables, "items-changed", G_CALLBACK (tables_changed_cb), self,
                           G_CONNECT_SWAPPED);
  tables_changed_cb (self);
}
