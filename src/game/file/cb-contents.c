/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-contents.h"
#include "cb-shared.h"
#include "cb-text.h"

const char *const cb_assist_ids[] = { [CB_ASSIST_NOTES] = "notes",
                                      [CB_ASSIST_LOGIC] = "logic",
                                      [CB_ASSIST_ODDS] = "odds",
                                      NULL };

/* Returns: (transfer full): a pencil mark; @extra: (nullable) (transfer none) */
CbPencilMark *
cb_pencil_mark_new (guint card, guint holder, const char *text, JsonObject *extra)
{
  CbPencilMark *self = g_atomic_rc_box_new0 (CbPencilMark);

  self->card = card;
  self->holder = holder;
  self->rev = 1;
  self->text = g_strdup (text);
  if (extra != NULL)
    self->extra = json_object_ref (extra);
  return self;
}

static void
cb_pencil_mark_clear (CbPencilMark *self)
{
  g_free (self->text);
  g_clear_pointer (&self->extra, json_object_unref);
}

CB_DEFINE_SHARED (CbPencilMark, cb_pencil_mark)

CbContents *
cb_contents_new (void)
{
  CbContents *self = g_atomic_rc_box_new0 (CbContents);

  self->version = 1;
  self->newest = 1;
  self->assist = CB_ASSIST_LOGIC;
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  self->pencil = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_pencil_mark_unref);
  return self;
}

/* Returns: (transfer full): a cheap copy, which the caller may change before sharing it */
CbContents *
cb_contents_copy (const CbContents *self)
{
  CbContents *copy = g_atomic_rc_box_new0 (CbContents);

  *copy = *self;
  copy->title = g_strdup (self->title);
  copy->shown_title = g_strdup (self->shown_title);
  copy->created = g_strdup (self->created);
  copy->setup = cb_setup_ref (self->setup);
  copy->entries = g_ptr_array_ref (self->entries);
  copy->pencil = g_ptr_array_ref (self->pencil);
  copy->gone = self->gone != NULL ? json_object_ref (self->gone) : NULL;
  copy->revs = self->revs != NULL ? json_object_ref (self->revs) : NULL;
  copy->extra = self->extra != NULL ? json_object_ref (self->extra) : NULL;
  return copy;
}

static void
cb_contents_clear (CbContents *self)
{
  g_free (self->title);
  g_free (self->shown_title);
  g_free (self->created);
  g_clear_pointer (&self->setup, cb_setup_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->pencil, g_ptr_array_unref);
  g_clear_pointer (&self->gone, json_object_unref);
  g_clear_pointer (&self->revs, json_object_unref);
  g_clear_pointer (&self->extra, json_object_unref);
}

CB_DEFINE_SHARED (CbContents, cb_contents)

/* (transfer full): a copy of @list with @added instead of @n_removed elements at @position. */
static GPtrArray *
splice (GPtrArray *list,
        guint position,
        guint n_removed,
        GPtrArray *added,
        GBoxedCopyFunc ref,
        GDestroyNotify unref)
{
  GPtrArray *result = g_ptr_array_new_full (list->len - n_removed + added->len, unref);

  for (guint i = 0; i < position; i++)
    g_ptr_array_add (result, ref (g_ptr_array_index (list, i)));
  for (guint i = 0; i < added->len; i++)
    g_ptr_array_add (result, ref (g_ptr_array_index (added, i)));
  for (guint i = position + n_removed; i < list->len; i++)
    g_ptr_array_add (result, ref (g_ptr_array_index (list, i)));
  return result;
}

/* Puts @added (element-type CbEntry) in the place of @n_removed entries. */
void
cb_contents_splice (CbContents *self, guint position, guint n_removed, GPtrArray *added)
{
  GPtrArray *old = self->entries;

  self->entries = splice (old, position, n_removed, added, (GBoxedCopyFunc) cb_entry_ref,
                          (GDestroyNotify) cb_entry_unref);
  g_ptr_array_unref (old);
}

