/* cb-edition-step-own.c: what can be done with editions of one's own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor.h"
#include "cb-edition-step-private.h"
#include "cb-export.h"
#include "cb-toast.h"

static void
tell_words (CbEditionStep *self, const char *text)
{
  AdwToast *toast = cb_toast_new (text);

  adw_toast_overlay_add_toast (self->toasts, toast);
}

static CbEditionItem *
find_item (CbEditionStep *self, GVariant *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  return cb_edition_shelf_find_file (self->editions, file);
}

static void
new_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionStep *self = CB_EDITION_STEP (widget);

  adw_dialog_present (ADW_DIALOG (cb_edition_editor_new (self->editions, NULL)), widget);
}

/* A case carries its edition as it was when the case was made. */
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
  editor = cb_edition_editor_new (self->editions, item);
  g_signal_connect_object (editor, "saved", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (editor), widget);
}

static void
duplicate_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionStep *self = CB_EDITION_STEP (widget);
  CbEditionItem *item = find_item (self, parameter);
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;

  if (item == NULL)
    return;
  /* Translators: the name of a copied edition. */
  title = g_strdup_printf (_ ("%s (Copy)"), cb_edition_item_get_name (item));
  if (cb_edition_shelf_duplicate (self->editions, item, title, &error) == NULL)
    tell_words (self, error->message);
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
  bytes = g_file_load_bytes (cb_edition_item_get_file (item), NULL, NULL, &error);
  if (bytes != NULL)
    cb_export (GTK_WIDGET (self->toasts), CB_EXPORT_EDITION, bytes,
               cb_edition_item_get_name (item));
  else
    tell_words (self, error->message);
}

static void
import (CbEditionStep *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  CbEditionItem *item = cb_edition_shelf_import (self->editions, file, &error);
  g_autofree char *words = NULL;
  AdwDialog *alert;

  if (item != NULL)
    {
      words = g_strdup_printf (_ ("“%s” imported"), cb_edition_item_get_name (item));
      tell_words (self, words);
      return;
    }
  alert = adw_alert_dialog_new (_ ("Cannot Import Edition"), error->message);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "close", _ ("_Close"));
  adw_dialog_present (alert, GTK_WIDGET (self));
}

static void
chosen_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbEditionStep) self = CB_EDITION_STEP (user_data);
  g_autoptr (GListModel)
    files = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (object), result, NULL);

  /* The form may be gone meanwhile. */
  if (self->editions == NULL)
    return;
  for (guint i = 0; files != NULL && i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      import (self, file);
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

void
_cb_edition_step_purge (CbEditionStep *self)
{
  for (guint i = 0; i < self->removed->len; i++)
    cb_edition_shelf_purge (self->editions, g_ptr_array_index (self->removed, i));
  g_ptr_array_set_size (self->removed, 0);
  g_clear_object (&self->toast);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition.undo-delete", FALSE);
}

static void
undo_clicked_cb (CbEditionStep *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "edition.undo-delete", NULL);
}

/* One toast stands for all that was deleted while it is there. */
static void
offer_undo (CbEditionStep *self, CbEditionItem *last)
{
  guint n = self->removed->len;
  g_autofree char *title = n == 1
                             ? g_strdup_printf (_ ("“%s” deleted"), cb_edition_item_get_name (last))
                             : g_strdup_printf (
                                 ngettext ("%u edition deleted", "%u editions deleted", n), n);

  if (self->toast == NULL)
    {
      self->toast = g_object_ref_sink (cb_toast_new_with_button ("", _ ("_Undo")));
      adw_toast_set_priority (self->toast, ADW_TOAST_PRIORITY_HIGH);
      g_signal_connect_object (self->toast, "button-clicked", G_CALLBACK (undo_clicked_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (_cb_edition_step_purge), self,
                               G_CONNECT_SWAPPED);
    }
  adw_toast_set_title (self->toast, title);
  cb_toast_show (g_object_ref (self->toast), self->toasts);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition.undo-delete", TRUE);
}

/* Cases made with it carry it with them. */
static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionStep *self = CB_EDITION_STEP (widget);
  CbEditionItem *found = find_item (self, parameter);
  g_autoptr (CbEditionItem) item = found != NULL ? g_object_ref (found) : NULL;
  g_autoptr (GError) error = NULL;

  if (item == NULL)
    return;
  if (!cb_edition_shelf_remove (self->editions, item, &error))
    {
      tell_words (self, error->message);
      return;
    }
  g_ptr_array_add (self->removed, g_object_ref (item));
  offer_undo (self, item);
}

static void
undo_delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionStep *self = CB_EDITION_STEP (widget);

  while (self->removed->len > 0)
    {
      g_autoptr (CbEditionItem)
        item = g_ptr_array_steal_index (self->removed, self->removed->len - 1);
      g_autoptr (GError) error = NULL;

      if (!cb_edition_shelf_put_back (self->editions, item, &error))
        tell_words (self, error->message);
    }
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
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
