/* The place in the log for which an entry is composed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-draft-private.h"
#include "cb-table-state.h"

static int
guess_asker (CbDraft *self)
{
  return cb_case_get_asker_after (self->case_, _cb_draft_get_n_before (self));
}

/* The player to my left: a guess at whose cards are seen, because I do not look at my own. */
static int
get_left_neighbour (CbDraft *self)
{
  return (cb_case_get_setup (self->case_)->me + 1) % (int) _cb_draft_get_n_seats (self);
}

static void
clear_fields (CbDraft *self)
{
  self->by_chosen = FALSE;
  self->chain_open = FALSE;
  self->rest_passed = FALSE;
  self->proposes = FALSE;
  self->implied = 0;
  self->filled = 0;
  self->unknown = 0;
  self->unasked = 0;
  self->card_implied = FALSE;
  for (guint i = 0; i < _cb_draft_get_n_seats (self); i++)
    cb_draft_answer_clear (_cb_draft_get_seat (self, i));
  for (guint field = 0; field < CB_N_DRAFT_FIELDS; field++)
    if (field != CB_DRAFT_BY)
      _cb_draft_put (self, field, _cb_draft_field_get_fallback (field));
  _cb_draft_put (self, CB_DRAFT_PLAYER, get_left_neighbour (self));
  cb_draft_set_kind (self, CB_DRAFT_SUGGESTION);
  if (g_set_str (&self->text, ""))
    g_object_notify (G_OBJECT (self), "text");
}

void
_cb_draft_start (CbDraft *self, CbLogItem *target, gboolean inserting)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_set_object (&self->target, target);
  self->inserting = inserting;
  self->applying++;
  clear_fields (self);
  _cb_draft_set_asker (self, guess_asker (self));
  self->applying--;
  _cb_draft_update (self);
  g_object_thaw_notify (G_OBJECT (self));
}

/* When nobody has shown, some rules let the asker look at a card that lies face down. If the log
 * calls for such a look, it is proposed: who looks, and at which card if only one is left. It is
 * proposed once after each entry, and withdrawn when the log no longer calls for it. */
static void
propose_look (CbDraft *self)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (self->case_));
  g_autoptr (CbTableState) state = NULL;
  const CbTableCall *call = NULL;

  if (self->typed || !cb_setup_must_look (cb_case_get_setup (self->case_)))
    return;
  state = cb_table_state_new (self->case_, n);
  if (state->calls->len > 0 && cb_table_state_get_call (state, 0)->kind == CB_CALL_LOOK)
    call = cb_table_state_get_call (state, 0);
  if (self->proposed_for == (call != NULL ? n : 0))
    return;

  if (self->proposes)
    _cb_draft_start (self, NULL, FALSE);
  self->proposed_for = call != NULL ? n : 0;
  if (call == NULL || !_cb_draft_is_blank (self))
    return;
  self->applying++;
  cb_draft_set_kind (self, CB_DRAFT_LOOK);
  _cb_draft_set_asker (self, (int) call->seat);
  if (cb_card_set_size (call->places) == 1)
    _cb_draft_put (self, CB_DRAFT_SLOTS, (int) call->places);
  self->applying--;
  self->proposes = TRUE;
}

/* A peek is at a card of the last question. If another turn is recorded while the peek is told, the
 * peek is inserted before that turn, so that it still follows its question. */
static void
keep_peek (CbDraft *self)
{
  CbLog *log = cb_case_get_log (self->case_);
  guint n = cb_log_get_n_entries (log);
  gboolean turn = FALSE;

  for (guint i = self->followed; i < n; i++)
    turn = turn || cb_entry_get_turn (cb_log_get_entry (log, i)) != CB_NOBODY;
  if (self->target != NULL || self->kind != CB_DRAFT_PEEK || !turn)
    return;
  self->target = g_list_model_get_item (G_LIST_MODEL (log), self->followed);
  self->inserting = TRUE;
}