/* Counts the entries that two logs have in common: mostly they differ only in the middle. @start,
 * @end: (out): how many entries are the same at the beginning, and at the end */
void
cb_contents_count_shared (const CbContents *a, const CbContents *b, guint *start, guint *end)
{
  const GPtrArray *one = a->entries;
  const GPtrArray *other = b->entries;
  guint max = MIN (one->len, other->len);

  *start = *end = 0;
  while (*start < max && one->pdata[*start] == other->pdata[*start])
    ++*start;
  while (*start + *end < max &&
         one->pdata[one->len - 1 - *end] == other->pdata[other->len - 1 - *end])
    ++*end;
}

/* Returns: (transfer full) (element-type utf8 CbEntry): the entries by their ids */
GHashTable *
cb_contents_index (const CbContents *self)
{
  GHashTable *index = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (self->entries, i);

      g_hash_table_insert (index, entry->tag.id, entry);
    }
  return index;
}

/* Sets the setup. If the number of holders changes, drops all marks, also those that only record
 * that a mark was removed. */
void
cb_contents_set_setup (CbContents *self, CbSetup *setup)
{
  CbSetup *old = self->setup;

  if (cb_setup_get_n_holders (setup) != cb_setup_get_n_holders (old))
    {
      g_ptr_array_unref (self->pencil);
      self->pencil = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_pencil_mark_unref);
    }
  self->setup = cb_setup_ref (setup);
  cb_setup_unref (old);
}

/* The position of the mark in the list, or the one where it would have to be inserted. */
static guint
find_place (const CbContents *self, guint card, guint holder, gboolean *found)
{
  guint place = 0;

  *found = FALSE;
  while (place < self->pencil->len)
    {
      const CbPencilMark *mark = g_ptr_array_index (self->pencil, place);

      *found = mark->card == card && mark->holder == holder;
      if (*found || mark->card > card || (mark->card == card && mark->holder > holder))
        break;
      place++;
    }
  return place;
}

/* Returns: (transfer none) (nullable): the mark; its text is "" if it was removed */
CbPencilMark *
cb_contents_find_mark (const CbContents *self, guint card, guint holder)
{
  gboolean found;
  guint place = find_place (self, card, holder, &found);

  return found ? g_ptr_array_index (self->pencil, place) : NULL;
}

/* Adds a mark, replacing the one for the same card and holder.
 * @mark: (transfer full): the mark */
void
cb_contents_put_mark (CbContents *self, CbPencilMark *mark)
{
  gboolean found;
  guint place = find_place (self, mark->card, mark->holder, &found);
  g_autoptr (GPtrArray) marks = self->pencil;
  g_autoptr (GPtrArray)
    added = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_pencil_mark_unref);

  g_ptr_array_add (added, mark);
  self->pencil = splice (marks, place, found ? 1 : 0, added, (GBoxedCopyFunc) cb_pencil_mark_ref,
                         (GDestroyNotify) cb_pencil_mark_unref);
}

/* Returns: (transfer none) (nullable): the user's mark; NULL if none or removed */
const CbPencilMark *
cb_contents_get_pencil (const CbContents *self, guint card, guint holder)
{
  const CbPencilMark *mark = cb_contents_find_mark (self, card, holder);

  return mark != NULL && *mark->text != '\0' ? mark : NULL;
}

/* @text: (nullable): what to mark; NULL removes the mark */
void
cb_contents_set_pencil (CbContents *self, guint card, guint holder, const char *text)
{
  const CbPencilMark *old = cb_contents_find_mark (self, card, holder);

  if (text != NULL || old != NULL)
    cb_contents_put_mark (self, cb_pencil_mark_new (card, holder, text != NULL ? text : "",
                                                    old != NULL ? old->extra : NULL));
}

/* What people call the case; @title may be "". */
void
cb_contents_set_title (CbContents *self, const char *title)
{
  if (!g_set_str (&self->title, title))
    return;
  g_free (self->shown_title);
  self->shown_title = cb_text_is_blank (title) ? g_strdup ("") : cb_text_make_name (title);
}
