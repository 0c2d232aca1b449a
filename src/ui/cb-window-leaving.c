/* What happens when a case is left, or its window is closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A case that is closed is held until all of it is on disk, or the user has agreed to lose the
 * rest. While a window asks about that it neither shows another case nor closes, so that the case
 * in question can be shown again. */

#include "config.h"

#include "cb-case-page.h"
#include "cb-unsaved-dialog.h"
#include "cb-window-private.h"

static void
begin_leaving (CbWindow *self, CbCase *case_)
{
  g_ptr_array_add (self->leaving, g_object_ref (case_));
}

/* Returns: whether @case_ was still being closed, and has not been opened again */
static gboolean
end_leaving (CbWindow *self, CbCase *case_)
{
  gboolean found = g_ptr_array_remove (self->leaving, case_);

  if (found && !_cb_window_is_gone (self))
    cb_shelf_update (self->shelf, case_);
  return found;
}

/* Keeps the case for a while, so that a user who opens it again can still undo. */
static void
keep (CbWindow *self, CbCase *case_)
{
  if (!_cb_window_is_gone (self) && cb_case_file_is_saved (cb_case_get_file (case_)))
    cb_kept_cases_add (self->shared->kept_cases, case_);
}

/* Closes the window if the user wanted that while a case was still being written. */
static void
close_if_wanted (CbWindow *self)
{
  if (self->leaving->len > 0 || !self->closing || _cb_window_is_gone (self))
    return;
  self->closing = FALSE;
  gtk_window_close (GTK_WINDOW (self));
}

static void
asked_before_leaving_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);
  g_autoptr (CbCase) case_ = g_object_ref (CB_CASE (source));
  gboolean may_go = cb_unsaved_dialog_finish (result);

  self->n_asking--;
  end_leaving (self, case_);
  if (may_go || _cb_window_is_gone (self))
    {
      close_if_wanted (self);
      return;
    }
  self->closing = FALSE;
  cb_window_show_case (self, case_);
}

static void
ask_before_leaving (CbWindow *self, CbCase *case_)
{
  self->n_asking++;
  cb_unsaved_dialog_ask (case_, GTK_WIDGET (self), asked_before_leaving_cb, g_object_ref (self));
}

/* Returns: (nullable): the case of @file, if it is still being closed */
static CbCase *
find_leaving (CbWindow *self, CbCaseFile *file)
{
  for (guint i = 0; i < self->leaving->len; i++)
    if (cb_case_get_file (g_ptr_array_index (self->leaving, i)) == file)
      return g_ptr_array_index (self->leaving, i);
  return NULL;
}

/* When writing has ended without success, asks what becomes of the case. */
static void
flushed_before_leaving_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);
  g_autoptr (CbCase) case_ = NULL;
  gboolean saved = cb_case_file_flush_finish (CB_CASE_FILE (source), result);

  g_set_object (&case_, find_leaving (self, CB_CASE_FILE (source)));
  if (!saved && !_cb_window_is_gone (self) && case_ != NULL)
    {
      ask_before_leaving (self, case_);
      return;
    }
  if (case_ != NULL && end_leaving (self, case_))
    keep (self, case_);
  close_if_wanted (self);
}

/* Called after the page of a case was closed. */
static void
popped_cb (CbWindow *self, AdwNavigationPage *page)
{
  g_autoptr (CbCase) case_ = NULL;

  if (!CB_IS_CASE_PAGE (page))
    return;
  case_ = g_object_ref (self->case_);
  _cb_window_set_case (self, NULL);
  cb_shelf_update (self->shelf, case_);
  if (!cb_unsaved_dialog_is_needed (case_))
    {
      keep (self, case_);
      return;
    }
  begin_leaving (self, case_);
  if (cb_case_file_is_saving (cb_case_get_file (case_)))
    cb_case_file_flush_async (cb_case_get_file (case_), flushed_before_leaving_cb,
                              g_object_ref (self));
  else
    ask_before_leaving (self, case_);
}

/* Shows a case again that is still being closed. A question about it stays open. Returns: whether
 * this window was closing @case_ */
gboolean
_cb_window_take_back (CbWindow *self, CbCase *case_)
{
  if (!g_ptr_array_find (self->leaving, case_, NULL))
    return FALSE;
  gtk_window_present (GTK_WINDOW (self));
  if (self->n_asking > 0)
    return TRUE;
  g_object_ref (case_);
  end_leaving (self, case_);
  cb_window_show_case (self, case_);
  g_object_unref (case_);
  return TRUE;
}

static void
asked_before_closing_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);

  self->n_asking--;
  if (!cb_unsaved_dialog_finish (result))
    return;
  self->may_close = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static void
ask_before_closing (CbWindow *self)
{
  if (self->n_asking > 0 || cb_cover_window_get_covered (CB_COVER_WINDOW (self)))
    return;
  self->n_asking++;
  cb_unsaved_dialog_ask (self->case_, GTK_WIDGET (self), asked_before_closing_cb,
                         g_object_ref (self));
}

static void
flushed_before_closing_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);

  self->closing = FALSE;
  if (cb_case_file_flush_finish (CB_CASE_FILE (source), result))
    gtk_window_close (GTK_WINDOW (self));
  else if (self->case_ != NULL)
    ask_before_closing (self);
}

/* A covered window cannot ask anything, so it stays open if there is something to ask. Returns:
 * whether the window stays for now */
gboolean
_cb_window_holds_back (CbWindow *self)
{
  CbCaseFile *file;

  if (self->leaving->len > 0)
    {
      self->closing = TRUE;
      return TRUE;
    }
  if (self->case_ == NULL || self->may_close)
    return FALSE;
  file = cb_case_get_file (self->case_);
  cb_case_file_save (file, NULL);
  if (!cb_unsaved_dialog_is_needed (self->case_))
    {
      keep (self, self->case_);
      return FALSE;
    }
  if (self->closing)
    return TRUE;
  self->closing = cb_case_file_is_saving (file);
  if (self->closing)
    cb_case_file_flush_async (file, flushed_before_closing_cb, g_object_ref (self));
  else
    ask_before_closing (self);
  return TRUE;
}

void
_cb_window_install_leaving (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, popped_cb);
}
