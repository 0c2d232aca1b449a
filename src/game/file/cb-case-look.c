/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-look-private.h"
#include "cb-conflict-copies.h"
#include "cb-game-error.h"
#include "cb-merge.h"
#include "cb-shared.h"

CbCaseLook *
cb_case_look_new (GFile *file, CbContents *mine, const CbFileStamp *stamp)
{
  CbCaseLook *self = g_atomic_rc_box_new0 (CbCaseLook);

  self->file = g_object_ref (file);
  self->mine = cb_contents_ref (mine);
  self->known = *stamp;
  self->stamp = *stamp;
  self->lost = cb_merge_lost_new ();
  return self;
}

static void
cb_case_look_clear (CbCaseLook *self)
{
  g_object_unref (self->file);
  g_clear_object (&self->monitor);
  cb_contents_unref (self->mine);
  g_clear_pointer (&self->theirs, cb_contents_unref);
  g_clear_pointer (&self->merged, cb_contents_unref);
  g_clear_pointer (&self->copies, g_ptr_array_unref);
  cb_merge_lost_unref (self->lost);
  g_free (self->problem);
}

CB_DEFINE_SHARED (CbCaseLook, cb_case_look)

/* Finds the verdict after an error. A file that cannot be read now may still be unchanged. */
static void
judge_error (CbCaseLook *self, const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    self->verdict = self->known.sight == CB_FILE_ABSENT ? CB_ELSEWHERE_SAME : CB_ELSEWHERE_GONE;
  else if (g_error_matches (error, CB_GAME_ERROR, CB_GAME_ERROR_READ_ONLY))
    self->verdict = CB_ELSEWHERE_NEWER;
  else if (error->domain == CB_FILE_ERROR || error->domain == CB_GAME_ERROR ||
           g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    self->verdict = CB_ELSEWHERE_BROKEN;
  g_set_str (&self->problem, error->message);
}

static void
judge_contents (CbCaseLook *self)
{
  static const CbElsewhere verdicts[] = { [CB_MERGE_SAME] = CB_ELSEWHERE_SAME,
                                          [CB_MERGE_JOINED] = CB_ELSEWHERE_SAME,
                                          [CB_MERGE_DISPUTED] = CB_ELSEWHERE_CHANGED,
                                          [CB_MERGE_OTHER] = CB_ELSEWHERE_OTHER };
  CbMergeResult result = cb_merge (self->mine, self->theirs, &self->merged, self->lost);

  self->verdict = self->theirs->version > CB_FORMAT_VERSION ? CB_ELSEWHERE_NEWER : verdicts[result];
  if (result != CB_MERGE_SAME)
    return;
  cb_contents_unref (self->theirs);
  self->theirs = cb_contents_ref (self->mine);
}

/* Joins @all with the copy in @file. Returns whether that could be done. */
static gboolean
join_copy (CbCaseLook *self, CbContents **all, GFile *file, GCancellable *cancellable)
{
  g_autoptr (GBytes) bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, NULL, cancellable, NULL);
  g_autoptr (CbContents) copy = bytes != NULL ? cb_contents_read (bytes, NULL) : NULL;
  g_autoptr (CbContents) joined = NULL;
  g_autoptr (CbMergeLost) lost = cb_merge_lost_new ();
  CbMergeResult result = copy != NULL ? cb_merge (*all, copy, &joined, lost) : CB_MERGE_OTHER;

  if (result != CB_MERGE_SAME && result != CB_MERGE_JOINED)
    return FALSE;
  for (guint i = 0; i < lost->entries->len; i++)
    g_ptr_array_add (self->lost->entries, cb_entry_ref (g_ptr_array_index (lost->entries, i)));
  cb_contents_unref (*all);
  *all = g_steal_pointer (&joined);
  return TRUE;
}

/* Joins the copies that programs have left beside the file because they could not join them. A copy
 * that is another case, or disputes this one, is left alone. */
static void
join_copies (CbCaseLook *self, GCancellable *cancellable)
{
  CbContents *before = self->merged != NULL ? self->merged : self->mine;
  g_autoptr (CbContents) all = cb_contents_ref (before);

  self->copies = cb_conflict_copies_find (self->file);
  for (guint i = self->copies->len; i > 0; i--)
    if (!join_copy (self, &all, g_ptr_array_index (self->copies, i - 1), cancellable))
      g_ptr_array_remove_index (self->copies, i - 1);
  if (all == before)
    return;
  g_clear_pointer (&self->merged, cb_contents_unref);
  self->merged = g_steal_pointer (&all);
}

/* Looks into the file. Takes as long as the medium and cb_merge() do. */
void
cb_case_look_run (CbCaseLook *self, GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  /* Watching starts before reading, so that no change in between is missed. */
  if (self->watches)
    self->monitor = g_file_monitor_file (self->file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);

  bytes = cb_file_read (self->file, CB_CONTENTS_MAX_BYTES, &self->stamp, cancellable, &error);
  if (bytes == NULL)
    judge_error (self, error);
  else if (!cb_file_stamp_equal (&self->stamp, &self->known))
    {
      self->theirs = cb_contents_read (bytes, &error);
      if (self->theirs != NULL)
        judge_contents (self);
      else
        judge_error (self, error);
    }
  if (bytes != NULL && self->verdict == CB_ELSEWHERE_SAME && self->joins_copies)
    join_copies (self, cancellable);
}
