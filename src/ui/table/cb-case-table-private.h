/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-table.h"
#include "cb-fan.h"
#include "cb-table-seat.h"
#include "cb-table-thing.h"

struct _CbCaseTable
{
  CbTableOval parent_instance;

  CbCase *case_;

  CbTableSeat *seats[CB_MAX_PLAYERS]; /* by seat */
  CbTableThing *fans[CB_MAX_PLAYERS]; /* likewise */

  CbTableThing *envelope;
  CbTableThing *decks[CB_MAX_DECKS]; /* NULL for those that are not played with */
  GtkWidget *pool;                   /* NULL where there is none */
  GPtrArray *places;                 /* of CbTableThing: the cards of the pool */
  GtkLabel *pool_words;
  CbTableThing *face_up; /* NULL where no card is */
};

void _cb_case_table_build_things (CbCaseTable *self, CbSetup *setup);
void _cb_case_table_show_things (CbCaseTable *self, const CbTableState *state);
