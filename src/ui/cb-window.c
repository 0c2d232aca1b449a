/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page.h"
#include "cb-fields.h"
#include "cb-template.h"
#include "cb-touch.h"
#include "cb-window-private.h"

G_DEFINE_FINAL_TYPE (CbWindow, cb_window, CB_TYPE_COVER_WINDOW)

/* A covered window has a neutral title, because titles are shown in places that the cover does not
 * hide. */
static char *
describe_title (GObject *object, gboolean covered, AdwNavigationPage *page, const char *title)
{
  return g_strdup (covered || !CB_IS_CASE_PAGE (page) ? _ ("Casebook") : title);
}

void
_cb_window_set_case (CbWindow *self, CbCase *case_)
{
  gboolean writable = case_ != NULL && !cb_case_get_read_only (case_);
  gboolean sample = case_ != NULL && cb_case_get_sample (case_);

  _cb_window_end_guard (self);
  g_set_object (&self->case_, case_);
  _cb_window_make_room (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-case", case_ == NULL || sample);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.practice", case_ == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-case-again", case_ != NULL && !sample);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.show-sample", case_ == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.rename-case", writable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.edit-setup", writable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.rename-cards", writable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.enter-table-code",
                                 writable && !sample && cb_case_get_setup (case_)->hand != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.correct-traits",
                                 writable &&
                                   cb_edition_get_n_traits (cb_case_get_edition (case_)) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.correct-powers",
                                 writable &&
                                   cb_edition_get_n_powers (cb_case_get_edition (case_)) > 0);
}

static gboolean
dropped_cb (CbWindow *self, const GValue *value, double x, double y, GtkDropTarget *target)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *l = files; l != NULL; l = l->next)
    cb_window_open_file (self, G_FILE (l->data));
  return files != NULL;
}

static gboolean
cb_window_close_request (GtkWindow *window)
{
  return _cb_window_asks_about_setup (CB_WINDOW (window)) ||
         _cb_window_holds_back (CB_WINDOW (window)) ||
         GTK_WINDOW_CLASS (cb_window_parent_class)->close_request (window);
}

static void
cb_window_dispose (GObject *object)
{
  CbWindow *self = CB_WINDOW (object);

  _cb_window_end_guard (self);
  if (self->navigation != NULL)
    _cb_window_forget_setup (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_WINDOW);
  g_clear_object (&self->case_);

  G_OBJECT_CLASS (cb_window_parent_class)->dispose (object);
}

/* Looks whether another program has changed the file: some file systems cannot be watched. */
static void
active_changed_cb (CbWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)) && self->case_ != NULL)
    cb_case_file_look (cb_case_get_file (self->case_));
}

static const CbSetup *
cb_window_get_owner (CbCoverWindow *window)
{
  CbWindow *self = CB_WINDOW (window);

  return self->case_ != NULL ? cb_case_get_setup (self->case_) : NULL;
}

static void
cb_window_class_init (CbWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->dispose = cb_window_dispose;
  CB_OWNS (object_class, CbWindow, shelf, g_object_unref);
  CB_OWNS (object_class, CbWindow, editions, g_object_unref);
  CB_OWNS (object_class, CbWindow, tables, g_object_unref);
  CB_OWNS (object_class, CbWindow, leaving, g_ptr_array_unref);
  window_class->close_request = cb_window_close_request;
  CB_COVER_WINDOW_CLASS (klass)->get_owner = cb_window_get_owner;

  cb_template_install (widget_class, "cb-window", CB_CHILD (CbWindow, cases),
                       CB_CHILD (CbWindow, navigation), CB_CHILD (CbWindow, stage),
                       CB_CHILD (CbWindow, toasts), CB_CALLBACK (describe_title));

  _cb_window_install_actions (widget_class);
  _cb_window_install_leaving (widget_class);
  _cb_window_install_practice (widget_class);
  _cb_window_install_setup (widget_class);
  _cb_window_install_size (widget_class);
  _cb_window_install_table_actions (widget_class);
}

static void
cb_window_init (CbWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  self->leaving = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  _cb_window_set_case (self, NULL);
  cb_touch_watch (GTK_WINDOW (self));

  g_signal_connect (self, "realize", G_CALLBACK (_cb_window_follow_monitor), NULL);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_changed_cb), NULL);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* A new window gets the size of the last one, but does not follow later changes of it. */
