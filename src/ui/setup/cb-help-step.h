/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup-step.h"

#define CB_TYPE_HELP_STEP (cb_help_step_get_type ())

/* Asks how much help the user wants, and shows what the sheet looks like with it. */
G_DECLARE_FINAL_TYPE (CbHelpStep, cb_help_step, CB, HELP_STEP, CbSetupStep)

CbSetupStep *cb_help_step_new (CbSetupDraft *draft);
