/* cb-insight-parts.c: what there is to reckon
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-insight"

#include "config.h"

#include "cb-insight-private.h"

/* As in the terminal: the same case leads to the same advice. */
#define SEED 1

static gboolean
is_playing (CbInsight *self)
{
  return self->state == CB_INSIGHT_PLAYING;
}

static gboolean
is_my_game (CbInsight *self)
{
  return is_playing (self) && cb_insight_is_my_game (self);
}

static gboolean
has_ended (CbInsight *self)
{
  return self->state == CB_INSIGHT_ENDED;
}

static void
start_advice (CbInsight *self, GAsyncReadyCallback callback)
{
  cb_case_advise_async (cb_insight_get_case (self), self->n_read, self->within, SEED, self->working,
                        callback, self);
}

static gboolean
is_advice_final (gconstpointer result)
{
  return cb_advice_is_final (result);
}

static void
refine_advice (CbInsight *self, GAsyncReadyCallback callback)
{
  cb_advice_refine_async (self->parts[CB_PART_ADVICE], self->working, callback, self);
}

static void
start_chances (CbInsight *self, GAsyncReadyCallback callback)
{
  cb_case_compute_chances_async (cb_insight_get_case (self), self->n_read, self->working, callback,
                                 self);
}

static void
start_decision (CbInsight *self, GAsyncReadyCallback callback)
{
  cb_case_decide_async (cb_insight_get_case (self), self->n_read, SEED, self->working, callback,
                        self);
}

static void
start_rivals (CbInsight *self, GAsyncReadyCallback callback)
{
  cb_case_reckon_rivals_async (cb_insight_get_case (self), self->n_read, SEED, self->working,
                               callback, self);
}

static gboolean
are_rivals_final (gconstpointer result)
{
  return cb_rivals_is_final (result);
}

static void
refine_rivals (CbInsight *self, GAsyncReadyCallback callback)
{
  cb_rivals_refine_async (self->parts[CB_PART_RIVALS], self->working, callback, self);
}

static void
start_review (CbInsight *self, GAsyncReadyCallback callback)
{
  cb_case_review_async (cb_insight_get_case (self), self->envelope, self->working, callback, self);
}

const CbPartKind _cb_part_kinds[CB_N_PARTS] = {
  [CB_PART_ADVICE] = { "advice", cb_advice_get_type, is_my_game, start_advice, is_advice_final,
                       refine_advice },
  [CB_PART_CHANCES] = { "chances", cb_chances_get_type, is_playing, start_chances },
  [CB_PART_DECISION] = { "decision", cb_decision_get_type, is_my_game, start_decision },
  [CB_PART_RIVALS] = { "rivals", cb_rivals_get_type, is_playing, start_rivals, are_rivals_final,
                       refine_rivals },
  [CB_PART_REVIEW] = { "review", cb_review_get_type, has_ended, start_review },
};

gboolean
cb_insight_is_done (CbInsight *self, const char *part)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), FALSE);

  for (CbPart i = 0; i < CB_N_PARTS; i++)
    if (g_str_equal (_cb_part_kinds[i].name, part))
      return self->done[i];
  g_return_val_if_reached (FALSE);
}

CbAdvice *
cb_insight_get_advice (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return self->parts[CB_PART_ADVICE];
}

CbChances *
cb_insight_get_chances (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return self->parts[CB_PART_CHANCES];
}

CbDecision *
cb_insight_get_decision (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return self->parts[CB_PART_DECISION];
}

CbRivals *
cb_insight_get_rivals (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return self->parts[CB_PART_RIVALS];
}

CbReview *
cb_insight_get_review (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return self->parts[CB_PART_REVIEW];
}
