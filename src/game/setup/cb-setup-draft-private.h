/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup-draft.h"

struct _CbSetupDraft
{
  GObject parent_instance;

  CbSetup *origin;
  CbSetup *earlier;   /* the setup of the case before, if its players play again */
  gboolean for_table; /* Casebook deals, and nobody is me */
  gboolean touched;
  gboolean asks_deal;   /* whether the step on the deal is shown even if nothing is to decide */
  gboolean asks_assist; /* whether the step on assistance is shown because nobody has chosen yet */
  CbEdition *edition;
  char *title;    /* as typed; NULL or blank to use a proposal */
  char *untitled; /* the proposed title while nobody has a name */
  GStrv taken;    /* the titles of the evening's other games; NULL if not known */
  guint assist;   /* CbAssist */

  GListStore *seats;
  CbSetupSeat *me;
  CbSetupSeat *first_dealt;
  CbSetupSeat *offered; /* (nullable): a seat after the last; a player only once it is filled in */

  CbDealt dealt;
  guint n_open; /* @n_open and @n_down are used only with CB_DEALT_COUNTED */
  guint n_down;

  CbCardSet hand;
  CbCardSet open;
  CbCardSet removed;
};

/* Notes that the user has changed something, and announces it. */
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
