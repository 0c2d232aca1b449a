/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-edit.h"

/* Returns: (transfer full): an edit without changes yet; the caller adds entries to its lists */
CbEdit *
cb_edit_new (const char *label, guint position)
{
  CbEdit *self = g_new0 (CbEdit, 1);

  self->label = label;
  self->position = position;
  self->removed = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  self->added = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  return self;
}

/* Returns: (transfer full): an edit that changes nothing yet; the caller may change its @rest, a
 *   copy of @contents */
CbEdit *
cb_edit_new_for_rest (const char *label, const CbContents *contents)
{
  CbEdit *self = cb_edit_new (label, 0);

  self->rest = cb_contents_copy (contents);
  return self;
}

static void
add_entries (GPtrArray *to, GPtrArray *log, guint start, guint n)
{
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (to, cb_entry_ref (g_ptr_array_index (log, start + i)));
}

/* Whether @a and @b say the same, apart from their logs. */
static gboolean
have_same_rest (const CbContents *a, const CbContents *b)
{
  return a->setup == b->setup && a->assist == b->assist && a->pencil == b->pencil &&
         a->extra == b->extra && g_str_equal (a->title, b->title);
}

/**
 * cb_edit_new_done:
 * @from: what a case said
 * @to: what it says now
 *
 * Returns: (transfer full): the edit that leads back from @to to @from
 */
CbEdit *
cb_edit_new_done (const char *label, CbContents *from, CbContents *to)
{
  guint start, end;
  CbEdit *self;

  cb_contents_count_shared (from, to, &start, &end);
  self = cb_edit_new (label, start);
  add_entries (self->removed, to->entries, start, to->entries->len - start - end);
  add_entries (self->added, from->entries, start, from->entries->len - start - end);
  if (!have_same_rest (from, to))
    self->rest = cb_contents_ref (from);
  return self;
}

void
cb_edit_free (CbEdit *self)
{
  g_ptr_array_unref (self->removed);
  g_ptr_array_unref (self->added);
  g_clear_pointer (&self->rest, cb_contents_unref);
  g_free (self);
}

static CbContents *
join (const CbContents *rest, const CbContents *log)
{
  CbContents *result = cb_contents_copy (rest);

  g_ptr_array_unref (result->entries);
  result->entries = g_ptr_array_ref (log->entries);
  return result;
}

/**
 * cb_edit_apply:
 * @contents: what the case says; stays as it is
 *
 * Returns: (transfer full): what the case says after the edit; costs a pointer per entry
 */
CbContents *
cb_edit_apply (const CbEdit *self, const CbContents *contents)
{
  CbContents *result = join (self->rest != NULL ? self->rest : contents, contents);

  if (self->removed->len + self->added->len > 0)
    cb_contents_splice (result, self->position, self->removed->len, self->added);
  return result;
}
