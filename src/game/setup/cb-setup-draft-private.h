/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup-draft.h"

struct _CbSetupDraft
{
  GObject parent_instance;

  CbSetup *origin;
  CbSetup *earlier;   /* the setup of the case before, where its players play again */
  gboolean for_table; /* Casebook deals, and nobody is me */
  gboolean touched;
  gboolean asks_deal; /* whether the step on the deal is shown even where the rules leave nothing to
                         decide */
  gboolean asks_assist; /* whether the step on assistance is shown, as nobody has chosen yet */
  CbEdition *edition;
  char *title;    /* as typed; NULL or blank where a proposal stands in for it */
  char *untitled; /* the proposed title while nobody has a name */
  GStrv taken;    /* the titles of other games of the evening; NULL where none are known */
  guint assist;   /* CbAssist */

  GListStore *seats;
  CbSetupSeat *me;
  CbSetupSeat *first_dealt;
  CbSetupSeat *offered; /* (nullable): the seat after the last one; no player yet while nothing is
                           filled in there */

  CbDealt dealt;
  guint n_open; /* these two count for CB_DEALT_COUNTED */
  guint n_down;

  CbCardSet hand;
  CbCardSet open;
  CbCardSet removed;
};

/* Something else was put in. */
static inline void
_cb_setup_draft_tell_change (CbSetupDraft *self)
{
  self->touched = TRUE;
  g_signal_emit_by_name (self, "changed");
}

guint _cb_setup_draft_get_n_for_hands (CbSetupDraft *self);
void _cb_setup_draft_carry_on (CbSetupDraft *self, CbSetup *setup);
void _cb_setup_draft_name_seats (CbSetupDraft *self);
guint _cb_setup_draft_get_n_usual (CbSetupDraft *self);
CbSetupSeat *_cb_setup_draft_append_seat (CbSetupDraft *self);
void _cb_setup_draft_drop_seat (CbSetupDraft *self, guint position);
