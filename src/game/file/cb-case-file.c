/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A case on disk. A change is saved before it is announced, only a file that is still as it was
 * read is replaced, and if saving fails nothing is lost.
 *
 * The command line waits for the disk. A window does not: its case is kept in the background, where
 * one thread at a time has the file, so that versions are written in order; changes that come
 * meanwhile are written together afterwards. A change is announced when it is on disk, usually
 * within milliseconds. If saving takes longer than a second, or fails, the change is announced all
 * the same, and "waiting" or "save-error" says that it is not on disk.
 *
 * The file is in one of six states:
 *
 *   saved      it says what the case says, or the case has no place to be kept in
 *   reading    a thread reads it, to see what others did with it
 *   doubted    it is no case now, but may be half written: a second look will tell
 *   writing    a thread writes it
 *   elsewhere  others deleted it, or made changes that cannot be joined with the case:
 *              nothing is written until somebody says which version to keep
 *   failed     it could not be written; this is tried again every few seconds
 *
 * On the left is a state, then what happens, then the next state. While a thread has the file,
 * everything else waits for that thread:
 *
 *   saved, failed       the case says something else: writing
 *   all without thread  others may have changed the file: reading
 *   reading             unchanged, or can be joined: saved, or writing if the case says more
 *   reading             it is no case: doubted, the second time elsewhere
 *   reading             it is gone, or cannot be joined: elsewhere
 *   doubted, or gone    a while has passed: reading
 *   failed              a while has passed: writing
 *   writing             it was written: saved, or writing if the case says more
 *   writing             somebody else was first, or it is gone: reading
 *   writing             the disk refuses: failed
 *   elsewhere           somebody keeps my version, or theirs: writing, or saved
 *   all without thread  the case is to move, or both are to be kept: writing
 *
 * "save-error" and "elsewhere" say that the file is in the states failed and elsewhere. They stay
 * while it is read or written again, until all is well. What others wrote is taken in if it can be
 * joined (cb_merge()). A deleted file is not made again by itself; if it comes back, all is
 * well. */

#include "config.h"

#include "cb-case-file-private.h"
#include "cb-fields.h"
#include "cb-work.h"

/* After how long it is checked, in milliseconds, whether a medium that was gone is back. */
#define AWAY 3000
/* After how long writing is tried again, in milliseconds: the disk may have room then. */
#define RETRY 3000
/* The least time between two events of the file, in milliseconds. */
#define RATE 100

CB_DEFINE_PLAIN_TYPE (CbCaseFile, cb_case_file, G_TYPE_OBJECT)

static gboolean
has_thread (CbCaseFile *self)
{
  return self->state == CB_CASE_FILE_READING || self->state == CB_CASE_FILE_WRITING;
}

/* Whether what the case says is being written to the disk, or soon will be. */
gboolean
_cb_case_file_is_on_its_way (CbCaseFile *self)
{
  return cb_case_file_is_kept (self) && self->save_error == NULL && self->seen == NULL &&
         self->saved != self->wanted;
}

/* Announces that the change put last need not wait any longer. */
void
_cb_case_file_settle (CbCaseFile *self)
{
  g_signal_emit_by_name (self, "settled");
}

/* Notes the contents of the file. @saved: (nullable): NULL if they are not known */
void
_cb_case_file_set_saved (CbCaseFile *self, CbContents *saved, const CbFileStamp *stamp)
{
  g_clear_pointer (&self->saved, cb_contents_unref);
  self->saved = saved != NULL ? cb_contents_ref (saved) : NULL;
  self->stamp = *stamp;
}

/* Sets "save-error". @error: (nullable): why the file differs from the case in memory */
void
_cb_case_file_set_save_error (CbCaseFile *self, const GError *error)
{
  gboolean changed = error != NULL || self->save_error != NULL;

  g_clear_error (&self->save_error);
  self->save_error = error != NULL ? g_error_copy (error) : NULL;
  if (changed)
    g_object_notify (G_OBJECT (self), "save-error");
}

