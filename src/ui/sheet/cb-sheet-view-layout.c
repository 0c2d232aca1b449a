/* Where everything is, and how far it is scrolled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-paint.h"
#include "cb-sheet-body.h"
#include "cb-sheet-heading.h"
#include "cb-sheet-row.h"
#include "cb-sheet-view-private.h"

/* The band of the envelope: its opacity, and its radius and distance from the top in pixels. */
#define BAND_ALPHA  0.08F
#define BAND_RADIUS 8
#define BAND_TOP    4

/* The size of a cell for a mouse and of one for fingers, in pixels. */
#define POINTED 24
#define TAPPED  32

static int
measure_line (CbSheetView *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "X");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* The width and height that a cell should have for a mouse or for fingers (see cb-touch.c). */
static int
get_cell_size (CbSheetView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && gtk_widget_has_css_class (GTK_WIDGET (root), "touch") ? TAPPED : POINTED;
}

static CbSheetNeeds
get_needs (CbSheetView *self)
{
  CbSheetNeeds needs = {
    .n_columns = (int) self->n_columns,
    .line = measure_line (self),
    .has_foot = gtk_widget_get_visible (self->foot),
  };

  for (guint i = 0; i < self->headings->len; i++)
    needs.name_width = MAX (
      needs.name_width, cb_sheet_heading_get_name_width (g_ptr_array_index (self->headings, i)));
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *label = gtk_widget_get_first_child (g_ptr_array_index (self->rows, i));
      int natural;

      needs.n_rows += _cb_sheet_view_is_folded (self, i) ? 0 : 1;
      gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      needs.label_width = MAX (needs.label_width, natural);
    }
  needs.cell_width = needs.cell_height = get_cell_size (self);
  gtk_widget_measure (self->corner, GTK_ORIENTATION_HORIZONTAL, -1, &needs.corner_width, NULL, NULL,
                      NULL);
  for (guint i = 0; i < self->groups->len; i++)
    {
      CbSheetGroup *group = g_ptr_array_index (self->groups, i);

      if (gtk_widget_get_visible (cb_sheet_group_get_fold (group)))
        {
          needs.n_folds++;
          gtk_widget_measure (cb_sheet_group_get_fold (group), GTK_ORIENTATION_VERTICAL, -1,
                              &needs.fold_height, NULL, NULL, NULL);
        }
      needs.n_gaps += i > 0 ? 1 : 0;
    }
  return needs;
}

static int
get_scrolled (GtkAdjustment *adjustment)
{
  return adjustment != NULL ? (int) gtk_adjustment_get_value (adjustment) : 0;
}

static void
configure (GtkAdjustment *adjustment, int value, int size, int page, int step)
{
  if (adjustment != NULL)
    gtk_adjustment_configure (adjustment, value, 0, MAX (size, page), step, page * 0.9, page);
}

/* The scroll position at which the anchor row stays where it was on the screen. */
static int
find_top (CbSheetView *self)
{
  int y;

  if (self->anchor == NULL)
    return get_scrolled (self->vadjustment);

  y = cb_sheet_body_find_y (CB_SHEET_BODY (self->body), self->anchor, &self->geometry);
  y -= self->anchor_y;
  self->anchor = NULL;
  return MAX (y, 0);
}

static void
scroll_to_range (GtkAdjustment *adjustment, int from, int to)
{
  if (adjustment != NULL)
    gtk_adjustment_clamp_page (adjustment, from, to);
}

void
_cb_sheet_view_scroll_to_cell (CbSheetView *self, CbSheetCell *cell)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (cell));
  const CbSheetGeometry *geometry = &self->geometry;
  int column = (int) cb_cell_get_holder (cb_sheet_cell_get_cell (cell));
  int y = cb_sheet_body_find_y (CB_SHEET_BODY (self->body), row, geometry);

  scroll_to_range (self->vadjustment, y, y + geometry->row_height);
  scroll_to_range (self->hadjustment, column * geometry->column_width,
                   (column + 1) * geometry->column_width);
}

