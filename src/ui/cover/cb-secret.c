/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-dial.h"
#include "cb-fields.h"
#include "cb-hold-button.h"
#include "cb-secret.h"
#include "cb-template.h"
#include "cb-work.h"

/* The secret closes after so many milliseconds without a touch or key. */
#define PATIENCE (30 * 1000)
/* How often the time that is left is counted down and told, in milliseconds. */
#define TICK 1000

struct _CbSecret
{
  AdwBin parent_instance;

  GtkWidget *closed_child;
  GtkWidget *open_child;
  char *label;
  gboolean ready;
  gboolean keeps;
  guint patience;
  gboolean open;
  gboolean kept;
  gboolean by_finger; /* whether a finger asked to open it last */
  guint left;         /* milliseconds until it closes, if nobody touches it */
  guint idle_id;
  GCancellable *noting; /* while something is being recorded */

  AdwBin *closed_bin;
  CbHoldButton *hold_button;
  GtkWidget *hold_foot;
  GtkWidget *keep_button;
  GtkWidget *keep_foot;
  GtkWidget *kept_foot;
  CbPainting *kept_ring;
  GtkLabel *kept_words;
  AdwBin *open_bin;
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (CbSecret, cb_secret, ADW_TYPE_BIN)

/* The button stays visible under the finger: if it went away, GTK would end the gesture. */
static void
show_parts (CbSecret *self)
{
  gboolean held = cb_hold_button_get_down (self->hold_button);

  gtk_stack_set_visible_child_name (self->stack, self->open ? "open" : "closed");
  gtk_widget_set_visible (self->hold_foot, (!self->kept || held) && self->label != NULL);
  gtk_widget_set_visible (self->keep_foot, self->open && !self->kept);
  gtk_widget_set_visible (self->kept_foot, self->kept);
  gtk_widget_set_sensitive (GTK_WIDGET (self->hold_button), self->ready || self->open);
}

static void
show_left (CbSecret *self)
{
  guint seconds = (self->left + 999) / 1000;
  g_autofree char *words = g_strdup_printf (ngettext ("Hides in %u second without a touch.",
                                                      "Hides in %u seconds without a touch.",
                                                      seconds),
                                            seconds);

  gtk_label_set_label (self->kept_words, words);
  cb_dial_show_ring (self->kept_ring, (double) self->left / self->patience);
}

static gboolean
idle_cb (gpointer user_data)
{
  CbSecret *self = CB_SECRET (user_data);

  self->left -= MIN (self->left, TICK);
  if (self->left > 0)
    {
      show_left (self);
      return G_SOURCE_CONTINUE;
    }
  self->idle_id = 0;
  cb_secret_close (self);
  return G_SOURCE_REMOVE;
}

static void
wait_idle (CbSecret *self)
{
  g_clear_handle_id (&self->idle_id, g_source_remove);
  self->left = self->patience;
  show_left (self);
  if (self->kept)
    self->idle_id = g_timeout_add (MIN (self->patience, TICK), idle_cb, self);
}

static void
keep (CbSecret *self)
{
  self->kept = TRUE;
  g_object_notify (G_OBJECT (self), "kept");
  show_parts (self);
  wait_idle (self);
}

static gboolean
event_cb (CbSecret *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
    case GDK_TOUCH_UPDATE:
    case GDK_KEY_PRESS:
    case GDK_SCROLL:
      wait_idle (self);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
held_cb (CbSecret *self)
{
  self->by_finger = cb_hold_button_get_down (self->hold_button);
  g_signal_emit_by_name (self, "asked");
}

/* @x, @y: where the finger was lifted, relative to the button that it held */
static void
released_cb (CbSecret *self, double x, double y)
{
  graphene_point_t point;

  show_parts (self);
  if (!self->open || self->kept)
    return;
  if (gtk_widget_compute_point (GTK_WIDGET (self->hold_button), self->keep_button,
                                &GRAPHENE_POINT_INIT ((float) x, (float) y), &point) &&
      gtk_widget_contains (self->keep_button, point.x, point.y))
    keep (self);
  else
    cb_secret_close (self);
}

static void
place_children (CbSecret *self)
{
  adw_bin_set_child (self->closed_bin, self->closed_child);
  adw_bin_set_child (self->open_bin, self->open_child);
}

static void
show_label (CbSecret *self)
{
  if (self->label != NULL)
    g_object_set (self->hold_button, "label", self->label, NULL);
  show_parts (self);
}

/* Toasts about other things do not belong on this page, and the button of one could open something
 * for the next player. */
static void
dismiss_toasts (CbSecret *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.dismiss-toasts", NULL);
}

static void
cb_secret_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_secret_parent_class)->map (widget);

  dismiss_toasts (CB_SECRET (widget));
}

static gboolean
cb_secret_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CB_SECRET (widget)->hold_button));
}

/* Closes when the window is covered or another page opens: the next person may be somebody else. */
static void
cb_secret_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_secret_parent_class)->unmap (widget);

  cb_secret_close (CB_SECRET (widget));
}

/* Closes when another window becomes active, where somebody else may go on. */
static void
cb_secret_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GtkStateFlags now = gtk_widget_get_state_flags (widget);

  GTK_WIDGET_CLASS (cb_secret_parent_class)->state_flags_changed (widget, before);

  if ((now & ~before & GTK_STATE_FLAG_BACKDROP) != 0 && CB_SECRET (widget)->open)
    cb_secret_close (CB_SECRET (widget));
}

static void
cb_secret_dispose (GObject *object)
{
  cb_work_stop (&CB_SECRET (object)->noting);
  g_clear_handle_id (&CB_SECRET (object)->idle_id, g_source_remove);

  cb_template_dispose (object);
}

