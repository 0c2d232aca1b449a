/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-clock.h"
#include "cb-fields.h"
#include "cb-log-private.h"

G_DEFINE_FINAL_TYPE (CbCase, cb_case, G_TYPE_OBJECT)

static void
cb_case_finalize (GObject *object)
{
  CbCase *self = CB_CASE (object);

  g_clear_pointer (&self->contents, cb_contents_unref);
  g_clear_pointer (&self->conclusions, cb_conclusions_free);
  cb_case_stop_thinking (self);
  g_clear_pointer (&self->searches, g_ptr_array_unref);
  g_clear_pointer (&self->pending, cb_edit_free);
  g_clear_pointer (&self->undo, g_ptr_array_unref);
  g_clear_pointer (&self->redo, g_ptr_array_unref);
  cb_log_set_reader_func (self->log, NULL, NULL);
  g_clear_object (&self->log);
  g_clear_object (&self->file);
  g_free (self->news);

  cb_fields_finalize (object);
}

static char *
dup_title (CbCase *self)
{
  return g_strdup (self->contents->shown_title);
}

static gboolean
is_consistent (CbCase *self)
{
  return cb_case_is_consistent (self, self->contents->entries->len);
}

static void
cb_case_class_init (CbCaseClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = cb_case_finalize;

  cb_fields_install (object_class, CB_COMPUTED ("title", G_TYPE_STRING, dup_title),
                     CB_COMPUTED ("setup", CB_TYPE_SETUP, cb_case_get_setup),
                     CB_COMPUTED ("assist", G_TYPE_UINT, cb_case_get_assist),
                     CB_COMPUTED ("can-undo", G_TYPE_BOOLEAN, cb_case_get_can_undo),
                     CB_COMPUTED ("read-only", G_TYPE_BOOLEAN, cb_case_get_read_only),
                     CB_FIELD (CbCase, sample, G_TYPE_BOOLEAN, G_PARAM_READABLE),
                     CB_COMPUTED ("consistent", G_TYPE_BOOLEAN, is_consistent),
                     CB_COMPUTED ("thinking", G_TYPE_BOOLEAN, cb_case_get_thinking),
                     CB_COMPUTED ("closed", G_TYPE_BOOLEAN, cb_case_get_closed));

  cb_signal_new (klass, "concluded", 0);
  cb_signal_new (klass, "taken-in", 2, G_TYPE_STRING, G_TYPE_UINT);
}

static void
cb_case_init (CbCase *self)
{
  self->log = g_object_new (CB_TYPE_LOG, NULL);
  self->searches = g_ptr_array_new_with_free_func (cb_case_free_search);
  self->undo = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_edit_free);
  self->redo = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_edit_free);
}

/* Marks the lines of the log that are part of the conflict. */
static void
cb_case_tell_log (gpointer data)
{
  CbCase *self = data;
  guint n = self->contents->entries->len;
  g_autoptr (GArray) conflict = cb_case_get_conflict (self, n);
  guint next = 0;

  for (guint i = 0; i < n; i++)
    {
      gboolean in_conflict = conflict != NULL && next < conflict->len &&
                             g_array_index (conflict, guint, next) == i;

      cb_log_set_in_conflict (self->log, i, in_conflict);
      next += in_conflict ? 1 : 0;
    }
}

/* (transfer full) (nullable): a case with the contents of @file */
static CbCase *
new_from_file (CbCaseFile *file)
{
  CbContents *contents;
  CbCase *self;

  if (file == NULL)
    return NULL;
  contents = cb_case_file_get_contents (file);
  self = g_object_new (CB_TYPE_CASE, NULL);
  self->file = file;
  cb_case_follow_file (self);
  self->contents = cb_contents_ref (contents);
  self->conclusions = cb_conclusions_new (contents->setup);
  cb_conclusions_splice (self->conclusions, 0, contents->entries);
  cb_log_splice (self->log, 0, 0, contents->entries);
  cb_log_set_reader_func (self->log, cb_case_tell_log, self);
  return self;
}

