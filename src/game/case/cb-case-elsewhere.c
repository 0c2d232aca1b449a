/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What others do with the file of a case that is open. It is watched, and compared before it is
 * written. What can be joined with the case (cb_merge()) is taken in, in one step that can be
 * undone. What cannot is kept apart: nothing is written any more until somebody says which version
 * holds, mine, theirs, or both. Nor is a file that was deleted or moved made again before that; if
 * it comes back by itself, all is well again. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-merge.h"
#include "cb-work.h"

/* In milliseconds: whoever does not write files in one step is done by then. */
#define HALF_WRITTEN 1000
/* In milliseconds: a medium may be put back. */
#define AWAY 3000
/* In milliseconds between two events of the file. */
#define RATE 100

/* Looks into the file as soon as nobody else has it. */
void
cb_case_look (CbCase *self)
{
  g_return_if_fail (CB_IS_CASE (self));

  self->wants_look = TRUE;
  cb_case_work (self);
}

static gboolean
look_cb (gpointer data)
{
  CbCase *self = data;

  self->look_id = 0;
  cb_case_look (self);
  return G_SOURCE_REMOVE;
}

static void
look_later (CbCase *self, guint milliseconds)
{
  g_clear_handle_id (&self->look_id, g_source_remove);
  self->look_id = g_timeout_add (milliseconds, look_cb, self);
}

/* What is elsewhere from now on; @look: (nullable): saw it. */
static void
set_elsewhere (CbCase *self, CbElsewhere elsewhere, const CbCaseLook *look)
{
  CbContents *theirs = look != NULL ? look->theirs : NULL;
  gboolean changed = self->elsewhere != elsewhere ||
                     (look != NULL && !cb_file_stamp_equal (&self->their_stamp, &look->stamp));

  self->elsewhere = elsewhere;
  g_clear_pointer (&self->theirs, cb_contents_unref);
  self->theirs = theirs != NULL ? cb_contents_ref (theirs) : NULL;
  g_set_str (&self->their_problem, look != NULL ? look->problem : NULL);
  g_clear_handle_id (&self->look_id, g_source_remove);
  self->their_stamp = look != NULL ? look->stamp : (CbFileStamp) { .sight = CB_FILE_ABSENT };
  if (changed)
    cb_case_notify_elsewhere (self);
}

/* What is in the file is what the case knows of. */
void
cb_case_forget_elsewhere (CbCase *self)
{
  set_elsewhere (self, CB_ELSEWHERE_SAME, NULL);
}

/* The case has another file now. */
void
cb_case_watch_anew (CbCase *self)
{
  g_clear_object (&self->monitor);
  self->wants_look = TRUE;
}

/* It is told of although it is not on disk; that is told, too. */
static void
keep_apart (CbCase *self, const CbCaseLook *look)
{
  cb_case_set_save_error (self, NULL);
  cb_case_set_waiting (self, FALSE);
  set_elsewhere (self, look->verdict, look);
  cb_case_settle (self);
}

/* Exchanges what the case says, in one step; it is told of when it is on disk. */
static void
exchange (CbCase *self, const char *label, CbContents *contents)
{
  cb_case_settle (self);
  g_ptr_array_set_size (self->redo, 0);
  self->pending = cb_edit_new_done (label, self->contents, contents);
  self->pending_to = self->undo;
  self->next = cb_contents_ref (contents);
  if (self->saved == self->next)
    cb_case_settle (self);
}

/* An edit that waited to be told of is told of with what came from elsewhere. */
static void
take_in (CbCase *self, CbCaseLook *look)
{
  const char *label = _ ("Entries From Elsewhere");
  gboolean waits = self->pending != NULL && self->pending_to == self->undo;

  cb_case_set_saved (self, look->theirs, &look->stamp);
  cb_case_set_save_error (self, NULL);
  set_elsewhere (self, CB_ELSEWHERE_SAME, NULL);
  if (look->merged == look->mine)
    return;
  if (waits)
    {
      label = self->pending->label;
      g_clear_pointer (&self->pending, cb_edit_free);
      g_clear_pointer (&self->next, cb_contents_unref);
    }
  self->takes_in = TRUE;
  self->n_taken_in += look->n_added;
  exchange (self, label, look->merged);
}

/* Of two looks at what is not sound, only the second one counts. */
static gboolean
may_be_half_written (CbCase *self, const CbCaseLook *look)
{
  gint64 now = g_get_monotonic_time ();

  if (look->verdict != CB_ELSEWHERE_BROKEN || self->elsewhere == CB_ELSEWHERE_BROKEN)
    return FALSE;
  if (self->suspect_since == 0 || !cb_file_stamp_equal (&self->suspect, &look->stamp))
    {
      self->suspect = look->stamp;
      self->suspect_since = now;
    }
  return now - self->suspect_since < HALF_WRITTEN * G_TIME_SPAN_MILLISECOND;
}

