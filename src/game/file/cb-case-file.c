/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A case on disk. A change is on disk before anybody is told of it, what is replaced is what was
 * read, and nothing is lost where that fails.
 *
 * The command line waits for the disk. A window does not: its case is kept in the background, where
 * one thread at a time has the file, so that versions are written in order; what comes meanwhile is
 * written in one go afterwards. A change waits to be told of until it is on disk. Usually that is a
 * matter of milliseconds. Where it takes longer than a second it is told of all the same, and
 * "waiting" says that it is not on disk yet; so does an error.
 *
 * The file is in one of six states:
 *
 *   saved      it says what the case says, or the case has no place to be kept in
 *   reading    a thread reads it, to see what others did with it
 *   doubted    it is no case, but may be half written: that is seen in a second
 *   writing    a thread writes it
 *   elsewhere  others made something of it that cannot be joined with the case, or deleted it:
 *              nothing is written until somebody says which version holds
 *   failed     it could not be written: that is tried again every few seconds
 *
 * These lead from one to another; whatever comes while a thread has the file waits for the thread:
 *
 *   saved, failed       the case says something else: writing
 *   all without thread  others may have changed the file: reading
 *   reading             nobody did, or both can be joined: saved, or writing if the case says more
 *   reading             it is no case: doubted, the second time elsewhere
 *   reading             it is gone, or cannot be joined: elsewhere
 *   doubted, or gone    a while has passed: reading
 *   failed              a while has passed: writing
 *   writing             it was written: saved, or writing if the case says more
 *   writing             somebody else was first, or it is gone: reading
 *   writing             the disk refuses: failed
 *   elsewhere           somebody says that mine or theirs holds: writing or saved
 *   all without thread  another place is wanted, for both too: writing
 *
 * "save-error" and "elsewhere" tell of failed and elsewhere, and stay while the file is read or
 * written again, until it is known that all is well. What others wrote and can be joined
 * (cb_merge()) is taken in. A file that was deleted is not made again by itself; if it comes back,
 * all is well again. */

#include "config.h"

#include "cb-case-file.h"
#include "cb-case-look-private.h"
#include "cb-case-writing-private.h"
#include "cb-fields.h"
#include "cb-merge.h"
#include "cb-work.h"

/* How long a change waits to be announced, in milliseconds. */
#define PATIENCE 1000
/* After how long a file that may be half written is read again, in milliseconds: programs that do
 * not write in one step are done by then. */
#define HALF_WRITTEN 1000
/* After how long it is checked, in milliseconds, whether a medium that was gone is back. */
#define AWAY 3000
/* After how long writing is tried again, in milliseconds: the disk may have room then. */
#define RETRY 3000
/* How often one write is begun anew because others were first, where nobody waits for it in a
 * window. */
#define MAX_TRIES 100
/* The least time between two events of the file, in milliseconds. */
#define RATE 100

typedef enum
{
  STATE_SAVED,
  STATE_READING,
  STATE_DOUBTED,
  STATE_WRITING,
  STATE_ELSEWHERE,
  STATE_FAILED,
} CbCaseFileState;

struct _CbCaseFile
{
  GObject parent_instance;

  CbContents *wanted; /* what the case says */
  CbContents *saved;  /* what the file says; NULL where that is not known */
  GFile *location;
  CbCasePlace *place; /* a new place for the file; NULL where none is wanted any more */
  CbFileStamp stamp;  /* what was last read there, or written */
  CbFileLock *lock;   /* NULL unless others are kept from writing the file */

  gboolean read_only;
  gboolean background;
  CbCaseFileState state;
  guint timer_id;      /* the timeout that ends the current state */
  gboolean wants_look; /* others may have changed the file */
  GTask *move;         /* NULL unless somebody asked for another place */
  GFileMonitor *monitor;
  CbFileStamp doubted;  /* what was seen in the file that may be half written */
  gint64 doubted_since; /* 0 for nothing */

  CbCaseLook *seen; /* what others wrote, or NULL */
  GError *save_error;
  gboolean waiting;
  guint slow_id;
  GSList *flushes; /* of GTask: callers that wait until nothing is being saved any more */
};

