/* How far the game is that is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-accusation.h"
#include "cb-envelope.h"
#include "cb-insight-private.h"
#include "cb-seats.h"

/* The cards that everybody knows to be in the envelope after the entries read; 0 before that. */
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
  /* At the level without odds nothing is shown before the end; once the case is closed nothing has
   * to be kept secret. */
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

/* How much of the log is read. What was taken back is gone from it before this has followed. */
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
