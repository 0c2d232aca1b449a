/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-motion.h"
#include "cb-sheet-body.h"
#include "cb-sheet-view-private.h"
#include "cb-suggestion.h"
#include "cb-why.h"

/* In milliseconds: the delay from one cell to the next, the time that one cell takes to appear, and
 * the most that all cells together may take. */
#define STEP 40
#define FADE 120
#define MOST 500

G_DEFINE_ENUM_TYPE (CbSheetMode,
                    cb_sheet_mode,
                    G_DEFINE_ENUM_VALUE (CB_SHEET_MODE_MARKS, "marks"),
                    G_DEFINE_ENUM_VALUE (CB_SHEET_MODE_ODDS, "odds"),
                    G_DEFINE_ENUM_VALUE (CB_SHEET_MODE_OPEN, "open"))

/* The properties of GtkScrollable are numbered after those of the class. */
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

/* A new cell. Cells of a lower rank appear before it. */
typedef struct
{
  CbSheetCell *cell;
  guint rank;
} Coming;

/* What follows from a new entry appears one cell after the other, so that the eye sees where it
 * begins and where it leads: first the cells that the entry speaks of, then their rows, then their
 * columns, then the rest, and the envelope's card at the end. It is over in half a second. If the
 * user wants no animations all cells are there at once. */

static guint
find_rank (const CbSuggestion *suggestion, CbCell *cell)
{
  int seat = CB_SEAT_OF_HOLDER (cb_cell_get_holder (cell));
  gboolean named, took_part;

  if (seat < 0 && cb_cell_get_mark (cell) == CB_MARK_YES)
    return 4;
  if (suggestion == NULL)
    return 0;
  named = cb_card_set_has (suggestion->cards, cb_cell_get_card (cell));
  took_part = FALSE;
  for (guint i = 0; i < suggestion->answers.n; i++)
    took_part = took_part || suggestion->answers.list[i].by == seat;
  if (named)
    return took_part ? 0 : 1;
  return took_part ? 2 : 3;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const Coming *first = a, *second = b;

  return (int) first->rank - (int) second->rank;
}

/* Which cell is where, and which one has the focus. */

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

/* The new cells, in the order in which they appear. */
static GArray *
find_coming (CbSheetView *self)
{
  CbLog *log = cb_case_get_log (cb_sheet_get_case (self->sheet));
  CbEntry *entry = cb_log_get_entry (log, cb_sheet_get_n_read (self->sheet) - 1);
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
  GArray *coming = g_array_new (FALSE, FALSE, sizeof (Coming));

  for (guint i = 0; i < self->order->len; i++)
    for (guint holder = 0; holder < self->n_columns; holder++)
      {
        guint card = g_array_index (self->order, guint, i);
        CbCell *cell = cb_sheet_get_cell (self->sheet, card, holder);
        Coming next = { cb_sheet_view_get_cell (self, card, holder), 0 };

        if (!cb_cell_get_news (cell))
          continue;
        next.rank = find_rank (suggestion, cell);
        g_array_append_val (coming, next);
      }
  g_array_sort (coming, compare);
  return coming;
}

static double
get_step (const CbSheetView *self)
{
  return self->coming->len > 1 ? MIN (STEP, (MOST - FADE) / (double) (self->coming->len - 1)) : 0;
}

/* @time: since the animation began, in milliseconds */
static void
move_cb (double time, gpointer user_data)
{
  CbSheetView *self = CB_SHEET_VIEW (user_data);
  double step = get_step (self);

  for (guint i = 0; i < self->coming->len; i++)
    gtk_widget_set_opacity (GTK_WIDGET (g_array_index (self->coming, Coming, i).cell),
                            CLAMP ((time - i * step) / FADE, 0, 1));
}

/* Ends the animation, so that all cells are visible. */
void
_cb_sheet_view_stop_motion (CbSheetView *self)
{
  if (self->motion != NULL)
    adw_animation_skip (self->motion);
  g_clear_object (&self->motion);
  g_clear_pointer (&self->coming, g_array_unref);
}

/* To be called when the sheet has changed. Only a new last entry is animated, not undo or the
 * past. */
static void
update_motion (CbSheetView *self)
{
  guint n_read = cb_sheet_get_n_read (self->sheet);
  gboolean added = n_read == self->n_read + 1 && cb_sheet_get_at (self->sheet) < 0;
  double end;

  self->n_read = n_read;
  if (!added || !cb_motion_plays_turns (GTK_WIDGET (self)))
    return;

  _cb_sheet_view_stop_motion (self);
  self->coming = find_coming (self);
  if (self->coming->len == 0)
    return;
  end = (self->coming->len - 1) * get_step (self) + FADE;
  self->motion = adw_timed_animation_new (GTK_WIDGET (self), 0, end, (guint) end,
                                          adw_callback_animation_target_new (move_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), ADW_LINEAR);
  move_cb (0, self);
  adw_animation_play (self->motion);
}

/* Builds new lines for other players or cards; after smaller changes the cells update
 * themselves. */