/* (transfer full): a case in memory only. @contents: (transfer full): must be sound */
static CbCase *
new_from_contents (CbContents *contents, gboolean sample)
{
  g_autoptr (CbContents) owned = contents;
  gboolean read_only = sample || contents->version > CB_FORMAT_VERSION;
  CbCase *self = new_from_file (cb_case_file_new (owned, read_only));

  self->sample = sample;
  return self;
}

/**
 * cb_case_new:
 * @setup: a sound setup
 * @title: what people call the case
 *
 * Returns: (transfer full): a case with an empty log, in memory only
 */
CbCase *
cb_case_new (CbSetup *setup, const char *title)
{
  CbContents *contents;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);

  contents = cb_contents_new ();
  contents->setup = cb_setup_ref (setup);
  cb_contents_set_title (contents, title);
  contents->created = cb_clock_read ();
  return new_from_contents (contents, FALSE);
}

/**
 * cb_case_new_with_assist:
 * @assist: the level of assistance to begin with
 *
 * Returns: (transfer full): a case as from cb_case_new(), but with that level of assistance
 */
CbCase *
cb_case_new_with_assist (CbSetup *setup, const char *title, CbAssist assist)
{
  CbCase *self = cb_case_new (setup, title);

  self->contents->assist = assist;
  return self;
}

/* Returns: (transfer full) (nullable): the case; see cb_contents_read() for what can be wrong */
CbCase *
cb_case_new_from_bytes (GBytes *bytes, GError **error)
{
  CbContents *contents = cb_contents_read (bytes, error);

  return contents != NULL ? new_from_contents (contents, FALSE) : NULL;
}

/**
 * cb_case_new_sample:
 * @bytes: a case file
 * @n_entries: how many of its entries are shown; all where there are fewer
 * @title: what it is called
 *
 * A case to look at, with all the help there is: it has no file, and cannot be changed.
 *
 * Returns: (transfer full) (nullable): the case; else @error says what is wrong with the file
 */
CbCase *
cb_case_new_sample (GBytes *bytes, guint n_entries, const char *title, GError **error)
{
  CbContents *contents = cb_contents_read (bytes, error);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  if (contents == NULL)
    return NULL;
  if (contents->entries->len > n_entries)
    cb_contents_splice (contents, n_entries, contents->entries->len - n_entries, none);
  cb_contents_set_title (contents, title);
  contents->assist = CB_ASSIST_ODDS;
  return new_from_contents (contents, TRUE);
}

/**
 * cb_case_load:
 * @file: a case file; the case is kept in it from now on
 *
 * Returns: (transfer full) (nullable): the case; else @error says what is wrong with the file, in
 *   words that follow its name
 */
CbCase *
cb_case_load (GFile *file, GError **error)
{
  return new_from_file (cb_case_file_load (file, NULL, error));
}

/* Returns: (transfer full) (nullable): the case, as from cb_case_file_load_locked() */
CbCase *
cb_case_load_locked (GFile *file, GError **error)
{
  return new_from_file (cb_case_file_load_locked (file, error));
}

static void
load_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  CbCaseFile *file = cb_case_file_load (source, cancellable, &error);

  if (file != NULL)
    g_task_return_pointer (task, file, g_object_unref);
  else
    g_task_return_error (task, error);
}

/**
 * cb_case_load_async:
 * @file: a case file; the case is kept in it from now on
 * @cancellable: ends the waiting at once, however long the medium takes
 *
 * As cb_case_load(), in another thread.
 */
void
cb_case_load_async (GFile *file,
                    GCancellable *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, user_data);

  g_return_if_fail (G_IS_FILE (file));

  g_task_set_source_tag (task, cb_case_load_async);
  g_task_set_priority (task, G_PRIORITY_HIGH);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

/* Returns: (transfer full) (nullable): the case, as from cb_case_load() */
CbCase *
cb_case_load_finish (GFile *file, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, file), NULL);

  return new_from_file (g_task_propagate_pointer (G_TASK (result), error));
}

/* Returns: (transfer none): where the case is kept; without a location if in memory only */
CbCaseFile *
cb_case_get_file (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return self->file;
}

