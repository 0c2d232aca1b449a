/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gtk/gtk.h>

#include "cb-case-column.h"
#include "cb-children.h"
#include "cb-fields.h"
#include "cb-sheet-view.h"

/**
 * CbCaseDesk:
 *
 * The sheet in a scrolled window, and beside it the case file as a column with each card beside
 * its group of the sheet.
 *
 * Properties: sheet-view (CbSheetView, construct only); column (boolean): whether the case file is
 * shown.
 */
G_DECLARE_FINAL_TYPE (CbCaseDesk, cb_case_desk, CB, CASE_DESK, GtkWidget)

struct _CbCaseDesk
{
  GtkWidget parent_instance;

  CbSheetView *sheet_view;
  gboolean column;

  GtkWidget *scrolled;
  CbCaseColumn *file;
};

G_DEFINE_FINAL_TYPE (CbCaseDesk, cb_case_desk, GTK_TYPE_WIDGET)

static int
measure_column (CbCaseDesk *self)
{
  int width = 0;

  if (gtk_widget_should_layout (GTK_WIDGET (self->file)))
    gtk_widget_measure (GTK_WIDGET (self->file), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL,
                        NULL);
  return width;
}

static void
cb_case_desk_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  CbCaseDesk *self = CB_CASE_DESK (widget);
  int column = orientation == GTK_ORIENTATION_HORIZONTAL ? measure_column (self) : 0;

  gtk_widget_measure (self->scrolled, orientation, -1, minimum, natural, NULL, NULL);
  *minimum += column;
  *natural += column;
}

/* Allocates the sheet first, because the cards need the places of its groups. */
static void
cb_case_desk_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbCaseDesk *self = CB_CASE_DESK (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int column = measure_column (self);
  int places[CB_MAX_CATEGORIES];
  int header_height;

  gtk_widget_size_allocate (self->scrolled,
                            &(GtkAllocation) { rtl ? 0 : column, 0, width - column, height }, -1);
  if (column == 0)
    return;
  header_height = cb_sheet_view_find_groups (self->sheet_view, places);
  cb_case_column_place (self->file, header_height, places);
  gtk_widget_size_allocate (GTK_WIDGET (self->file),
                            &(GtkAllocation) { rtl ? width - column : 0, 0, column, height }, -1);
}

static void
take_sheet_view (CbCaseDesk *self)
{
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (self->scrolled);

  gtk_scrolled_window_set_child (scrolled, GTK_WIDGET (self->sheet_view));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (scrolled), "value-changed",
                           G_CALLBACK (gtk_widget_queue_allocate), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self->sheet_view, "sheet", self->file, "sheet", G_BINDING_SYNC_CREATE);
}

static void
show_column (CbCaseDesk *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->file), self->column);
}

static void
cb_case_desk_class_init (CbCaseDeskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_children_dispose;

  widget_class->measure = cb_case_desk_measure;
  widget_class->size_allocate = cb_case_desk_size_allocate;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbCaseDesk, sheet_view, CB_TYPE_SHEET_VIEW, G_PARAM_CONSTRUCT_ONLY,
                   take_sheet_view),
    CB_FIELD_THEN (CbCaseDesk, column, G_TYPE_BOOLEAN, G_PARAM_READWRITE, show_column));
}

static void
cb_case_desk_init (CbCaseDesk *self)
{
  self->file = g_object_new (CB_TYPE_CASE_COLUMN, "visible", FALSE, NULL);
  self->scrolled = gtk_scrolled_window_new ();
  /* The sheet is added first, so that the focus reaches it first. */
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->file), GTK_WIDGET (self));
}