static void
sheet_changed_cb (CbSheetView *self)
{
  if (self->setup == cb_case_get_setup (cb_sheet_get_case (self->sheet)))
    {
      _cb_sheet_view_update_folds (self);
      _cb_sheet_view_update_columns (self);
      update_motion (self);
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

/* Lets the sheet compute odds only in the modes that show them. */
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

/* (transfer none) (nullable): the cell that has the focus, or had it last */
CbSheetCell *
cb_sheet_view_get_current (CbSheetView *self)
{
  g_return_val_if_fail (CB_IS_SHEET_VIEW (self), NULL);

  return self->sheet != NULL ? cb_sheet_view_get_cell (self, self->card, self->holder) : NULL;
}

/* Moves the focus to a cell and scrolls there. */
gboolean
cb_sheet_view_focus_cell (CbSheetView *self, guint card, guint holder)
{
  g_return_val_if_fail (CB_IS_SHEET_VIEW (self), FALSE);
  g_return_val_if_fail (card < self->rows->len && holder < self->n_columns, FALSE);

  self->card = card;
  self->holder = holder;
  return gtk_widget_grab_focus (GTK_WIDGET (cb_sheet_view_get_cell (self, card, holder)));
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

/* While a reason is shown, the cells that it argues from have the numbers of its steps, and rows
 * that are not part of it are dimmed. */

static gboolean
settles (GPtrArray *steps, guint index, guint card, guint holder)
{
  const CbWhyStep *step = g_ptr_array_index (steps, index);

  return cb_card_set_has (step->cards, card) && (step->holders & (1u << holder)) != 0;
}

/* The number of the first step that settles the cell; 0 for none. */
static guint
find_step (GPtrArray *steps, guint card, guint holder)
{
  for (guint i = 0; steps != NULL && i < steps->len; i++)
    if (settles (steps, i, card, holder))
      return i + 1;
  return 0;
}

/* @cards and @holders: the cells that are explained; 0 and 0 for none */
static void
show_in_row (CbSheetView *self, guint card, CbCardSet cards, guint holders, GPtrArray *steps)
{
  gboolean concerned = FALSE;

  for (guint holder = 0; holder < self->n_columns; holder++)
    {
      CbSheetCell *cell = cb_sheet_view_get_cell (self, card, holder);
      gboolean explained = cb_card_set_has (cards, card) && (holders & (1u << holder)) != 0;
      guint step = !explained ? find_step (steps, card, holder) : 0;

      cb_sheet_cell_set_step (cell, step);
      cb_css_class_set (GTK_WIDGET (cell), "explained", explained);
      concerned = concerned || step > 0 || explained;
    }
  cb_css_class_set (g_ptr_array_index (self->rows, card), "unconcerned", cards != 0 && !concerned);
}

/* @index: the step of the reason whose cells get a ring; −1 for none */
void
cb_sheet_view_point_at_step (CbSheetView *self, int index)
{
  gboolean points;

  g_return_if_fail (CB_IS_SHEET_VIEW (self));

  points = self->steps != NULL && index >= 0 && (guint) index < self->steps->len;
  for (guint card = 0; card < self->rows->len; card++)
    for (guint holder = 0; holder < self->n_columns; holder++)
      cb_css_class_set (GTK_WIDGET (cb_sheet_view_get_cell (self, card, holder)), "pointed",
                        points && settles (self->steps, (guint) index, card, holder));
}

/**
 * cb_sheet_view_show_reasons:
 * @cards: the cards whose cells with @holders (bit i for holder i) are explained; 0 for none
 * @steps: (nullable) (element-type CbWhyStep): the steps of their reason, if there is one
 */
void
cb_sheet_view_show_reasons (CbSheetView *self, CbCardSet cards, guint holders, GPtrArray *steps)
{
  g_return_if_fail (CB_IS_SHEET_VIEW (self));

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->steps = cards != 0 && steps != NULL ? g_ptr_array_ref (steps) : NULL;
  for (guint card = 0; card < self->rows->len; card++)
    show_in_row (self, card, cards, holders, self->steps);
  cb_sheet_view_point_at_step (self, -1);
  if (cards != 0)
    _cb_sheet_view_scroll_to_cell (self, cb_sheet_view_get_cell (self, cb_card_set_first (cards),
                                                                 (guint) __builtin_ctz (holders)));
}

/**
 * cb_sheet_view_show_reason:
 * @cell: (nullable): the cell that is explained; %NULL for none
 * @steps: (nullable) (element-type CbWhyStep): the steps of its reason, if there is one
 */
void
cb_sheet_view_show_reason (CbSheetView *self, CbSheetCell *cell, GPtrArray *steps)
{
  CbCell *shown;

  g_return_if_fail (CB_IS_SHEET_VIEW (self));
  g_return_if_fail (cell == NULL || CB_IS_SHEET_CELL (cell));

  if (cell == NULL)
    {
      cb_sheet_view_show_reasons (self, 0, 0, NULL);
      return;
    }
  shown = cb_sheet_cell_get_cell (cell);
  cb_sheet_view_show_reasons (self, cb_card_set_of (cb_cell_get_card (shown)),
                              1u << cb_cell_get_holder (shown), steps);
}

/* @check: (nullable): the check whose verdicts are shown on the marks; NULL for none */
void
cb_sheet_view_show_check (CbSheetView *self, const CbMarkCheck *check)
{
  g_return_if_fail (CB_IS_SHEET_VIEW (self));

  for (guint card = 0; card < self->rows->len; card++)
    for (guint holder = 0; holder < self->n_columns; holder++)
      cb_sheet_cell_set_verdict (cb_sheet_view_get_cell (self, card, holder),
                                 check != NULL && cb_mark_check_get_consistent (check)
                                   ? cb_mark_check_get (check, card, holder)
                                   : CB_VERDICT_NONE);
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

/* (nullable): the cell at @x, @y */
static GtkWidget *
pick_cell (CbSheetView *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return picked != NULL && !CB_IS_SHEET_CELL (picked)
           ? gtk_widget_get_ancestor (picked, CB_TYPE_SHEET_CELL)
           : picked;
}

/* Claims the press: otherwise it would count as a tap, too, and open the details of the cell. */
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

/* A long press or a secondary click opens the menu with what can be recorded from a cell. */
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
