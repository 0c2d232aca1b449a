/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-row.h"
#include "cb-cases-list.h"
#include "cb-fields.h"
#include "cb-long-list.h"
#include "cb-next-game.h"
#include "cb-table-row.h"
#include "cb-template.h"

struct _CbCasesList
{
  AdwBin parent_instance;

  CbShelf *shelf;
  CbTables *tables;
  gboolean narrow;

  AdwBin *above_open;
  AdwBin *below_open;
  GListModel *closed_cases;
  CbLongList *closed_rows;
  GListModel *open_cases;
  CbLongList *open_rows;
  CbNextGame *next_game; /* in one of the two groups above */
  GtkFilter *other_filter;
  GListModel *other_tables;
  GtkFilter *running_filter;
  GtkListBox *running_list;
  GListModel *running_tables;
  GtkListBox *table_list;
};

G_DEFINE_FINAL_TYPE (CbCasesList, cb_cases_list, ADW_TYPE_BIN)

static gboolean
is_filled (GtkWidget *widget, guint n_items)
{
  return n_items > 0;
}

static gboolean
is_there (GtkWidget *widget, GtkWidget *child)
{
  return child != NULL;
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

/* (transfer full) (nullable): among the cases that are finished, or not if @closed is FALSE, the
 * one that was changed last. Practice cases and files that cannot be read do not count. */
static CbShelfItem *
find_newest (CbCasesList *self, gboolean closed)
{
  GListModel *shelf = G_LIST_MODEL (self->shelf);

  for (guint i = 0; i < g_list_model_get_n_items (shelf); i++)
    {
      g_autoptr (CbShelfItem) item = g_list_model_get_item (shelf, i);
      const CbShelfSummary *summary = cb_shelf_item_get_summary (item);

      if (summary->setup != NULL && summary->practice == 0 && summary->closed == closed)
        return g_steal_pointer (&item);
    }
  return NULL;
}

/* Whether an open case was changed in the last hours: the next game is then offered below. */
static gboolean
is_playing (CbCasesList *self)
{
  g_autoptr (CbShelfItem) open = find_newest (self, FALSE);

  return open != NULL && cb_shelf_item_is_of_evening (open);
}

/* Offers the next game to those who played the last one. */
static void
offer_next_game (CbCasesList *self)
{
  g_autoptr (CbShelfItem) last = find_newest (self, TRUE);
  gboolean below = is_playing (self);

  cb_next_game_set_last (self->next_game, last);
  adw_bin_set_child (below ? self->above_open : self->below_open, NULL);
  adw_bin_set_child (below ? self->below_open : self->above_open,
                     last != NULL ? GTK_WIDGET (self->next_game) : NULL);
}

static void
cb_cases_list_constructed (GObject *object)
{
  CbCasesList *self = CB_CASES_LIST (object);

  G_OBJECT_CLASS (cb_cases_list_parent_class)->constructed (object);

  cb_long_list_bind (self->open_rows, self->open_cases, 0, create_case_row, self);
  cb_long_list_bind (self->closed_rows, self->closed_cases, 0, create_case_row, self);
  g_signal_connect_object (self->shelf, "items-changed", G_CALLBACK (offer_next_game), self,
                           G_CONNECT_SWAPPED);
  offer_next_game (self);
  gtk_list_box_bind_model (self->running_list, self->running_tables, create_table_row, NULL, NULL);
  gtk_list_box_bind_model (self->table_list, self->other_tables, create_table_row, NULL, NULL);
}

/* A game may have come to its end while its table was shown. */
static void
cb_cases_list_map (GtkWidget *widget)
{
  CbCasesList *self = CB_CASES_LIST (widget);

  GTK_WIDGET_CLASS (cb_cases_list_parent_class)->map (widget);

  gtk_filter_changed (self->running_filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_filter_changed (self->other_filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
cb_cases_list_class_init (CbCasesListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_cases_list_constructed;
  widget_class->map = cb_cases_list_map;

  cb_fields_install (object_class,
                     CB_FIELD (CbCasesList, shelf, CB_TYPE_SHELF, G_PARAM_CONSTRUCT_ONLY),
                     CB_FIELD (CbCasesList, tables, CB_TYPE_TABLES, G_PARAM_CONSTRUCT_ONLY),
                     CB_FIELD (CbCasesList, narrow, G_TYPE_BOOLEAN, G_PARAM_READWRITE));

  CB_OWNS (object_class, CbCasesList, next_game, g_object_unref);
  cb_template_install (widget_class, "cb-cases-list", CB_CHILD (CbCasesList, above_open),
                       CB_CHILD (CbCasesList, below_open), CB_CHILD (CbCasesList, closed_cases),
                       CB_CHILD (CbCasesList, closed_rows), CB_CHILD (CbCasesList, open_cases),
                       CB_CHILD (CbCasesList, open_rows), CB_CHILD (CbCasesList, other_filter),
                       CB_CHILD (CbCasesList, other_tables), CB_CHILD (CbCasesList, running_filter),
                       CB_CHILD (CbCasesList, running_list), CB_CHILD (CbCasesList, running_tables),
                       CB_CHILD (CbCasesList, table_list), CB_CALLBACK (is_filled),
                       CB_CALLBACK (is_there));
}

static void
cb_cases_list_init (CbCasesList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->next_game = CB_NEXT_GAME (g_object_ref_sink (g_object_new (CB_TYPE_NEXT_GAME, NULL)));
  g_object_bind_property (self, "narrow", self->next_game, "narrow", G_BINDING_SYNC_CREATE);
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
