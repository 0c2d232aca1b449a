/* What there is to reckon.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-accusation.h"
#include "cb-advice-private.h"
#include "cb-course-private.h"
#include "cb-decision-private.h"
#include "cb-envelope.h"
#include "cb-insight-private.h"
#include "cb-moves-private.h"
#include "cb-review-private.h"
#include "cb-rivals-private.h"
#include "cb-seats.h"

static gboolean
is_playing (CbInsight *self)
{
  return self->state == CB_INSIGHT_PLAYING;
}

/* How far the game is in the part of the log that is read. */

/* The cards in the envelope, if it was opened for everybody in the entries read; else 0. */
static CbCardSet
find_opened (CbInsight *self)
{
  CbLog *log = cb_case_get_log (cb_sheet_get_case (self->sheet));

  for (guint i = 0; i < self->n_read; i++)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);
      const CbEnvelope *envelope = cb_entry_get_envelope (entry);

      if (cb_entry_opens_envelope (entry))
        return envelope != NULL ? envelope->cards : cb_entry_get_accusation (entry)->cards;
    }
  return 0;
}

CbInsightState
_cb_insight_find_state (CbInsight *self, CbCardSet *envelope)
{
  CbCase *case_ = cb_sheet_get_case (self->sheet);
  CbCardSet opened = find_opened (self);

  *envelope = 0;
  /* Below the level of assistance with odds, nothing is shown before the end; once the case is
   * closed, nothing has to be kept secret. */
  if (cb_case_get_assist (case_) != CB_ASSIST_ODDS && !cb_case_get_closed (case_))
    return CB_INSIGHT_NOT_ALLOWED;
  if (!cb_case_is_consistent (case_, self->n_read))
    return CB_INSIGHT_CONFLICT;
  *envelope = opened != 0 ? opened : cb_case_find_solution (case_, self->n_read);
  if (opened != 0)
    return CB_INSIGHT_ENDED;
  return *envelope != 0 ? CB_INSIGHT_SOLVED : CB_INSIGHT_PLAYING;
}

guint
cb_insight_get_n_read (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), 0);

  return self->n_read;
}

CbInsightState
cb_insight_get_state (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), CB_INSIGHT_NOT_ALLOWED);

  return self->state;
}

guint
cb_insight_get_serial (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), 0);

  return self->serial;
}

CbCardSet
cb_insight_get_envelope (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), 0);

  return self->envelope;
}

/* How much of the log is read. After an undo the log may still be shorter than n_read. */
guint
_cb_insight_count_read (CbInsight *self)
{
  return MIN (self->n_read,
              cb_log_get_n_entries (cb_case_get_log (cb_sheet_get_case (self->sheet))));
}

gboolean
cb_insight_is_my_game (CbInsight *self)
{
  g_autoptr (CbSeats) seats = NULL;
  CbCase *case_;
  int me;

  g_return_val_if_fail (CB_IS_INSIGHT (self), FALSE);

  case_ = cb_sheet_get_case (self->sheet);
  me = cb_case_get_setup (case_)->me;
  seats = cb_case_get_seats (case_, _cb_insight_count_read (self));
  return me != CB_NOBODY && cb_seats_get_end (seats) == CB_END_NONE &&
         cb_seats_get (seats, (guint) me) == CB_SEAT_PLAYING;
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

static gboolean
is_sound (CbInsight *self)
{
  return is_playing (self) || self->state == CB_INSIGHT_SOLVED || has_ended (self);
}

static gboolean
is_course_final (gconstpointer result)
{
  return cb_course_is_final (result);
}

static gboolean
is_advice_final (gconstpointer result)
{
  return cb_advice_is_final (result);
}

static gboolean
can_advice_wait (gconstpointer result)
{
  return cb_advice_looks_ahead (result);
}

static gboolean
are_chances_final (gconstpointer result)
{
  return cb_chances_is_final (result);
}

static gboolean
are_rivals_final (gconstpointer result)
{
  return cb_rivals_is_final (result);
}

const CbInsightPartKind _cb_insight_part_kinds[CB_N_PARTS] = {
  [CB_PART_ADVICE] = { "advice", cb_advice_get_type, (GDestroyNotify) cb_advice_unref, is_my_game,
                       cb_advice_answer, is_advice_final, cb_advice_answer_finer, can_advice_wait,
                       .counsels = TRUE },
  [CB_PART_CHANCES] = { "chances", cb_chances_get_type, (GDestroyNotify) cb_chances_unref,
                        is_playing, .is_final = are_chances_final,
                        .refine = cb_chances_answer_finer, .counsels = TRUE },
  [CB_PART_MOVES] = { "moves", cb_moves_get_type, (GDestroyNotify) cb_moves_unref, is_my_game,
                      cb_moves_answer },
  [CB_PART_DECISION] = { "decision", cb_decision_get_type, (GDestroyNotify) cb_decision_unref,
                         is_my_game, cb_decision_answer, .counsels = TRUE },
  [CB_PART_COURSE] = { "course", cb_course_get_type, (GDestroyNotify) cb_course_unref, is_sound,
                       cb_course_answer, is_course_final, cb_course_answer_finer,
                       .of_whole_log = TRUE },
  [CB_PART_RIVALS] = { "rivals", cb_rivals_get_type, (GDestroyNotify) cb_rivals_unref, is_playing,
                       cb_rivals_answer, are_rivals_final, cb_rivals_answer_finer },
  [CB_PART_REVIEW] = { "review", cb_review_get_type, (GDestroyNotify) cb_review_unref, has_ended,
                       cb_review_answer, .of_whole_log = TRUE },
};

gboolean
cb_insight_is_done (CbInsight *self, const char *part)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), FALSE);

  for (CbInsightPart i = 0; i < CB_N_PARTS; i++)
    if (g_str_equal (_cb_insight_part_kinds[i].name, part))
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

CbMoves *
cb_insight_get_moves (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return self->parts[CB_PART_MOVES];
}

CbDecision *
cb_insight_get_decision (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return self->parts[CB_PART_DECISION];
}

CbCourse *
cb_insight_get_course (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return self->parts[CB_PART_COURSE];
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