/* Undo may have removed the entry that is being edited; the draft keeps what was entered. */
void
_cb_draft_follow_log (CbDraft *self)
{
  GListModel *log = G_LIST_MODEL (cb_case_get_log (self->case_));

  if (self->target != NULL)
    {
      g_autoptr (CbLogItem)
        item = g_list_model_get_item (log, cb_log_item_get_position (self->target));

      if (item != self->target)
        g_clear_object (&self->target);
    }
  keep_peek (self);
  self->followed = cb_log_get_n_entries (cb_case_get_log (self->case_));
  /* If another entry is recorded while something is entered for one player, the draft stays that
   * player’s. */
  if (self->target == NULL && !self->proposes && cb_draft_takes_turn (self) &&
      !_cb_draft_is_blank (self))
    self->by_chosen = TRUE;
  if (self->target == NULL && !self->by_chosen && !self->proposes)
    _cb_draft_set_asker (self, guess_asker (self));
  propose_look (self);
  _cb_draft_update (self);
}

/* (transfer full) (nullable): “Edit Entry 5” or the like; NULL for a new, last entry */
char *
_cb_draft_describe_purpose (CbDraft *self)
{
  if (self->target == NULL)
    return NULL;

  return g_strdup_printf (self->inserting ? _ ("Insert Before Entry %u") : _ ("Edit Entry %u"),
                          cb_log_item_get_position (self->target) + 1);
}

guint
_cb_draft_get_n_before (CbDraft *self)
{
  if (self->target != NULL)
    return cb_log_item_get_position (self->target);

  return cb_log_get_n_entries (cb_case_get_log (self->case_));
}

/* Whether the draft replaces an entry of the log, rather than adding one. */
gboolean
cb_draft_get_editing (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return self->target != NULL && !self->inserting;
}

/* Drops what was entered, and begins a new, last entry of the player who is next. */
void
cb_draft_reset (CbDraft *self)
{
  g_return_if_fail (CB_IS_DRAFT (self));

  _cb_draft_start (self, NULL, FALSE);
}

/**
 * cb_draft_edit:
 * @position: a position in the log
 *
 * Takes over an entry of the log, to be replaced by cb_draft_confirm().
 *
 * Returns: FALSE if the entry is of a kind that cannot be composed; nothing has changed then
 */
gboolean
cb_draft_edit (CbDraft *self, guint position)
{
  g_autoptr (CbLogItem) item = NULL;

  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  item = g_list_model_get_item (G_LIST_MODEL (cb_case_get_log (self->case_)), position);
  g_return_val_if_fail (item != NULL, FALSE);

  if (!_cb_draft_can_take_entry (cb_log_item_get_entry (item)))
    return FALSE;

  g_object_freeze_notify (G_OBJECT (self));
  _cb_draft_start (self, item, FALSE);
  self->applying++;
  _cb_draft_take_entry (self, cb_log_item_get_entry (item));
  self->applying--;
  _cb_draft_update (self);
  g_object_thaw_notify (G_OBJECT (self));
  return TRUE;
}

/* Starts an entry that will stand before the one at @position. */
void
cb_draft_insert_before (CbDraft *self, guint position)
{
  g_autoptr (CbLogItem) item = NULL;

  g_return_if_fail (CB_IS_DRAFT (self));

  item = g_list_model_get_item (G_LIST_MODEL (cb_case_get_log (self->case_)), position);
  g_return_if_fail (item != NULL);

  _cb_draft_start (self, item, TRUE);
}

/**
 * cb_draft_confirm:
 *
 * Puts what was entered into the case, and begins the next entry. Does nothing while something that
 * an entry needs is missing.
 *
 * Returns: the position in the log of the entry, or of the last one if there are several; or −1
 */
int
cb_draft_confirm (CbDraft *self)
{
  g_autoptr (GPtrArray) entries = NULL;
  gboolean editing;
  guint position;

  g_return_val_if_fail (CB_IS_DRAFT (self), -1);

  if (!self->complete)
    return -1;

  entries = _cb_draft_make_entries (self);
  position = _cb_draft_get_n_before (self);
  editing = cb_draft_get_editing (self);

  /* Cleared before the case reports the change: otherwise the draft would be checked against the
   * entry that it has just become, and warn of its own values. */
  _cb_draft_start (self, NULL, FALSE);
  cb_case_splice (self->case_, position, editing ? 1 : 0, entries);
  return (int) (position + entries->len) - 1;
}
