/* cb-sheet-cell.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-sheet-cell"

#include "config.h"

#include <adwaita.h>

#include "cb-sheet-cell.h"

#define PENCIL_YES   "✓"
#define PENCIL_NO    "✗"
#define PENCIL_MAYBE "?"

struct _CbSheetCell
{
  GtkWidget parent_instance;

  CbSheet *sheet;
  CbCell *cell;
  PangoLayout *pencil;
  int covered;
};

enum
{
  DETAILS,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (CbSheetCell, cb_sheet_cell, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

/* The symbols, in a square from −1 to 1. */
static GskPath *
make_symbol (CbMark mark)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  switch (mark)
    {
    case CB_MARK_YES:
      gsk_path_builder_move_to (builder, -0.8F, 0.1F);
      gsk_path_builder_line_to (builder, -0.25F, 0.65F);
      gsk_path_builder_line_to (builder, 0.85F, -0.65F);
      break;
    case CB_MARK_NO:
      gsk_path_builder_move_to (builder, -0.55F, -0.55F);
      gsk_path_builder_line_to (builder, 0.55F, 0.55F);
      gsk_path_builder_move_to (builder, 0.55F, -0.55F);
      gsk_path_builder_line_to (builder, -0.55F, 0.55F);
      break;
    case CB_MARK_MAYBE:
    default:
      gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (0, 0), 0.2F);
    }
  return gsk_path_builder_to_path (builder);
}

/* Half the size of a symbol, in pixels: it grows with the text. */
static float
get_radius (CbSheetCell *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_units_to_double (pango_font_description_get_size (font));

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  return (float) size * 0.46F;
}

static void
update_pencil (CbSheetCell *self)
{
  const char *text = cb_cell_get_pencil (self->cell);

  g_clear_object (&self->pencil);
  if (text != NULL)
    self->pencil = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

static void
set_css_class (CbSheetCell *self, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static void
update (CbSheetCell *self)
{
  static const GtkAccessibleTristate CHECKED[] = {
    [CB_MARK_MAYBE] = GTK_ACCESSIBLE_TRISTATE_MIXED,
    [CB_MARK_NO] = GTK_ACCESSIBLE_TRISTATE_FALSE,
    [CB_MARK_YES] = GTK_ACCESSIBLE_TRISTATE_TRUE,
  };
  CbMark mark = cb_cell_get_mark (self->cell);
  g_autofree char *description = cb_cell_describe (self->cell);

  update_pencil (self);
  set_css_class (self, "yes", mark == CB_MARK_YES);
  set_css_class (self, "no", mark == CB_MARK_NO);
  set_css_class (self, "maybe", mark == CB_MARK_MAYBE);
  set_css_class (self, "news", cb_cell_get_news (self->cell));
  set_css_class (self, "pencilled", self->pencil != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_CHECKED, CHECKED[mark],
                               -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_pencil (CbSheetCell *self, const char *text)
{
  CbCase *case_ = cb_sheet_get_case (self->sheet);

  if (!cb_case_get_read_only (case_))
    cb_case_set_pencil (case_, cb_cell_get_card (self->cell), cb_cell_get_holder (self->cell),
                        text);
}

static void
cell_cycle (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  const char *text = cb_cell_get_pencil (self->cell);

  if (text == NULL)
    set_pencil (self, PENCIL_NO);
  else if (g_str_equal (text, PENCIL_NO))
    set_pencil (self, PENCIL_YES);
  else if (g_str_equal (text, PENCIL_YES))
    set_pencil (self, PENCIL_MAYBE);
  else
    set_pencil (self, NULL);
}

static void
cell_mark_yes (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), PENCIL_YES);
}

static void
cell_mark_no (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), PENCIL_NO);
}

static void
cell_mark_maybe (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), PENCIL_MAYBE);
}

static void
cell_clear (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), NULL);
}

static void
cell_details (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit (widget, signals[DETAILS], 0);
}

/* Where nothing is worked out the user's marks are the sheet. */
static gboolean
is_own_sheet (CbSheetCell *self)
{
  return cb_case_get_assist (cb_sheet_get_case (self->sheet)) == CB_ASSIST_NOTES;
}

static void
released_cb (CbSheetCell *self, int n_press, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    gtk_widget_activate_action (GTK_WIDGET (self),
                                is_own_sheet (self) ? "cell.cycle" : "cell.details", NULL);
}

/* Where the columns are scrolled under the names of the cards, the names are hit. */
static gboolean
cb_sheet_cell_contains (GtkWidget *widget, double x, double y)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  double width = gtk_widget_get_width (widget);

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = width - x;
  return x >= MAX (self->covered, 0) && x < width && y >= 0 && y < gtk_widget_get_height (widget);
}

