/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cases-list.h"
#include "cb-cases-page-private.h"
#include "cb-fields.h"
#include "cb-late-menu.h"
#include "cb-rename-dialog.h"
#include "cb-template.h"
#include "cb-toast.h"
#include "cb-welcome.h"
#include "cb-words.h"

CB_DEFINE_PLAIN_TYPE (CbCasesPage, cb_cases_page, ADW_TYPE_NAVIGATION_PAGE)

static char *
choose_view (GtkWidget *widget,
             guint n_cases,
             guint n_tables,
             gboolean loading_cases,
             gboolean loading_tables)
{
  if (n_cases + n_tables > 0)
    return g_strdup ("list");
  return g_strdup (loading_cases || loading_tables ? "loading" : "empty");
}

/* Builds the view when it is first shown: a user with cases never sees the welcome, and one without
 * cases no list. */
static void
view_changed_cb (CbCasesPage *self)
{
  GtkWidget *view = gtk_stack_get_visible_child (self->stack);

  if (view == GTK_WIDGET (self->empty) && adw_bin_get_child (self->empty) == NULL)
    adw_bin_set_child (self->empty, g_object_new (CB_TYPE_WELCOME, NULL));
  if (view == GTK_WIDGET (self->list) && adw_bin_get_child (self->list) == NULL)
    {
      GtkWidget *list = cb_cases_list_new (self->shelf, self->tables);

      g_object_bind_property (self, "narrow", list, "narrow", G_BINDING_SYNC_CREATE);
      adw_bin_set_child (self->list, list);
    }
}

/* Shows an error, unless the window was closed in the meantime. */
void
_cb_cases_page_show_error (CbCasesPage *self, CbShelfItem *item, const GError *error)
{
  g_autofree char *text = cb_words_for_error (cb_folder_item_get_file (CB_FOLDER_ITEM (item)),
                                              error);

  cb_toast_show (cb_toast_new (text), self);
}

static CbShelfItem *
find_item (CbCasesPage *self, GVariant *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  return cb_folder_list_find (CB_FOLDER_LIST (self->shelf), file);
}

/* Whether a window shows the case or the deal of @item. */
gboolean
_cb_cases_page_is_open (CbCasesPage *self, gpointer item)
{
  gboolean open = FALSE;

  g_signal_emit_by_name (self, "is-open", item, &open);
  return open;
}

/* Whether a window shows the case, and may write its file again; if so, a toast says it. */
static gboolean
is_open_elsewhere (CbCasesPage *self, CbShelfItem *item)
{
  g_autofree char *uri = NULL;
  AdwToast *toast;

  if (!_cb_cases_page_is_open (self, item))
    return FALSE;
  uri = g_file_get_uri (cb_folder_item_get_file (CB_FOLDER_ITEM (item)));
  toast = cb_toast_new_with_button (_ ("This case is open in another window"), _ ("_Show"));
  adw_toast_set_action_name (toast, "win.open-case");
  adw_toast_set_action_target (toast, "s", uri);
  cb_toast_show (toast, self);
  return TRUE;
}

typedef struct
{
  CbCasesPage *page;
  CbShelfItem *item;
} Writing;

static Writing *
writing_new (CbCasesPage *page, CbShelfItem *item)
{
  Writing *self = g_new0 (Writing, 1);

  self->page = g_object_ref (page);
  self->item = g_object_ref (item);
  return self;
}

/* The page may have been closed in the meantime. */
static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Writing *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbShelfItem)
    written = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  if (written == NULL && self->page->shelf != NULL)
    _cb_cases_page_show_error (self->page, self->item, error);
  g_object_unref (self->page);
  g_object_unref (self->item);
  g_free (self);
}

static void
renamed_cb (CbCasesPage *self, const char *title)
{
  cb_shelf_rename_async (self->shelf, self->renaming, title, written_cb,
                         writing_new (self, self->renaming));
}

static void
rename_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCasesPage *self = CB_CASES_PAGE (widget);
  CbShelfItem *item = find_item (self, parameter);
  CbRenameDialog *dialog;

  if (item == NULL || is_open_elsewhere (self, item))
    return;
  g_set_object (&self->renaming, item);
  dialog = cb_rename_dialog_new (cb_shelf_item_get_summary (item)->title);
  g_signal_connect_object (dialog, "renamed", G_CALLBACK (renamed_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
duplicate_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCasesPage *self = CB_CASES_PAGE (widget);
  CbShelfItem *item = find_item (self, parameter);

  if (item != NULL)
    cb_shelf_duplicate_async (self->shelf, item, written_cb, writing_new (self, item));
}

static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCasesPage *self = CB_CASES_PAGE (widget);
  CbShelfItem *item = find_item (self, parameter);

  if (item != NULL && !is_open_elsewhere (self, item))
    cb_removals_remove (self->removals, item);
}