static void
keep_size (CbWindow *self)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_bind (settings, "window-width", self, "default-width", flags);
  g_settings_bind (settings, "window-height", self, "default-height", flags);
  g_settings_bind (settings, "window-maximized", self, "maximized", flags);
}

static gboolean
is_open_cb (CbWindow *self, CbFolderItem *item)
{
  CbSealedDeal *deal;

  if (!CB_IS_TABLE_ITEM (item))
    return cb_window_find (cb_folder_item_get_file (item)) != NULL;
  deal = cb_table_item_get_deal (CB_TABLE_ITEM (item));
  return deal != NULL && cb_window_find_table (deal) != NULL;
}

/**
 * cb_window_new:
 * @application: the application, started
 * @shared: what it shares with its windows
 *
 * Returns: (transfer none): a new window that shows the user's cases; the application owns it
 */
CbWindow *
cb_window_new (GtkApplication *application, const CbShared *shared)
{
  CbWindow *self;

  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  self = g_object_new (CB_TYPE_WINDOW, "application", application, NULL);
  self->shared = shared;
  self->shelf = g_object_ref (shared->shelf);
  self->editions = g_object_ref (shared->editions);
  self->tables = g_object_ref (shared->tables);
  g_object_set (self->cases, "shelf", self->shelf, "tables", self->tables, NULL);
  g_signal_connect_object (self->cases, "is-open", G_CALLBACK (is_open_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_set (self, "cover", shared->cover, NULL);
  g_signal_connect_object (shared->cover, "lapsed", G_CALLBACK (_cb_window_put_notebook_away), self,
                           G_CONNECT_SWAPPED);
  keep_size (self);
  return self;
}

/**
 * cb_window_find:
 * @file: a case file
 *
 * Returns: (transfer none) (nullable): the window that shows the case kept in @file
 */
CbWindow *
cb_window_find (GFile *file)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      CbCase *case_ = CB_IS_WINDOW (window) ? CB_WINDOW (window)->case_ : NULL;
      GFile *kept_in = case_ != NULL ? cb_case_file_get_location (cb_case_get_file (case_)) : NULL;

      if (kept_in != NULL && g_file_equal (kept_in, file))
        return CB_WINDOW (window);
    }
  return NULL;
}

/* Returns: (transfer none) (nullable): the case that is shown */
CbCase *
cb_window_get_case (CbWindow *self)
{
  g_return_val_if_fail (CB_IS_WINDOW (self), NULL);

  return self->case_;
}

/* Whether the window has been visible before. The first page appears at once; later ones slide
 * in. */
static gboolean
was_seen (CbWindow *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return clock != NULL && gdk_frame_clock_get_frame_counter (clock) > 0;
}

/* Whether this window can take a case: not if it has one, nor while it asks about one, which may
 * have to be shown again. */
static gboolean
has_room (CbWindow *self)
{
  return self->case_ == NULL && self->n_asking == 0;
}

/**
 * cb_window_show_case:
 * @case_: the case
 *
 * Opens the case's page over the list of cases; in a new window if this one already has a case.
 */
void
cb_window_show_case (CbWindow *self, CbCase *case_)
{
  g_return_if_fail (CB_IS_WINDOW (self));
  g_return_if_fail (CB_IS_CASE (case_));

  if (!has_room (self))
    {
      self = _cb_window_find_room (self, TRUE);
      gtk_window_present (GTK_WINDOW (self));
    }
  cb_case_file_set_background (cb_case_get_file (case_));
  _cb_window_set_case (self, case_);
  adw_navigation_view_set_animate_transitions (self->navigation, was_seen (self));
  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (cb_case_page_new (case_)));
  adw_navigation_view_set_animate_transitions (self->navigation, TRUE);
}

/* Whether the window was closed. Tasks that are still running keep the object alive until they
 * end. */
gboolean
_cb_window_is_gone (CbWindow *self)
{
  return gtk_window_get_application (GTK_WINDOW (self)) == NULL;
}

/* The window for one more case: this one if it has none, else a new one. */
CbWindow *
_cb_window_find_room (CbWindow *self, gboolean new_window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  return has_room (self) && !new_window ? self : cb_window_new (application, self->shared);
}
