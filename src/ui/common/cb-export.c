/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cb-export.h"
#include "cb-toast.h"
#include "cb-words.h"

static const struct
{
  const char *suffix;
  const char *filter;
  const char *title;
  const char *done;
} KINDS[] = {
  [CB_EXPORT_CASE] = { "casebook", N_ ("Cases"), N_ ("Export Case"), N_ ("Case exported") },
  [CB_EXPORT_EDITION] = { "edition", N_ ("Editions"), N_ ("Export Edition"),
                          N_ ("Edition exported") },
  [CB_EXPORT_NOTESHEET] = { "pdf", N_ ("PDF Documents"), N_ ("Save Detective Notes"),
                            N_ ("Detective notes saved") },
  [CB_EXPORT_PICTURE] = { "png", N_ ("Pictures"), N_ ("Save Picture"), N_ ("Picture saved") },
  [CB_EXPORT_TABLE] = { "csv", N_ ("Tables"), N_ ("Save Table"), N_ ("Table saved") },
  [CB_EXPORT_PLAYS] = { "bgsplay", N_ ("Plays for BG Stats"), N_ ("Save Plays"),
                        N_ ("Plays saved") },
  [CB_EXPORT_SVG] = { "svg", N_ ("SVG Pictures"), NULL, NULL },
};

/* What is written, and the widget that reports the result. */
typedef struct
{
  CbExportKind kind;
  GtkWidget *widget;
  GBytes *bytes;
} Export;

static void
export_free (Export *self)
{
  g_object_unref (self->widget);
  g_bytes_unref (self->bytes);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
written_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (g_file_replace_contents_finish (G_FILE (object), result, NULL, &error))
    {
      cb_toast_show (cb_toast_new (_ (KINDS[self->kind].done)), self->widget);
      return;
    }
  words = g_strdup_printf (_ ("Not exported: %s"), error->message);
  cb_toast_show (cb_toast_new (words), self->widget);
}

static void
chosen_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) self = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);
  GBytes *bytes = self->bytes;

  if (file != NULL)
    g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                         written_cb, g_steal_pointer (&self));
}

/* Returns: (transfer full): the filters of a file dialog for such files */
GListModel *
cb_export_create_filters (CbExportKind kind)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) wanted = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (wanted, _ (KINDS[kind].filter));
  gtk_file_filter_add_suffix (wanted, KINDS[kind].suffix);
  g_list_store_append (filters, wanted);
  gtk_file_filter_set_name (all, _ ("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, all);
  return G_LIST_MODEL (filters);
}

/**
 * cb_export:
 * @widget: the widget that exports; its toast overlay shows the result
 * @kind: the kind of file
 * @bytes: (transfer none): the contents of the file
 * @title: what the case or edition is called, for the name of the file
 *
 * Asks for a place, and writes the file there.
 */
void
cb_export (GtkWidget *widget, CbExportKind kind, GBytes *bytes, const char *title)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = cb_export_create_filters (kind);
  g_autofree char *stem = g_strdelimit (g_strdup (title), "/", '-');
  g_autofree char *name = g_strdup_printf ("%s.%s", stem, KINDS[kind].suffix);
  Export *self = g_new0 (Export, 1);

  self->kind = kind;
  self->widget = g_object_ref (widget);
  self->bytes = g_bytes_ref (bytes);
  gtk_file_dialog_set_title (dialog, _ (KINDS[kind].title));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, chosen_cb, self);
}
