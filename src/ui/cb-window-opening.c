/* Opening files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A file is read in another thread. Usually that takes so little time that the window appears with
 * its case. If it takes longer the window says what it is waiting for, and lets the user cancel. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-window-private.h"
#include "cb-words.h"

/* Milliseconds until the window says that it is waiting. */
#define PATIENCE 1000

typedef struct
{
  CbWindow *window;
  GFile *file;
  gboolean new_window;
  GCancellable *cancellable;
  guint slow_id;
  gpointer wait; /* a weak pointer to an AdwDialog */
} Opening;

static void
opening_free (Opening *self)
{
  g_clear_handle_id (&self->slow_id, g_source_remove);
  if (self->wait != NULL)
    adw_dialog_force_close (ADW_DIALOG (self->wait));
  g_clear_weak_pointer (&self->wait);
  self->window->n_opening--;
  g_object_unref (self->cancellable);
  g_object_unref (self->file);
  g_object_unref (self->window);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void
slow_cb (gpointer user_data)
{
  Opening *self = user_data;
  g_autofree char *name = g_file_get_parse_name (self->file);
  AdwDialog *alert = adw_alert_dialog_new (_ ("Opening…"), NULL);

  self->slow_id = 0;
  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (alert),
                                /* Translators: %s is the name of a file */
                                _ ("Waiting for the disk to read “%s”."), name);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (alert),
                                    g_object_new (ADW_TYPE_SPINNER, "height-request", 32, NULL));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "cancel", _ ("_Cancel"));
  g_signal_connect_object (alert, "response", G_CALLBACK (g_cancellable_cancel), self->cancellable,
                           G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->wait, alert);
  gtk_window_present (GTK_WINDOW (self->window));
  adw_dialog_present (alert, GTK_WIDGET (self->window));
}

/* Returns: whether a window shows the case of @file already; that window comes to the front */
static gboolean
present_same (CbCaseFile *file)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) toplevel = g_list_model_get_item (windows, i);
      CbWindow *window = CB_IS_WINDOW (toplevel) ? CB_WINDOW (toplevel) : NULL;

      if (window == NULL)
        continue;
      if (window->case_ != NULL && cb_case_file_is_same (cb_case_get_file (window->case_), file))
        {
          gtk_window_present (toplevel);
          return TRUE;
        }
      for (guint j = 0; j < window->leaving->len; j++)
        {
          CbCase *left = g_ptr_array_index (window->leaving, j);

          if (cb_case_file_is_same (cb_case_get_file (left), file))
            return _cb_window_take_back (window, left);
        }
    }
  return FALSE;
}

/* Shows a case that was just read: in the window that shows it already, or else in one with room
 * for it. @loaded: (transfer full) */
void
_cb_window_show_loaded (CbWindow *self, CbCase *loaded, gboolean new_window)
{
  g_autoptr (CbCase) case_ = loaded;
  CbWindow *window;

  if (present_same (cb_case_get_file (case_)))
    return;
  case_ = cb_kept_cases_exchange (self->shared->kept_cases, case_);
  window = _cb_window_find_room (self, new_window);
  cb_window_show_case (window, case_);
  gtk_window_present (GTK_WINDOW (window));
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Opening) self = user_data;
  g_autoptr (GError) error = NULL;
  CbCase *case_ = cb_case_load_finish (self->file, result, &error);
  g_autofree char *text = NULL;

  /* The window may have been closed in the meantime. */
  if (_cb_window_is_gone (self->window))
    {
      g_clear_object (&case_);
      return;
    }
  if (case_ != NULL)
    {
      _cb_window_show_loaded (self->window, case_, self->new_window);
      return;
    }
  gtk_window_present (GTK_WINDOW (self->window));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  text = cb_words_for_error (self->file, error);
  _cb_window_show_error (self->window, _ ("Cannot Open Case"), text);
}

void
_cb_window_open (CbWindow *self, GFile *file, gboolean new_window)
{
  CbWindow *window = cb_window_find (file);
  Opening *opening;

  if (window != NULL)
    {
      gtk_window_present (GTK_WINDOW (window));
      return;
    }
  opening = g_new0 (Opening, 1);
  opening->window = g_object_ref (self);
  opening->file = g_object_ref (file);
  opening->new_window = new_window;
  opening->cancellable = g_cancellable_new ();
  opening->slow_id = g_timeout_add_once (PATIENCE, slow_cb, opening);
  self->n_opening++;
  g_signal_connect_object (self, "unrealize", G_CALLBACK (g_cancellable_cancel),
                           opening->cancellable, G_CONNECT_SWAPPED);
  cb_case_load_async (file, opening->cancellable, loaded_cb, opening);
}

/**
 * cb_window_open_file:
 * @file: a case file, on the shelf or elsewhere, which is edited where it is; or an edition file,
 *   which is copied to the user's editions
 *
 * Shows the case in the window that has it already, else in this one, or in a new one if another
 * case is shown here; a window that is not visible yet appears with the case. A dialog says what
 * is wrong with a file.
 */
void
cb_window_open_file (CbWindow *self, GFile *file)
{
  g_autofree char *name = NULL;

  g_return_if_fail (CB_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  name = g_file_get_basename (file);
  if (name == NULL || !g_str_has_suffix (name, ".edition"))
    {
      _cb_window_open (self, file, FALSE);
      return;
    }
  gtk_window_present (GTK_WINDOW (self));
  _cb_window_import_edition (self, file);
}
