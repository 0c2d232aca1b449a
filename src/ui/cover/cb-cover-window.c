/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-cover-page.h"
#include "cb-cover-window.h"
#include "cb-fields.h"

/* How long the cover takes to swing open, in milliseconds. */
#define SWING_TIME 220

typedef struct
{
  CbCover *cover;
  GtkWidget *page; /* exists once the window has been covered */
  gboolean covered;
  GtkEventController
    *guard; /* keeps keys from what is covered, then the key that uncovered it until its release */
  GdkPaintable *leaf;     /* the picture of the cover while it swings open, or NULL */
  AdwAnimation *swinging; /* NULL before the first time */
  double open;            /* how far it has swung open, 0…1 */
  guint pressed;          /* the hardware code of the key that is pressed, or 0 */
  GWeakRef focus;         /* the widget that had the focus, and gets it back */
} CbCoverWindowPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (CbCoverWindow, cb_cover_window, ADW_TYPE_APPLICATION_WINDOW)

static CbCoverWindowPrivate *
get_private (CbCoverWindow *self)
{
  return cb_cover_window_get_instance_private (self);
}

static void
list_popovers (GtkWidget *widget, GPtrArray *popovers)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
        g_ptr_array_add (popovers, g_object_ref (child));
      list_popovers (child, popovers);
    }
}

/* Popovers are windows of their own, which the cover would not hide. */
static void
close_popovers (GtkWidget *widget)
{
  g_autoptr (GPtrArray) popovers = g_ptr_array_new_with_free_func (g_object_unref);

  list_popovers (widget, popovers);
  for (guint i = 0; i < popovers->len; i++)
    gtk_popover_popdown (g_ptr_array_index (popovers, i));
}

static void
take_guard_down (CbCoverWindow *self)
{
  CbCoverWindowPrivate *priv = get_private (self);

  gtk_widget_remove_controller (GTK_WIDGET (self), priv->guard);
  priv->guard = NULL;
}

/* Lets only keys for the button of the page through. The key that was held to uncover repeats until
 * it is released, and must not press whatever gets the focus. */
static gboolean
key_pressed_cb (CbCoverWindow *self, guint keyval, guint keycode, GdkModifierType state)
{
  CbCoverWindowPrivate *priv = get_private (self);

  if (!priv->covered)
    return keycode == priv->pressed;
  priv->pressed = keycode;
  if (cb_cover_take_event (priv->cover, gtk_event_controller_get_current_event (priv->guard)))
    return GDK_EVENT_STOP;
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return (state & gtk_accelerator_get_default_mod_mask ()) != 0;
    default:
      return GDK_EVENT_STOP;
    }
}

static void
key_released_cb (CbCoverWindow *self, guint keyval, guint keycode)
{
  CbCoverWindowPrivate *priv = get_private (self);

  if (keycode == priv->pressed)
    priv->pressed = 0;
  if (!priv->covered && priv->pressed == 0)
    take_guard_down (self);
}

/* GTK asks the controller that was added last first, so this one comes before the shortcuts of the
 * application. */