/* Notes what others wrote. @look: (nullable): NULL if the file is as the case knows it */
void
_cb_case_file_set_seen (CbCaseFile *self, CbCaseLook *look)
{
  g_autoptr (CbCaseLook) old = g_steal_pointer (&self->seen);

  self->seen = look != NULL ? cb_case_look_ref (look) : NULL;
  if ((old == NULL) != (look == NULL) ||
      (look != NULL &&
       (old->verdict != look->verdict || !cb_file_stamp_equal (&old->stamp, &look->stamp))))
    g_object_notify (G_OBJECT (self), "elsewhere");
}

static void
time_cb (gpointer data)
{
  CbCaseFile *self = data;

  self->timer_id = 0;
  if (self->state == CB_CASE_FILE_FAILED)
    cb_case_file_save (self, NULL);
  else
    cb_case_file_look (self);
}

/* Enters a state. States in which no thread has the file end by themselves after a while. */
void
_cb_case_file_enter (CbCaseFile *self, CbCaseFileState state)
{
  guint delay = 0;

  if (state == CB_CASE_FILE_FAILED)
    delay = RETRY;
  else if (state == CB_CASE_FILE_DOUBTED)
    delay = CB_CASE_FILE_HALF_WRITTEN;
  else if (state == CB_CASE_FILE_ELSEWHERE && self->seen->verdict == CB_ELSEWHERE_GONE)
    delay = AWAY;
  self->state = state;
  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (delay > 0)
    self->timer_id = g_timeout_add_once (delay, time_cb, self);
}

/* Runs @func in a thread that has the file until @callback. @data: (transfer full): for @func */
static void
start_thread (CbCaseFile *self,
              CbCaseFileState state,
              gpointer data,
              GDestroyNotify free,
              GTaskThreadFunc func,
              GAsyncReadyCallback callback)
{
  g_autoptr (GTask) task = cb_work_task_new (self, NULL, callback, NULL);

  _cb_case_file_enter (self, state);
  g_task_set_source_tag (task, start_thread);
  g_task_set_priority (task, G_PRIORITY_HIGH);
  g_task_set_task_data (task, data, free);
  g_task_run_in_thread (task, func);
}

/* Notes what is in the file now, after @writing has run, whether it failed or not. The case is kept
 * in that file from now on. */
void
_cb_case_file_note_written (CbCaseFile *self, CbCaseWriting *writing)
{
  if (!writing->is_there)
    return;
  if (g_set_object (&self->location, writing->file))
    {
      g_clear_object (&self->monitor);
      self->wants_look = TRUE;
    }
  g_clear_pointer (&self->place, cb_case_place_unref);
  _cb_case_file_set_saved (self, writing->contents, &writing->stamp);
}

static void
write_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (cb_case_writing_run (data, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbCaseFile *self = CB_CASE_FILE (source);
  CbCaseWriting *writing = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  gboolean written = g_task_propagate_boolean (G_TASK (result), &error);

  _cb_case_file_enter (self, written ? CB_CASE_FILE_SAVED : CB_CASE_FILE_FAILED);
  _cb_case_file_note_written (self, writing);
  if (writing->is_move)
    _cb_case_file_end_move (self, writing, error);
  /* Somebody else wrote first, or the file is gone: a look at the file decides what to do. */
  else if (g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_CHANGED) ||
           g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_GONE))
    self->wants_look = TRUE;
  else
    _cb_case_file_set_save_error (self, error);
  if (!_cb_case_file_is_on_its_way (self))
    _cb_case_file_settle (self);
  if (written || self->save_error == NULL || (self->wants_look && self->location != NULL))
    _cb_case_file_work (self);
  else
    _cb_case_file_watch_time (self);
}

/* (transfer full): all data needed to write the case as it is now */
CbCaseWriting *
_cb_case_file_make_writing (CbCaseFile *self)
{
  CbCaseWriting *target = self->move != NULL ? g_task_get_task_data (self->move) : NULL;
  CbCaseWriting *writing = cb_case_writing_new (self->wanted);
  GFile *location = target != NULL ? target->file : self->location;
  CbCasePlace *place = target != NULL ? target->place : self->place;

  writing->is_move = target != NULL;
  if (location != NULL)
    writing->file = g_object_ref (location);
  else
    writing->place = cb_case_place_ref (place);
  writing->stamp = target != NULL ? target->stamp : self->stamp;
  writing->lock = target != NULL ? NULL : self->lock;
  return writing;
}

