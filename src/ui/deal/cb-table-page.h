/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_TABLE_PAGE (cb_table_page_get_type ())

/**
 * CbTablePage:
 *
 * A table that Casebook dealt for, as everybody at it may see it, with what is to be done next; in
 * the end, all that was dealt.
 *
 * Signals: "notebook" (CbCase): a player’s notebook, kept beside the deal, is to be shown;
 * "deal-again": the same players want the cards to be dealt once more.
 * Actions: table.hand (uint32: a seat), table.look (uint32: a place), table.accuse (uint32: a
 * seat), table.notebook (uint32: a seat), table.show, table.take-back, table.proof, table.open
 * (asks), table.open-for-all, table.deal-again.
 */
G_DECLARE_FINAL_TYPE (CbTablePage, cb_table_page, CB, TABLE_PAGE, AdwNavigationPage)

CbTablePage *cb_table_page_new (CbSealedDeal *deal);
CbSealedDeal *cb_table_page_get_deal (CbTablePage *self);
