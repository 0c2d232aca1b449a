/* cb-sheet-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-sheet-view"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-sheet-body.h"
#include "cb-sheet-heading.h"
#include "cb-sheet-row.h"
#include "cb-sheet-view-private.h"

enum
{
  PROP_0,
  PROP_SHEET,
  N_PROPS,

  PROP_HADJUSTMENT = N_PROPS,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

enum
{
  DETAILS,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE_WITH_CODE (CbSheetView,
                               cb_sheet_view,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Other players or cards mean other lines; anything less, and the cells tell of themselves. */
static void
sheet_changed_cb (CbSheetView *self)
{
  if (self->setup == cb_case_get_setup (cb_sheet_get_case (self->sheet)))
    return;

  _cb_sheet_view_clear (self);
  _cb_sheet_view_fill (self);
}

static int
measure_line (CbSheetView *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "X");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static CbSheetNeeds
get_needs (CbSheetView *self)
{
  const CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (self->sheet));
  CbSheetNeeds needs = {
    .n_columns = (int) self->n_columns,
    .n_rows = (int) cb_edition_get_n_cards (edition),
    .n_headings = (int) cb_edition_get_n_categories (edition),
    .line = measure_line (self),
  };

  for (guint i = 0; i < self->headings->len; i++)
    needs.name_width = MAX (
      needs.name_width, cb_sheet_heading_get_name_width (g_ptr_array_index (self->headings, i)));
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *label = gtk_widget_get_first_child (g_ptr_array_index (self->rows, i));
      int natural;

      gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      needs.label_width = MAX (needs.label_width, natural);
    }
  return needs;
}

static void
configure (GtkAdjustment *adjustment, int size, int page, int step)
{
  if (adjustment == NULL)
    return;

  gtk_adjustment_configure (adjustment, gtk_adjustment_get_value (adjustment), 0, MAX (size, page),
                            step, page * 0.9, page);
}

static int
get_scrolled (GtkAdjustment *adjustment)
{
  return adjustment != NULL ? (int) gtk_adjustment_get_value (adjustment) : 0;
}

static void
scroll_to_range (GtkAdjustment *adjustment, int from, int to)
{
  if (adjustment != NULL)
    gtk_adjustment_clamp_page (adjustment, from, to);
}

static void
scroll_to_cell (CbSheetView *self, CbSheetCell *cell)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (cell));
  const CbSheetGeometry *geometry = &self->geometry;
  int column = (int) cb_cell_get_holder (cb_sheet_cell_get_cell (cell));
  int y = cb_sheet_body_find_y (CB_SHEET_BODY (self->body), row);
  /* The first line of a category brings its heading along. */
  int above = CB_IS_SHEET_ROW (gtk_widget_get_prev_sibling (row)) ? 0 : geometry->heading_height;

  scroll_to_range (self->vadjustment, y - above, y + geometry->row_height);
  scroll_to_range (self->hadjustment, column * geometry->column_width,
                   (column + 1) * geometry->column_width);
}

static void
scrolled_cb (CbSheetView *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
set_adjustment (CbSheetView *self, GtkAdjustment **field, GtkAdjustment *adjustment)
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

/* The cell that has the focus, or had it last. */
static CbSheetCell *
get_current (CbSheetView *self)
{
  return cb_sheet_view_get_cell (self, self->card, self->holder);
}

static void
move_by (CbSheetView *self, int rows, int columns)
{
  int card = CLAMP ((int) self->card + rows, 0, (int) self->rows->len - 1);
  int holder = CLAMP ((int) self->holder + columns, 0, (int) self->n_columns - 1);

  cb_sheet_view_focus_cell (self, (guint) card, (guint) holder);
}

static gboolean
move_far_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  int rows, columns;

  g_variant_get (args, "(ii)", &rows, &columns);
  move_by (self, rows, columns);
  return TRUE;
}

/* To the first card of the next category, or of this and then the last one. */
static gboolean
move_page_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  const CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (self->sheet));
  int direction = g_variant_get_int32 (args);
  guint target = direction < 0 ? 0 : self->rows->len - 1;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      guint first = cb_card_set_first (cb_edition_get_category (edition, i)->cards);

      if (direction < 0 ? first < self->card && first > target
                        : first > self->card && first < target)
        target = first;
    }
  cb_sheet_view_focus_cell (self, target, self->holder);
  return TRUE;
}

