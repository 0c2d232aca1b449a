/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-sheet-body.h"
#include "cb-sheet-view-private.h"

G_DEFINE_ENUM_TYPE (CbSheetMode,
                    cb_sheet_mode,
                    G_DEFINE_ENUM_VALUE (CB_SHEET_MODE_MARKS, "marks"),
                    G_DEFINE_ENUM_VALUE (CB_SHEET_MODE_ODDS, "odds"),
                    G_DEFINE_ENUM_VALUE (CB_SHEET_MODE_OPEN, "open"))

/* Those that a scrolled window asks of what it scrolls, after its own. */
enum
{
  PROP_HADJUSTMENT = 4,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

G_DEFINE_FINAL_TYPE_WITH_CODE (CbSheetView,
                               cb_sheet_view,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

/* Builds new lines for other players or cards; after smaller changes the cells update
 * themselves. */
static void
sheet_changed_cb (CbSheetView *self)
{
  if (self->setup == cb_case_get_setup (cb_sheet_get_case (self->sheet)))
    {
      _cb_sheet_view_update_folds (self);
      _cb_sheet_view_update_columns (self);
      _cb_sheet_view_update_motion (self);
      return;
    }

  _cb_sheet_view_clear (self);
  _cb_sheet_view_fill (self);
}

static void
assist_changed_cb (CbSheetView *self)
{
  _cb_sheet_view_update_corner (self);
  sheet_changed_cb (self);
}

/* Odds are computed where they are shown. */
static void
mode_changed_cb (CbSheetView *self)
{
  if (self->sheet == NULL)
    return;

  cb_sheet_set_show_odds (self->sheet, self->mode != CB_SHEET_MODE_MARKS);
  _cb_sheet_view_update_corner (self);
  if (_cb_sheet_view_folds (self))
    _cb_sheet_view_leave_settled (self);
  _cb_sheet_view_update_folds (self);
}

static void
follow_sheet (CbSheetView *self)
{
  cb_sheet_set_show_odds (self->sheet, self->mode != CB_SHEET_MODE_MARKS);
  g_signal_connect_object (self->sheet, "changed", G_CALLBACK (sheet_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sheet, "notify::chances", G_CALLBACK (sheet_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_sheet_get_case (self->sheet), "notify::assist",
                           G_CALLBACK (assist_changed_cb), self, G_CONNECT_SWAPPED);
  _cb_sheet_view_fill (self);
}

static gboolean
cb_sheet_view_grab_focus (GtkWidget *widget)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);

  return self->sheet != NULL && cb_sheet_view_focus_cell (self, self->card, self->holder);
}

/* The column of the envelope is a band from top to bottom, under all that is in it. */
static void
cb_sheet_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);

  if (self->sheet != NULL)
    _cb_sheet_view_append_band (self, snapshot);

  GTK_WIDGET_CLASS (cb_sheet_view_parent_class)->snapshot (widget, snapshot);
}

/* The window’s style class for touch (see cb-touch.c) changes the size of cells, and so the
 * layout. */
static void
cb_sheet_view_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_sheet_view_parent_class)->root (widget);

  g_signal_connect_swapped (gtk_widget_get_root (widget), "notify::css-classes",
                            G_CALLBACK (gtk_widget_queue_allocate), widget);
}

static void
cb_sheet_view_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), gtk_widget_queue_allocate,
                                        widget);

  GTK_WIDGET_CLASS (cb_sheet_view_parent_class)->unroot (widget);
}

static void
cb_sheet_view_dispose (GObject *object)
{
  CbSheetView *self = CB_SHEET_VIEW (object);

  _cb_sheet_view_stop_motion (self);
  g_clear_pointer (&self->setup, cb_setup_unref);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->counts, g_ptr_array_unref);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_pointer (&self->headings, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->order, g_array_unref);
  g_clear_pointer (&self->header, gtk_widget_unparent);
  g_clear_pointer (&self->body, gtk_widget_unparent);
  g_clear_object (&self->hadjustment);
  g_clear_object (&self->vadjustment);

  G_OBJECT_CLASS (cb_sheet_view_parent_class)->dispose (object);
}

static void
cb_sheet_view_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbSheetView *self = CB_SHEET_VIEW (object);

  switch (prop_id)
    {
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
      cb_fields_get_property (object, prop_id, value, pspec);
    }
}

static void
cb_sheet_view_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbSheetView *self = CB_SHEET_VIEW (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
      _cb_sheet_view_set_adjustment (self, &self->hadjustment, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      _cb_sheet_view_set_adjustment (self, &self->vadjustment, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      /* The policies cannot be changed. */
      break;
    default:
      cb_fields_set_property (object, prop_id, value, pspec);
    }
}

static void
cb_sheet_view_class_init (CbSheetViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = cb_sheet_view_dispose;
  object_class->get_property = cb_sheet_view_get_property;
  object_class->set_property = cb_sheet_view_set_property;

  widget_class->grab_focus = cb_sheet_view_grab_focus;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbSheetView, sheet, CB_TYPE_SHEET, G_PARAM_READWRITE, follow_sheet),
    CB_FIELD_THEN (CbSheetView, symbols, CB_TYPE_SYMBOLS, flags, _cb_sheet_view_update_symbols),
    CB_FIELD_THEN (CbSheetView, mode, CB_TYPE_SHEET_MODE, flags, mode_changed_cb));
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  cb_signal_new (klass, "details", 1, CB_TYPE_SHEET_CELL);
  cb_signal_new (klass, "moved", 0);

  gtk_widget_class_set_css_name (widget_class, "sheetview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);

  widget_class->snapshot = cb_sheet_view_snapshot;

  widget_class->root = cb_sheet_view_root;
  widget_class->unroot = cb_sheet_view_unroot;
  _cb_sheet_view_install_layout (widget_class);
  _cb_sheet_view_install_keys (widget_class);
}

/* (nullable): the cell there */
static GtkWidget *
pick_cell (CbSheetView *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return picked != NULL && !CB_IS_SHEET_CELL (picked)
           ? gtk_widget_get_ancestor (picked, CB_TYPE_SHEET_CELL)
           : picked;
}

/* The press is no tap then, which would lead on to why the cell is as it is. */
static void
open_menu_cb (CbSheetView *self, double x, double y, GtkGesture *gesture)
{
  GtkWidget *cell = pick_cell (self, x, y);

  if (cell == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (cell);
  gtk_widget_activate_action (cell, "cell.menu", NULL);
}

static void
pressed_cb (CbSheetView *self, int n_press, double x, double y, GtkGesture *gesture)
{
  open_menu_cb (self, x, y, gesture);
}

/* What can be recorded from a cell comes by a long press, and by the other button of a mouse. */
static void
add_gestures (CbSheetView *self)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (hold, "pressed", G_CALLBACK (open_menu_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
cb_sheet_view_init (CbSheetView *self)
{
  add_gestures (self);
  self->counts = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  self->headings = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
  self->order = g_array_new (FALSE, FALSE, sizeof (guint));
  self->header = g_object_new (CB_TYPE_SHEET_ROW, NULL);
  gtk_widget_set_parent (self->header, GTK_WIDGET (self));
  gtk_widget_add_css_class (self->header, "header");
  self->body = g_object_new (CB_TYPE_SHEET_BODY, NULL);
  gtk_widget_set_parent (self->body, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Sheet"),
                                  -1);
}
