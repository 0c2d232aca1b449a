/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#define CB_TYPE_SETUP_SEAT (cb_setup_seat_get_type ())

/**
 * CbSetupSeat:
 *
 * One seat at the table while it is being filled in. Keeps its identity when seats are put in
 * another order.
 *
 * Properties, all with notify: name (string: as typed), fallback (string: what the player is called
 * while no name is typed), label (string, read-only: the name or the fallback), place (string: the
 * name of the seat, whoever sits there), character (int: card index or −1), hand-size (int: as
 * stated, or −1).
 */
G_DECLARE_FINAL_TYPE (CbSetupSeat, cb_setup_seat, CB, SETUP_SEAT, GObject)

CbSetupSeat *cb_setup_seat_new (void);

const char *cb_setup_seat_get_name (CbSetupSeat *self);
void cb_setup_seat_set_name (CbSetupSeat *self, const char *name);
void cb_setup_seat_set_fallback (CbSetupSeat *self, const char *fallback);
char *cb_setup_seat_dup_label (CbSetupSeat *self);
int cb_setup_seat_get_character (CbSetupSeat *self);
void cb_setup_seat_set_character (CbSetupSeat *self, int character);
int cb_setup_seat_get_hand_size (CbSetupSeat *self);
void cb_setup_seat_set_hand_size (CbSetupSeat *self, int hand_size);