void
_cb_case_file_start_writing (CbCaseFile *self)
{
  start_thread (self, CB_CASE_FILE_WRITING, _cb_case_file_make_writing (self),
                (GDestroyNotify) cb_case_writing_free, write_thread, written_cb);
}

static void
take_monitor (CbCaseFile *self, CbCaseLook *look)
{
  if (look->monitor == NULL)
    return;
  g_set_object (&self->monitor, look->monitor);
  g_file_monitor_set_rate_limit (self->monitor, RATE);
  g_signal_connect_object (self->monitor, "changed", G_CALLBACK (cb_case_file_look), self,
                           G_CONNECT_SWAPPED);
}

static void
look_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  cb_case_look_run (data, cancellable);
  g_task_return_boolean (task, TRUE);
}

/* Uses what the look found, unless the case has changed since the look began. */
static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbCaseFile *self = CB_CASE_FILE (source);
  CbCaseLook *look = g_task_get_task_data (G_TASK (result));

  _cb_case_file_enter (self, CB_CASE_FILE_SAVED);
  take_monitor (self, look);
  if (look->file != self->location || look->mine != self->wanted ||
      !cb_file_stamp_equal (&look->known, &self->stamp))
    self->wants_look = TRUE;
  else
    _cb_case_file_use_look (self, look);
  _cb_case_file_work (self);
}

static void
start_reading (CbCaseFile *self)
{
  CbCaseLook *look = cb_case_look_new (self->location, self->wanted, &self->stamp);

  look->watches = self->monitor == NULL;
  look->joins_copies = TRUE;
  self->wants_look = FALSE;
  start_thread (self, CB_CASE_FILE_READING, look, (GDestroyNotify) cb_case_look_unref, look_thread,
                looked_cb);
}

/* Chooses the next state from what has to be done, while no thread has the file. */
static CbCaseFileState
choose_state (CbCaseFile *self)
{
  if (self->move != NULL || self->location == NULL)
    return CB_CASE_FILE_WRITING;
  if (self->wants_look)
    return CB_CASE_FILE_READING;
  if (self->state == CB_CASE_FILE_DOUBTED)
    return CB_CASE_FILE_DOUBTED;
  if (self->seen != NULL)
    return CB_CASE_FILE_ELSEWHERE;
  if (self->saved != self->wanted)
    return CB_CASE_FILE_WRITING;
  return self->save_error != NULL ? CB_CASE_FILE_FAILED : CB_CASE_FILE_SAVED;
}

/* Begins the next work in the background, unless some is under way. */
void
_cb_case_file_work (CbCaseFile *self)
{
  CbCaseFileState state;

  if (!self->background || !cb_case_file_is_kept (self))
    return;
  state = has_thread (self) ? self->state : choose_state (self);
  if (state != self->state && state == CB_CASE_FILE_WRITING)
    _cb_case_file_start_writing (self);
  else if (state != self->state && state == CB_CASE_FILE_READING)
    start_reading (self);
  else if (state != self->state)
    _cb_case_file_enter (self, state);
  _cb_case_file_watch_time (self);
}

static void
cb_case_file_finalize (GObject *object)
{
  CbCaseFile *self = CB_CASE_FILE (object);

  g_clear_handle_id (&self->timer_id, g_source_remove);
  g_clear_handle_id (&self->slow_id, g_source_remove);

  cb_fields_finalize (object);
}