static void
put_up_guard (CbCoverWindow *self)
{
  CbCoverWindowPrivate *priv = get_private (self);

  if (priv->guard != NULL)
    take_guard_down (self);
  priv->pressed = 0;
  priv->guard = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (priv->guard, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (priv->guard, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (priv->guard, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), priv->guard);
}

/* The child of the window, which holds the content of AdwApplicationWindow and its dialogs. */
static GtkWidget *
get_content (CbCoverWindow *self)
{
  return gtk_window_get_child (GTK_WINDOW (self));
}

static void
stop_swinging (CbCoverWindow *self)
{
  CbCoverWindowPrivate *priv = get_private (self);

  if (priv->swinging != NULL)
    adw_animation_reset (priv->swinging);
  g_clear_object (&priv->leaf);
}

static void
swing_cb (double value, CbCoverWindow *self)
{
  get_private (self)->open = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Only a picture of the cover swings: what was under it can be seen and used at once. */
static void
swing_open (CbCoverWindow *self)
{
  CbCoverWindowPrivate *priv = get_private (self);
  g_autoptr (GdkPaintable) page = gtk_widget_paintable_new (priv->page);

  if (!gtk_widget_get_mapped (priv->page) || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;
  if (priv->swinging == NULL)
    {
      priv->swinging = adw_timed_animation_new (
        GTK_WIDGET (self), 0, 1, SWING_TIME,
        adw_callback_animation_target_new ((AdwAnimationTargetFunc) swing_cb, self, NULL));
      g_signal_connect_swapped (priv->swinging, "done", G_CALLBACK (stop_swinging), self);
    }
  priv->leaf = gdk_paintable_get_current_image (page);
  adw_animation_play (priv->swinging);
}

static void
cover_up (CbCoverWindow *self)
{
  CbCoverWindowPrivate *priv = get_private (self);
  CbCoverWindowClass *klass = CB_COVER_WINDOW_GET_CLASS (self);

  close_popovers (GTK_WIDGET (self));
  g_weak_ref_set (&priv->focus, gtk_window_get_focus (GTK_WINDOW (self)));
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_widget_set_visible (get_content (self), FALSE);
  if (priv->page == NULL)
    {
      priv->page = g_object_new (CB_TYPE_COVER_PAGE, NULL);
      gtk_widget_set_parent (priv->page, GTK_WIDGET (self));
    }
  stop_swinging (self);
  cb_cover_page_show_owner (CB_COVER_PAGE (priv->page),
                            klass->get_owner != NULL ? klass->get_owner (self) : NULL);
  gtk_widget_set_visible (priv->page, TRUE);
  gtk_widget_grab_focus (priv->page);
  put_up_guard (self);
}

/* Gives the focus back; a text field keeps its cursor. */
static void
give_focus_back (CbCoverWindow *self)
{
  g_autoptr (GtkWidget) focus = g_weak_ref_get (&get_private (self)->focus);

  if (focus == NULL || !gtk_widget_get_mapped (focus))
    gtk_widget_child_focus (get_content (self), GTK_DIR_TAB_FORWARD);
  else if (GTK_IS_TEXT (focus))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (focus));
  else
    gtk_widget_grab_focus (focus);
}

static void
uncover (CbCoverWindow *self)
{
  CbCoverWindowPrivate *priv = get_private (self);

  if (priv->pressed == 0)
    take_guard_down (self);
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  swing_open (self);
  gtk_widget_set_visible (priv->page, FALSE);
  gtk_widget_set_visible (get_content (self), TRUE);
  give_focus_back (self);
}

static void
covered_changed_cb (CbCoverWindow *self)
{
  CbCoverWindowPrivate *priv = get_private (self);
  gboolean covered = priv->cover != NULL && cb_cover_get_covered (priv->cover);

  if (covered == priv->covered)
    return;
  priv->covered = covered;
  if (covered)
    cover_up (self);
  else
    uncover (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.cover", !covered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.uncover", covered);
  g_object_notify (G_OBJECT (self), "covered");
}

static void
follow_cover (CbCoverWindow *self)
{
  g_signal_connect_object (get_private (self)->cover, "notify::covered",
                           G_CALLBACK (covered_changed_cb), self, G_CONNECT_SWAPPED);
  covered_changed_cb (self);
}

static void
win_cover (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCoverWindowPrivate *priv = get_private (CB_COVER_WINDOW (widget));

  if (priv->cover != NULL)
    cb_cover_set_covered (priv->cover, TRUE);
}

static void
win_uncover (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCoverWindowPrivate *priv = get_private (CB_COVER_WINDOW (widget));

  if (priv->cover != NULL)
    cb_cover_set_covered (priv->cover, FALSE);
}

static void
cb_cover_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbCoverWindowPrivate *priv = get_private (CB_COVER_WINDOW (widget));

  GTK_WIDGET_CLASS (cb_cover_window_parent_class)->size_allocate (widget, width, height, baseline);

  if (priv->page != NULL && gtk_widget_should_layout (priv->page))
    gtk_widget_allocate (priv->page, width, height, baseline, NULL);
}

/* The cover turns round its spine, at the edge where lines begin. */
static void
cb_cover_window_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbCoverWindowPrivate *priv = get_private (CB_COVER_WINDOW (widget));
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double wide = width * cos (priv->open * G_PI_2);

  GTK_WIDGET_CLASS (cb_cover_window_parent_class)->snapshot (widget, snapshot);

  if (priv->leaf == NULL || wide < 1)
    return;
  gtk_snapshot_save (snapshot);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (width - wide), 0));
  gdk_paintable_snapshot (priv->leaf, snapshot, wide, height);
  gtk_snapshot_restore (snapshot);
}

static void
cb_cover_window_dispose (GObject *object)
{
  CbCoverWindow *self = CB_COVER_WINDOW (object);
  CbCoverWindowPrivate *priv = get_private (self);

  if (priv->cover != NULL)
    g_signal_handlers_disconnect_by_func (priv->cover, covered_changed_cb, self);
  g_clear_object (&priv->cover);
  stop_swinging (self);
  g_clear_object (&priv->swinging);
  g_clear_pointer (&priv->page, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_cover_window_parent_class)->dispose (object);
}

static void
cb_cover_window_finalize (GObject *object)
{
  g_weak_ref_clear (&get_private (CB_COVER_WINDOW (object))->focus);

  G_OBJECT_CLASS (cb_cover_window_parent_class)->finalize (object);
}

static void
cb_cover_window_class_init (CbCoverWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_cover_window_dispose;
  object_class->finalize = cb_cover_window_finalize;
  widget_class->snapshot = cb_cover_window_snapshot;
  widget_class->size_allocate = cb_cover_window_size_allocate;

  cb_fields_install (
    object_class,
    CB_PRIVATE_FIELD (CbCoverWindow, cover, CB_TYPE_COVER, G_PARAM_READWRITE, follow_cover),
    CB_COMPUTED ("covered", G_TYPE_BOOLEAN, cb_cover_window_get_covered));

  gtk_widget_class_install_action (widget_class, "win.cover", NULL, win_cover);
  gtk_widget_class_install_action (widget_class, "win.uncover", NULL, win_uncover);
}

static void
cb_cover_window_init (CbCoverWindow *self)
{
  CbCoverWindowPrivate *priv = get_private (self);

  g_weak_ref_init (&priv->focus, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.uncover", FALSE);
}

gboolean
cb_cover_window_get_covered (CbCoverWindow *self)
{
  g_return_val_if_fail (CB_IS_COVER_WINDOW (self), FALSE);

  return get_private (self)->covered;
}
