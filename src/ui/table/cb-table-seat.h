/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-setup.h"

#define CB_TYPE_TABLE_SEAT (cb_table_seat_get_type ())

/**
 * CbTableSeatLook:
 * @more: (nullable): what stands beside the name
 * @part: the line below, with what is most worth knowing
 * @label: all that is to be said of the seat, for a tooltip and for assistive technology
 * @brief: whether there is little room
 * @out: whether the player is out of the game
 * @turn: whether it has an accent edge: it is the player’s turn, which @part says, too
 */
typedef struct
{
  const char *more;
  const char *part;
  const char *label;
  gboolean brief;
  gboolean out;
  gboolean turn;
} CbTableSeatLook;

/* A player’s seat: token, name, and a line. Pressing the seat activates its action. */
G_DECLARE_FINAL_TYPE (CbTableSeat, cb_table_seat, CB, TABLE_SEAT, GtkButton)

GtkWidget *cb_table_seat_new (const char *action, guint target);

void cb_table_seat_show (CbTableSeat *self,
                         const CbSetup *setup,
                         guint seat,
                         const CbTableSeatLook *look);
