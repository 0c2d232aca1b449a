/* A practice case, turn by turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The log of a practice case is the beginning of the recorded game of its number. So the length of
 * the log tells how far the game has come, even after undo or after the case was closed and
 * opened. */

#include "config.h"

#include "cb-accusation.h"
#include "cb-case-private.h"
#include "cb-practice.h"

/* Returns: whether @case_ is the practice case of this number, and its cards were not changed
 * since */
gboolean
cb_practice_fits (const CbPractice *self, CbCase *case_)
{
  const CbSetup *mine = self->setup;
  const CbSetup *setup = cb_case_get_setup (case_);

  return cb_case_get_practice (case_) == self->number &&
         g_str_equal (cb_edition_get_id (setup->edition), cb_edition_get_id (mine->edition)) &&
         cb_edition_get_n_cards (setup->edition) == cb_edition_get_n_cards (mine->edition) &&
         setup->n_players == mine->n_players && setup->me == mine->me && setup->hand == mine->hand;
}

/* Returns: how many entries of the game @case_ has. Changes still being saved, such as an undo, are
 * finished first */
guint
cb_practice_count_heard (CbCase *case_)
{
  cb_case_settle (case_);
  return cb_log_get_n_entries (cb_case_get_log (case_));
}

/**
 * cb_practice_advance:
 * @case_: a case that fits, and is not closed
 * @n_entries: how long the log should be at least
 *
 * Records the next entries of the game in one step, up to the one with which somebody else wins.
 *
 * Returns: how many entries were recorded
 */
guint
cb_practice_advance (const CbPractice *self, CbCase *case_, guint n_entries)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  guint n = cb_practice_count_heard (case_);

  for (guint i = n; i < MIN (n_entries, self->entries->len); i++)
    g_ptr_array_add (entries, g_ptr_array_index (self->entries, i));
  if (entries->len > 0)
    cb_case_splice (case_, n, 0, entries);
  return entries->len;
}

/**
 * cb_practice_accuse:
 * @case_: a case that fits, and is not closed
 *
 * Lets the user accuse. If @cards are right, he has won, which is recorded; a mistake costs
 * nothing.
 *
 * Returns: whether it was right
 */
gboolean
cb_practice_accuse (const CbPractice *self, CbCase *case_, CbCardSet cards)
{
  g_autoptr (CbEntry) entry = cb_accusation_new (self->setup->me, cards, CB_RESULT_RIGHT);

  if (cards != self->envelope)
    return FALSE;
  cb_case_append (case_, entry);
  return TRUE;
}

/* What the thread needs to make a practice case: the first number to try, and the grade that is
 * wanted, or −1 to take the first number whatever its grade. */
typedef struct
{
  CbEdition *edition;
  guint number;
  int grade;
} Making;

static void
make_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Making *making = data;
  g_autoptr (CbPractice) practice = cb_practice_new (making->edition, making->number);

  for (guint i = 1;
       i < CB_PRACTICE_TRIES && making->grade >= 0 && (int) practice->grade != making->grade &&
       !g_cancellable_is_cancelled (cancellable);
       i++)
    {
      guint next = practice->number % CB_PRACTICE_MAX + 1;

      cb_practice_free (practice);
      practice = cb_practice_new (making->edition, next);
    }
  g_task_return_pointer (task, g_steal_pointer (&practice), (GDestroyNotify) cb_practice_free);
}

static void
make_async (const Making *making,
            GCancellable *cancellable,
            GAsyncReadyCallback callback,
            gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, make_async);
  g_task_set_task_data (task, g_memdup2 (making, sizeof *making), g_free);
  g_task_run_in_thread (task, make_in_thread);
}

/* Does what cb_practice_new() does, in another thread. Ends with cb_work_finish(). */
void
cb_practice_new_async (CbEdition *edition,
                       guint number,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  const Making making = { edition, number, -1 };

  make_async (&making, cancellable, callback, user_data);
}

/**
 * cb_practice_find_async:
 * @edition: a built-in edition of which practice cases can be made
 * @first: the first number to try, 1…%CB_PRACTICE_MAX
 * @grade: what should be needed to solve the case
 *
 * Makes in another thread the cases from @first on, one after the other, until one has that grade;
 * after %CB_PRACTICE_TRIES cases the last one is taken whatever its grade. Ends with
 * cb_work_finish().
 */
void
cb_practice_find_async (CbEdition *edition,
                        guint first,
                        CbPracticeGrade grade,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  const Making making = { edition, first, (int) grade };

  make_async (&making, cancellable, callback, user_data);
}
