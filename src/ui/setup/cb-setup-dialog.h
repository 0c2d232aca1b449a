/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-case.h"
#include "cb-edition-shelf.h"
#include "cb-setup-draft.h"

#define CB_TYPE_SETUP_DIALOG (cb_setup_dialog_get_type ())

/**
 * CbSetupDialog:
 *
 * The form for a new case, for the players and the deal of one there is, or for a table that
 * Casebook deals for. Signal "created" (CbCase): a new case was filled in; nothing is written yet.
 * Signal "table-set": a table was filled in; whoever deals for it closes the form in the end.
 *
 * Actions: setup.next (to the next step, or done after the last), setup.show-removed.
 */
G_DECLARE_FINAL_TYPE (CbSetupDialog, cb_setup_dialog, CB, SETUP_DIALOG, AdwDialog)

CbSetupDialog *cb_setup_dialog_new (const char *const *known_names, CbEditionShelf *editions);
CbSetupDialog *cb_setup_dialog_new_for_case (CbCase *case_, const char *const *known_names);
CbSetupDialog *
cb_setup_dialog_new_again (CbSetup *setup, CbAssist assist, const char *const *known_names);
CbSetupDialog *cb_setup_dialog_new_for_table (CbSetup *again,
                                              const char *const *known_names,
                                              CbEditionShelf *editions);
void cb_setup_dialog_show_hand (CbSetupDialog *self);
void cb_setup_dialog_set_problem (CbSetupDialog *self, const char *problem);

void cb_setup_dialog_present (CbSetupDialog *self, GtkWidget *parent);
CbSetupDraft *cb_setup_dialog_get_draft (CbSetupDialog *self);
CbStep cb_setup_dialog_get_step (CbSetupDialog *self);
