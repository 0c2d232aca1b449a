/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-fields.h"
#include "cb-folder-item.h"

typedef struct
{
  GFile *file;
  GDateTime *modified;
} CbFolderItemPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CbFolderItem, cb_folder_item, G_TYPE_OBJECT)

static CbFolderItemPrivate *
get_private (CbFolderItem *self)
{
  return cb_folder_item_get_instance_private (self);
}

static void
cb_folder_item_finalize (GObject *object)
{
  CbFolderItemPrivate *priv = get_private (CB_FOLDER_ITEM (object));

  g_clear_object (&priv->file);
  g_clear_pointer (&priv->modified, g_date_time_unref);

  G_OBJECT_CLASS (cb_folder_item_parent_class)->finalize (object);
}

static void
cb_folder_item_class_init (CbFolderItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = cb_folder_item_finalize;

  cb_fields_install (
    object_class, CB_PRIVATE_FIELD (CbFolderItem, file, G_TYPE_FILE, G_PARAM_READABLE, NULL),
    CB_PRIVATE_FIELD (CbFolderItem, modified, G_TYPE_DATE_TIME, G_PARAM_READABLE, NULL));
}

static void
cb_folder_item_init (CbFolderItem *self)
{
}

/**
 * cb_folder_item_new:
 * @type: the subclass of #CbFolderItem
 * @what: (transfer full) (nullable): what was read of the file; NULL while it does not respond
 *
 * Returns: (transfer full): the item of @file
 */
CbFolderItem *
cb_folder_item_new (GType type, GFile *file, gpointer what, GDateTime *modified)
{
  CbFolderItem *self = g_object_new (type, NULL);

  get_private (self)->file = g_object_ref (file);
  cb_folder_item_show (self, what, modified);
  return self;
}

/**
 * cb_folder_item_show:
 * @what: (transfer full) (nullable): what was read of the file
 * @modified: (transfer none): when it was changed last
 *
 * Returns: whether filters may now decide differently on the item
 */
gboolean
cb_folder_item_show (CbFolderItem *self, gpointer what, GDateTime *modified)
{
  CbFolderItemPrivate *priv = get_private (self);
  g_autoptr (GDateTime) before = g_steal_pointer (&priv->modified);
  gboolean decides;

  priv->modified = g_date_time_ref (modified);
  g_object_freeze_notify (G_OBJECT (self));
  if (before == NULL || !g_date_time_equal (before, modified))
    g_object_notify (G_OBJECT (self), "modified");
  decides = CB_FOLDER_ITEM_GET_CLASS (self)->show (self, what);
  g_object_thaw_notify (G_OBJECT (self));
  return decides;
}

/* Returns: (nullable): the file; NULL for an item without one, such as a built-in edition */
GFile *
cb_folder_item_get_file (CbFolderItem *self)
{
  g_return_val_if_fail (CB_IS_FOLDER_ITEM (self), NULL);

  return get_private (self)->file;
}

GDateTime *
cb_folder_item_get_modified (CbFolderItem *self)
{
  g_return_val_if_fail (CB_IS_FOLDER_ITEM (self), NULL);

  return get_private (self)->modified;
}

/* Returns: (transfer none): what to say, after its name, of a file that does not respond */
const char *
cb_folder_item_describe_silence (void)
{
  return _ ("cannot be read: its folder does not respond");
}