/* Returns: (transfer full): the case file */
GBytes *
cb_case_to_bytes (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return cb_contents_write (self->contents);
}

/* Announces what was taken in from others, if anything was. To be called after the change itself
 * was announced as an edit. */
void
cb_case_tell_taken_in (CbCase *self)
{
  g_autofree char *news = g_steal_pointer (&self->news);

  if (news != NULL)
    g_signal_emit_by_name (self, "taken-in", news, self->news_position);
}

void
cb_case_notify_thinking (CbCase *self)
{
  g_object_notify (G_OBJECT (self), "thinking");
}

/* Whether anybody listens, so that it makes sense to find conclusions later. */
gboolean
cb_case_has_listener (CbCase *self)
{
  return g_signal_has_handler_pending (self, g_signal_lookup ("concluded", CB_TYPE_CASE), 0, FALSE);
}

/* Announces that more was concluded from the same log. */
void
cb_case_tell_concluded (CbCase *self)
{
  GObject *object = G_OBJECT (self);

  g_debug ("A case of %u entries concludes", self->contents->entries->len);
  g_object_ref (object);
  if (cb_log_has_reader (self->log))
    cb_case_tell_log (self);
  g_object_freeze_notify (object);
  g_object_notify (object, "consistent");
  g_object_notify (object, "thinking");
  g_object_thaw_notify (object);
  g_signal_emit_by_name (self, "concluded");
  g_object_unref (object);
}

/* Announces @edit, which is done, saved and already reversed. A listener may change the case at
 * once, so @edit may be freed by the time the first of them returns. */
void
cb_case_tell (CbCase *self, const CbEdit *edit, const CbContents *old)
{
  GObject *object = G_OBJECT (self);
  gboolean setup = self->contents->setup != old->setup;
  gboolean title = !g_str_equal (self->contents->title, old->title);
  gboolean assist = self->contents->assist != old->assist;
  guint n_removed = edit->added->len;
  g_autoptr (GPtrArray) added = g_ptr_array_ref (edit->removed);

  if (n_removed + added->len > 0)
    cb_log_splice (self->log, edit->position, n_removed, added);
  if (cb_log_has_reader (self->log))
    cb_case_tell_log (self);

  g_object_freeze_notify (object);
  if (title)
    g_object_notify (object, "title");
  if (setup)
    g_object_notify (object, "setup");
  if (assist)
    g_object_notify (object, "assist");
  g_object_notify (object, "can-undo");
  g_object_notify (object, "consistent");
  g_object_notify (object, "thinking");
  g_object_notify (object, "closed");
  g_object_thaw_notify (object);
  g_signal_emit_by_name (self, "concluded");
}

/* Whether the case cannot be changed: a newer version wrote its file, or it is a sample. */
gboolean
cb_case_get_read_only (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return self->sample || self->contents->version > CB_FORMAT_VERSION;
}

gboolean
cb_case_get_sample (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return self->sample;
}

int
cb_case_get_version (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), 0);

  return self->contents->version;
}

const char *
cb_case_get_title (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return self->contents->shown_title;
}

/* Returns: (nullable): when the case was made, ISO 8601 */
const char *
cb_case_get_created (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return self->contents->created;
}

guint
cb_case_get_practice (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), 0);

  return self->contents->practice;
}

CbSetup *
cb_case_get_setup (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return self->contents->setup;
}

CbEdition *
cb_case_get_edition (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return self->contents->setup->edition;
}

CbAssist
cb_case_get_assist (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), CB_ASSIST_LOGIC);

  return self->contents->assist;
}

CbLog *
cb_case_get_log (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return self->log;
}

const char *
cb_case_get_pencil (CbCase *self, guint card, guint holder)
{
  const CbPencilMark *mark;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  mark = cb_contents_get_pencil (self->contents, card, holder);
  return mark != NULL ? mark->text : NULL;
}

/* Whether the game is over: everybody knows the envelope, or nobody can win any more. */
gboolean
cb_case_get_closed (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return cb_seats_find_over (self->contents->setup, self->contents->entries, NULL);
}