static void
use_look (CbCase *self, CbCaseLook *look)
{
  if (may_be_half_written (self, look))
    {
      look_later (self, HALF_WRITTEN);
      return;
    }
  self->suspect_since = 0;
  if (look->verdict != CB_ELSEWHERE_SAME)
    keep_apart (self, look);
  else if (look->theirs != NULL)
    take_in (self, look);
  else
    set_elsewhere (self, CB_ELSEWHERE_SAME, NULL);
  if (look->verdict == CB_ELSEWHERE_GONE)
    look_later (self, AWAY);
}

static void
changed_cb (CbCase *self)
{
  cb_case_look (self);
}

static void
take_monitor (CbCase *self, CbCaseLook *look)
{
  if (look->monitor == NULL)
    return;
  g_set_object (&self->monitor, look->monitor);
  g_file_monitor_set_rate_limit (self->monitor, RATE);
  g_signal_connect_object (self->monitor, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
look_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  cb_case_look_run (data, cancellable);
  g_task_return_boolean (task, TRUE);
}

/* What the case says may be something else by now. */
static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbCase *self = CB_CASE (source);
  CbCaseLook *look = g_task_get_task_data (G_TASK (result));

  self->busy = FALSE;
  take_monitor (self, look);
  if (look->file != self->file || look->mine != cb_case_get_newest (self) ||
      !cb_file_stamp_equal (&look->known, &self->stamp))
    self->wants_look = TRUE;
  else
    use_look (self, look);
  cb_case_work (self);
}

void
cb_case_start_look (CbCase *self)
{
  CbContents *newest = cb_case_get_newest (self);
  CbContents *base = self->saved != NULL ? self->saved : newest;
  CbCaseLook *look = cb_case_look_new (self->file, base, newest, &self->stamp);
  g_autoptr (GTask) task = cb_work_task_new (self, self->patience, looked_cb, NULL);

  look->watches = self->monitor == NULL;
  self->busy = TRUE;
  self->wants_look = FALSE;
  g_clear_handle_id (&self->look_id, g_source_remove);
  g_task_set_source_tag (task, cb_case_start_look);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_priority (task, G_PRIORITY_HIGH);
  g_task_set_task_data (task, look, (GDestroyNotify) cb_case_look_free);
  g_task_run_in_thread (task, look_thread);
}

/* Returns: what is in the case's file, where that is not what was last read or written */
CbElsewhere
cb_case_get_elsewhere (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), CB_ELSEWHERE_SAME);

  return self->elsewhere;
}

/* Returns: (transfer full) (nullable): what differs there, in lines for a person */
char *
cb_case_describe_elsewhere (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  if (self->elsewhere == CB_ELSEWHERE_CHANGED)
    return cb_merge_describe (cb_case_get_newest (self), self->theirs);
  return g_strdup (self->their_problem);
}

/**
 * cb_case_keep_mine:
 *
 * Writes the case in the place of what is in its file now, or where nothing is any more.
 */
void
cb_case_keep_mine (CbCase *self)
{
  g_autoptr (CbContents) theirs = NULL;
  CbFileStamp stamp;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (self->elsewhere != CB_ELSEWHERE_SAME);

  theirs = g_steal_pointer (&self->theirs);
  stamp = self->elsewhere == CB_ELSEWHERE_GONE ? (CbFileStamp) { .sight = CB_FILE_ABSENT }
                                               : self->their_stamp;
  cb_case_set_saved (self, theirs, &stamp);
  set_elsewhere (self, CB_ELSEWHERE_SAME, NULL);
  cb_case_work (self);
}

/**
 * cb_case_take_theirs:
 *
 * Makes the case what its file says, which must be %CB_ELSEWHERE_CHANGED. Can be undone.
 */
void
cb_case_take_theirs (CbCase *self)
{
  g_autoptr (CbContents) theirs = NULL;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (self->elsewhere == CB_ELSEWHERE_CHANGED);

  theirs = g_steal_pointer (&self->theirs);
  cb_case_set_saved (self, theirs, &self->their_stamp);
  set_elsewhere (self, CB_ELSEWHERE_SAME, NULL);
  exchange (self, _ ("Take Other Version"), theirs);
}

/**
 * cb_case_keep_both:
 *
 * Leaves the file to the others: from now on the case is kept in a new one beside, with a number in
 * its name and title. Ends with cb_case_keep_finish().
 */
void
cb_case_keep_both (CbCase *self, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GFile) folder = NULL;
  g_autofree char *stem = NULL;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (self->elsewhere != CB_ELSEWHERE_SAME);

  folder = g_file_get_parent (self->file);
  stem = g_file_get_basename (self->file);
  if (g_str_has_suffix (stem, CB_CASE_SUFFIX))
    stem[strlen (stem) - strlen (CB_CASE_SUFFIX)] = '\0';
  cb_case_move_beside (self, folder, stem, callback, user_data);
}
