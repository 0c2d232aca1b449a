/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup-step.h"

#define CB_TYPE_HELP_STEP (cb_help_step_get_type ())

/* How much help one wants, by what the sheet looks like then. */
G_DECLARE_FINAL_TYPE (CbHelpStep, cb_help_step, CB, HELP_STEP, CbSetupStep)

CbSetupStep *cb_help_step_new (CbSetupDraft *draft);
