/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-fan.h"
#include "cb-oval.h"
#include "cb-table-oval.h"
#include "cb-table-thing.h"

struct _CbTableOval
{
  GtkWidget parent_instance;

  CbCase *case_;
  gboolean narrow;

  guint n_seats;
  GtkWidget *seats[CB_MAX_PLAYERS]; /* by seat */
  GtkWidget *fans[CB_MAX_PLAYERS];  /* likewise */
  GPtrArray *things;                /* of GtkWidget, in the middle */

  CbTableThing *envelope;
  CbTableThing *decks[CB_MAX_DECKS]; /* NULL for those that are not played with */
  GtkWidget *pool;                   /* NULL where there is none */
  GPtrArray *places;                 /* of CbTableThing: the cards of the pool */
  GtkLabel *pool_words;
  CbTableThing *face_up; /* NULL where no card is */

  CbOvalPlaces laid;
};

gboolean _cb_table_oval_is_brief (CbTableOval *self);
void _cb_table_oval_build_things (CbTableOval *self, CbSetup *setup);
void _cb_table_oval_show_things (CbTableOval *self, const CbTableState *state);