enum
{
  PROP_0,
  PROP_SAVE_ERROR,
  PROP_WAITING,
  PROP_ELSEWHERE,
  N_PROPS,
};

enum
{
  SIGNAL_SETTLED,
  SIGNAL_JOINED,
  SIGNAL_RENAMED,
  SIGNAL_COPIES,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (CbCaseFile, cb_case_file, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void work (CbCaseFile *self);

/* Whether there is a file to write, or a place for one. */
static gboolean
has_place (CbCaseFile *self)
{
  return self->location != NULL || self->place != NULL;
}

static gboolean
has_thread (CbCaseFile *self)
{
  return self->state == STATE_READING || self->state == STATE_WRITING;
}

/* Whether what the case says is on its way to the disk, or is to be. */
static gboolean
is_on_its_way (CbCaseFile *self)
{
  return has_place (self) && self->save_error == NULL && self->seen == NULL &&
         self->saved != self->wanted;
}

/* Announces that the change put last need not wait any longer. */
static void
settle (CbCaseFile *self)
{
  g_signal_emit (self, signals[SIGNAL_SETTLED], 0);
}

/* @saved: (nullable): what the file says */
static void
set_saved (CbCaseFile *self, CbContents *saved, const CbFileStamp *stamp)
{
  g_clear_pointer (&self->saved, cb_contents_unref);
  self->saved = saved != NULL ? cb_contents_ref (saved) : NULL;
  self->stamp = *stamp;
}

/* @error: (nullable): why the file is not the case in memory */
static void
set_save_error (CbCaseFile *self, const GError *error)
{
  gboolean changed = error != NULL || self->save_error != NULL;

  g_clear_error (&self->save_error);
  self->save_error = error != NULL ? g_error_copy (error) : NULL;
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVE_ERROR]);
}

/* @look: (nullable): shows what others wrote; NULL if the file is as the case knows it */
static void
set_seen (CbCaseFile *self, CbCaseLook *look)
{
  g_autoptr (CbCaseLook) old = g_steal_pointer (&self->seen);

  self->seen = look != NULL ? cb_case_look_ref (look) : NULL;
  if ((old == NULL) != (look == NULL) ||
      (look != NULL &&
       (old->verdict != look->verdict || !cb_file_stamp_equal (&old->stamp, &look->stamp))))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ELSEWHERE]);
}

static void
set_waiting (CbCaseFile *self, gboolean waiting)
{
  g_clear_handle_id (&self->slow_id, g_source_remove);
  if (self->waiting == waiting)
    return;
  self->waiting = waiting;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WAITING]);
}

static void
end_flushes (CbCaseFile *self)
{
  g_autoslist (GTask) flushes = g_steal_pointer (&self->flushes);

  for (GSList *l = flushes; l != NULL; l = l->next)
    g_task_return_boolean (l->data, cb_case_file_is_saved (self));
}

static void watch_time (CbCaseFile *self);

static void
slow_cb (gpointer data)
{
  CbCaseFile *self = data;

  self->slow_id = 0;
  set_waiting (self, TRUE);
  settle (self);
  watch_time (self);
}

static void
watch_time (CbCaseFile *self)
{
  if (self->waiting || (!is_on_its_way (self) && self->move == NULL))
    end_flushes (self);
  if (!is_on_its_way (self))
    set_waiting (self, FALSE);
  else if (self->slow_id == 0 && !self->waiting)
    self->slow_id = g_timeout_add_once (PATIENCE, slow_cb, self);
}

static void
time_cb (gpointer data)
{
  CbCaseFile *self = data;

  self->timer_id = 0;
  if (self->state == STATE_FAILED)
    cb_case_file_save (self, NULL);
  else
    cb_case_file_look (self);
}

/* Enters a state. States in which no thread has the file end by themselves after a while. */
static void
enter (CbCaseFile *self, CbCaseFileState state)
{
  guint delay = 0;

  if (state == STATE_FAILED)
    delay = RETRY;
  else if (state == STATE_DOUBTED)
    delay = HALF_WRITTEN;
  else if (state == STATE_ELSEWHERE && self->seen->verdict == CB_ELSEWHERE_GONE)
    delay = AWAY;
  self->state = state;
  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (delay > 0)
    self->timer_id = g_timeout_add_once (delay, time_cb, self);
}