static void
cb_secret_class_init (CbSecretClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_secret_dispose;
  widget_class->grab_focus = cb_secret_grab_focus;
  widget_class->map = cb_secret_map;
  widget_class->state_flags_changed = cb_secret_state_flags_changed;
  widget_class->unmap = cb_secret_unmap;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbSecret, closed_child, GTK_TYPE_WIDGET, G_PARAM_READWRITE, place_children),
    CB_FIELD_THEN (CbSecret, open_child, GTK_TYPE_WIDGET, G_PARAM_READWRITE, place_children),
    CB_FIELD_THEN (CbSecret, label, G_TYPE_STRING, G_PARAM_READWRITE, show_label),
    CB_FIELD_THEN (CbSecret, ready, G_TYPE_BOOLEAN, G_PARAM_READWRITE, show_parts),
    CB_FIELD (CbSecret, keeps, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
    CB_FIELD_THEN (CbSecret, patience, G_TYPE_UINT, G_PARAM_READWRITE, wait_idle),
    CB_FIELD (CbSecret, open, G_TYPE_BOOLEAN, G_PARAM_READABLE),
    CB_FIELD (CbSecret, kept, G_TYPE_BOOLEAN, G_PARAM_READABLE));

  cb_signal_new (klass, "asked", 0);
  cb_signal_new (klass, "closed", 0);
  cb_signal_new (klass, "noted", 1, G_TYPE_UINT);
  cb_signal_new (klass, "problem", 1, G_TYPE_STRING);

  cb_template_install (
    widget_class, "cb-secret", CB_CHILD (CbSecret, closed_bin), CB_CHILD (CbSecret, hold_button),
    CB_CHILD (CbSecret, hold_foot), CB_CHILD (CbSecret, keep_button),
    CB_CHILD (CbSecret, keep_foot), CB_CHILD (CbSecret, kept_foot), CB_CHILD (CbSecret, kept_ring),
    CB_CHILD (CbSecret, kept_words), CB_CHILD (CbSecret, open_bin), CB_CHILD (CbSecret, stack),
    CB_CALLBACK (held_cb), CB_CALLBACK (keep), CB_CALLBACK (released_cb));
}

static void
cb_secret_init (CbSecret *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->ready = TRUE;
  self->patience = PATIENCE;
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
  show_parts (self);
}

/**
 * cb_secret_open:
 *
 * Shows what is secret.
 *
 * Returns: whether it is shown; FALSE if a finger asked for it and was lifted in the meantime
 */
gboolean
cb_secret_open (CbSecret *self)
{
  gboolean down = cb_hold_button_get_down (self->hold_button);

  g_return_val_if_fail (CB_IS_SECRET (self), FALSE);

  if (self->by_finger && !down && !self->keeps)
    {
      self->by_finger = FALSE;
      return FALSE;
    }
  dismiss_toasts (self);
  self->open = TRUE;
  if (self->by_finger && !self->keeps)
    show_parts (self);
  else
    keep (self);
  self->by_finger = FALSE;
  return TRUE;
}

static void
waiting_cb (CbSecret *self, GParamSpec *property, CbSealedDeal *deal)
{
  if (self->noting != NULL && cb_sealed_deal_get_waiting (deal))
    g_signal_emit_by_name (self, "problem", _ ("Saving… Waiting for the disk"));
}

typedef struct
{
  CbSecret *secret;
  CbDealEventKind kind;
} Noting;

static void
noted_cb (GObject *deal, GAsyncResult *result, gpointer user_data)
{
  g_autofree Noting *noting = user_data;
  g_autoptr (CbSecret) self = noting->secret;
  g_autoptr (GError) error = NULL;
  gboolean noted = cb_sealed_deal_note_finish (CB_SEALED_DEAL (deal), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_signal_handlers_disconnect_by_func (deal, waiting_cb, self);
  g_clear_object (&self->noting);
  if (noted)
    g_signal_emit_by_name (self, "noted", noting->kind);
  else
    g_signal_emit_by_name (self, "problem", error->message);
}

/**
 * cb_secret_note:
 * @event: what happened at the table of @deal; dropped while another one is being recorded
 *
 * Records @event, then emits "noted" with its kind, or "problem" with words if that failed; also
 * "problem" meanwhile if it takes long. Emits nothing once the page has been left.
 */
void
cb_secret_note (CbSecret *self, CbSealedDeal *deal, const CbDealEvent *event)
{
  Noting *noting;

  g_return_if_fail (CB_IS_SECRET (self));

  if (self->noting != NULL)
    return;
  noting = g_new0 (Noting, 1);
  noting->secret = g_object_ref (self);
  noting->kind = event->kind;
  self->noting = g_cancellable_new ();
  g_signal_connect_object (deal, "notify::waiting", G_CALLBACK (waiting_cb), self,
                           G_CONNECT_SWAPPED);
  cb_sealed_deal_note_async (deal, event, self->noting, noted_cb, noting);
}

gboolean
cb_secret_is_noting (CbSecret *self)
{
  g_return_val_if_fail (CB_IS_SECRET (self), FALSE);

  return self->noting != NULL;
}

/* Emits “closed”, so that others can take the secret away, and hides it. */
void
cb_secret_close (CbSecret *self)
{
  g_return_if_fail (CB_IS_SECRET (self));

  cb_work_stop (&self->noting);
  if (!self->open)
    return;
  self->open = self->kept = FALSE;
  wait_idle (self);
  g_signal_emit_by_name (self, "closed");
  show_parts (self);
  dismiss_toasts (self);
}
