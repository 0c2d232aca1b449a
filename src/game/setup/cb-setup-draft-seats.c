/* Who sits where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-setup-draft-private.h"

#define USUAL_PLAYERS 3

/* The number of seats that the form begins with. */
guint
_cb_setup_draft_get_n_usual (CbSetupDraft *self)
{
  return CLAMP (USUAL_PLAYERS, cb_edition_get_min_players (self->edition),
                cb_edition_get_max_players (self->edition));
}

/* Sets the name of the seat, and what its player is called while no name is typed. */
static void
name_seat (CbSetupDraft *self, guint position)
{
  CbSetupSeat *seat = cb_setup_draft_get_seat (self, position);
  int character = cb_setup_seat_get_character (seat);
  g_autofree char *place = seat == self->me ? g_strdup (C_ ("player", "Me"))
                                            : g_strdup_printf (_ ("Player %u"), position + 1);

  g_object_set (seat, "place", place, NULL);
  if (seat != self->me && character >= 0)
    cb_setup_seat_set_fallback (seat, cb_edition_get_card (self->edition, (guint) character)->name);
  else
    cb_setup_seat_set_fallback (seat, place);
}

void
_cb_setup_draft_name_seats (CbSetupDraft *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->seats)); i++)
    name_seat (self, i);
}

static void
seat_notify_cb (CbSetupDraft *self, GParamSpec *pspec)
{
  g_assert (CB_IS_SETUP_DRAFT (self));

  if (g_str_equal (pspec->name, "fallback") || g_str_equal (pspec->name, "label") ||
      g_str_equal (pspec->name, "place"))
    return;
  if (g_str_equal (pspec->name, "character"))
    _cb_setup_draft_name_seats (self);
  _cb_setup_draft_tell_change (self);
}

CbSetupSeat *
_cb_setup_draft_append_seat (CbSetupDraft *self)
{
  g_autoptr (CbSetupSeat) seat = cb_setup_seat_new ();

  g_signal_connect_object (seat, "notify", G_CALLBACK (seat_notify_cb), self, G_CONNECT_SWAPPED);
  g_list_store_append (self->seats, seat);
  return seat;
}

void
_cb_setup_draft_drop_seat (CbSetupDraft *self, guint position)
{
  CbSetupSeat *seat = cb_setup_draft_get_seat (self, position);

  g_signal_handlers_disconnect_by_func (seat, seat_notify_cb, self);
  if (self->me == seat)
    g_clear_object (&self->me);
  if (self->first_dealt == seat)
    g_clear_object (&self->first_dealt);
  if (self->offered == seat)
    self->offered = NULL;
  g_list_store_remove (self->seats, position);
}

/* Whether nothing was filled in for the offered seat. */
static gboolean
is_offer_open (CbSetupDraft *self)
{
  CbSetupSeat *seat = self->offered;

  return seat != NULL && *cb_setup_seat_get_name (seat) == '\0' &&
         cb_setup_seat_get_character (seat) < 0 && seat != self->me && seat != self->first_dealt;
}

/* Returns: (transfer none): the seats, including the offered one at the end */
GListModel *
cb_setup_draft_get_seats (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return G_LIST_MODEL (self->seats);
}

/* The number of players, without a seat that is only offered. */
guint
cb_setup_draft_get_n_seats (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->seats)) - (is_offer_open (self) ? 1 : 0);
}

/* Returns: (transfer none): the seat at that place of the seating order */
CbSetupSeat *
cb_setup_draft_get_seat (CbSetupDraft *self, guint seat)
{
  g_autoptr (CbSetupSeat) item = NULL;

  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  item = g_list_model_get_item (G_LIST_MODEL (self->seats), seat);
  return item;
}

/* Returns: the place of @seat, also of one that is only offered; %CB_NOBODY if it has none */
int
cb_setup_draft_find_seat (CbSetupDraft *self, CbSetupSeat *seat)
{
  guint position;

  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), CB_NOBODY);

  if (seat != NULL && g_list_store_find (self->seats, seat, &position))
    return (int) position;
  return CB_NOBODY;
}