/* (transfer full) @data: given to the thread */
static void
start_thread (CbCaseFile *self,
              CbCaseFileState state,
              gpointer data,
              GDestroyNotify free,
              GTaskThreadFunc func,
              GAsyncReadyCallback callback)
{
  g_autoptr (GTask) task = cb_work_task_new (self, NULL, callback, NULL);

  enter (self, state);
  g_task_set_source_tag (task, start_thread);
  g_task_set_priority (task, G_PRIORITY_HIGH);
  g_task_set_task_data (task, data, free);
  g_task_run_in_thread (task, func);
}

/* Notes what is in the file now, after @writing has run, whether it failed or not. The case is kept
 * in that file from now on. */
static void
note_written (CbCaseFile *self, CbCaseWriting *writing)
{
  if (!writing->is_there)
    return;
  if (g_set_object (&self->location, writing->file))
    {
      g_clear_object (&self->monitor);
      self->wants_look = TRUE;
    }
  g_clear_pointer (&self->place, cb_case_place_unref);
  set_saved (self, writing->contents, &writing->stamp);
}

/* Tells the caller who asked for another place how that went; where it failed, the case stays where
 * it was. */
static void
end_move (CbCaseFile *self, CbCaseWriting *writing, const GError *error)
{
  g_autoptr (GTask) move = g_steal_pointer (&self->move);

  if (error == NULL)
    {
      set_save_error (self, NULL);
      set_seen (self, NULL);
      if (!g_str_equal (writing->contents->title, self->wanted->title))
        g_signal_emit (self, signals[SIGNAL_RENAMED], 0, writing->contents->title);
      g_task_return_boolean (move, TRUE);
    }
  else
    {
      if (self->location == NULL)
        set_save_error (self, error);
      g_task_return_error (move, g_error_copy (error));
    }
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

  enter (self, written ? STATE_SAVED : STATE_FAILED);
  note_written (self, writing);
  if (writing->is_move)
    end_move (self, writing, error);
  /* Somebody else wrote first, or the file is gone: reading it tells what to do. */
  else if (g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_CHANGED) ||
           g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_GONE))
    self->wants_look = TRUE;
  else
    set_save_error (self, error);
  if (!is_on_its_way (self))
    settle (self);
  if (written || self->save_error == NULL || (self->wants_look && self->location != NULL))
    work (self);
  else
    watch_time (self);
}

/* (transfer full): all data needed to write the case as it is now */
static CbCaseWriting *
make_writing (CbCaseFile *self)
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

static void
start_writing (CbCaseFile *self)
{
  start_thread (self, STATE_WRITING, make_writing (self), (GDestroyNotify) cb_case_writing_free,
                write_thread, written_cb);
}

/* Announces the change although it is not on disk, and tells of what others wrote. */
static void
keep_apart (CbCaseFile *self, CbCaseLook *look)
{
  set_save_error (self, NULL);
  set_waiting (self, FALSE);
  set_seen (self, look);
  settle (self);
}

/* The case puts what both say. Where it is closed by now nobody hears of it, and what it said last
 * must not come over what others wrote since. */
static void
take_in (CbCaseFile *self, CbCaseLook *look)
{
  if (look->theirs != NULL)
    set_saved (self, look->theirs, &look->stamp);
  set_save_error (self, NULL);
  set_seen (self, NULL);
  if (look->merged == look->mine && look->lost->entries->len == 0 && !look->lost->has_rules)
    return;
  g_signal_emit (self, signals[SIGNAL_JOINED], 0, look->merged, look->lost);
  if (self->wanted == look->mine)
    {
      self->wanted = cb_contents_ref (look->merged);
      cb_contents_unref (look->mine);
    }
}

