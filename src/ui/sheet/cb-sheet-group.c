/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-children.h"
#include "cb-fields.h"
#include "cb-sheet-group.h"

struct _CbSheetGroup
{
  GtkWidget parent_instance;

  CbSheetGeometry geometry;
  int scrolled;

  GtkWidget *fold; /* a toggle button, among the rows */
  GtkWidget *words;
};

G_DEFINE_FINAL_TYPE (CbSheetGroup, cb_sheet_group, GTK_TYPE_WIDGET)

static int
get_child_height (GtkWidget *child, const CbSheetGeometry *geometry)
{
  if (!gtk_widget_should_layout (child))
    return 0;
  return CB_IS_SHEET_ROW (child) ? geometry->row_height : geometry->fold_height;
}

/* The height of the children together; it never shrinks, because the sheet scrolls. */
void
cb_sheet_group_measure (GtkWidget *widget,
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

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &child_min, &child_nat, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *natural += child_nat;
      else
        *natural = MAX (*natural, child_nat);
    }
  *minimum = 0;
}

static void
cb_sheet_group_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbSheetGroup *self = CB_SHEET_GROUP (widget);
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_height = get_child_height (child, &self->geometry);
      GtkAllocation allocation = { 0, y, width, child_height };

      if (child_height == 0)
        continue;
      if (CB_IS_SHEET_ROW (child))
        cb_sheet_row_place (CB_SHEET_ROW (child), &self->geometry, self->scrolled);
      else
        {
          allocation.width = width - 2 * self->geometry.x;
          allocation.x = self->geometry.x;
        }
      gtk_widget_size_allocate (child, &allocation, -1);
      y += child_height;
    }
}

static void
toggled_cb (CbSheetGroup *self)
{
  g_signal_emit_by_name (self, "unfolded");
}

static void
cb_sheet_group_class_init (CbSheetGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_children_dispose;

  widget_class->measure = cb_sheet_group_measure;
  widget_class->size_allocate = cb_sheet_group_size_allocate;

  cb_signal_new (klass, "unfolded", 0);

  gtk_widget_class_set_css_name (widget_class, "sheetgroup");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ROW_GROUP);
}

static void
cb_sheet_group_init (CbSheetGroup *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->words = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END,
                              NULL);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("pan-down-symbolic"));
  gtk_box_append (GTK_BOX (box), self->words);
  self->fold = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "child", box, "visible", FALSE, "css-classes",
                             (const char *[]) { "flat", "fold", NULL }, NULL);
  g_signal_connect_object (self->fold, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->fold, GTK_WIDGET (self));
}

/* @name: of the category */
GtkWidget *
cb_sheet_group_new (const char *name)
{
  CbSheetGroup *self = g_object_new (CB_TYPE_SHEET_GROUP, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

/* @row: (transfer floating) */
void
cb_sheet_group_append (CbSheetGroup *self, CbSheetRow *row)
{
  g_return_if_fail (CB_IS_SHEET_GROUP (self));
  g_return_if_fail (CB_IS_SHEET_ROW (row));

  gtk_widget_insert_before (GTK_WIDGET (row), GTK_WIDGET (self), self->fold);
}

/* Moves @child to after @last if it is not there yet. Returns: @child */
static GtkWidget *
put_after (CbSheetGroup *self, GtkWidget *child, GtkWidget *last)
{
  if (gtk_widget_get_prev_sibling (child) != last)
    gtk_widget_insert_after (child, GTK_WIDGET (self), last);
  return child;
}

/**
 * cb_sheet_group_set_order:
 * @open: (element-type CbSheetRow): the rows above the line that tells of folded ones
 * @folded: (element-type CbSheetRow): the rows below that line
 *
 * @open and @folded together are all rows of the group.
 */
void
cb_sheet_group_set_order (CbSheetGroup *self, GPtrArray *open, GPtrArray *folded)
{
  GtkWidget *last = NULL;

  g_return_if_fail (CB_IS_SHEET_GROUP (self));

  for (guint i = 0; i < open->len; i++)
    last = put_after (self, g_ptr_array_index (open, i), last);
  last = put_after (self, self->fold, last);
  for (guint i = 0; i < folded->len; i++)
    last = put_after (self, g_ptr_array_index (folded, i), last);
}

/* @words: (nullable): says what is folded away; NULL if nothing is */
void
cb_sheet_group_set_fold (CbSheetGroup *self, const char *words)
{
  g_return_if_fail (CB_IS_SHEET_GROUP (self));

  gtk_widget_set_visible (self->fold, words != NULL);
  if (words == NULL)
    return;
  gtk_label_set_label (GTK_LABEL (self->words), words);
  gtk_widget_set_tooltip_text (self->fold, words);
}

/* Whether the folded rows are visible because the user wanted to see them. */
gboolean
cb_sheet_group_get_unfolded (CbSheetGroup *self)
{
  g_return_val_if_fail (CB_IS_SHEET_GROUP (self), FALSE);

  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->fold));
}

/* (transfer none): the line that tells of folded rows, visible if there are any */
GtkWidget *
cb_sheet_group_get_fold (CbSheetGroup *self)
{
  g_return_val_if_fail (CB_IS_SHEET_GROUP (self), NULL);

  return self->fold;
}

/* Sets where the columns are and how far they are scrolled. The caller allocates the group then. */
void
cb_sheet_group_place (CbSheetGroup *self, const CbSheetGeometry *geometry, int scrolled)
{
  g_return_if_fail (CB_IS_SHEET_GROUP (self));

  if (self->scrolled == scrolled && memcmp (&self->geometry, geometry, sizeof *geometry) == 0)
    return;

  self->geometry = *geometry;
  self->scrolled = scrolled;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

int
cb_sheet_group_get_height (CbSheetGroup *self, const CbSheetGeometry *geometry)
{
  return cb_sheet_group_find_y (self, NULL, geometry);
}

/* Where @row begins in the layout of @geometry; the end of the group if @row is not in it. */
int
cb_sheet_group_find_y (CbSheetGroup *self, GtkWidget *row, const CbSheetGeometry *geometry)
{
  int y = 0;

  g_return_val_if_fail (CB_IS_SHEET_GROUP (self), 0);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL && child != row; child = gtk_widget_get_next_sibling (child))
    y += get_child_height (child, geometry);
  return y;
}
