/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-kept-cases.h"
#include "cb-case-private.h"

struct _CbKeptCases
{
  GQueue cases; /* of CbCase, the one that was left most recently first */
};

CbKeptCases *
cb_kept_cases_new (void)
{
  return g_new0 (CbKeptCases, 1);
}

void
cb_kept_cases_free (CbKeptCases *self)
{
  g_queue_clear_full (&self->cases, g_object_unref);
  g_free (self);
}

static void
drop (CbKeptCases *self, GList *link)
{
  g_object_unref (link->data);
  g_queue_delete_link (&self->cases, link);
}

/* (transfer full) (nullable): takes out the kept case that is @case_ or has the same file */
static CbCase *
take_same (CbKeptCases *self, CbCase *case_)
{
  for (GList *l = self->cases.head; l != NULL; l = l->next)
    if (l->data == case_ ||
        cb_case_file_is_same (cb_case_get_file (l->data), cb_case_get_file (case_)))
      {
        CbCase *found = g_object_ref (l->data);

        drop (self, l);
        return found;
      }
  return NULL;
}

/**
 * cb_kept_cases_add:
 * @case_: a case that is left; one in which nothing can be undone is not kept
 *
 * Keeps a case. If that makes too many, drops the one that was left longest ago.
 */
void
cb_kept_cases_add (CbKeptCases *self, CbCase *case_)
{
  g_autoptr (CbCase) same = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (CB_IS_CASE (case_));

  same = take_same (self, case_);
  if (!cb_case_get_can_undo (case_) && !cb_case_get_can_redo (case_))
    return;
  g_queue_push_head (&self->cases, g_object_ref (case_));
  if (self->cases.length > CB_KEPT_CASES_MAX)
    drop (self, self->cases.tail);
}

/**
 * cb_kept_cases_exchange:
 * @loaded: (transfer full): a case that was just loaded
 *
 * Returns: (transfer full): the case kept for the same file, if it says what the file says, else
 *   @loaded. The kept one is dropped either way
 */
CbCase *
cb_kept_cases_exchange (CbKeptCases *self, CbCase *loaded)
{
  g_autoptr (CbCase) same = NULL;

  g_return_val_if_fail (self != NULL, loaded);
  g_return_val_if_fail (CB_IS_CASE (loaded), loaded);

  same = take_same (self, loaded);
  if (same == NULL || !cb_case_file_is_saved (same->file) ||
      !cb_file_stamp_equal (cb_case_file_get_stamp (same->file),
                            cb_case_file_get_stamp (loaded->file)))
    return loaded;
  g_object_unref (loaded);
  return g_steal_pointer (&same);
}
