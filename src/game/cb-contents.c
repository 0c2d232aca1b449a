/* cb-contents.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-contents-private.h"

const char *const cb_assist_ids[] = { [CB_ASSIST_NOTES] = "notes",
                                      [CB_ASSIST_LOGIC] = "logic",
                                      [CB_ASSIST_ODDS] = "odds",
                                      NULL };

/* Returns: (transfer full): a pencil mark; @extra: (nullable) (transfer none) */
CbPencilMark *
cb_pencil_mark_new (guint card, guint holder, const char *text, JsonObject *extra)
{
  CbPencilMark *self = g_new0 (CbPencilMark, 1);

  self->card = card;
  self->holder = holder;
  self->text = g_strdup (text);
  if (extra != NULL)
    self->extra = json_object_ref (extra);
  return self;
}

void
cb_pencil_mark_free (CbPencilMark *self)
{
  g_free (self->text);
  g_clear_pointer (&self->extra, json_object_unref);
  g_free (self);
}

CbContents *
cb_contents_new (void)
{
  CbContents *self = g_new0 (CbContents, 1);

  self->version = CB_FORMAT_VERSION;
  self->assist = CB_ASSIST_LOGIC;
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  self->pencil = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_pencil_mark_free);
  return self;
}

void
cb_contents_free (CbContents *self)
{
  g_free (self->title);
  g_free (self->created);
  g_clear_pointer (&self->setup, cb_setup_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->pencil, g_ptr_array_unref);
  g_clear_pointer (&self->extra, json_object_unref);
  g_free (self);
}
