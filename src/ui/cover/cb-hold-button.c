/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-hold-button.h"

/* How long the button must be held. */
#define HOLD_TIME (700 * G_TIME_SPAN_MILLISECOND)

struct _CbHoldButton
{
  GtkWidget parent_instance;

  char *label;
  GtkWidget *suffix;
  GtkWidget *box;
  GtkWidget *words;
  char *action;
  GtkEventController *click; /* the gesture that feels a finger or pointer */
  gboolean by_key;           /* whether a key holds the button, or held it last */
  guint tick_id;             /* not 0 while it is held */
  gint64 since;              /* the time of the first frame while it is held; 0 before that frame */
  float progress;            /* from 0 to 1 */
  gboolean down;             /* whether a finger or pointer held it long enough and is still down */
  double x, y;               /* the place of that finger or pointer */
};

G_DEFINE_FINAL_TYPE (CbHoldButton, cb_hold_button, GTK_TYPE_WIDGET)

static void
let_go (CbHoldButton *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->progress = 0;
  gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
is_holding_key (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter ||
         keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

/* Stops the presses of a held key, but not its release, which a key controller would stop, too. */
static gboolean
key_event_cb (GtkEventController *guard, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if ((type != GDK_KEY_PRESS && type != GDK_KEY_RELEASE) ||
      !is_holding_key (gdk_key_event_get_keyval (event)))
    return GDK_EVENT_PROPAGATE;
  if (type == GDK_KEY_PRESS)
    return GDK_EVENT_STOP;
  gtk_widget_remove_controller (gtk_event_controller_get_widget (guard), guard);
  return GDK_EVENT_PROPAGATE;
}

/* The key that was held is still down and repeats. The guard keeps it from the widget that gets the
 * focus next until the key is released. */
static void
put_up_guard (CbHoldButton *self)
{
  GtkEventController *guard = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (guard, GTK_PHASE_CAPTURE);
  g_signal_connect (guard, "event", G_CALLBACK (key_event_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), guard);
}

static void
finish (CbHoldButton *self)
{
  if (self->tick_id != 0 && self->by_key)
    put_up_guard (self);
  self->down = self->tick_id != 0 && !self->by_key;
  let_go (self);
  if (self->action != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), self->action, NULL);
  else
    g_signal_emit_by_name (self, "held");
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CbHoldButton *self = CB_HOLD_BUTTON (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->since == 0)
    self->since = now;
  self->progress = (float) (now - self->since) / (float) HOLD_TIME;
  if (self->progress >= 1)
    finish (self);
  else
    gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

/* The filling is shown even if animations are off, because it is the answer to a touch. */
static void
hold (CbHoldButton *self)
{
  if (self->tick_id != 0)
    return;
  self->since = 0;
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE, FALSE);
}

static gboolean
key_pressed_cb (CbHoldButton *self, guint keyval)
{
  if (!is_holding_key (keyval))
    return GDK_EVENT_PROPAGATE;
  if (self->tick_id == 0)
    self->by_key = TRUE;
  hold (self);
  return GDK_EVENT_STOP;
}

static void
key_released_cb (CbHoldButton *self, guint keyval)
{
  if (is_holding_key (keyval))
    let_go (self);
}

static void
pressed_cb (CbHoldButton *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->by_key = FALSE;
  self->x = x;
  self->y = y;
  hold (self);
}

/* Holding ends when the finger slides off the button. */
static void
moved_cb (CbHoldButton *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  if (gtk_gesture_get_point (gesture, sequence, &self->x, &self->y) &&
      !gtk_widget_contains (GTK_WIDGET (self), self->x, self->y))
    let_go (self);
}

static void
release (CbHoldButton *self)
{
  gboolean was_down = self->down;

  let_go (self);
  self->down = FALSE;
  if (was_down)
    g_signal_emit_by_name (self, "released", self->x, self->y);
}

static void
hold_finish (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  finish (CB_HOLD_BUTTON (widget));
}

static void
cb_hold_button_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbHoldButton *self = CB_HOLD_BUTTON (widget);
  graphene_rect_t all, filled;
  GskRoundedRect outline;
  GdkRGBA colour;

  /* The bounds include padding and border, which the widget’s width and height leave out. */
  if (self->progress > 0 && gtk_widget_compute_bounds (widget, widget, &all))
    {
      filled = all;
      filled.size.width *= MIN (self->progress, 1);
      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        filled.origin.x += all.size.width - filled.size.width;
      gtk_widget_get_color (widget, &colour);
      colour.alpha *= 0.25F;
      gsk_rounded_rect_init_from_rect (&outline, &all, all.size.height / 2);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &colour, &filled);
      gtk_snapshot_pop (snapshot);
    }

  GTK_WIDGET_CLASS (cb_hold_button_parent_class)->snapshot (widget, snapshot);
}

/* A gesture whose widget goes away under the finger never feels the next touch (GTK 4.18), so the
 * button gets a new gesture each time it is shown. */
static void
listen (CbHoldButton *self)
{
  if (self->click != NULL)
    gtk_widget_remove_controller (GTK_WIDGET (self), self->click);
  self->click = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());
  g_signal_connect_swapped (self->click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (self->click, "update", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (self->click, "end", G_CALLBACK (release), self);
  gtk_widget_add_controller (GTK_WIDGET (self), self->click);
}

static void
cb_hold_button_map (GtkWidget *widget)
{
  listen (CB_HOLD_BUTTON (widget));

  GTK_WIDGET_CLASS (cb_hold_button_parent_class)->map (widget);
}

static void
cb_hold_button_unmap (GtkWidget *widget)
{
  release (CB_HOLD_BUTTON (widget));

  GTK_WIDGET_CLASS (cb_hold_button_parent_class)->unmap (widget);
}

static void
cb_hold_button_dispose (GObject *object)
{
  g_clear_pointer (&CB_HOLD_BUTTON (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_hold_button_parent_class)->dispose (object);
}

static void
show_label (CbHoldButton *self)
{
  gtk_label_set_label (GTK_LABEL (self->words), self->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->label,
                                  -1);
}

static void
add_suffix (CbHoldButton *self)
{
  gtk_box_append (GTK_BOX (self->box), self->suffix);
}

static void
cb_hold_button_class_init (CbHoldButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_hold_button_dispose;
  widget_class->snapshot = cb_hold_button_snapshot;
  widget_class->map = cb_hold_button_map;
  widget_class->unmap = cb_hold_button_unmap;

  cb_fields_install (
    object_class, CB_FIELD_THEN (CbHoldButton, label, G_TYPE_STRING, G_PARAM_READWRITE, show_label),
    CB_FIELD_THEN (CbHoldButton, suffix, GTK_TYPE_WIDGET, G_PARAM_CONSTRUCT_ONLY, add_suffix),
    CB_FIELD (CbHoldButton, action, G_TYPE_STRING, G_PARAM_CONSTRUCT_ONLY));

  cb_signal_new (klass, "held", 0);
  cb_signal_new (klass, "released", 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  gtk_widget_class_set_css_name (widget_class, "button");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);

  gtk_widget_class_install_action (widget_class, "hold.finish", NULL, hold_finish);
}

static void
cb_hold_button_init (CbHoldButton *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->words = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->words), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->words), GTK_JUSTIFY_CENTER);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_halign (self->box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->words);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (let_go), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/* Returns: whether a finger or pointer held the button long enough and has not been lifted yet */
gboolean
cb_hold_button_get_down (CbHoldButton *self)
{
  g_return_val_if_fail (CB_IS_HOLD_BUTTON (self), FALSE);

  return self->down;
}
