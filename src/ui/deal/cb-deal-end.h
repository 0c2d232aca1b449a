/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_DEAL_END (cb_deal_end_get_type ())

/**
 * CbDealEnd:
 *
 * A deal that was opened for all: who solved the case, what was in the envelope, all hands, and
 * whether everything is as it was dealt.
 *
 * Property: narrow (boolean: the screen is small).
 * Actions of whoever holds it: table.deal-again, table.proof, table.notebook.
 */
G_DECLARE_FINAL_TYPE (CbDealEnd, cb_deal_end, CB, DEAL_END, AdwBin)

void cb_deal_end_show (CbDealEnd *self, CbSealedDeal *deal, gboolean turn);
