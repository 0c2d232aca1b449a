/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-shelf-private.h"

struct _CbShelfItem
{
  CbFolderItem parent_instance;

  CbShelfSummary *summary;
};

CB_DEFINE_PLAIN_TYPE (CbShelfItem, cb_shelf_item, CB_TYPE_FOLDER_ITEM)

static gboolean
is_closed (CbShelfItem *self)
{
  return self->summary->closed;
}

static gboolean
cb_shelf_item_show (CbFolderItem *item, gpointer what)
{
  CbShelfItem *self = CB_SHELF_ITEM (item);
  g_autoptr (CbShelfSummary) old = g_steal_pointer (&self->summary);

  self->summary = what != NULL ? what
                               : cb_shelf_summary_new_silent (cb_folder_item_get_file (item));
  /* Progress that was computed for the same contents is kept. */
  if (old != NULL && cb_file_stamp_equal (&old->stamp, &self->summary->stamp))
    self->summary->progress = old->progress;
  g_object_notify (G_OBJECT (self), "summary");
  if (old != NULL && old->closed == self->summary->closed)
    return FALSE;
  g_object_notify (G_OBJECT (self), "closed");
  return TRUE;
}

static void
cb_shelf_item_class_init (CbShelfItemClass *klass)
{
  CB_FOLDER_ITEM_CLASS (klass)->show = cb_shelf_item_show;

  cb_fields_install (G_OBJECT_CLASS (klass),
                     CB_FIELD (CbShelfItem, summary, CB_TYPE_SHELF_SUMMARY, G_PARAM_READABLE),
                     CB_COMPUTED ("closed", G_TYPE_BOOLEAN, is_closed));
}

void
cb_shelf_item_set_progress (CbShelfItem *self, const CbShelfProgress *progress)
{
  self->summary->progress = *progress;
  g_object_notify (G_OBJECT (self), "summary");
}

/* Returns: (transfer none): what the list says of the case now */
const CbShelfSummary *
cb_shelf_item_get_summary (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->summary;
}
