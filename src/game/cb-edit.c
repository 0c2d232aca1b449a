/* cb-edit.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-edit.h"

/* Returns: (transfer full): an edit that changes nothing yet */
CbEdit *
cb_edit_new (const char *label, guint position)
{
  CbEdit *self = g_new0 (CbEdit, 1);

  self->label = label;
  self->position = position;
  self->removed = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  self->added = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  self->assist = -1;
  self->pencil_place = G_MAXUINT;
  return self;
}

void
cb_edit_free (CbEdit *self)
{
  g_ptr_array_unref (self->removed);
  g_ptr_array_unref (self->added);
  g_clear_pointer (&self->setup, cb_setup_unref);
  g_free (self->title);
  g_clear_pointer (&self->pencil_mark, cb_pencil_mark_free);
  g_free (self);
}

static int
find_pencil (const CbContents *contents, guint card, guint holder)
{
  for (guint i = 0; i < contents->pencil->len; i++)
    {
      const CbPencilMark *mark = g_ptr_array_index (contents->pencil, i);

      if (mark->card == card && mark->holder == holder)
        return (int) i;
    }
  return -1;
}

/* Returns: (transfer none) (nullable): the user's own mark */
const CbPencilMark *
cb_contents_get_pencil (const CbContents *self, guint card, guint holder)
{
  int index = find_pencil (self, card, holder);

  return index < 0 ? NULL : g_ptr_array_index (self->pencil, (guint) index);
}

/* The mark comes back to the place it was taken from. */
static void
swap_pencil (CbEdit *self, CbContents *contents)
{
  int index = find_pencil (contents, self->pencil_card, self->pencil_holder);
  CbPencilMark *old = index >= 0 ? g_ptr_array_steal_index (contents->pencil, (guint) index) : NULL;
  guint place = index >= 0 ? (guint) index : MIN (self->pencil_place, contents->pencil->len);

  if (self->pencil_mark != NULL)
    g_ptr_array_insert (contents->pencil, (int) place, self->pencil_mark);
  self->pencil_mark = old;
  self->pencil_place = place;
}

static void
splice_entries (const CbEdit *self, CbContents *contents)
{
  if (self->removed->len > 0)
    g_ptr_array_remove_range (contents->entries, self->position, self->removed->len);
  for (guint i = 0; i < self->added->len; i++)
    g_ptr_array_insert (contents->entries, (int) (self->position + i),
                        cb_entry_ref (g_ptr_array_index (self->added, i)));
}

/**
 * cb_edit_apply:
 *
 * Does the edit to @contents. From then on the edit holds the old setup, title, level and mark.
 */
void
cb_edit_apply (CbEdit *self, CbContents *contents)
{
  splice_entries (self, contents);
  if (self->setup != NULL)
    {
      CbSetup *old = contents->setup;

      contents->setup = self->setup;
      self->setup = old;
    }
  if (self->title != NULL)
    {
      char *old = contents->title;

      contents->title = self->title;
      self->title = old;
    }
  if (self->assist >= 0)
    {
      CbAssist old = contents->assist;

      contents->assist = (CbAssist) self->assist;
      self->assist = (int) old;
    }
  if (self->has_pencil)
    swap_pencil (self, contents);
}

/* Afterwards applying it takes back what it did. */
void
cb_edit_turn_round (CbEdit *self)
{
  GPtrArray *removed = self->removed;

  self->removed = self->added;
  self->added = removed;
}