static void
undo_delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  cb_removals_undo (CB_CASES_PAGE (widget)->removals);
}

static char *
describe_removed (gpointer last, guint n)
{
  if (n == 1)
    return g_strdup_printf (_ ("“%s” deleted"), cb_shelf_item_get_summary (last)->title);
  return g_strdup_printf (ngettext ("%u case deleted", "%u cases deleted", n), n);
}

/* Says that the folder cannot be read. An empty list would look as if all cases were lost. */
static void
show_folder_error (CbCasesPage *self)
{
  CbFolderList *shelf = CB_FOLDER_LIST (self->shelf);
  gboolean failed = cb_folder_list_get_error (shelf) != NULL;
  g_autofree char *text = NULL;

  adw_banner_set_revealed (self->banner, failed);
  if (!failed)
    return;
  text = cb_shelf_describe_failure (cb_folder_list_get_folder (shelf));
  adw_banner_set_use_markup (self->banner, FALSE);
  adw_banner_set_title (self->banner, text);
}

static void
watch_folder (CbCasesPage *self)
{
  g_signal_connect_object (self->shelf, "notify::loading", G_CALLBACK (show_folder_error), self,
                           G_CONNECT_SWAPPED);
  show_folder_error (self);
}

/* Builds the page when it is first shown, which may never be if the program starts with a case. */
static void
build (CbCasesPage *self)
{
  self->built = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_late_menu_set (self->menu_button, self->main_menu);
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (view_changed_cb), self,
                           G_CONNECT_SWAPPED);
  view_changed_cb (self);
  if (self->shelf != NULL)
    watch_folder (self);
}

static void
cb_cases_page_map (GtkWidget *widget)
{
  if (!CB_CASES_PAGE (widget)->built)
    build (CB_CASES_PAGE (widget));

  GTK_WIDGET_CLASS (cb_cases_page_parent_class)->map (widget);
}

static void
shelf_set (CbCasesPage *self)
{
  self->removals = cb_removals_new (GTK_WIDGET (self), "cases.undo-delete",
                                    CB_FOLDER_LIST (self->shelf), describe_removed);
  if (self->built)
    watch_folder (self);
}

static void
cb_cases_page_dispose (GObject *object)
{
  CbCasesPage *self = CB_CASES_PAGE (object);

  if (self->removals != NULL)
    cb_removals_end (self->removals);
  if (self->table_removals != NULL)
    cb_removals_end (self->table_removals);
  g_clear_object (&self->shelf);

  cb_template_dispose (object);
}

static void
cb_cases_page_class_init (CbCasesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_cases_page_dispose;

  widget_class->map = cb_cases_page_map;

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbCasesPage, shelf, CB_TYPE_SHELF,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, shelf_set),
                     CB_FIELD_THEN (CbCasesPage, tables, CB_TYPE_TABLES,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY,
                                    _cb_cases_page_tables_set),
                     CB_FIELD (CbCasesPage, narrow, G_TYPE_BOOLEAN, G_PARAM_READWRITE));
  CB_OWNS (object_class, CbCasesPage, renaming, g_object_unref);
  CB_OWNS (object_class, CbCasesPage, removals, g_object_unref);
  CB_OWNS (object_class, CbCasesPage, table_removals, g_object_unref);

  g_signal_new ("is-open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                CB_TYPE_FOLDER_ITEM);

  cb_template_install (widget_class, "cb-cases-page", CB_CHILD (CbCasesPage, banner),
                       CB_CHILD (CbCasesPage, empty), CB_CHILD (CbCasesPage, list),
                       CB_CHILD (CbCasesPage, main_menu), CB_CHILD (CbCasesPage, menu_button),
                       CB_CHILD (CbCasesPage, stack), CB_CALLBACK (choose_view));

  gtk_widget_class_install_action (widget_class, "cases.rename", "s", rename_action);
  gtk_widget_class_install_action (widget_class, "cases.duplicate", "s", duplicate_action);
  gtk_widget_class_install_action (widget_class, "cases.delete", "s", delete_action);
  gtk_widget_class_install_action (widget_class, "cases.undo-delete", NULL, undo_delete_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "cases.undo-delete", NULL);
  _cb_cases_page_install_table_actions (widget_class);
  _cb_cases_page_install_file_actions (widget_class);
}
