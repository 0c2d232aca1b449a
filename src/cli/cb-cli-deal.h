/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cli-box.h"
#include "cb-sealed-deal.h"

void cb_cli_print_deal (CbSealedDeal *deal, gboolean json);
void cb_cli_print_hand (const CbSetup *setup, CbSealedDeal *deal, gboolean json);
void cb_cli_print_judgement (CbSealedDeal *deal, guint seat, gboolean json);
void cb_cli_print_opened (CbSealedDeal *deal, gboolean json);
CbCliStatus cb_cli_verify_deal (CbSealedDeal *deal, const char *const *seen, gboolean json);
