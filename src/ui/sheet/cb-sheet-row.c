/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-children.h"
#include "cb-fields.h"
#include "cb-sheet-cell.h"
#include "cb-sheet-row.h"

/* How far a focus ring stands out, in pixels. */
#define RING 4

struct _CbSheetRow
{
  GtkWidget parent_instance;

  CbSheetGeometry geometry;
  int scrolled;
};

CB_DEFINE_PLAIN_TYPE (CbSheetRow, cb_sheet_row, GTK_TYPE_WIDGET)

static void
place (CbSheetRow *self, GtkWidget *child, int x, int width, int height)
{
  GtkAllocation allocation = { x, 0, width, height };

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    allocation.x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_size_allocate (child, &allocation, -1);
}

static void
cb_sheet_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbSheetRow *self = CB_SHEET_ROW (widget);
  const CbSheetGeometry *geometry = &self->geometry;
  GtkWidget *label = gtk_widget_get_first_child (widget);
  int start = geometry->x + geometry->label_width;
  int x = start - self->scrolled;

  if (label == NULL)
    return;

  place (self, label, geometry->x, geometry->label_width, height);
  for (GtkWidget *child = gtk_widget_get_next_sibling (label); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      place (self, child, x, geometry->column_width, height);
      if (CB_IS_SHEET_CELL (child))
        cb_sheet_cell_set_covered (CB_SHEET_CELL (child), start - x);
      x += geometry->column_width;
    }
}

static void
cb_sheet_row_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_min, child_nat;

      gtk_widget_measure (child, orientation, -1, &child_min, &child_nat, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        *natural += child_nat;
      else
        *natural = MAX (*natural, child_nat);
    }
  *minimum = 0;
}

/* Clips scrolled columns, which go under the label, but not the focus ring of a cell, which stands
 * out of its row. */
static void
cb_sheet_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSheetRow *self = CB_SHEET_ROW (widget);
  GtkWidget *label = gtk_widget_get_first_child (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int start = self->geometry.x + self->geometry.label_width;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (label == NULL)
    return;

  gtk_widget_snapshot_child (widget, label, snapshot);
  if (self->scrolled > 0)
    gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (rtl ? 0 : (float) start, -RING,
                                                           (float) (width - start),
                                                           (float) height + 2 * RING));
  for (GtkWidget *child = gtk_widget_get_next_sibling (label); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
  if (self->scrolled > 0)
    gtk_snapshot_pop (snapshot);
}

static void
cb_sheet_row_class_init (CbSheetRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_children_dispose;

  widget_class->measure = cb_sheet_row_measure;
  widget_class->size_allocate = cb_sheet_row_size_allocate;
  widget_class->snapshot = cb_sheet_row_snapshot;

  gtk_widget_class_set_css_name (widget_class, "sheetrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ROW);
}

/* Sets where the columns are, and by how many pixels they are scrolled under the label. The caller
 * then allocates the row. */
void
cb_sheet_row_place (CbSheetRow *self, const CbSheetGeometry *geometry, int scrolled)
{
  g_return_if_fail (CB_IS_SHEET_ROW (self));

  if (self->scrolled == scrolled && memcmp (&self->geometry, geometry, sizeof *geometry) == 0)
    return;

  self->geometry = *geometry;
  self->scrolled = scrolled;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
