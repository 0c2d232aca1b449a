/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the entries of a case that contradict each other: its conflict. Ordinarily they are found
 * at once; where that takes longer, another thread searches, and "concluded" is emitted when it has
 * found them. Several callers ask for the same conflict, either of the whole log or of the part
 * that the timeline shows, so each conflict is kept until the log changes. */

#include "config.h"

#include "cb-case-private.h"
#include "cb-work-private.h"

/* What another thread may spend, in units of work: about half an hour. */
#define MAX_UNITS (G_GUINT64_CONSTANT (1) << 31)

/* The conflict of the first @n_entries entries, or the search for it. */
typedef struct
{
  CbCase *case_; /* the case, which owns this search */
  guint n_entries;
  CbConflict *conflict;  /* NULL until it is found */
  GCancellable *looking; /* NULL unless another thread is looking for it */
} ConflictSearch;

void
cb_case_free_search (gpointer data)
{
  ConflictSearch *search = data;

  cb_work_stop (&search->looking);
  g_clear_pointer (&search->conflict, cb_conflict_free);
  g_free (search);
}

static ConflictSearch *
get_search (CbCase *self, guint n_entries)
{
  ConflictSearch *search;

  for (guint i = 0; i < self->searches->len; i++)
    {
      search = g_ptr_array_index (self->searches, i);
      if (search->n_entries == n_entries)
        return search;
    }
  search = g_new0 (ConflictSearch, 1);
  search->case_ = self;
  search->n_entries = n_entries;
  g_ptr_array_add (self->searches, search);
  return search;
}

static CbConflict *
find_conflict (CbThought *thought, CbEffort *effort)
{
  if (!cb_thought_read (thought, effort))
    return NULL;
  return cb_deduction_find_conflict (thought->deduction, thought->entries->len, effort);
}

static gpointer
look (gpointer input, CbEffort *effort)
{
  return find_conflict (input, effort);
}

/* The result of a cancelled search is of no use, and the search itself may no longer exist. */
static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  CbConflict *conflict = cb_work_finish (result, &error);
  ConflictSearch *search = user_data;

  if (error != NULL)
    return;

  g_clear_object (&search->looking);
  search->conflict = conflict;
  cb_case_tell_concluded (search->case_);
}

/* Searches in this thread, with @effort. Returns whether the conflict was found. */
static gboolean
find_at_once (ConflictSearch *search, CbEffort *effort)
{
  g_autoptr (CbThought)
    thought = cb_conclusions_get_thought (search->case_->conclusions, search->n_entries);
  CbConflict *conflict = find_conflict (thought, effort);

  if (conflict != NULL && conflict->complete)
    search->conflict = conflict;
  else
    g_clear_pointer (&conflict, cb_conflict_free);
  return search->conflict != NULL;
}

static void
look_in_thread (ConflictSearch *search)
{
  search->looking = g_cancellable_new ();
  cb_work_start (NULL, "conflict", MAX_UNITS,
                 cb_conclusions_get_thought (search->case_->conclusions, search->n_entries),
                 (GDestroyNotify) cb_thought_free, look, (GDestroyNotify) cb_conflict_free,
                 search->looking, found_cb, search);
}

/* (nullable): the conflict; NULL if there is none, or if it is not found yet */
static const CbConflict *
get_conflict (CbCase *self, guint n_entries)
{
  ConflictSearch *search;

  if (cb_case_is_consistent (self, n_entries))
    return NULL;

  search = get_search (self, n_entries);
  if (search->conflict == NULL && search->looking == NULL &&
      !find_at_once (search, &(CbEffort) { .n_left = CB_CONCLUSIONS_QUICK }) &&
      cb_case_has_listener (self))
    look_in_thread (search);
  return search->conflict;
}

GArray *
cb_case_get_conflict (CbCase *self, guint n_entries)
{
  const CbConflict *conflict;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);

  conflict = get_conflict (self, n_entries);
  return conflict != NULL ? g_array_ref (conflict->entries) : NULL;
}

/* The entries that repair the case: leaving out any one of them makes it consistent again. */
GArray *
cb_case_get_repairs (CbCase *self, guint n_entries)
{
  const CbConflict *conflict;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);

  conflict = get_conflict (self, n_entries);
  return conflict != NULL ? g_array_ref (conflict->repairs) : NULL;
}

/**
 * cb_case_conclude:
 * @n_entries: how many entries are read
 * @effort: how much may be spent; what is spent is taken from it
 *
 * Finds, while the caller waits, all that follows from the first @n_entries entries, and if they
 * contradict each other, which of them do. Freezes a window, so its thread must not call this.
 *
 * Returns: whether the effort was enough
 */
gboolean
cb_case_conclude (CbCase *self, guint n_entries, CbEffort *effort)
{
  ConflictSearch *search;

  g_return_val_if_fail (CB_IS_CASE (self), FALSE);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, FALSE);

  if (!cb_conclusions_complete (self->conclusions, n_entries, effort))
    return FALSE;
  if (cb_conclusions_get_marks (self->conclusions, n_entries)->consistent)
    return TRUE;
  search = get_search (self, n_entries);
  return search->conflict != NULL || find_at_once (search, effort);
}
