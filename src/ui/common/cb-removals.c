/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One toast stands for everything that is deleted while it is visible. Once it has gone, nothing
 * can be restored. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-removals.h"
#include "cb-toast.h"
#include "cb-words.h"

struct _CbRemovals
{
  GObject parent_instance;

  GtkWidget *widget; /* not owned; NULL after it was disposed */
  const char *action;
  CbFolderList *list;
  CbDescribeRemoved describe;
  GPtrArray *leaving; /* items that are being removed */
  GPtrArray *removed; /* items that Undo would restore */
  AdwToast *toast;    /* the toast that offers Undo */
};

G_DEFINE_FINAL_TYPE (CbRemovals, cb_removals, G_TYPE_OBJECT)

/* An item that is being removed or restored. */
typedef struct
{
  CbRemovals *removals;
  CbFolderItem *item;
} Removal;

static Removal *
step_new (CbRemovals *self, gpointer item)
{
  Removal *step = g_new0 (Removal, 1);

  step->removals = g_object_ref (self);
  step->item = g_object_ref (item);
  return step;
}

static void
step_free (Removal *step)
{
  g_object_unref (step->removals);
  g_object_unref (step->item);
  g_free (step);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Removal, step_free)

static void
show_error (CbRemovals *self, CbFolderItem *item, const GError *error)
{
  g_autofree char *text = cb_words_for_error (cb_folder_item_get_file (item), error);

  if (self->widget != NULL)
    cb_toast_show (cb_toast_new (text), self->widget);
}

static void
purge (CbRemovals *self)
{
  for (guint i = 0; i < self->removed->len; i++)
    cb_folder_list_purge (self->list, g_ptr_array_index (self->removed, i));
  g_ptr_array_set_size (self->removed, 0);
}

static void
dismissed_cb (CbRemovals *self)
{
  purge (self);
  g_clear_object (&self->toast);
  if (self->widget != NULL)
    gtk_widget_action_set_enabled (self->widget, self->action, FALSE);
}

/* The toast is not inside the widget, so its button cannot use the widget’s actions directly. */
static void
undo_clicked_cb (CbRemovals *self)
{
  if (self->widget != NULL)
    gtk_widget_activate_action (self->widget, self->action, NULL);
}

static void
offer_undo (CbRemovals *self, CbFolderItem *last)
{
  g_autofree char *title = self->describe (last, self->removed->len);

  if (self->toast == NULL)
    {
      self->toast = g_object_ref_sink (cb_toast_new_with_button ("", _ ("_Undo")));
      adw_toast_set_priority (self->toast, ADW_TOAST_PRIORITY_HIGH);
      g_signal_connect_object (self->toast, "button-clicked", G_CALLBACK (undo_clicked_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (dismissed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  adw_toast_set_title (self->toast, title);
  cb_toast_show (g_object_ref (self->toast), self->widget);
  gtk_widget_action_set_enabled (self->widget, self->action, TRUE);
}

static void
removed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Removal) step = user_data;
  CbRemovals *self = step->removals;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbFolderItem) item = cb_folder_list_write_finish (self->list, result, &error);

  g_ptr_array_remove (self->leaving, step->item);
  if (item == NULL)
    show_error (self, step->item, error);
  else if (self->widget == NULL || gtk_widget_get_root (self->widget) == NULL)
    cb_folder_list_purge (self->list, step->item);
  else
    {
      g_ptr_array_add (self->removed, g_object_ref (step->item));
      offer_undo (self, step->item);
    }
}

static void
put_back_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Removal) step = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbFolderItem)
    item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  if (item == NULL)
    show_error (step->removals, step->item, error);
}

static void
cb_removals_class_init (CbRemovalsClass *klass)
{
  CB_OWNS (G_OBJECT_CLASS (klass), CbRemovals, list, g_object_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbRemovals, toast, g_object_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbRemovals, leaving, g_ptr_array_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbRemovals, removed, g_ptr_array_unref);
}

static void
cb_removals_init (CbRemovals *self)
{
  self->leaving = g_ptr_array_new ();
  self->removed = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * cb_removals_new:
 * @widget: (transfer none): where the list is shown
 * @action: a static string, the action of @widget that undoes; enabled while there is something to
 *   undo
 *
 * Returns: (transfer full): a new object, with nothing removed
 */
CbRemovals *
cb_removals_new (GtkWidget *widget,
                 const char *action,
                 CbFolderList *list,
                 CbDescribeRemoved describe)
{
  CbRemovals *self = g_object_new (CB_TYPE_REMOVALS, NULL);

  self->widget = widget;
  self->action = action;
  self->list = g_object_ref (list);
  self->describe = describe;
  gtk_widget_action_set_enabled (widget, action, FALSE);
  return self;
}

/* Deletes @item. A toast says so when it is done. */
void
cb_removals_remove (CbRemovals *self, gpointer item)
{
  g_return_if_fail (CB_IS_REMOVALS (self));

  if (g_ptr_array_find (self->leaving, item, NULL))
    return;
  g_ptr_array_add (self->leaving, item);
  cb_folder_list_remove_async (self->list, item, removed_cb, step_new (self, item));
}

/* Restores everything that can be restored. */
void
cb_removals_undo (CbRemovals *self)
{
  g_return_if_fail (CB_IS_REMOVALS (self));

  while (self->removed->len > 0)
    {
      g_autoptr (CbFolderItem)
        item = g_ptr_array_steal_index (self->removed, self->removed->len - 1);

      cb_folder_list_put_back_async (self->list, item, put_back_cb, step_new (self, item));
    }
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
}

/* To be called when the widget is disposed: nothing can be restored after that. */
void
cb_removals_end (CbRemovals *self)
{
  g_return_if_fail (CB_IS_REMOVALS (self));

  purge (self);
  self->widget = NULL;
}