/* Whether the file may be half written: only the second look at invalid contents counts. */
static gboolean
may_be_half_written (CbCaseFile *self, const CbCaseLook *look)
{
  gint64 now = g_get_monotonic_time ();

  if (look->verdict != CB_ELSEWHERE_BROKEN ||
      cb_case_file_get_elsewhere (self) == CB_ELSEWHERE_BROKEN)
    return FALSE;
  if (self->doubted_since == 0 || !cb_file_stamp_equal (&self->doubted, &look->stamp))
    {
      self->doubted = look->stamp;
      self->doubted_since = now;
    }
  return now - self->doubted_since < HALF_WRITTEN * G_TIME_SPAN_MILLISECOND;
}

static void
use_look (CbCaseFile *self, CbCaseLook *look)
{
  if (may_be_half_written (self, look))
    {
      enter (self, STATE_DOUBTED);
      return;
    }
  self->doubted_since = 0;
  if (look->verdict != CB_ELSEWHERE_SAME)
    keep_apart (self, look);
  else if (look->merged != NULL)
    take_in (self, look);
  else
    set_seen (self, NULL);
  if (look->copies != NULL && look->copies->len > 0)
    g_signal_emit (self, signals[SIGNAL_COPIES], 0, look->copies);
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

/* The case may have changed since the look began. */
static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbCaseFile *self = CB_CASE_FILE (source);
  CbCaseLook *look = g_task_get_task_data (G_TASK (result));

  enter (self, STATE_SAVED);
  take_monitor (self, look);
  if (look->file != self->location || look->mine != self->wanted ||
      !cb_file_stamp_equal (&look->known, &self->stamp))
    self->wants_look = TRUE;
  else
    use_look (self, look);
  work (self);
}

static void
start_reading (CbCaseFile *self)
{
  CbCaseLook *look = cb_case_look_new (self->location, self->wanted, &self->stamp);

  look->watches = self->monitor == NULL;
  look->joins_copies = TRUE;
  self->wants_look = FALSE;
  start_thread (self, STATE_READING, look, (GDestroyNotify) cb_case_look_unref, look_thread,
                looked_cb);
}

/* Chooses the next state from what has to be done, while no thread has the file. */
static CbCaseFileState
choose_state (CbCaseFile *self)
{
  if (self->move != NULL || self->location == NULL)
    return STATE_WRITING;
  if (self->wants_look)
    return STATE_READING;
  if (self->state == STATE_DOUBTED)
    return STATE_DOUBTED;
  if (self->seen != NULL)
    return STATE_ELSEWHERE;
  if (self->saved != self->wanted)
    return STATE_WRITING;
  return self->save_error != NULL ? STATE_FAILED : STATE_SAVED;
}

/* Begins the next work in the background, unless some is under way. */
static void
work (CbCaseFile *self)
{
  CbCaseFileState state;

  if (!self->background || !has_place (self))
    return;
  state = has_thread (self) ? self->state : choose_state (self);
  if (state != self->state && state == STATE_WRITING)
    start_writing (self);
  else if (state != self->state && state == STATE_READING)
    start_reading (self);
  else if (state != self->state)
    enter (self, state);
  watch_time (self);
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

  properties[PROP_SAVE_ERROR] = CB_FIELD (CbCaseFile, save_error, G_TYPE_ERROR, G_PARAM_READABLE);
  properties[PROP_WAITING] = CB_FIELD (CbCaseFile, waiting, G_TYPE_BOOLEAN, G_PARAM_READABLE);
  properties[PROP_ELSEWHERE] = CB_COMPUTED ("elsewhere", G_TYPE_UINT, cb_case_file_get_elsewhere);
  cb_fields_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_SETTLED] = g_signal_new ("settled", CB_TYPE_CASE_FILE, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_JOINED] = g_signal_new ("joined", CB_TYPE_CASE_FILE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER,
                                         G_TYPE_POINTER);
  signals[SIGNAL_RENAMED] = g_signal_new ("renamed", CB_TYPE_CASE_FILE, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_COPIES] = g_signal_new ("copies", CB_TYPE_CASE_FILE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
cb_case_file_init (CbCaseFile *self)
{
}

/* Returns: (transfer full): the file of a case that says @contents, and is in memory only so far;
 * of one that is @read_only, as is what a newer version wrote, nothing is ever written */
CbCaseFile *
cb_case_file_new (CbContents *contents, gboolean read_only)
{
  CbCaseFile *self = g_object_new (CB_TYPE_CASE_FILE, NULL);

  self->wanted = cb_contents_ref (contents);
  self->read_only = read_only;
  return self;
}

/**
 * cb_case_file_load:
 * @location: a case file
 *
 * Takes as long as the medium does; from any thread.
 *
 * Returns: (transfer full) (nullable): the file; else @error says what is wrong with it, in words
 *   that follow its name
 */
CbCaseFile *
cb_case_file_load (GFile *location, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CbContents) contents = NULL;
  CbFileStamp stamp;
  CbCaseFile *self;

  g_return_val_if_fail (G_IS_FILE (location), NULL);

  bytes = cb_file_read (location, CB_CONTENTS_MAX_BYTES, &stamp, cancellable, error);
  contents = bytes != NULL ? cb_contents_read (bytes, error) : NULL;
  if (contents == NULL)
    return NULL;
  self = cb_case_file_new (contents, contents->version > CB_FORMAT_VERSION);
  self->location = g_object_ref (location);
  set_saved (self, contents, &stamp);
  return self;
}

