/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-deal-parts.h"
#include "cb-notebook.h"
#include "parts.h"

/* What the notebook is to say, and where it is kept. */
typedef struct
{
  CbContents *contents;
  GFile *file;
} Notebook;

static void
notebook_free (gpointer data)
{
  Notebook *self = data;

  cb_contents_unref (self->contents);
  g_object_unref (self->file);
  g_free (self);
}

static void
write_thread (GTask *task, gpointer deal, gpointer data, GCancellable *cancellable)
{
  Notebook *self = data;
  GError *error = NULL;
  g_autoptr (CbContents) written = cb_notebook_write (self->contents, self->file, &error);

  if (written != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
loaded_cb (GObject *file, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  CbCase *case_ = cb_case_load_finish (G_FILE (file), result, &error);

  if (case_ != NULL)
    g_task_return_pointer (task, case_, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* Reads the notebook only now, in the main thread: its file may not have existed before. */
static void
written_cb (GObject *deal, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GFile *file = g_task_get_task_data (task);
  GCancellable *cancellable = g_task_get_cancellable (task);
  GError *error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    cb_case_load_async (file, cancellable, loaded_cb, g_steal_pointer (&task));
  else
    g_task_return_error (task, error);
}

static CbContents *
make_contents (CbSealedDeal *deal, guint seat)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const CbSetup *table = cb_sealed_deal_get_table (deal);
  /* Translators: the title of a case; a player’s name. */
  g_autofree char *title = g_strdup_printf (_ ("%s’s Notebook"), table->players[seat].name);
  CbContents *contents = cb_notebook_new (deal, (int) seat, title);

  contents->assist = (CbAssist) g_settings_get_enum (settings, "default-assist");
  return contents;
}

void
cb_table_notebook_open_async (CbSealedDeal *deal,
                              guint seat,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  GTask *task = g_task_new (deal, cancellable, callback, user_data);
  g_autoptr (GTask) writing = g_task_new (deal, cancellable, written_cb, task);
  Notebook *notebook = g_new0 (Notebook, 1);

  notebook->contents = make_contents (deal, seat);
  notebook->file = cb_notebook_make_file (deal, seat);
  g_task_set_task_data (task, g_object_ref (notebook->file), g_object_unref);
  g_task_set_task_data (writing, notebook, notebook_free);
  g_task_run_in_thread (writing, write_thread);
}

CbCase *
cb_table_notebook_open_finish (CbSealedDeal *deal, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, deal), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
