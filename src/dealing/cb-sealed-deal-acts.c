/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players do with a deal. Each act is written to the record before anybody is told. These
 * functions wait for the disk; windows use those in cb-sealed-deal-background.c. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-sealed-deal-private.h"

/* The most events: more than any game has, and few enough for the file. An act that a player has
 * not done before, such as accusing, is recorded even beyond that. */
#define MAX_EVENTS 4000

gboolean
cb_sealed_deal_needs_note (CbSealedDeal *self, const CbDealEvent *event)
{
  return (!cb_sealed_deal_is_open (self) || event->kind >= CB_DEAL_EVENT_RENAME) &&
         (event->kind != CB_DEAL_EVENT_ACCUSE || !cb_sealed_deal_has_accused (self, event->seat));
}

gboolean
cb_sealed_deal_check_event (CbSealedDeal *self, const CbDealEvent *event, GError **error)
{
  g_autofree char *problem = cb_sealed_deal_describe_obstacle (self, event);

  if (problem == NULL && self->events->len >= MAX_EVENTS &&
      cb_sealed_deal_find_event (self, event->kind, event->seat, event->place) != NULL)
    problem = g_strdup (_ ("The record of this deal is full."));
  else if (problem == NULL && event->kind == CB_DEAL_EVENT_NUMBER &&
           (!cb_sealed_deal_takes_numbers (self) ||
            cb_sealed_deal_get_number (self, event->seat) != CB_TABLE_NO_NUMBER))
    problem = g_strdup (_ ("Each player gives one number, before anybody looks at a card."));
  else if (problem == NULL && (!cb_sealed_deal_needs_note (self, event) ||
                               (event->kind == CB_DEAL_EVENT_SEE_ENVELOPE &&
                                !cb_sealed_deal_has_accused (self, event->seat))))
    problem = g_strdup (_ ("This can’t be done any more, or not yet."));
  if (problem != NULL)
    g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT, problem);
  return problem == NULL;
}

/* A deal is opened even if saving that fails, because everybody sees the cards then anyway. But if
 * another program wrote to the file, the file is read first. */
gboolean
cb_sealed_deal_happens_unsaved (const CbDealEvent *event, const GError *error)
{
  return event->kind == CB_DEAL_EVENT_OPEN &&
         !g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_CHANGED) &&
         !g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_BUSY);
}

/* Takes over what another program added to the file. Returns: whether the record has it now */
static gboolean
catch_up (CbSealedDeal *self, const GError *error)
{
  g_autoptr (CbSealedDeal) other = cb_sealed_deal_load_other (self->file, error);

  return other != NULL && cb_sealed_deal_catch_up (self, other);
}

/**
 * cb_sealed_deal_note:
 * @event: what is to be done with the deal, before it is done
 *
 * Notes @event as cb_sealed_deal_note_async() does, but waits for it.
 *
 * Returns: whether @event could be noted. If not, the deal may still have been opened, see
 *   cb_sealed_deal_is_open(), but its file does not say so
 */
gboolean
cb_sealed_deal_note (CbSealedDeal *self, const CbDealEvent *event, GError **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean again = TRUE;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (event->seat < self->table->n_players, FALSE);
  g_return_val_if_fail (g_queue_is_empty (&self->acts), FALSE);

  while (again && cb_sealed_deal_needs_note (self, event))
    {
      CbDealEvent whole = *event;

      cb_sealed_deal_complete_event (self, &whole);
      if (!cb_sealed_deal_check_event (self, &whole, error))
        return FALSE;
      g_clear_error (&problem);
      cb_sealed_deal_add_event (self, &whole);
      cb_sealed_deal_save (self, &problem);
      again = problem != NULL && !cb_sealed_deal_happens_unsaved (event, problem);
      if (again)
        cb_sealed_deal_drop_last_event (self);
      else
        g_signal_emit_by_name (self, "changed");
      again = again && catch_up (self, problem);
    }
  if (problem == NULL || again)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}
