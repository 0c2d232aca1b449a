/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes acts to the record in the background, for a window that must go on however long the disk
 * takes. One act is written at a time, and others wait for their turn. An act is added to the
 * record only once it is in the file, so that nobody is told before, and nothing has to be taken
 * back if writing fails. What another program has added to the file meanwhile is read first. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-sealed-deal-private.h"
#include "cb-words.h"
#include "cb-work.h"

/* After how many milliseconds of writing "waiting" is set. */
#define PATIENCE 1000

/* All that is needed to write one act, so that any thread can do it. */
typedef struct
{
  CbDealEvent event;
  GFile *file;
  GBytes *bytes;
  CbFileStamp stamp;
  CbSealedDeal *other; /* what another program wrote there, or NULL */
} Act;

static void begin_act (CbSealedDeal *self);

static void
act_clear (Act *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_object (&self->other);
}

static void
act_free (gpointer data)
{
  act_clear (data);
  g_free (data);
}

static void
set_waiting (CbSealedDeal *self, gboolean waiting)
{
  g_clear_handle_id (&self->slow_id, g_source_remove);
  if (self->waiting == waiting)
    return;
  self->waiting = waiting;
  g_object_notify (G_OBJECT (self), "waiting");
}

static gboolean
slow_cb (gpointer data)
{
  CbSealedDeal *self = data;

  self->slow_id = 0;
  set_waiting (self, TRUE);
  return G_SOURCE_REMOVE;
}

/* Ends the first act. @error: (transfer full) (nullable): why it could not be noted
 *
 * The callback may note another act at once. If none was waiting before, that act starts itself. */
static void
end_act (CbSealedDeal *self, GError *error)
{
  g_autoptr (GTask) task = g_queue_pop_head (&self->acts);
  gboolean more = !g_queue_is_empty (&self->acts);

  set_waiting (self, FALSE);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
  if (more)
    begin_act (self);
}

static void
put_into_record (CbSealedDeal *self, const Act *act)
{
  cb_sealed_deal_add_event (self, &act->event);
  g_signal_emit_by_name (self, "changed");
}

static void
write_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Act *act = data;
  GError *error = NULL;

  if (cb_sealed_deal_write_file (act->file, act->bytes, &act->stamp, cancellable, &error))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  act->other = cb_sealed_deal_load_other (act->file, error);
  g_task_return_error (task, error);
}

/* (transfer full): @error, with the name of the file, and what the user can do */
static GError *
explain (const Act *act, GError *error)
{
  gboolean happens = cb_sealed_deal_happens_unsaved (&act->event, error);
  g_autoptr (GError) bare = error;
  g_autofree char *words = cb_words_for_error (act->file, bare);

  if (happens)
    return g_error_new_literal (bare->domain, bare->code, words);
  return g_error_new (bare->domain, bare->code,
                      /* Translators: a file, and why it could not be saved */
                      _ ("%s. Nothing was done or shown, as it could not be saved. Try again."),
                      words);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbSealedDeal *self = CB_SEALED_DEAL (source);
  Act *act = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;

  /* The file has the act even if the disk did not confirm it. */
  self->stamp = act->stamp;
  if (g_task_propagate_boolean (G_TASK (result), &error) ||
      cb_sealed_deal_happens_unsaved (&act->event, error))
    put_into_record (self, act);
  else if (act->other != NULL && cb_sealed_deal_catch_up (self, act->other))
    {
      g_clear_error (&error);
      g_clear_handle_id (&self->slow_id, g_source_remove);
      act_clear (act);
      begin_act (self);
      return;
    }
  end_act (self, error != NULL ? explain (act, error) : NULL);
}

/* Makes the file with one event more than the record has. */
static GBytes *
write_with (CbSealedDeal *self, const CbDealEvent *event)
{
  GBytes *bytes;

  cb_sealed_deal_add_event (self, event);
  bytes = cb_sealed_deal_write (self);
  cb_sealed_deal_drop_last_event (self);
  return bytes;
}

static void
write_act (CbSealedDeal *self, Act *act)
{
  g_autoptr (GTask) thread = cb_work_task_new (self, NULL, written_cb, NULL);

  act->file = g_object_ref (self->file);
  act->bytes = write_with (self, &act->event);
  act->stamp = self->stamp;
  self->slow_id = g_timeout_add (PATIENCE, slow_cb, self);
  g_task_set_source_tag (thread, write_act);
  g_task_set_priority (thread, G_PRIORITY_HIGH);
  /* The data belong to the first act in the queue, which stays there until this thread is done. */
  g_task_set_task_data (thread, act, NULL);
  g_task_run_in_thread (thread, write_thread);
}

/* Starts writing the first act of the queue. */
static void
begin_act (CbSealedDeal *self)
{
  GTask *task = g_queue_peek_head (&self->acts);
  Act *act = g_task_get_task_data (task);
  GError *error = NULL;

  cb_sealed_deal_complete_event (self, &act->event);
  if (g_cancellable_set_error_if_cancelled (g_task_get_cancellable (task), &error) ||
      !cb_sealed_deal_needs_note (self, &act->event) ||
      !cb_sealed_deal_check_event (self, &act->event, &error))
    end_act (self, error);
  else if (self->file != NULL)
    write_act (self, act);
  else
    {
      put_into_record (self, act);
      end_act (self, NULL);
    }
}

/**
 * cb_sealed_deal_note_async:
 * @event: what is to be done with the deal, before it is done
 * @cancellable: (nullable): keeps @callback from being told; an act that is already being written
 *   is noted all the same
 *
 * Notes @event: that a hand, a face-down card or the envelope is looked at; that somebody accuses
 * (only a player's first accusation is kept); that the deal is laid open for all; or what is done
 * in a game without cards, see cb_sealed_deal_get_play(). Ends with cb_sealed_deal_note_finish().
 */
void
cb_sealed_deal_note_async (CbSealedDeal *self,
                           const CbDealEvent *event,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  GTask *task;
  Act *act;

  g_return_if_fail (CB_IS_SEALED_DEAL (self));
  g_return_if_fail (event->seat < self->table->n_players);

  task = g_task_new (self, cancellable, callback, user_data);
  act = g_new0 (Act, 1);
  act->event = *event;
  g_task_set_source_tag (task, cb_sealed_deal_note_async);
  g_task_set_task_data (task, act, act_free);
  g_queue_push_tail (&self->acts, task);
  if (self->acts.length == 1)
    begin_act (self);
}

/* Returns: whether the event is noted; else @error says why not, or is %G_IO_ERROR_CANCELLED. The
 * deal may have been opened all the same, see cb_sealed_deal_note() */
gboolean
cb_sealed_deal_note_finish (CbSealedDeal *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Whether something is being noted, and that has taken longer than a second. */
gboolean
cb_sealed_deal_get_waiting (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return self->waiting;
}