/**
 * cb_case_file_load_locked:
 * @location: a case file
 *
 * As cb_case_file_load(), to be written at once: until cb_case_file_unlock(), nobody else of ours
 * writes in its folder, and so nothing that others record meanwhile can be in the way.
 */
CbCaseFile *
cb_case_file_load_locked (GFile *location, GError **error)
{
  g_autoptr (CbFileLock) lock = NULL;
  CbCaseFile *self;

  g_return_val_if_fail (G_IS_FILE (location), NULL);

  lock = cb_file_lock (location, NULL, error);
  self = lock != NULL ? cb_case_file_load (location, NULL, error) : NULL;
  if (self != NULL)
    self->lock = g_steal_pointer (&lock);
  return self;
}

/* Lets others write the file again. */
void
cb_case_file_unlock (CbCaseFile *self)
{
  g_return_if_fail (CB_IS_CASE_FILE (self));

  g_clear_pointer (&self->lock, cb_file_lock_free);
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
 * Begins to bring it to the disk.
 *
 * Returns: whether to tell of it at once: it is done, or cannot be done now. Else "settled" follows
 */
gboolean
cb_case_file_put (CbCaseFile *self, CbContents *contents)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), TRUE);

  cb_contents_ref (contents);
  cb_contents_unref (self->wanted);
  self->wanted = contents;
  if (self->background)
    work (self);
  else
    cb_case_file_save (self, NULL);
  return !self->background || self->waiting || !is_on_its_way (self);
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

  return has_place (self);
}

/* Returns: what was last read from the file, or written to it */
const CbFileStamp *
cb_case_file_get_stamp (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), NULL);

  return &self->stamp;
}

/* Returns: whether both are the same file, which may have several names */
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

