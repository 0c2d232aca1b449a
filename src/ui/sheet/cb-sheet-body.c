/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-children.h"
#include "cb-sheet-body.h"
#include "cb-sheet-row.h"

/* The opacity of the lines between groups. */
#define LINE_ALPHA 0.18F

struct _CbSheetBody
{
  GtkWidget parent_instance;

  CbSheetGeometry geometry;
  int x;
  int y;
};

G_DEFINE_FINAL_TYPE (CbSheetBody, cb_sheet_body, GTK_TYPE_WIDGET)

/* A group without visible rows gets no gap. */
static int
get_child_height (GtkWidget *child, const CbSheetGeometry *geometry)
{
  int height;

  if (!gtk_widget_should_layout (child))
    return 0;
  if (CB_IS_SHEET_ROW (child))
    return geometry->foot_height;
  height = cb_sheet_group_get_height (CB_SHEET_GROUP (child), geometry);
  if (height > 0 && CB_IS_SHEET_GROUP (gtk_widget_get_next_sibling (child)))
    height += geometry->gap;
  return height;
}

static void
cb_sheet_body_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbSheetBody *self = CB_SHEET_BODY (widget);
  int y = -self->y;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_height = get_child_height (child, &self->geometry);
      GtkAllocation allocation = { 0, y, width, child_height };

      if (child_height == 0)
        continue;
      if (CB_IS_SHEET_ROW (child))
        cb_sheet_row_place (CB_SHEET_ROW (child), &self->geometry, self->x);
      else
        cb_sheet_group_place (CB_SHEET_GROUP (child), &self->geometry, self->x);
      gtk_widget_size_allocate (child, &allocation, -1);
      y += child_height;
    }
}

/* Draws a line in the middle of each gap between groups, and above the foot. */
static void
cb_sheet_body_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSheetBody *self = CB_SHEET_BODY (widget);
  int x = self->geometry.x;
  float width = (float) (gtk_widget_get_width (widget) - 2 * x);
  int y = -self->y;
  GdkRGBA colour;

  GTK_WIDGET_CLASS (cb_sheet_body_parent_class)->snapshot (widget, snapshot);

  gtk_widget_get_color (widget, &colour);
  colour.alpha *= LINE_ALPHA;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int height = get_child_height (child, &self->geometry);
      GtkWidget *next = gtk_widget_get_next_sibling (child);
      int above = CB_IS_SHEET_GROUP (next) ? self->geometry.gap / 2 : 0;

      y += height;
      if (height > 0 && next != NULL)
        gtk_snapshot_append_color (
          snapshot, &colour, &GRAPHENE_RECT_INIT ((float) x, (float) (y - above - 1), width, 1));
    }
}

static void
cb_sheet_body_class_init (CbSheetBodyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_children_dispose;

  widget_class->measure = cb_sheet_group_measure;
  widget_class->size_allocate = cb_sheet_body_size_allocate;
  widget_class->snapshot = cb_sheet_body_snapshot;

  gtk_widget_class_set_css_name (widget_class, "sheetbody");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
cb_sheet_body_init (CbSheetBody *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Sets the layout of the lines, and how far they are scrolled in both directions. */
void
cb_sheet_body_place (CbSheetBody *self, const CbSheetGeometry *geometry, int x, int y)
{
  g_return_if_fail (CB_IS_SHEET_BODY (self));

  self->geometry = *geometry;
  self->x = x;
  self->y = y;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Where a row of a group begins in the layout of @geometry, unscrolled. */
int
cb_sheet_body_find_y (CbSheetBody *self, GtkWidget *row, const CbSheetGeometry *geometry)
{
  GtkWidget *group = gtk_widget_get_parent (row);
  int y = 0;

  g_return_val_if_fail (CB_IS_SHEET_BODY (self), 0);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL && child != group; child = gtk_widget_get_next_sibling (child))
    y += get_child_height (child, geometry);
  return y + cb_sheet_group_find_y (CB_SHEET_GROUP (group), row, geometry);
}
