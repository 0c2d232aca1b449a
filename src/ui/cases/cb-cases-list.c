/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-row.h"
#include "cb-cases-list.h"
#include "cb-fields.h"
#include "cb-long-list.h"
#include "cb-table-row.h"
#include "cb-template.h"

struct _CbCasesList
{
  AdwBin parent_instance;

  CbShelf *shelf;
  CbTables *tables;
  gboolean narrow;

  GListModel *closed_cases;
  CbLongList *closed_rows;
  GListModel *open_cases;
  CbLongList *open_rows;
  GtkListBox *table_list;
};

G_DEFINE_FINAL_TYPE (CbCasesList, cb_cases_list, ADW_TYPE_BIN)

static gboolean
is_filled (GtkWidget *widget, guint n_items)
{
  return n_items > 0;
}

static GtkWidget *
create_case_row (gpointer item, gpointer user_data)
{
  GtkWidget *row = cb_case_row_new (CB_CASES_LIST (user_data)->shelf, CB_SHELF_ITEM (item));

  g_object_bind_property (user_data, "narrow", row, "narrow", G_BINDING_SYNC_CREATE);
  return row;
}

static GtkWidget *
create_table_row (gpointer item, gpointer user_data)
{
  return cb_table_row_new (CB_TABLE_ITEM (item));
}

static void
cb_cases_list_constructed (GObject *object)
{
  CbCasesList *self = CB_CASES_LIST (object);

  G_OBJECT_CLASS (cb_cases_list_parent_class)->constructed (object);

  cb_long_list_bind (self->open_rows, self->open_cases, 0, create_case_row, self);
  cb_long_list_bind (self->closed_rows, self->closed_cases, 0, create_case_row, self);
  gtk_list_box_bind_model (self->table_list, G_LIST_MODEL (self->tables), create_table_row, NULL,
                           NULL);
}

static void
cb_cases_list_class_init (CbCasesListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_cases_list_constructed;

  cb_fields_install (object_class,
                     CB_FIELD (CbCasesList, shelf, CB_TYPE_SHELF, G_PARAM_CONSTRUCT_ONLY),
                     CB_FIELD (CbCasesList, tables, CB_TYPE_TABLES, G_PARAM_CONSTRUCT_ONLY),
                     CB_FIELD (CbCasesList, narrow, G_TYPE_BOOLEAN, G_PARAM_READWRITE));

  g_type_ensure (CB_TYPE_LONG_LIST);
  g_type_ensure (CB_TYPE_SHELF_ITEM);
  cb_template_install (widget_class, "cb-cases-list");
  gtk_widget_class_bind_template_child (widget_class, CbCasesList, closed_cases);
  gtk_widget_class_bind_template_child (widget_class, CbCasesList, closed_rows);
  gtk_widget_class_bind_template_child (widget_class, CbCasesList, open_cases);
  gtk_widget_class_bind_template_child (widget_class, CbCasesList, open_rows);
  gtk_widget_class_bind_template_child (widget_class, CbCasesList, table_list);
  gtk_widget_class_bind_template_callback (widget_class, is_filled);
}

static void
cb_cases_list_init (CbCasesList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_cases_list_new:
 * @shelf: (transfer none): where the cases are
 * @tables: (transfer none): the tables Casebook dealt for
 *
 * Returns: (transfer floating): a new list
 */
GtkWidget *
cb_cases_list_new (CbShelf *shelf, CbTables *tables)
{
  g_return_val_if_fail (CB_IS_SHELF (shelf), NULL);
  g_return_val_if_fail (CB_IS_TABLES (tables), NULL);

  return g_object_new (CB_TYPE_CASES_LIST, "shelf", shelf, "tables", tables, NULL);
}