/* Writes and waits. A case that could not be moved to another place stays where it was. */
static gboolean
write_now (CbCaseFile *self, CbCaseWriting *writing, GError **error)
{
  g_autoptr (GError) problem = NULL;

  cb_case_writing_run (writing, NULL, &problem);
  note_written (self, writing);
  if (problem == NULL || !writing->is_move)
    {
      enter (self, problem != NULL ? STATE_FAILED : STATE_SAVED);
      set_save_error (self, problem);
    }
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Reads what others have written meanwhile. Returns whether it was joined with the case. */
static gboolean
join_now (CbCaseFile *self)
{
  g_autoptr (CbCaseLook) look = cb_case_look_new (self->location, self->wanted, &self->stamp);

  cb_case_look_run (look, NULL);
  if (look->verdict != CB_ELSEWHERE_SAME || look->theirs == NULL)
    return FALSE;
  take_in (self, look);
  return TRUE;
}

/**
 * cb_case_file_save:
 *
 * Writes the case, if it has a place. Done by itself after every change, and every few seconds
 * after a failure; costs one synced write. In the background, it is only begun.
 *
 * Returns: whether the file is now the case in memory
 */
gboolean
cb_case_file_save (CbCaseFile *self, GError **error)
{
  g_autoptr (GError) problem = NULL;

  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);

  if (!has_place (self) || self->read_only)
    return TRUE;
  if (self->background)
    {
      if (self->state == STATE_FAILED)
        start_writing (self);
      work (self);
      return cb_case_file_is_saved (self);
    }
  for (guint i = 0; i < MAX_TRIES; i++)
    {
      g_autoptr (CbCaseWriting) writing = make_writing (self);

      g_clear_error (&problem);
      if (write_now (self, writing, &problem))
        return TRUE;
      if (!g_error_matches (problem, CB_FILE_ERROR, CB_FILE_ERROR_CHANGED) || !join_now (self))
        break;
      if (cb_case_file_is_saved (self))
        return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Whether whatever the case says is in its file, too. */
gboolean
cb_case_file_is_saved (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);

  return self->read_only || (self->location != NULL && self->save_error == NULL &&
                             self->seen == NULL && self->saved == self->wanted);
}

/**
 * cb_case_file_keep_in:
 * @location: where the case lives from now on; a file that is not there yet
 *
 * Returns: whether it could be written; else @error says why, and a case that was kept somewhere
 *   stays there. A case that was in memory only belongs to @location even then: writing it is tried
 *   again
 */
gboolean
cb_case_file_keep_in (CbCaseFile *self, GFile *location, GError **error)
{
  g_autoptr (CbCaseWriting) writing = NULL;

  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (location), FALSE);

  if (!cb_contents_check_writable (self->wanted, error))
    return FALSE;
  writing = cb_case_writing_new (self->wanted);
  writing->file = g_object_ref (location);
  writing->stamp.sight = CB_FILE_ABSENT;
  writing->is_move = self->location != NULL;
  if (!writing->is_move)
    {
      self->location = g_object_ref (location);
      self->stamp = writing->stamp;
    }
  return write_now (self, writing, error);
}

/* Returns: (nullable): why the file is not the case in memory */
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

/* Whether saving the case has taken longer than a second. */
gboolean
cb_case_file_get_waiting (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);

  return self->waiting;
}

/* Whether the case is being saved, for less than a second so far. */
gboolean
cb_case_file_is_saving (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);

  return self->background && !self->waiting && is_on_its_way (self);
}

/* Calls back as soon as the case is on disk, or it is clear that it will not be soon. */
void
cb_case_file_flush_async (CbCaseFile *self, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;

  g_return_if_fail (CB_IS_CASE_FILE (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, cb_case_file_flush_async);
  self->flushes = g_slist_prepend (self->flushes, task);
  watch_time (self);
}

/* Returns: whether it is on disk */
gboolean
cb_case_file_flush_finish (CbCaseFile *self, GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}

/* (transfer full) @place: (nullable): for a file of its own; else the case goes to @location */
static void
move (CbCaseFile *self,
      GFile *location,
      CbCasePlace *place,
      GAsyncReadyCallback callback,
      gpointer user_data)
{
  CbCaseWriting *target = cb_case_writing_new (self->wanted);

  g_return_if_fail (self->move == NULL);

  target->file = location != NULL ? g_object_ref (location) : NULL;
  target->place = place;
  target->stamp.sight = location != NULL ? CB_FILE_ANY : CB_FILE_ABSENT;
  self->move = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (self->move, move);
  g_task_set_task_data (self->move, target, (GDestroyNotify) cb_case_writing_free);
  work (self);
}

/**
 * cb_case_file_keep_over_async:
 * @location: where the case lives from now on, in the place of whatever there is
 *
 * For a case in the background. Whoever owns that file has agreed to it. Ends with
 * cb_case_file_keep_finish().
 */
void
cb_case_file_keep_over_async (CbCaseFile *self,
                              GFile *location,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE_FILE (self));
  g_return_if_fail (self->background);

  move (self, location, NULL, callback, user_data);
}

