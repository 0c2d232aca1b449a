/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-private.h"
#include "cb-chances.h"
#include "cb-odds.h"
#include "cb-shared.h"
#include "cb-work-private.h"

struct _CbChances
{
  CbOdds *odds;
  char *deals;
  CbThought *thought; /* used to compute finer chances; NULL if these are final */
};

G_DEFINE_BOXED_TYPE (CbChances, cb_chances, cb_chances_ref, cb_chances_unref)

static char *
count_to_string (CbDealCount count)
{
  char digits[40];
  guint at = sizeof digits;

  digits[--at] = '\0';
  do
    {
      digits[--at] = (char) ('0' + (guint) (count % 10));
      count /= 10;
    }
  while (count != 0);
  return g_strdup (digits + at);
}

static CbChances *
cb_chances_new (CbOdds *odds)
{
  CbChances *self;

  if (odds == NULL)
    return NULL;
  self = g_atomic_rc_box_new0 (CbChances);
  self->odds = odds;
  if (cb_odds_get_exact (odds))
    self->deals = count_to_string (cb_odds_get_n_deals (odds));
  return self;
}

static void
cb_chances_clear (CbChances *self)
{
  cb_odds_free (self->odds);
  g_free (self->deals);
  g_clear_pointer (&self->thought, cb_thought_free);
}

CB_DEFINE_SHARED (CbChances, cb_chances)

gboolean
cb_chances_get_exact (const CbChances *self)
{
  return cb_odds_get_exact (self->odds);
}

gboolean
cb_chances_is_final (const CbChances *self)
{
  return self->thought == NULL;
}

double
cb_chances_get_error (const CbChances *self)
{
  return cb_odds_get_error (self->odds);
}

const char *
cb_chances_get_deals (const CbChances *self)
{
  return self->deals;
}

double
cb_chances_get_chance (const CbChances *self, guint card, guint holder)
{
  return cb_odds_get_chance (self->odds, card, holder);
}

guint
cb_chances_get_n_solutions (const CbChances *self)
{
  return cb_odds_get_n_solutions (self->odds);
}

/**
 * cb_chances_get_solution:
 * @index: less than cb_chances_get_n_solutions()
 * @chance: (out) (optional): how likely the solution is
 *
 * Returns: the cards in the envelope, in the solution at @index
 */
CbCardSet
cb_chances_get_solution (const CbChances *self, guint index, double *chance)
{
  const CbSolution *solution = cb_odds_get_solution (self->odds, index);

  g_return_val_if_fail (solution != NULL, 0);

  if (chance != NULL)
    *chance = solution->chance;
  return solution->cards;
}

static CbChances *
compute (CbThought *thought, CbEffort *effort)
{
  if (!cb_thought_read (thought, &(CbEffort) { .cancelled = effort->cancelled }))
    return NULL;
  return cb_chances_new (
    cb_deduction_compute_odds (thought->deduction, thought->entries->len, effort));
}

/* The work of a thread. */
typedef struct
{
  CbThought *thought; /* NULL once it belongs to the chances */
} OddsTask;

static void
asked_free (OddsTask *self)
{
  g_clear_pointer (&self->thought, cb_thought_free);
  g_free (self);
}

static gpointer
compute_first (gpointer input, CbEffort *effort)
{
  OddsTask *asked = input;
  CbChances *self = compute (asked->thought, effort);

  if (self != NULL && !cb_chances_get_exact (self))
    self->thought = g_steal_pointer (&asked->thought);
  return self;
}

gpointer
cb_chances_answer_finer (gpointer input, CbEffort *effort)
{
  const CbChances *before = input;
  CbEffort part = cb_effort_take (effort, CB_CHANCES_UNITS);
  CbChances *self;

  g_return_val_if_fail (!cb_chances_is_final (before), NULL);

  self = cb_chances_new (
    cb_deduction_compute_odds (before->thought->deduction, before->thought->entries->len, &part));
  cb_effort_give_back (effort, &part);
  return self;
}

CbChances *
cb_case_compute_chances (CbCase *self, guint n_entries, CbEffort *effort)
{
  g_autoptr (CbThought) thought = NULL;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);

  thought = cb_conclusions_get_thought (self->conclusions, n_entries);
  return compute (thought, effort);
}

void
cb_case_compute_chances_async (CbCase *self,
                               guint n_entries,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  OddsTask *asked;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (n_entries <= self->contents->entries->len);

  asked = g_new0 (OddsTask, 1);
  asked->thought = cb_conclusions_get_thought (self->conclusions, n_entries);
  cb_work_start (self, "chances", CB_CHANCES_FIRST_UNITS, asked, (GDestroyNotify) asked_free,
                 compute_first, (GDestroyNotify) cb_chances_unref, cancellable, callback,
                 user_data);
}

void
cb_case_refine_chances_async (CbCase *self,
                              CbChances *chances,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (chances != NULL && !cb_chances_is_final (chances));

  cb_work_start (self, "finer chances", CB_CHANCES_UNITS, cb_chances_ref (chances),
                 (GDestroyNotify) cb_chances_unref, cb_chances_answer_finer,
                 (GDestroyNotify) cb_chances_unref, cancellable, callback, user_data);
}

/* By how much one chance must exceed the next to be called the likeliest: the next entry may
 * reverse a smaller lead. */
#define LEAD 0.05

gboolean
cb_chance_leads (double chance, double next)
{
  return chance - next >= LEAD;
}

char *
cb_chance_to_percent (double chance)
{
  g_return_val_if_fail (chance >= 0 && chance <= 1, NULL);

  if (chance > 0 && chance < 0.01)
    return g_strdup ("<1");
  if (chance < 1 && chance > 0.99)
    return g_strdup (">99");
  return g_strdup_printf ("%d", (int) (chance * 100 + 0.5));
}

static char *
add_percent_sign (const char *figure)
{
  /* Translators: a share in percent: “37%”, “<1%” */
  return g_strdup_printf (_ ("%s%%"), figure);
}

char *
cb_chance_describe (double chance)
{
  g_autofree char *figure = cb_chance_to_percent (CLAMP (chance, 0, 1));

  return add_percent_sign (figure);
}

char *
cb_percent_describe (int percent)
{
  g_autofree char *figure = g_strdup_printf ("%d", percent);

  return add_percent_sign (figure);
}