/* The only children are popovers, which follow the cell. */
static void
cb_sheet_cell_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static void
cb_sheet_cell_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = 0;
  *natural = (int) (get_radius (CB_SHEET_CELL (widget)) * 3);
}

static void
snapshot_symbol (CbSheetCell *self, GtkSnapshot *snapshot, float x, float y)
{
  CbMark mark = cb_cell_get_mark (self->cell);
  float radius = get_radius (self);
  g_autoptr (GskPath) path = make_symbol (mark);
  GdkRGBA colour;

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, radius, radius);
  if (mark == CB_MARK_MAYBE)
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &colour);
  else
    {
      g_autoptr (GskStroke) stroke = gsk_stroke_new (mark == CB_MARK_YES ? 0.38F : 0.24F);

      gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
      gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
      gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
    }
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_pencil (CbSheetCell *self, GtkSnapshot *snapshot, float x, float y)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  GdkRGBA colour;
  int width, height;

  adw_accent_color_to_standalone_rgba (adw_style_manager_get_accent_color (style),
                                       adw_style_manager_get_dark (style), &colour);
  pango_layout_get_pixel_size (self->pencil, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (x - (float) width / 2.0F, y - (float) height / 2.0F));
  gtk_snapshot_append_layout (snapshot, self->pencil, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
cb_sheet_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  float x = (float) gtk_widget_get_width (widget) / 2.0F;
  float y = (float) gtk_widget_get_height (widget) / 2.0F;
  gboolean alone = self->pencil != NULL && is_own_sheet (self) &&
                   cb_cell_get_mark (self->cell) == CB_MARK_MAYBE;
  float aside = self->pencil != NULL && !alone ? get_radius (self) : 0;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    aside = -aside;
  if (!alone)
    snapshot_symbol (self, snapshot, x - aside, y);
  if (self->pencil != NULL)
    snapshot_pencil (self, snapshot, x + aside, y);
}

static void
cb_sheet_cell_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);

  GTK_WIDGET_CLASS (cb_sheet_cell_parent_class)->css_changed (widget, change);

  if (self->pencil != NULL)
    update_pencil (self);
}

static void
cb_sheet_cell_dispose (GObject *object)
{
  CbSheetCell *self = CB_SHEET_CELL (object);
  GtkWidget *popover;

  while ((popover = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (popover);
  g_clear_object (&self->pencil);
  g_clear_object (&self->cell);
  g_clear_object (&self->sheet);

  G_OBJECT_CLASS (cb_sheet_cell_parent_class)->dispose (object);
}

static void
cb_sheet_cell_class_init (CbSheetCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_sheet_cell_dispose;

  widget_class->contains = cb_sheet_cell_contains;
  widget_class->css_changed = cb_sheet_cell_css_changed;
  widget_class->measure = cb_sheet_cell_measure;
  widget_class->size_allocate = cb_sheet_cell_size_allocate;
  widget_class->snapshot = cb_sheet_cell_snapshot;

  signals[DETAILS] = g_signal_new ("details", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "sheetcell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_activate_signal (widget_class, signals[DETAILS]);

  gtk_widget_class_install_action (widget_class, "cell.cycle", NULL, cell_cycle);
  gtk_widget_class_install_action (widget_class, "cell.mark-yes", NULL, cell_mark_yes);
  gtk_widget_class_install_action (widget_class, "cell.mark-no", NULL, cell_mark_no);
  gtk_widget_class_install_action (widget_class, "cell.mark-maybe", NULL, cell_mark_maybe);
  gtk_widget_class_install_action (widget_class, "cell.clear", NULL, cell_clear);
  gtk_widget_class_install_action (widget_class, "cell.details", NULL, cell_details);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "cell.cycle", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, 0, "cell.mark-yes", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, 0, "cell.mark-no", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question, 0, "cell.mark-maybe", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, 0, "cell.clear", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "cell.clear", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "cell.details", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "cell.details", NULL);
}

static void
cb_sheet_cell_init (CbSheetCell *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
cb_sheet_cell_new (CbSheet *sheet, CbCell *cell)
{
  CbSheetCell *self;

  g_return_val_if_fail (CB_IS_SHEET (sheet), NULL);
  g_return_val_if_fail (CB_IS_CELL (cell), NULL);

  self = g_object_new (CB_TYPE_SHEET_CELL, NULL);
  self->sheet = g_object_ref (sheet);
  self->cell = g_object_ref (cell);
  g_signal_connect_object (cell, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* (transfer none) */
CbCell *
cb_sheet_cell_get_cell (CbSheetCell *self)
{
  g_return_val_if_fail (CB_IS_SHEET_CELL (self), NULL);

  return self->cell;
}

/* Says how much of the cell, from its start, lies under something else; may be negative. */
void
cb_sheet_cell_set_covered (CbSheetCell *self, int covered)
{
  g_return_if_fail (CB_IS_SHEET_CELL (self));

  self->covered = covered;
}
