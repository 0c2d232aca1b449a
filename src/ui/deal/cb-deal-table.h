/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sealed-deal.h"
#include "cb-table-oval.h"

#define CB_TYPE_DEAL_TABLE (cb_deal_table_get_type ())

/**
 * CbDealTable:
 *
 * The table of a deal: hands as backs, and in the middle the sealed envelope and cards that lie
 * there. It shows what everybody may know.
 *
 * Actions of whoever holds it: table.hand, with the seat; table.look, with the place.
 */
G_DECLARE_FINAL_TYPE (CbDealTable, cb_deal_table, CB, DEAL_TABLE, CbTableOval)

void cb_deal_table_set_up (CbDealTable *self, CbSealedDeal *deal);
void cb_deal_table_show (CbDealTable *self, gboolean narrow);
