/* Import and export of cases.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cases-page-private.h"
#include "cb-export.h"
#include "cb-toast.h"
#include "cb-words.h"

static void
tell_imported (CbCasesPage *self, guint n, const char *title)
{
  g_autofree char *words = n == 1 ? g_strdup_printf (_ ("“%s” imported"), title)
                                  : g_strdup_printf (
                                      ngettext ("%u case imported", "%u cases imported", n), n);

  cb_toast_show (cb_toast_new (words), self);
}

static void
show_problems (CbCasesPage *self, const char *problems)
{
  AdwDialog *alert = adw_alert_dialog_new (_ ("Cannot Import"), problems);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "close", _ ("_Close"));
  adw_dialog_present (alert, GTK_WIDGET (self));
}

/* Files that are imported together, and their results, which are reported together. */
typedef struct
{
  CbCasesPage *page;
  guint n_left;
  guint n_imported;
  char *title; /* the title of the last case that was imported */
  GString *problems;
} CaseImport;

typedef struct
{
  CaseImport *import;
  GFile *file;
} ImportedFile;

static void
end_import (CaseImport *self)
{
  if (self->n_imported > 0 && self->page->shelf != NULL)
    tell_imported (self->page, self->n_imported, self->title);
  if (self->problems->len > 0 && self->page->shelf != NULL)
    show_problems (self->page, self->problems->str);
  g_string_free (self->problems, TRUE);
  g_object_unref (self->page);
  g_free (self->title);
  g_free (self);
}

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree ImportedFile *self = user_data;
  g_autoptr (GFile) file = self->file;
  CaseImport *import = self->import;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbShelfItem)
    item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  if (item != NULL)
    {
      g_set_str (&import->title, cb_shelf_item_get_summary (item)->title);
      import->n_imported++;
    }
  else
    {
      g_autofree char *words = cb_words_for_error (file, error);

      g_string_append_printf (import->problems, "%s%s", import->problems->len > 0 ? "\n\n" : "",
                              words);
    }
  if (--import->n_left == 0)
    end_import (import);
}

/* Imports the files that are cases, and reports what is wrong with the others. */
void
_cb_cases_page_import (CbCasesPage *self, GListModel *files)
{
  CaseImport *import;

  if (g_list_model_get_n_items (files) == 0)
    return;
  import = g_new0 (CaseImport, 1);
  import->page = g_object_ref (self);
  import->n_left = g_list_model_get_n_items (files);
  import->problems = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      ImportedFile *file = g_new0 (ImportedFile, 1);

      file->import = import;
      file->file = g_list_model_get_item (files, i);
      cb_shelf_import_async (self->shelf, file->file, imported_cb, file);
    }
}

static void
chosen_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbCasesPage) self = CB_CASES_PAGE (user_data);
  g_autoptr (GListModel)
    files = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (object), result, NULL);

  /* The window may have been closed in the meantime. */
  if (files != NULL && self->shelf != NULL)
    _cb_cases_page_import (self, files);
}

static void
import_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = cb_export_create_filters (CB_EXPORT_CASE);

  gtk_file_dialog_set_title (dialog, _ ("Import Cases"));
  gtk_file_dialog_set_accept_label (dialog, _ ("_Import"));
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_open_multiple (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, chosen_cb,
                                 g_object_ref (widget));
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCasesPage *self = CB_CASES_PAGE (widget);
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  CbShelfItem *item = cb_folder_list_find (CB_FOLDER_LIST (self->shelf), file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (item == NULL)
    return;
  bytes = g_file_load_bytes (file, NULL, NULL, &error);
  if (bytes != NULL)
    cb_export (widget, CB_EXPORT_CASE, bytes, cb_shelf_item_get_summary (item)->title);
  else
    _cb_cases_page_show_error (self, item, error);
}

void
_cb_cases_page_install_file_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "cases.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "cases.export", "s", export_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "cases.import",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "win.print-blank",
                                       NULL);
}
