/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-cover-window.h"
#include "cb-cover.h"
#include "cb-fields.h"

/* F12 is in a corner of the keyboard, where it is found without looking; Ctrl+H is for keyboards on
 * which F12 needs a second key. With Shift they uncover, for users who cannot hold a key. */
#define COVER_KEYS   "F12|<Control>h"
#define UNCOVER_KEYS "<Shift>F12|<Control><Shift>h"

/* How long all windows must be inactive before the cover takes notice, in milliseconds: they are
 * while the focus moves from one window of the program to another. */
#define INACTIVE_DELAY 150

/* After this time without a key or touch, in milliseconds, what is guarded is put away. */
#define GUARDED (30 * 1000)

#define WATCHED "cb-cover-watched"

struct _CbCover
{
  GObject parent_instance;

  gboolean covered;
  guint after;
  gboolean when_inactive;
  guint n_guards; /* how many things are in sight that are for one player only */
  guint patience; /* milliseconds without a key or touch until these are put away */

  GtkShortcutTrigger *cover_keys;
  GtkShortcutTrigger *uncover_keys;
  gint64 stirred; /* when a key or touch came last, in monotonic time */
  guint idle_id;
  guint inactive_id;
  gulong mapped_id;
};

G_DEFINE_FINAL_TYPE (CbCover, cb_cover, G_TYPE_OBJECT)

static void wait_idle (CbCover *self);

static gboolean
idle_cb (gpointer user_data)
{
  CbCover *self = CB_COVER (user_data);

  self->idle_id = 0;
  wait_idle (self);
  return G_SOURCE_REMOVE;
}

/* Tells those who guard something to put it away. */
static void
lapse (CbCover *self)
{
  if (self->n_guards > 0)
    g_signal_emit_by_name (self, "lapsed");
}

/* Once there was no key or touch for long enough, covers the program, or has what is guarded put
 * away; until then waits for the rest of that time. */
static void
wait_idle (CbCover *self)
{
  guint patience = self->n_guards > 0 ? self->patience : self->after * 1000;
  gint64 end = self->stirred + (gint64) patience * G_TIME_SPAN_MILLISECOND;
  gint64 now = g_get_monotonic_time ();

  g_clear_handle_id (&self->idle_id, g_source_remove);
  if (patience == 0 || self->covered)
    return;
  if (now < end)
    self->idle_id = g_timeout_add ((guint) ((end - now) / G_TIME_SPAN_MILLISECOND) + 1, idle_cb,
                                   self);
  else if (self->n_guards > 0)
    lapse (self);
  else
    cb_cover_set_covered (self, TRUE);
}

static gboolean
is_any_active (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window))
        return TRUE;
    }
  return FALSE;
}

static gboolean
inactive_cb (gpointer user_data)
{
  CbCover *self = CB_COVER (user_data);

  self->inactive_id = 0;
  if (is_any_active ())
    return G_SOURCE_REMOVE;
  lapse (self);
  if (self->when_inactive)
    cb_cover_set_covered (self, TRUE);
  return G_SOURCE_REMOVE;
}

static void
active_changed_cb (CbCover *self)
{
  if ((self->when_inactive || self->n_guards > 0) && self->inactive_id == 0)
    self->inactive_id = g_timeout_add (INACTIVE_DELAY, inactive_cb, self);
}

static void
watch (CbCover *self, GtkWidget *widget)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_object (events, "event", G_CALLBACK (cb_cover_take_event), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, events);
  g_object_set_data (G_OBJECT (widget), WATCHED, self);
}

/* A window does not get events from its popovers and dialogs, so each one is watched when it is
 * mapped; this signal is the only one that tells of all of them. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if ((GTK_IS_POPOVER (widget) || ADW_IS_DIALOG (widget)) &&
      g_object_get_data (G_OBJECT (widget), WATCHED) != user_data)
    watch (CB_COVER (user_data), widget);
  return TRUE;
}

static void
windows_changed_cb (CbCover *self, guint position, guint n_removed, guint n_added)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      watch (self, GTK_WIDGET (window));
      g_signal_connect_object (window, "notify::is-active", G_CALLBACK (active_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

/* Closes the other windows of the program: help, file dialogs, printing. A closed dialog counts
 * as cancelled. */
