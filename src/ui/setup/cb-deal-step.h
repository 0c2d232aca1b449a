/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup-step.h"

#define CB_TYPE_DEAL_STEP (cb_deal_step_get_type ())
G_DECLARE_FINAL_TYPE (CbDealStep, cb_deal_step, CB, DEAL_STEP, CbSetupStep)

CbSetupStep *cb_deal_step_new (CbSetupDraft *draft);
char *cb_deal_step_describe_share (guint n_cards, guint n_players);
char *cb_deal_step_describe_side (CbSetupDraft *draft);
