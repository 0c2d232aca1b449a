/* cb-cli-deal.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-cli-box.h"
#include "cb-sealed-deal.h"

G_BEGIN_DECLS

void cb_cli_print_deal (CbSealedDeal *deal, gboolean json);
void cb_cli_print_hand (const CbSetup *setup, gboolean json);
void cb_cli_print_opened (CbSealedDeal *deal, gboolean json);

G_END_DECLS