static void
add_move (GtkWidgetClass *widget_class,
          guint key,
          guint keypad,
          GdkModifierType mods,
          int rows,
          int columns)
{
  gtk_widget_class_add_binding (widget_class, key, mods, move_far_cb, "(ii)", rows, columns);
  gtk_widget_class_add_binding (widget_class, keypad, mods, move_far_cb, "(ii)", rows, columns);
}

static gboolean
cb_sheet_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  int ahead = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if (self->sheet == NULL)
    return FALSE;
  if (gtk_widget_get_focus_child (widget) == NULL)
    return cb_sheet_view_focus_cell (self, self->card, self->holder);

  switch (direction)
    {
    case GTK_DIR_UP:
      move_by (self, -1, 0);
      return TRUE;
    case GTK_DIR_DOWN:
      move_by (self, 1, 0);
      return TRUE;
    case GTK_DIR_LEFT:
      move_by (self, 0, -ahead);
      return TRUE;
    case GTK_DIR_RIGHT:
      move_by (self, 0, ahead);
      return TRUE;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
}

static gboolean
cb_sheet_view_grab_focus (GtkWidget *widget)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);

  return self->sheet != NULL && cb_sheet_view_focus_cell (self, self->card, self->holder);
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
  CbSheetNeeds needs;
  int header_height;

  if (self->sheet == NULL)
    return;

  needs = get_needs (self);
  self->geometry = cb_sheet_geometry_fit (&needs, width, height);
  header_height = MIN (geometry->header_height, height);
  configure (self->hadjustment, cb_sheet_geometry_get_width (geometry, &needs), width,
             geometry->column_width);
  configure (self->vadjustment, cb_sheet_geometry_get_body_height (geometry, &needs),
             height - header_height, geometry->row_height);

  for (guint i = 0; i < self->headings->len; i++)
    cb_sheet_heading_set_rotated (g_ptr_array_index (self->headings, i), geometry->rotated);
  cb_sheet_row_place (CB_SHEET_ROW (self->header), geometry, get_scrolled (self->hadjustment));
  gtk_widget_size_allocate (self->header, &(GtkAllocation) { 0, 0, width, header_height }, -1);
  cb_sheet_body_place (CB_SHEET_BODY (self->body), geometry, get_scrolled (self->hadjustment),
                       get_scrolled (self->vadjustment));
  gtk_widget_size_allocate (
    self->body, &(GtkAllocation) { 0, header_height, width, height - header_height }, -1);
}

static void
cb_sheet_view_dispose (GObject *object)
{
  CbSheetView *self = CB_SHEET_VIEW (object);

  g_clear_pointer (&self->setup, cb_setup_unref);
  g_clear_pointer (&self->headings, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->header, gtk_widget_unparent);
  g_clear_pointer (&self->body, gtk_widget_unparent);
  g_clear_object (&self->hadjustment);
  g_clear_object (&self->vadjustment);
  g_clear_object (&self->sheet);

  G_OBJECT_CLASS (cb_sheet_view_parent_class)->dispose (object);
}