gboolean
cb_setup_draft_can_add_seat (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), FALSE);

  return self->origin == NULL &&
         cb_setup_draft_get_n_seats (self) < cb_edition_get_max_players (self->edition);
}

gboolean
cb_setup_draft_can_remove_seat (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), FALSE);

  return self->origin == NULL &&
         cb_setup_draft_get_n_seats (self) > cb_edition_get_min_players (self->edition);
}

void
cb_setup_draft_add_seat (CbSetupDraft *self)
{
  g_return_if_fail (cb_setup_draft_can_add_seat (self));

  if (!is_offer_open (self))
    _cb_setup_draft_append_seat (self);
  self->offered = NULL;
  _cb_setup_draft_name_seats (self);
  _cb_setup_draft_tell_change (self);
}

/**
 * cb_setup_draft_offer_seat:
 *
 * Adds a seat after the others. It becomes that of a player once somebody is named there; if it
 * stays empty, cb_setup_draft_drop_offer() removes it again.
 *
 * Returns: (transfer none): the seat
 */
CbSetupSeat *
cb_setup_draft_offer_seat (CbSetupDraft *self)
{
  g_return_val_if_fail (cb_setup_draft_can_add_seat (self), NULL);

  if (!is_offer_open (self))
    {
      self->offered = _cb_setup_draft_append_seat (self);
      _cb_setup_draft_name_seats (self);
      g_signal_emit_by_name (self, "changed");
    }
  return self->offered;
}

/* Removes the offered seat, if nobody sits there. */
void
cb_setup_draft_drop_offer (CbSetupDraft *self)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  if (!is_offer_open (self))
    return;
  _cb_setup_draft_drop_seat (self, cb_setup_draft_get_n_seats (self));
  g_signal_emit_by_name (self, "changed");
}

void
cb_setup_draft_remove_seat (CbSetupDraft *self, guint seat)
{
  g_return_if_fail (cb_setup_draft_can_remove_seat (self));

  _cb_setup_draft_drop_seat (self, seat);
  _cb_setup_draft_name_seats (self);
  _cb_setup_draft_tell_change (self);
}

/* Removes a player. The seat goes, too, unless it is mine or there are no more seats than at
 * first. */
void
cb_setup_draft_take_out (CbSetupDraft *self, CbSetupSeat *seat)
{
  int position = cb_setup_draft_find_seat (self, seat);

  g_return_if_fail (position != CB_NOBODY);

  if (seat != self->me && cb_setup_draft_can_remove_seat (self) &&
      cb_setup_draft_get_n_seats (self) > _cb_setup_draft_get_n_usual (self))
    cb_setup_draft_remove_seat (self, (guint) position);
  else
    cb_setup_seat_set_name (seat, "");
}

/* Moves a seat in the order, so that it ends up as the seat number @to. */
void
cb_setup_draft_move_seat (CbSetupDraft *self, guint from, guint to)
{
  g_autoptr (CbSetupSeat) seat = NULL;

  g_return_if_fail (CB_IS_SETUP_DRAFT (self));
  g_return_if_fail (self->origin == NULL);
  g_return_if_fail (MAX (from, to) < cb_setup_draft_get_n_seats (self));

  if (from == to)
    return;
  if (!is_offer_open (self))
    self->offered = NULL;
  seat = g_list_model_get_item (G_LIST_MODEL (self->seats), from);
  g_list_store_remove (self->seats, from);
  g_list_store_insert (self->seats, to, seat);
  _cb_setup_draft_name_seats (self);
  _cb_setup_draft_tell_change (self);
}

/* Returns: (transfer none) (nullable): where I sit; %NULL if I only watch */
CbSetupSeat *
cb_setup_draft_get_me (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return self->me;
}

/* Returns: (transfer none) (nullable): the seat that was dealt first; %NULL if that is not known */
CbSetupSeat *
cb_setup_draft_get_first_dealt (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return self->first_dealt;
}
