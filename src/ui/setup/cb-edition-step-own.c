/* The actions for editions of the user's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor.h"
#include "cb-edition-step-private.h"
#include "cb-export.h"
#include "cb-toast.h"

static void
tell_words (CbEditionStep *self, const char *text)
{
  cb_toast_show (cb_toast_new (text), self);
}

static CbEditionItem *
find_item (CbEditionStep *self, GVariant *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  return cb_folder_list_find (CB_FOLDER_LIST (self->editions), file);
}

static void
made_cb (CbEditionStep *self, CbEditionItem *item)
{
  cb_edition_picker_focus (self->picker, item);
}

static void
new_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionStep *self = CB_EDITION_STEP (widget);
  const char *missing = cb_edition_picker_get_missing (self->picker);
  CbEditionEditor *editor = cb_edition_editor_new (self->editions, NULL, missing);

  g_signal_connect_object (editor, "saved", G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (editor), widget);
}

/* Cases are not changed: each has a copy of its edition as it was when the case was made. */
static void
changed_cb (CbEditionStep *self)
{
  tell_words (self, _ ("Your cases keep the edition as it was"));
}

static void
edit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionStep *self = CB_EDITION_STEP (widget);
  CbEditionItem *item = find_item (self, parameter);
  CbEditionEditor *editor;

  if (item == NULL)
    return;
  editor = cb_edition_editor_new (self->editions, item, NULL);
  g_signal_connect_object (editor, "saved", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (editor), widget);
}

static void
duplicated_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbEditionStep) self = CB_EDITION_STEP (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEditionItem)
    item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  /* The form may have been closed meanwhile. */
  if (item == NULL && self->editions != NULL)
    tell_words (self, error->message);
}

static void
duplicate_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionStep *self = CB_EDITION_STEP (widget);
  CbEditionItem *item = find_item (self, parameter);
  g_autofree char *title = NULL;

  if (item == NULL)
    return;
  /* Translators: the name of a copied edition. */
  title = g_strdup_printf (_ ("%s (Copy)"), cb_edition_item_get_name (item));
  cb_edition_shelf_duplicate_async (self->editions, item, title, duplicated_cb,
                                    g_object_ref (self));
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionStep *self = CB_EDITION_STEP (widget);
  CbEditionItem *item = find_item (self, parameter);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (item == NULL)
    return;
  bytes = g_file_load_bytes (cb_folder_item_get_file (CB_FOLDER_ITEM (item)), NULL, NULL, &error);
  if (bytes != NULL)
    cb_export (widget, CB_EXPORT_EDITION, bytes, cb_edition_item_get_name (item));
  else
    tell_words (self, error->message);
}

static void
chosen_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbEditionStep) self = CB_EDITION_STEP (user_data);
  g_autoptr (GListModel)
    files = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (object), result, NULL);

  for (guint i = 0; files != NULL && i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      g_autofree char *uri = g_file_get_uri (file);

      gtk_widget_activate_action (GTK_WIDGET (self), "win.open-case", "s", uri);
    }
}

static void
import_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = cb_export_create_filters (CB_EXPORT_EDITION);

  gtk_file_dialog_set_title (dialog, _ ("Import Editions"));
  gtk_file_dialog_set_accept_label (dialog, _ ("_Import"));
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_open_multiple (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, chosen_cb,
                                 g_object_ref (widget));
}

char *
_cb_edition_step_describe_removed (gpointer last, guint n)
{
  if (n == 1)
    return g_strdup_printf (_ ("“%s” deleted"), cb_edition_item_get_name (last));
  return g_strdup_printf (ngettext ("%u edition deleted", "%u editions deleted", n), n);
}

/* Removes the edition. Cases made with it have a copy of it. */
static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionStep *self = CB_EDITION_STEP (widget);
  CbEditionItem *item = find_item (self, parameter);

  if (item != NULL)
    cb_removals_remove (self->removals, item);
}

static void
undo_delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  cb_removals_undo (CB_EDITION_STEP (widget)->removals);
}

void
_cb_edition_step_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "edition.new", NULL, new_action);
  gtk_widget_class_install_action (widget_class, "edition.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "edition.edit", "s", edit_action);
  gtk_widget_class_install_action (widget_class, "edition.duplicate", "s", duplicate_action);
  gtk_widget_class_install_action (widget_class, "edition.export", "s", export_action);
  gtk_widget_class_install_action (widget_class, "edition.delete", "s", delete_action);
  gtk_widget_class_install_action (widget_class, "edition.undo-delete", NULL, undo_delete_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "edition.undo-delete", NULL);
}
