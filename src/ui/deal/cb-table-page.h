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
 * Actions with a seat (u): table.hand, table.accuse, table.notebook, table.draw, table.play; with a
 * place (u): table.look; others: table.show, table.take-back, table.proof, table.rename,
 * table.leave, table.open, which asks before table.open-for-all, table.deal-again.
 */
G_DECLARE_FINAL_TYPE (CbTablePage, cb_table_page, CB, TABLE_PAGE, AdwNavigationPage)

CbTablePage *cb_table_page_new (CbSealedDeal *deal);
CbSealedDeal *cb_table_page_get_deal (CbTablePage *self);
