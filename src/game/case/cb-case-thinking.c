/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a case cannot conclude at once is left to another thread: it completes the marks, hands them
 * over now and then, and is stopped as soon as the log changes. It starts only if somebody listens
 * to "concluded"; callers that would rather wait use cb_case_conclude(). */

#include "config.h"

#include "cb-case-private.h"
#include "cb-work-private.h"

/* In units of work: the effort before the first results are announced, and the effort in all, which
 * takes about an hour. */
#define FIRST_SLICE (1 << 17)
#define MAX_UNITS   (G_GUINT64_CONSTANT (1) << 32)

/* The least time between two announcements, in microseconds. */
#define TELL_INTERVAL 200000

typedef struct
{
  CbCase *case_; /* may be freed once this is cancelled */
  GCancellable *cancellable;
  GMainContext *context;
  CbThought *thought;
} Thinking;

/* What the thread has found so far. */
typedef struct
{
  CbCase *case_;
  GCancellable *cancellable;
  CbDeduction *deduction;
} News;

static void
thinking_free (gpointer data)
{
  Thinking *thinking = data;

  g_object_unref (thinking->cancellable);
  g_main_context_unref (thinking->context);
  cb_thought_free (thinking->thought);
  g_free (thinking);
}

static void
news_free (gpointer data)
{
  News *news = data;

  g_object_unref (news->cancellable);
  g_clear_pointer (&news->deduction, cb_deduction_free);
  g_free (news);
}

static gboolean
news_cb (gpointer data)
{
  News *news = data;

  if (!g_cancellable_is_cancelled (news->cancellable) &&
      cb_conclusions_adopt (news->case_->conclusions, g_steal_pointer (&news->deduction)))
    cb_case_tell_concluded (news->case_);
  return G_SOURCE_REMOVE;
}

static void
tell_news (const Thinking *thinking)
{
  const CbDeduction *deduction = thinking->thought->deduction;
  News *news = g_new0 (News, 1);

  news->case_ = thinking->case_;
  news->cancellable = g_object_ref (thinking->cancellable);
  news->deduction = cb_deduction_copy (deduction, cb_deduction_get_n_entries (deduction));
  g_main_context_invoke_full (thinking->context, G_PRIORITY_DEFAULT_IDLE, news_cb, news, news_free);
}

/* Runs in another thread. Each slice is twice as large as the one before, since a search that was
 * not finished begins again. */
static gpointer
think (gpointer input, CbEffort *effort)
{
  const Thinking *thinking = input;
  CbThought *thought = thinking->thought;
  gint64 told = g_get_monotonic_time ();

  if (!cb_thought_read (thought, &(CbEffort) { .cancelled = effort->cancelled }))
    return NULL;
  for (guint64 slice = FIRST_SLICE; !cb_effort_is_spent (effort); slice *= 2)
    {
      CbEffort part = cb_effort_take (effort, slice);

      if (cb_deduction_complete (thought->deduction, thought->entries->len, &part) ||
          cb_effort_is_cancelled (effort))
        break;
      if (g_get_monotonic_time () - told < TELL_INTERVAL)
        continue;
      tell_news (thinking);
      told = g_get_monotonic_time ();
    }
  return g_steal_pointer (&thought->deduction);
}

/* If the work was cancelled, the case may be freed already. */
static void
thought_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  CbDeduction *deduction = cb_work_finish (result, &error);
  CbCase *self = user_data;

  if (error != NULL)
    return;

  g_clear_object (&self->thinking);
  self->thought = TRUE;
  cb_conclusions_adopt (self->conclusions, deduction);
  cb_case_tell_concluded (self);
}

/* Starts the thread, if there is something left to conclude and somebody listens. */
void
cb_case_think (CbCase *self)
{
  Thinking *thinking;

  if (self->thinking != NULL || self->thought || !cb_case_has_listener (self))
    return;

  self->thinking = g_cancellable_new ();
  thinking = g_new0 (Thinking, 1);
  thinking->case_ = self;
  thinking->cancellable = g_object_ref (self->thinking);
  thinking->context = g_main_context_ref_thread_default ();
  thinking->thought = cb_conclusions_get_thought (self->conclusions, self->contents->entries->len);
  cb_work_start (NULL, "marks", MAX_UNITS, thinking, thinking_free, think,
                 (GDestroyNotify) cb_deduction_free, self->thinking, thought_cb, self);
  cb_case_notify_thinking (self);
}

/* Stops the thread, because the log that it reads is out of date. */
void
cb_case_stop_thinking (CbCase *self)
{
  self->thought = FALSE;
  cb_work_stop (&self->thinking);
}