static void
cb_case_file_class_init (CbCaseFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = cb_case_file_finalize;
  CB_OWNS (object_class, CbCaseFile, wanted, cb_contents_unref);
  CB_OWNS (object_class, CbCaseFile, saved, cb_contents_unref);
  CB_OWNS (object_class, CbCaseFile, location, g_object_unref);
  CB_OWNS (object_class, CbCaseFile, place, cb_case_place_unref);
  CB_OWNS (object_class, CbCaseFile, lock, cb_file_lock_free);
  CB_OWNS (object_class, CbCaseFile, monitor, g_object_unref);
  CB_OWNS (object_class, CbCaseFile, seen, cb_case_look_unref);

  cb_fields_install (object_class,
                     CB_FIELD (CbCaseFile, save_error, G_TYPE_ERROR, G_PARAM_READABLE),
                     CB_FIELD (CbCaseFile, waiting, G_TYPE_BOOLEAN, G_PARAM_READABLE),
                     CB_COMPUTED ("elsewhere", G_TYPE_UINT, cb_case_file_get_elsewhere));

  cb_signal_new (klass, "settled", 0);
  cb_signal_new (klass, "joined", 2, G_TYPE_POINTER, G_TYPE_POINTER);
  cb_signal_new (klass, "renamed", 1, G_TYPE_STRING);
  cb_signal_new (klass, "copies", 1, G_TYPE_POINTER);
}

/* Returns: (transfer full): the file of a case that says @contents, and is in memory only so far.
 * @read_only: whether the file must not be written, as when a newer version wrote it */
CbCaseFile *
cb_case_file_new (CbContents *contents, gboolean read_only)
{
  CbCaseFile *self = g_object_new (CB_TYPE_CASE_FILE, NULL);

  self->wanted = cb_contents_ref (contents);
  self->read_only = read_only;
  return self;
}

/* What the case says, including a change that is not announced yet. */
CbContents *
cb_case_file_get_contents (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), NULL);

  return self->wanted;
}

/**
 * cb_case_file_put:
 * @contents: what the case says from now on
 *
 * Begins to write @contents to the disk.
 *
 * Returns: whether to announce the change at once, because it is saved or cannot be saved now. If
 *   not, "settled" follows
 */
gboolean
cb_case_file_put (CbCaseFile *self, CbContents *contents)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), TRUE);

  cb_contents_ref (contents);
  cb_contents_unref (self->wanted);
  self->wanted = contents;
  if (self->background)
    _cb_case_file_work (self);
  else
    cb_case_file_save (self, NULL);
  return !self->background || self->waiting || !_cb_case_file_is_on_its_way (self);
}

/* Returns: (transfer none) (nullable): the file the case is kept in */
GFile *
cb_case_file_get_location (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), NULL);

  return self->location;
}

/* Returns: whether the case is in a file, or on the way to one */
gboolean
cb_case_file_is_kept (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);

  return self->location != NULL || self->place != NULL;
}

/* Returns: what the file was like when it was last read or written */
const CbFileStamp *
cb_case_file_get_stamp (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), NULL);

  return &self->stamp;
}

/* Returns: whether both are the same file, though perhaps by different names */
gboolean
cb_case_file_is_same (CbCaseFile *self, CbCaseFile *other)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);
  g_return_val_if_fail (CB_IS_CASE_FILE (other), FALSE);

  if (self->location == NULL || other->location == NULL)
    return FALSE;
  return g_file_equal (self->location, other->location) ||
         (self->stamp.inode != 0 && self->stamp.inode == other->stamp.inode &&
          self->stamp.device == other->stamp.device);
}

/* Whether the file has all that the case says. */
gboolean
cb_case_file_is_saved (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);

  return self->read_only || (self->location != NULL && self->save_error == NULL &&
                             self->seen == NULL && self->saved == self->wanted);
}

/* Returns: (nullable): why the file differs from the case in memory */
const GError *
cb_case_file_get_save_error (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), NULL);

  return self->save_error;
}

/* From now on the main loop of this thread saves the case in the background, and follows what
 * others do with the file. */
void
cb_case_file_set_background (CbCaseFile *self)
{
  g_return_if_fail (CB_IS_CASE_FILE (self));

  if (self->background || self->read_only)
    return;
  self->background = TRUE;
  if (self->location != NULL)
    cb_case_file_look (self);
}

/* Reads the file as soon as no thread has it. */
void
cb_case_file_look (CbCaseFile *self)
{
  g_return_if_fail (CB_IS_CASE_FILE (self));

  self->wants_look = TRUE;
  _cb_case_file_work (self);
}
