/* Opening edition files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-toast.h"
#include "cb-window-private.h"

static void
removed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbFolderList *editions = CB_FOLDER_LIST (source);
  g_autoptr (CbEditionItem) item = cb_folder_list_write_finish (editions, result, NULL);

  if (item != NULL)
    cb_folder_list_purge (editions, item);
}

/* Removes the copy for good, because the file that was imported still exists. */
static void
undo_clicked_cb (CbEditionItem *item, AdwToast *toast)
{
  cb_folder_list_remove_async (g_object_get_data (G_OBJECT (toast), "editions"), item, removed_cb,
                               NULL);
}

static void
tell_imported (CbWindow *self, CbEditionItem *item, gboolean is_new)
{
  g_autofree char *words = g_strdup_printf (is_new ? _ ("“%s” was added to your editions")
                                                   : _ ("“%s” is already in your editions"),
                                            cb_edition_item_get_name (item));
  AdwToast *toast = is_new ? cb_toast_new_with_button (words, _ ("_Undo")) : cb_toast_new (words);

  if (is_new)
    {
      g_object_set_data_full (G_OBJECT (toast), "editions", g_object_ref (self->editions),
                              g_object_unref);
      g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_clicked_cb), item,
                               G_CONNECT_SWAPPED);
    }
  cb_toast_show (toast, self->toasts);
}

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEditionItem)
    item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  if (_cb_window_is_gone (self))
    return;
  if (item != NULL)
    tell_imported (self, item, cb_edition_shelf_is_new (result));
  else
    _cb_window_show_error (self, _ ("Cannot Import Edition"), error->message);
}

/* Copies an edition file to the user's own. */
void
_cb_window_import_edition (CbWindow *self, GFile *file)
{
  cb_edition_shelf_import_async (self->editions, file, imported_cb, g_object_ref (self));
}