static void
close_others (void)
{
  g_autoptr (GPtrArray) windows = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    g_ptr_array_add (windows, g_list_model_get_item (toplevels, i));
  for (guint i = 0; i < windows->len; i++)
    {
      GtkWindow *window = g_ptr_array_index (windows, i);

      if (!CB_IS_COVER_WINDOW (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        gtk_window_close (window);
    }
}

static void
covered_changed_cb (CbCover *self)
{
  if (self->covered)
    {
      lapse (self);
      close_others ();
    }
  self->stirred = g_get_monotonic_time ();
  wait_idle (self);
}

static guint
get_map_signal (void)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (GTK_TYPE_WIDGET);

  return g_signal_lookup ("map", GTK_TYPE_WIDGET);
}

static void
cb_cover_finalize (GObject *object)
{
  CbCover *self = CB_COVER (object);

  g_signal_remove_emission_hook (get_map_signal (), self->mapped_id);
  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_handle_id (&self->inactive_id, g_source_remove);
  g_clear_object (&self->cover_keys);
  g_clear_object (&self->uncover_keys);

  G_OBJECT_CLASS (cb_cover_parent_class)->finalize (object);
}

static void
cb_cover_class_init (CbCoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = cb_cover_finalize;

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbCover, covered, G_TYPE_BOOLEAN,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY,
                                    covered_changed_cb),
                     CB_FIELD_THEN (CbCover, after, G_TYPE_UINT, G_PARAM_READWRITE, wait_idle),
                     CB_FIELD (CbCover, when_inactive, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
                     CB_FIELD_THEN (CbCover, patience, G_TYPE_UINT, G_PARAM_READWRITE, wait_idle));

  cb_signal_new (klass, "lapsed", 0);
}

static void
cb_cover_init (CbCover *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  self->cover_keys = gtk_shortcut_trigger_parse_string (COVER_KEYS);
  self->uncover_keys = gtk_shortcut_trigger_parse_string (UNCOVER_KEYS);
  self->stirred = g_get_monotonic_time ();
  self->patience = GUARDED;
  g_signal_connect_object (windows, "items-changed", G_CALLBACK (windows_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->mapped_id = g_signal_add_emission_hook (get_map_signal (), 0, mapped_cb, self, NULL);
  windows_changed_cb (self, 0, 0, g_list_model_get_n_items (windows));
}

/**
 * cb_cover_take_event:
 * @event: an event of any window of the program
 *
 * Returns: whether it was a key that covers or uncovers; if so, that is done
 */
gboolean
cb_cover_take_event (CbCover *self, GdkEvent *event)
{
  GtkShortcutTrigger *keys;

  g_return_val_if_fail (CB_IS_COVER (self), GDK_EVENT_PROPAGATE);

  self->stirred = g_get_monotonic_time ();
  keys = self->covered ? self->uncover_keys : self->cover_keys;
  if (gtk_shortcut_trigger_trigger (keys, event, FALSE) != GDK_KEY_MATCH_EXACT)
    return GDK_EVENT_PROPAGATE;
  cb_cover_set_covered (self, !self->covered);
  return GDK_EVENT_STOP;
}

gboolean
cb_cover_get_covered (CbCover *self)
{
  g_return_val_if_fail (CB_IS_COVER (self), FALSE);

  return self->covered;
}

void
cb_cover_set_covered (CbCover *self, gboolean covered)
{
  g_return_if_fail (CB_IS_COVER (self));

  g_object_set (self, "covered", covered, NULL);
}

/**
 * cb_cover_guard:
 *
 * From now on something is in sight that only one player may see: “lapsed” says when it has to be
 * put away. Ends with cb_cover_end_guard().
 */
void
cb_cover_guard (CbCover *self)
{
  g_return_if_fail (CB_IS_COVER (self));

  self->n_guards++;
  self->stirred = g_get_monotonic_time ();
  wait_idle (self);
}

void
cb_cover_end_guard (CbCover *self)
{
  g_return_if_fail (CB_IS_COVER (self));
  g_return_if_fail (self->n_guards > 0);

  self->n_guards--;
  wait_idle (self);
}
