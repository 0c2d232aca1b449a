/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition-shelf.h"
#include "cb-setup-step.h"

#define CB_TYPE_EDITION_STEP (cb_edition_step_get_type ())
G_DECLARE_FINAL_TYPE (CbEditionStep, cb_edition_step, CB, EDITION_STEP, CbSetupStep)

CbSetupStep *
cb_edition_step_new (CbSetupDraft *draft, CbEditionShelf *editions, const char *last_id);
void cb_edition_step_focus_first (CbEditionStep *self);
