/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players do with a deal. Each act is written to the record before anybody is told. These
 * functions wait for the disk; those in cb-sealed-deal-background.c do not, for windows. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-sealed-deal-private.h"

void
cb_sealed_deal_drop_last_event (CbSealedDeal *self)
{
  g_array_set_size (self->events, self->events->len - 1);
  cb_chain_drop_last (self->chain);
}

/* Whether @event goes into the record: not once the deal is open; and only the first accusation of
 * a player does. */
gboolean
cb_sealed_deal_needs_note (CbSealedDeal *self, const CbDealEvent *event)
{
  return !cb_sealed_deal_is_open (self) &&
         (event->kind != CB_DEAL_EVENT_ACCUSE || !cb_sealed_deal_has_accused (self, event->seat));
}

gboolean
cb_sealed_deal_check_event (CbSealedDeal *self, const CbDealEvent *event, GError **error)
{
  if (cb_sealed_deal_can_follow (self, event))
    return TRUE;
  g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT,
                       _ ("The record of this deal is full."));
  return FALSE;
}

/* Opening the deal happens even where it cannot be saved, since everybody sees the cards then
 * anyway. But where others wrote to the file, theirs is read first. */
gboolean
cb_sealed_deal_happens_unsaved (const CbDealEvent *event, const GError *error)
{
  return event->kind == CB_DEAL_EVENT_OPEN &&
         !g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_CHANGED) &&
         !g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_BUSY);
}

/**
 * cb_sealed_deal_note:
 * @event: what is to be done with the deal, before it is done
 *
 * Notes it: see cb_sealed_deal_note_async().
 *
 * Returns: whether that could be noted; where not, the deal may still be open,
 *   cb_sealed_deal_is_open(), but that is not in its file
 */
gboolean
cb_sealed_deal_note (CbSealedDeal *self, const CbDealEvent *event, GError **error)
{
  g_autoptr (GError) problem = NULL;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (event->seat < self->table->n_players, FALSE);
  g_return_val_if_fail (g_queue_is_empty (&self->acts), FALSE);

  if (!cb_sealed_deal_needs_note (self, event))
    return TRUE;
  if (!cb_sealed_deal_check_event (self, event, error))
    return FALSE;
  cb_sealed_deal_add_event (self, event);
  cb_sealed_deal_save (self, &problem);
  if (problem != NULL && !cb_sealed_deal_happens_unsaved (event, problem))
    cb_sealed_deal_drop_last_event (self);
  else
    g_signal_emit_by_name (self, "changed");
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}
