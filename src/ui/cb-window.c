/* cb-window.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page.h"
#include "cb-toast.h"
#include "cb-unsaved-dialog.h"
#include "cb-window-private.h"
#include "cb-words.h"

G_DEFINE_FINAL_TYPE (CbWindow, cb_window, CB_TYPE_COVER_WINDOW)

/* A title is read in places a cover does not reach. */
static char *
describe_title (GObject *object, gboolean covered, const char *page, const char *title)
{
  return g_strdup (covered || g_strcmp0 (page, "case") != 0 ? _ ("Casebook") : title);
}

static void
set_case (CbWindow *self, CbCase *case_)
{
  gboolean writable = case_ != NULL && !cb_case_get_read_only (case_);

  g_set_object (&self->case_, case_);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-case", case_ == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-case-again", case_ != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.rename-case", writable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.edit-setup", writable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.rename-cards", writable);
}

static void
asked_before_leaving_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);

  if (!cb_unsaved_dialog_finish (result))
    cb_window_show_case (self, CB_CASE (source));
}

/* What is on its way to the disk is waited for, as long as that makes sense. */
static void
flushed_before_leaving_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);
  CbCase *case_ = CB_CASE (source);

  if (!cb_case_flush_finish (case_, result))
    cb_unsaved_dialog_ask (case_, GTK_WIDGET (self), asked_before_leaving_cb, g_object_ref (self));
  else
    cb_shelf_update (self->shelf, case_);
}

/* The case's page is gone; the list shows what became of the case meanwhile. */
static void
popped_cb (CbWindow *self, AdwNavigationPage *page)
{
  g_autoptr (CbCase) case_ = NULL;

  g_assert (CB_IS_WINDOW (self));

  if (!CB_IS_CASE_PAGE (page))
    return;
  case_ = g_object_ref (self->case_);
  set_case (self, NULL);
  cb_shelf_update (self->shelf, case_);
  if (cb_case_is_saving (case_))
    cb_case_flush_async (case_, flushed_before_leaving_cb, g_object_ref (self));
  else if (cb_unsaved_dialog_is_needed (case_))
    cb_unsaved_dialog_ask (case_, GTK_WIDGET (self), asked_before_leaving_cb, g_object_ref (self));
}

static gboolean
dropped_cb (CbWindow *self, const GValue *value, double x, double y, GtkDropTarget *target)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *l = files; l != NULL; l = l->next)
    cb_window_open_file (self, G_FILE (l->data));
  return files != NULL;
}

static void
asked_before_closing_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);

  if (!cb_unsaved_dialog_finish (result))
    return;
  self->may_close = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static void
ask_before_closing (CbWindow *self)
{
  if (!cb_cover_window_get_covered (CB_COVER_WINDOW (self)))
    cb_unsaved_dialog_ask (self->case_, GTK_WIDGET (self), asked_before_closing_cb,
                           g_object_ref (self));
}

static void
flushed_before_closing_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);

  self->closing = FALSE;
  if (cb_case_flush_finish (CB_CASE (source), result))
    gtk_window_close (GTK_WINDOW (self));
  else if (self->case_ != NULL)
    ask_before_closing (self);
}

/* Under a cover nothing can be asked, and so a window stays if there is something to ask. */
static gboolean
cb_window_close_request (GtkWindow *window)
{
  CbWindow *self = CB_WINDOW (window);

  if (self->case_ != NULL && !self->may_close)
    {
      cb_case_save (self->case_, NULL);
      if (cb_unsaved_dialog_is_needed (self->case_))
        {
          if (cb_case_is_saving (self->case_) && !self->closing)
            cb_case_flush_async (self->case_, flushed_before_closing_cb, g_object_ref (self));
          else if (!self->closing)
            ask_before_closing (self);
          self->closing = cb_case_is_saving (self->case_);
          return TRUE;
        }
    }
  return GTK_WINDOW_CLASS (cb_window_parent_class)->close_request (window);
}

static void
cb_window_dispose (GObject *object)
{
  CbWindow *self = CB_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_WINDOW);
  g_clear_object (&self->case_);
  g_clear_object (&self->shelf);
  g_clear_object (&self->editions);
  g_clear_object (&self->tables);

  G_OBJECT_CLASS (cb_window_parent_class)->dispose (object);
}

static void
cb_window_class_init (CbWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->dispose = cb_window_dispose;
  window_class->close_request = cb_window_close_request;

  g_type_ensure (CB_TYPE_CASES_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-window.ui");
  gtk_widget_class_bind_template_child (widget_class, CbWindow, cases);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, navigation);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, toasts);
  gtk_widget_class_bind_template_callback (widget_class, describe_title);
  gtk_widget_class_bind_template_callback (widget_class, popped_cb);

  _cb_window_install_actions (widget_class);
  _cb_window_install_table_actions (widget_class);
}

