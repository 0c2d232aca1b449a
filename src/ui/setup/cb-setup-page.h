/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-case.h"
#include "cb-edition-shelf.h"
#include "cb-setup-draft.h"
#include "cb-shelf.h"

#define CB_TYPE_SETUP_PAGE (cb_setup_page_get_type ())

/**
 * CbSetupPage:
 *
 * The form for a new case, for the players and the deal of an existing case, or for a table that
 * Casebook deals for. It is a page of a window, and has a page for each step. Signal "created"
 * (CbCase): a new case was filled in; nothing is written yet. Signal "changed": the existing case
 * was changed. Signal "table-set": a table was filled in. After each, the owner removes the form.
 *
 * Actions: setup.leave, setup.next (goes to the next step, or finishes after the last),
 * setup.press-next (the same by a button), setup.show-removed, setup.show-deal, setup.show-help.
 */
G_DECLARE_FINAL_TYPE (CbSetupPage, cb_setup_page, CB, SETUP_PAGE, AdwNavigationPage)

CbSetupPage *cb_setup_page_new (CbShelf *shelf, CbEditionShelf *editions);
CbSetupPage *cb_setup_page_new_for_case (CbCase *case_, CbShelf *shelf);
CbSetupPage *cb_setup_page_new_again (CbSetup *setup, CbAssist assist, CbShelf *shelf);
CbSetupPage *cb_setup_page_new_for_table (CbSetup *again, CbShelf *shelf, CbEditionShelf *editions);
void cb_setup_page_show_hand (CbSetupPage *self);
void cb_setup_page_take_focus (CbSetupPage *self);
void cb_setup_page_set_problem (CbSetupPage *self, const char *problem);
gboolean cb_setup_page_is_unfinished (CbSetupPage *self);
CbSetupDraft *cb_setup_page_get_draft (CbSetupPage *self);
CbStep cb_setup_page_get_step (CbSetupPage *self);
