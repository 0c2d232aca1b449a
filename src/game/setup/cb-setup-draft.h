/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-assist.h"
#include "cb-setup-seat.h"
#include "cb-setup.h"

/* The steps of the form, in the order they are asked. */
typedef enum
{
  CB_STEP_EDITION,
  CB_STEP_PLAYERS,
  CB_STEP_REMOVED,
  CB_STEP_DEAL,
  CB_STEP_HELP,
  CB_STEP_HAND,
  CB_STEP_OPEN,
  CB_N_STEPS
} CbStep;

typedef enum
{
  CB_STEP_READY,
  CB_STEP_INCOMPLETE, /* something is still to be filled in */
  CB_STEP_WRONG,      /* what is filled in is impossible */
} CbStepState;

/* Where the cards went that are not in the envelope. */
typedef enum
{
  CB_DEALT_ALL,       /* all to the players; some may have one more */
  CB_DEALT_REST_OPEN, /* equal hands, the rest lies face up */
  CB_DEALT_REST_DOWN, /* equal hands, the rest lies face down */
  CB_DEALT_COUNTED,   /* as many as the form says */
} CbDealt;

#define CB_TYPE_SETUP_DRAFT (cb_setup_draft_get_type ())

/**
 * CbSetupDraft:
 *
 * A setup while it is being filled in, and all that the form knows about it: which steps it has,
 * how many cards each one asks for, whether a step is done, and why not. It keeps whatever was
 * filled in, even while another choice makes it irrelevant. Knows no widgets.
 *
 * Properties, all with notify: title (string: as typed; NULL or blank for the proposed one), assist
 * (uint: CbAssist), me, first-dealt (CbSetupSeat: one of the seats, or NULL), n-open, n-down (uint:
 * the cards on the table, if the user counts them). Signal "changed": after any change.
 */
G_DECLARE_FINAL_TYPE (CbSetupDraft, cb_setup_draft, CB, SETUP_DRAFT, GObject)

CbSetupDraft *cb_setup_draft_new (CbEdition *edition, const char *untitled, CbAssist assist);
CbSetupDraft *cb_setup_draft_new_from_setup (CbSetup *setup);
CbSetupDraft *cb_setup_draft_new_again (CbSetup *setup, const char *untitled, CbAssist assist);
CbSetupDraft *cb_setup_draft_new_for_table (CbEdition *edition);

CbSetup *cb_setup_draft_get_origin (CbSetupDraft *self);
gboolean cb_setup_draft_is_touched (CbSetupDraft *self);
gboolean cb_setup_draft_is_for_table (CbSetupDraft *self);

CbEdition *cb_setup_draft_get_edition (CbSetupDraft *self);
void cb_setup_draft_set_edition (CbSetupDraft *self, CbEdition *edition);
char *cb_setup_draft_dup_title (CbSetupDraft *self);
void cb_setup_draft_take_titles (CbSetupDraft *self, GStrv titles);
CbAssist cb_setup_draft_get_assist (CbSetupDraft *self);
void cb_setup_draft_ask_assist (CbSetupDraft *self);

GListModel *cb_setup_draft_get_seats (CbSetupDraft *self);
guint cb_setup_draft_get_n_seats (CbSetupDraft *self);
CbSetupSeat *cb_setup_draft_get_seat (CbSetupDraft *self, guint seat);
int cb_setup_draft_find_seat (CbSetupDraft *self, CbSetupSeat *seat);
gboolean cb_setup_draft_can_add_seat (CbSetupDraft *self);
gboolean cb_setup_draft_can_remove_seat (CbSetupDraft *self);
void cb_setup_draft_add_seat (CbSetupDraft *self);
CbSetupSeat *cb_setup_draft_offer_seat (CbSetupDraft *self);
void cb_setup_draft_drop_offer (CbSetupDraft *self);
void cb_setup_draft_remove_seat (CbSetupDraft *self, guint seat);
void cb_setup_draft_take_out (CbSetupDraft *self, CbSetupSeat *seat);
void cb_setup_draft_move_seat (CbSetupDraft *self, guint from, guint to);
CbSetupSeat *cb_setup_draft_get_me (CbSetupDraft *self);
CbSetupSeat *cb_setup_draft_get_first_dealt (CbSetupDraft *self);

void cb_setup_draft_ask_deal (CbSetupDraft *self);
CbDealt cb_setup_draft_get_dealt (CbSetupDraft *self);
void cb_setup_draft_set_dealt (CbSetupDraft *self, CbDealt dealt);
gboolean cb_setup_draft_allows_dealt (CbSetupDraft *self, CbDealt dealt);
guint cb_setup_draft_get_n_to_deal (CbSetupDraft *self);
guint cb_setup_draft_get_n_side (CbSetupDraft *self);
guint cb_setup_draft_get_rest (CbSetupDraft *self);
guint cb_setup_draft_get_n_open (CbSetupDraft *self);
guint cb_setup_draft_get_n_down (CbSetupDraft *self);
void cb_setup_draft_get_hand_range (CbSetupDraft *self, guint seat, guint *min, guint *max);

CbCardSet cb_setup_draft_get_hand (CbSetupDraft *self);
void cb_setup_draft_set_hand (CbSetupDraft *self, CbCardSet hand);
CbCardSet cb_setup_draft_get_open (CbSetupDraft *self);
void cb_setup_draft_set_open (CbSetupDraft *self, CbCardSet open);
CbCardSet cb_setup_draft_get_removed (CbSetupDraft *self);
void cb_setup_draft_set_removed (CbSetupDraft *self, CbCardSet removed);

gboolean cb_setup_draft_needs_step (CbSetupDraft *self, CbStep step);
CbStep cb_setup_draft_get_next_step (CbSetupDraft *self, CbStep step);
CbStepState cb_setup_draft_check (CbSetupDraft *self, CbStep step, char **message);
CbSetup *cb_setup_draft_build (CbSetupDraft *self);