static void
cb_window_init (CbWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  set_case (self, NULL);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* A window begins as the last one was; what becomes of another one is no matter to it then. */
static void
keep_size (CbWindow *self)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_bind (settings, "window-width", self, "default-width", flags);
  g_settings_bind (settings, "window-height", self, "default-height", flags);
  g_settings_bind (settings, "window-maximized", self, "maximized", flags);
}

/**
 * cb_window_new:
 * @application: the application, started
 *
 * Returns: (transfer none): a new window that shows the user's cases; the application owns it
 */
CbWindow *
cb_window_new (CbApplication *application)
{
  CbWindow *self;

  g_return_val_if_fail (CB_IS_APPLICATION (application), NULL);

  self = g_object_new (CB_TYPE_WINDOW, "application", application, NULL);
  self->shelf = g_object_ref (cb_application_get_shelf (application));
  self->editions = g_object_ref (cb_application_get_editions (application));
  self->tables = g_object_ref (cb_application_get_tables (application));
  self->random = cb_application_get_random (application);
  cb_cases_page_set_shelf (self->cases, self->shelf);
  cb_cases_page_set_tables (self->cases, self->tables);
  cb_cover_window_set_cover (CB_COVER_WINDOW (self), cb_application_get_cover (application));
  keep_size (self);
  return self;
}

static char *
get_file_id (GFile *file)
{
  g_autoptr (GFileInfo)
    info = g_file_query_info (file, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info != NULL ? g_strdup (g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ID_FILE))
                      : NULL;
}

/* The same file may have several names. */
static gboolean
is_same_file (GFile *a, GFile *b)
{
  g_autofree char *a_id = NULL;
  g_autofree char *b_id = NULL;

  if (g_file_equal (a, b))
    return TRUE;
  a_id = get_file_id (a);
  b_id = get_file_id (b);
  return a_id != NULL && g_strcmp0 (a_id, b_id) == 0;
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
      GFile *kept_in = case_ != NULL ? cb_case_get_file (case_) : NULL;

      if (kept_in != NULL && is_same_file (kept_in, file))
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

/* What a window begins with is there at once; in one that was seen already, it slides in. */
static gboolean
was_seen (CbWindow *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return clock != NULL && gdk_frame_clock_get_frame_counter (clock) > 0;
}

/**
 * cb_window_show_case:
 * @case_: the case; no other one may be shown
 *
 * Opens the case's page over the list of cases.
 */
void
cb_window_show_case (CbWindow *self, CbCase *case_)
{
  g_return_if_fail (CB_IS_WINDOW (self));
  g_return_if_fail (CB_IS_CASE (case_));
  g_return_if_fail (self->case_ == NULL);

  cb_case_set_background (case_);
  set_case (self, case_);
  adw_navigation_view_set_animate_transitions (self->navigation, was_seen (self));
  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (cb_case_page_new (case_)));
  adw_navigation_view_set_animate_transitions (self->navigation, TRUE);
}

/* The window that is to show one more case. */
CbWindow *
_cb_window_find_room (CbWindow *self, gboolean new_window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  return self->case_ == NULL && !new_window ? self : cb_window_new (CB_APPLICATION (application));
}

void
_cb_window_open (CbWindow *self, GFile *file, gboolean new_window)
{
  CbWindow *window = cb_window_find (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = NULL;

  if (window != NULL)
    {
      gtk_window_present (GTK_WINDOW (window));
      return;
    }
  case_ = cb_case_load (file, &error);
  if (case_ == NULL)
    {
      g_autofree char *text = cb_words_for_error (file, error);

      _cb_window_show_error (self, _ ("Cannot Open Case"), text);
      return;
    }
  window = _cb_window_find_room (self, new_window);
  cb_window_show_case (window, case_);
  gtk_window_present (GTK_WINDOW (window));
}

/**
 * cb_window_open_file:
 * @file: a case file, on the shelf or not; it is edited where it is. Or an edition file: it is
 *   copied to the user's own
 *
 * Shows the case in the window that has it already, else in this one, or in a new one if another
 * case is shown here. What is wrong with a file is said in a dialog.
 */
void
cb_window_open_file (CbWindow *self, GFile *file)
{
  g_autofree char *name = NULL;

  g_return_if_fail (CB_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  name = g_file_get_basename (file);
  if (name != NULL && g_str_has_suffix (name, ".edition"))
    _cb_window_import_edition (self, file);
  else
    _cb_window_open (self, file, FALSE);
}

void
cb_window_add_toast (CbWindow *self, AdwToast *toast)
{
  g_return_if_fail (CB_IS_WINDOW (self));

  cb_toast_show (toast, self->toasts);
}