/**
 * cb_case_file_keep_in_folder_async:
 * @folder: where a case in memory only gets a file of its own
 * @reserved: (nullable): a folder with files whose names are taken, too
 * @stem: what its name begins with
 *
 * For a case in the background. If it cannot be written, it is as soon as possible. Ends with
 * cb_case_file_keep_finish().
 */
void
cb_case_file_keep_in_folder_async (CbCaseFile *self,
                                   GFile *folder,
                                   GFile *reserved,
                                   const char *stem,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE_FILE (self));
  g_return_if_fail (self->background && self->location == NULL);

  self->place = cb_case_place_new (folder, reserved, stem);
  move (self, NULL, cb_case_place_ref (self->place), callback, user_data);
}

gboolean
cb_case_file_keep_finish (CbCaseFile *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Reads the file as soon as no thread has it. */
void
cb_case_file_look (CbCaseFile *self)
{
  g_return_if_fail (CB_IS_CASE_FILE (self));

  self->wants_look = TRUE;
  work (self);
}

/* Returns: what is in the file, where that is not what was last read or written */
CbElsewhere
cb_case_file_get_elsewhere (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), CB_ELSEWHERE_SAME);

  return self->seen != NULL ? self->seen->verdict : CB_ELSEWHERE_SAME;
}

/* Returns: (transfer full) (nullable): what differs there, in lines for a person */
char *
cb_case_file_describe_elsewhere (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), NULL);

  if (cb_case_file_get_elsewhere (self) == CB_ELSEWHERE_CHANGED)
    return cb_merge_describe (self->wanted, self->seen->theirs);
  return self->seen != NULL ? g_strdup (self->seen->problem) : NULL;
}

/**
 * cb_case_file_keep_mine:
 *
 * Writes the case in the place of what is in its file now, or where nothing is any more.
 */
void
cb_case_file_keep_mine (CbCaseFile *self)
{
  CbFileStamp none = { .sight = CB_FILE_ABSENT };

  g_return_if_fail (CB_IS_CASE_FILE (self));
  g_return_if_fail (self->seen != NULL);

  set_saved (self, self->seen->theirs,
             self->seen->verdict == CB_ELSEWHERE_GONE ? &none : &self->seen->stamp);
  set_seen (self, NULL);
  work (self);
}

/**
 * cb_case_file_settle_dispute:
 * @keep_mine: whether the hands and players that the case gives hold; else those in its file
 *
 * Joins the case with what is in its file, which must be %CB_ELSEWHERE_CHANGED.
 *
 * Returns: (transfer full): what the case says then, for the case to put
 */
CbContents *
cb_case_file_settle_dispute (CbCaseFile *self, gboolean keep_mine)
{
  g_autoptr (CbContents) settled = NULL;

  g_return_val_if_fail (CB_IS_CASE_FILE (self), NULL);
  g_return_val_if_fail (cb_case_file_get_elsewhere (self) == CB_ELSEWHERE_CHANGED, NULL);

  settled = cb_merge_settle (self->wanted, self->seen->theirs, keep_mine);
  set_saved (self, self->seen->theirs, &self->seen->stamp);
  set_seen (self, NULL);
  return g_steal_pointer (&settled);
}

/**
 * cb_case_file_keep_both:
 *
 * Leaves the file to the others: from now on the case is kept in a new one beside, with a number in
 * its name and title. Ends with cb_case_file_keep_finish().
 */
void
cb_case_file_keep_both (CbCaseFile *self, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GFile) folder = NULL;
  g_autofree char *stem = NULL;
  CbCasePlace *place;

  g_return_if_fail (CB_IS_CASE_FILE (self));
  g_return_if_fail (self->seen != NULL);

  folder = g_file_get_parent (self->location);
  stem = g_file_get_basename (self->location);
  if (g_str_has_suffix (stem, CB_CASE_SUFFIX))
    stem[strlen (stem) - strlen (CB_CASE_SUFFIX)] = '\0';
  place = cb_case_place_new (folder, NULL, stem);
  place->numbers_title = TRUE;
  move (self, NULL, place, callback, user_data);
}
