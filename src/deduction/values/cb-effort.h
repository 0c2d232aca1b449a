/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CbEffort:
 * @n_left: how many units of work may still be done, about a million a second on an ordinary core;
 *   they are taken from it as work is done
 * @cancelled: (nullable): when another thread sets it, the work ends early
 *
 * How much may be spent on an answer. Work is counted, not timed, so that the same effort leads to
 * the same answer on every machine.
 */
typedef struct
{
  guint64 n_left;
  const gint *cancelled;
} CbEffort;

/* The most bytes taken for one case, for its marks and odds together, even where both are computed
 * at the same time. Each piece of work divides this by a number of its own, may take as much, and
 * ends with the result it has once that is used up. */
#define CB_MAX_BYTES ((gsize) 256 << 20)

/* An effort without limit; memory is limited all the same. */
#define CB_EFFORT_ENDLESS (&(CbEffort) { .n_left = G_MAXUINT64 })

/* Whether nobody wants the answer any more. */
static inline gboolean
cb_effort_is_cancelled (const CbEffort *self)
{
  return self->cancelled != NULL && g_atomic_int_get (self->cancelled);
}

/* Whether nothing more may be done. */
static inline gboolean
cb_effort_is_spent (const CbEffort *self)
{
  return self->n_left == 0 || cb_effort_is_cancelled (self);
}

/* Takes @n units for work done, or about to be done; returns whether there is more to spend. */
static inline gboolean
cb_effort_spend (CbEffort *self, guint64 n)
{
  self->n_left -= MIN (n, self->n_left);
  return !cb_effort_is_spent (self);
}

/* Takes @n units, or what is left of them, for a part of the work. Units left over are to be given
 * back. */
static inline CbEffort
cb_effort_take (CbEffort *self, guint64 n)
{
  CbEffort part = { MIN (n, self->n_left), self->cancelled };

  self->n_left -= part.n_left;
  return part;
}

/* Takes a share for the next of @n tasks that are still to be done. All get an equal share, but no
 * less than @least, the least that such a task takes: where the effort is small, fewer tasks are
 * done. */
static inline CbEffort
cb_effort_take_share (CbEffort *self, guint n, guint64 least)
{
  return cb_effort_take (self, MAX (self->n_left / MAX (n, 1), least));
}

static inline void
cb_effort_give_back (CbEffort *self, const CbEffort *part)
{
  self->n_left += part->n_left;
}
