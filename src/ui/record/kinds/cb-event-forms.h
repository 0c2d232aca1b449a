/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

/* The forms of the kinds of event, each beside its kind. */

#define CB_TYPE_ACCUSATION_FORM (cb_accusation_form_get_type ())
G_DECLARE_FINAL_TYPE (CbAccusationForm, cb_accusation_form, CB, ACCUSATION_FORM, CbDraftPart)

#define CB_TYPE_DRAW_FORM (cb_draw_form_get_type ())
G_DECLARE_FINAL_TYPE (CbDrawForm, cb_draw_form, CB, DRAW_FORM, CbDraftPart)

#define CB_TYPE_EXPOSED_FORM (cb_exposed_form_get_type ())
G_DECLARE_FINAL_TYPE (CbExposedForm, cb_exposed_form, CB, EXPOSED_FORM, CbDraftPart)

#define CB_TYPE_LOOK_FORM (cb_look_form_get_type ())
G_DECLARE_FINAL_TYPE (CbLookForm, cb_look_form, CB, LOOK_FORM, CbDraftPart)

#define CB_TYPE_NOTE_FORM (cb_note_form_get_type ())
G_DECLARE_FINAL_TYPE (CbNoteForm, cb_note_form, CB, NOTE_FORM, CbDraftPart)

#define CB_TYPE_POWER_FORM (cb_power_form_get_type ())
G_DECLARE_FINAL_TYPE (CbPowerForm, cb_power_form, CB, POWER_FORM, CbDraftPart)

#define CB_TYPE_ROLL_FORM (cb_roll_form_get_type ())
G_DECLARE_FINAL_TYPE (CbRollForm, cb_roll_form, CB, ROLL_FORM, CbDraftPart)

#define CB_TYPE_SEEN_FORM (cb_seen_form_get_type ())
G_DECLARE_FINAL_TYPE (CbSeenForm, cb_seen_form, CB, SEEN_FORM, CbDraftPart)

#define CB_TYPE_SNOOP_ALL_FORM (cb_snoop_all_form_get_type ())
G_DECLARE_FINAL_TYPE (CbSnoopAllForm, cb_snoop_all_form, CB, SNOOP_ALL_FORM, CbDraftPart)

#define CB_TYPE_STATEMENT_FORM (cb_statement_form_get_type ())
G_DECLARE_FINAL_TYPE (CbStatementForm, cb_statement_form, CB, STATEMENT_FORM, CbDraftPart)

#define CB_TYPE_TIP_FORM (cb_tip_form_get_type ())
G_DECLARE_FINAL_TYPE (CbTipForm, cb_tip_form, CB, TIP_FORM, CbDraftPart)

#define CB_TYPE_TRAIT_FORM (cb_trait_form_get_type ())
G_DECLARE_FINAL_TYPE (CbTraitForm, cb_trait_form, CB, TRAIT_FORM, CbDraftPart)