static void
scrolled_cb (CbSheetView *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
_cb_sheet_view_set_adjustment (CbSheetView *self, GtkAdjustment **field, GtkAdjustment *adjustment)
{
  if (*field == adjustment && adjustment != NULL)
    return;

  if (*field != NULL)
    g_signal_handlers_disconnect_by_data (*field, self);
  g_set_object (field, adjustment);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self,
                             G_CONNECT_SWAPPED);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
cb_sheet_view_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_min, child_nat;

      gtk_widget_measure (child, orientation, -1, &child_min, &child_nat, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *natural += child_nat;
      else
        *natural = MAX (*natural, child_nat);
    }
  *minimum = self->sheet != NULL && orientation == GTK_ORIENTATION_VERTICAL
               ? measure_line (self) * 5
               : 0;
  *natural = MAX (*minimum, *natural);
}

static void
cb_sheet_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  const CbSheetGeometry *geometry = &self->geometry;
  int header_height;

  if (self->sheet == NULL)
    return;

  self->needs = get_needs (self);
  self->geometry = cb_sheet_geometry_fit (&self->needs, width, height);
  header_height = MIN (geometry->header_height, height);
  configure (self->hadjustment, get_scrolled (self->hadjustment),
             cb_sheet_geometry_get_width (geometry, &self->needs), width, geometry->column_width);
  configure (self->vadjustment, find_top (self),
             cb_sheet_geometry_get_body_height (geometry, &self->needs), height - header_height,
             geometry->row_height);

  for (guint i = 0; i < self->headings->len; i++)
    cb_sheet_heading_set_heads (g_ptr_array_index (self->headings, i), geometry->heads);
  cb_sheet_row_place (CB_SHEET_ROW (self->header), geometry, get_scrolled (self->hadjustment));
  gtk_widget_size_allocate (self->header, &(GtkAllocation) { 0, 0, width, header_height }, -1);
  cb_sheet_body_place (CB_SHEET_BODY (self->body), geometry, get_scrolled (self->hadjustment),
                       get_scrolled (self->vadjustment));
  gtk_widget_size_allocate (
    self->body, &(GtkAllocation) { 0, header_height, width, height - header_height }, -1);
}

/* Paints the band, which with its column scrolls below the names of the cards. */
void
_cb_sheet_view_append_band (CbSheetView *self, GtkSnapshot *snapshot)
{
  const CbSheetGeometry *geometry = &self->geometry;
  GtkWidget *widget = GTK_WIDGET (self);
  int bottom = geometry->header_height - get_scrolled (self->vadjustment) +
               cb_sheet_geometry_get_body_height (geometry, &self->needs);
  int start = geometry->x + geometry->label_width;
  int end = start - get_scrolled (self->hadjustment) + geometry->column_width;
  int x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
            ? gtk_widget_get_width (widget) - end
            : MAX (start, end - geometry->column_width);
  GdkRGBA colour;

  if (end <= start)
    return;

  adw_accent_color_to_rgba (adw_style_manager_get_accent_color (adw_style_manager_get_default ()),
                            &colour);
  colour.alpha *= BAND_ALPHA;
  cb_paint_fill (snapshot,
                 &GRAPHENE_RECT_INIT ((float) x, BAND_TOP,
                                      (float) MIN (end - start, geometry->column_width),
                                      (float) (bottom - BAND_TOP)),
                 BAND_RADIUS, &colour);
}

/**
 * cb_sheet_view_find_groups:
 * @places: (out caller-allocates) (array fixed-size=4): where the cards of each category begin, by
 *   category; scrolled, they may be above or below what is in view
 *
 * The places are those of the last allocation.
 *
 * Returns: the height of the header
 */
int
cb_sheet_view_find_groups (CbSheetView *self, int *places)
{
  const CbSheetGeometry *geometry;

  g_return_val_if_fail (CB_IS_SHEET_VIEW (self), 0);

  geometry = &self->geometry;
  for (guint i = 0; i < CB_MAX_CATEGORIES; i++)
    places[i] = 0;
  for (guint i = 0; i < self->groups->len; i++)
    {
      GtkWidget *first = gtk_widget_get_first_child (g_ptr_array_index (self->groups, i));

      places[i] = geometry->header_height - get_scrolled (self->vadjustment) +
                  cb_sheet_body_find_y (CB_SHEET_BODY (self->body), first, geometry);
    }
  return geometry->header_height;
}

void
_cb_sheet_view_install_layout (GtkWidgetClass *widget_class)
{
  widget_class->measure = cb_sheet_view_measure;
  widget_class->size_allocate = cb_sheet_view_size_allocate;
}
