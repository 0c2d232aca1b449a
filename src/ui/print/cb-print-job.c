/* Sends a document to a printer, by way of the desktop’s dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-print-job.h"

/* A print job that waits for the user to choose the paper, because the layout depends on it. */
typedef struct
{
  CbPrintMake make;
  gpointer data;
  GDestroyNotify free_data;
  GtkPrintDialog *dialog;
  GtkWindow *parent;
  GBytes *document;
  GOutputStream *stream;
} Job;

static void
job_free (gpointer data)
{
  Job *self = data;

  self->free_data (self->data);
  g_clear_object (&self->dialog);
  g_clear_object (&self->parent);
  g_clear_object (&self->stream);
  g_clear_pointer (&self->document, g_bytes_unref);
  g_free (self);
}

static void
closed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  g_autoptr (GError) error = NULL;

  if (g_output_stream_close_finish (G_OUTPUT_STREAM (object), result, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
written_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  g_autoptr (GError) error = NULL;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (object), result, NULL, &error))
    g_output_stream_close_async (G_OUTPUT_STREAM (object), G_PRIORITY_DEFAULT, NULL, closed_cb,
                                 g_steal_pointer (&task));
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
opened_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  g_autoptr (GError) error = NULL;
  Job *self = g_task_get_task_data (task);
  gconstpointer data;
  gsize size;

  self->stream = gtk_print_dialog_print_finish (self->dialog, result, &error);
  if (self->stream == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  data = g_bytes_get_data (self->document, &size);
  g_output_stream_write_all_async (self->stream, data, size, G_PRIORITY_DEFAULT, NULL, written_cb,
                                   g_steal_pointer (&task));
}

static void
set_up_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  g_autoptr (GError) error = NULL;
  Job *self = g_task_get_task_data (task);
  GtkPrintSetup *setup;

  setup = gtk_print_dialog_setup_finish (self->dialog, result, &error);
  if (setup != NULL)
    {
      GtkPageSetup *page = gtk_print_setup_get_page_setup (setup);

      self->document = self->make (self->data,
                                   gtk_page_setup_get_paper_width (page, GTK_UNIT_POINTS),
                                   gtk_page_setup_get_paper_height (page, GTK_UNIT_POINTS), &error);
    }
  if (self->document == NULL)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    gtk_print_dialog_print (self->dialog, self->parent, setup, NULL, opened_cb,
                            g_steal_pointer (&task));
  g_clear_pointer (&setup, gtk_print_setup_unref);
}

static GtkPageSetup *
create_page_setup (const CbPaper *paper)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (paper->ipp_name);

  gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  return setup;
}

/**
 * cb_print_job_start:
 * @title: the title of the dialog
 * @make: makes the document once the paper is known
 * @data: (transfer full): for @make; freed with @free_data
 * @paper: the paper that is chosen at first
 * @callback: calls cb_print_job_finish()
 *
 * Asks for the printer and its paper, has the document made for that and prints it.
 */
void
cb_print_job_start (const char *title,
                    CbPrintMake make,
                    gpointer data,
                    GDestroyNotify free_data,
                    const CbPaper *paper,
                    GtkWindow *parent,
                    GAsyncReadyCallback callback,
                    gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);
  g_autoptr (GtkPageSetup) setup = create_page_setup (paper);
  Job *self = g_new0 (Job, 1);

  self->make = make;
  self->data = data;
  self->free_data = free_data;
  self->dialog = gtk_print_dialog_new ();
  self->parent = g_object_ref (parent);
  g_task_set_task_data (task, self, job_free);
  gtk_print_dialog_set_title (self->dialog, title);
  gtk_print_dialog_set_page_setup (self->dialog, setup);
  gtk_print_dialog_setup (self->dialog, parent, NULL, set_up_cb, g_steal_pointer (&task));
}

/* Returns: whether the document was sent to the printer */
gboolean
cb_print_job_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Whether the job ended because the user cancelled it. */
gboolean
cb_print_job_is_dismissed (const GError *error)
{
  return g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) ||
         g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED);
}
