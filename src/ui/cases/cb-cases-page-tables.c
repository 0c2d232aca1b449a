/* The tables Casebook dealt for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cases-page-private.h"
#include "cb-toast.h"

static void
delete_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCasesPage *self = CB_CASES_PAGE (widget);
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  CbTableItem *item = cb_folder_list_find (CB_FOLDER_LIST (self->tables), file);

  if (item != NULL && _cb_cases_page_is_open (self, item))
    cb_toast_show (cb_toast_new (_ ("This deal is open in another window")), self);
  else if (item != NULL)
    cb_removals_remove (self->table_removals, item);
}

static void
undo_delete_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  cb_removals_undo (CB_CASES_PAGE (widget)->table_removals);
}

static char *
describe_removed (gpointer last, guint n)
{
  if (n == 1)
    return g_strdup (_ ("Deal deleted"));
  return g_strdup_printf (ngettext ("%u deal deleted", "%u deals deleted", n), n);
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

void
_cb_cases_page_tables_set (CbCasesPage *self)
{
  self->table_removals = cb_removals_new (GTK_WIDGET (self), "cases.undo-delete-table",
                                          CB_FOLDER_LIST (self->tables), describe_removed);
}