static void
cb_sheet_view_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbSheetView *self = CB_SHEET_VIEW (object);

  switch (prop_id)
    {
    case PROP_SHEET:
      g_value_set_object (value, self->sheet);
      break;
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->hadjustment);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->vadjustment);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, GTK_SCROLL_MINIMUM);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_sheet_view_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbSheetView *self = CB_SHEET_VIEW (object);

  switch (prop_id)
    {
    case PROP_SHEET:
      cb_sheet_view_set_sheet (self, g_value_get_object (value));
      break;
    case PROP_HADJUSTMENT:
      set_adjustment (self, &self->hadjustment, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, &self->vadjustment, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      /* There is but one size the sheet can have. */
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_sheet_view_class_init (CbSheetViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const int FAR = CB_MAX_CARDS;

  object_class->dispose = cb_sheet_view_dispose;
  object_class->get_property = cb_sheet_view_get_property;
  object_class->set_property = cb_sheet_view_set_property;

  widget_class->focus = cb_sheet_view_focus;
  widget_class->grab_focus = cb_sheet_view_grab_focus;
  widget_class->measure = cb_sheet_view_measure;
  widget_class->size_allocate = cb_sheet_view_size_allocate;

  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                  G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  signals[DETAILS] = g_signal_new ("details", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, CB_TYPE_SHEET_CELL);

  gtk_widget_class_set_css_name (widget_class, "sheetview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);

  add_move (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, 0, 0, -FAR);
  add_move (widget_class, GDK_KEY_End, GDK_KEY_KP_End, 0, 0, FAR);
  add_move (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, GDK_CONTROL_MASK, -FAR, -FAR);
  add_move (widget_class, GDK_KEY_End, GDK_KEY_KP_End, GDK_CONTROL_MASK, FAR, FAR);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, move_page_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Page_Up, 0, move_page_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, move_page_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Page_Down, 0, move_page_cb, "i", 1);
}

static void
cb_sheet_view_init (CbSheetView *self)
{
  self->headings = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
  self->header = cb_sheet_row_new ();
  gtk_widget_set_parent (self->header, GTK_WIDGET (self));
  gtk_widget_add_css_class (self->header, "header");
  self->body = cb_sheet_body_new ();
  gtk_widget_set_parent (self->body, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Clue sheet"), -1);
}

GtkWidget *
cb_sheet_view_new (void)
{
  return g_object_new (CB_TYPE_SHEET_VIEW, NULL);
}

/* (transfer none) (nullable) */
CbSheet *
cb_sheet_view_get_sheet (CbSheetView *self)
{
  g_return_val_if_fail (CB_IS_SHEET_VIEW (self), NULL);

  return self->sheet;
}

void
cb_sheet_view_set_sheet (CbSheetView *self, CbSheet *sheet)
{
  g_return_if_fail (CB_IS_SHEET_VIEW (self));
  g_return_if_fail (sheet == NULL || CB_IS_SHEET (sheet));

  if (self->sheet == sheet)
    return;

  _cb_sheet_view_clear (self);
  if (self->sheet != NULL)
    g_signal_handlers_disconnect_by_data (self->sheet, self);
  g_set_object (&self->sheet, sheet);
  if (sheet != NULL)
    {
      g_signal_connect_object (sheet, "changed", G_CALLBACK (sheet_changed_cb), self,
                               G_CONNECT_SWAPPED);
      _cb_sheet_view_fill (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHEET]);
}

/* Wherever the focus comes from, it is from here that arrows go on. */
void
_cb_sheet_view_enter_cell (CbSheetView *self, CbSheetCell *cell)
{
  self->card = cb_cell_get_card (cb_sheet_cell_get_cell (cell));
  self->holder = cb_cell_get_holder (cb_sheet_cell_get_cell (cell));
  scroll_to_cell (self, cell);
}

void
_cb_sheet_view_emit_details (CbSheetView *self, CbSheetCell *cell)
{
  g_signal_emit (self, signals[DETAILS], 0, cell);
}

/* (transfer none) */
CbSheetCell *
cb_sheet_view_get_cell (CbSheetView *self, guint card, guint holder)
{
  GtkWidget *cell;

  g_return_val_if_fail (CB_IS_SHEET_VIEW (self), NULL);
  g_return_val_if_fail (card < self->rows->len && holder < self->n_columns, NULL);

  cell = gtk_widget_get_first_child (g_ptr_array_index (self->rows, card));
  for (guint i = 0; i <= holder; i++)
    cell = gtk_widget_get_next_sibling (cell);
  return CB_SHEET_CELL (cell);
}

/* Moves the focus to a cell and scrolls there. */
gboolean
cb_sheet_view_focus_cell (CbSheetView *self, guint card, guint holder)
{
  g_return_val_if_fail (CB_IS_SHEET_VIEW (self), FALSE);
  g_return_val_if_fail (card < self->rows->len && holder < self->n_columns, FALSE);

  self->card = card;
  self->holder = holder;
  return gtk_widget_grab_focus (GTK_WIDGET (get_current (self)));
}
