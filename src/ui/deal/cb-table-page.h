/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_TABLE_PAGE (cb_table_page_get_type ())

/**
 * CbTablePage:
 *
 * A table that Casebook dealt for: its fingerprint, who has looked at his hand, accusing, and at
 * the end everything laid open. Until then it shows only what everybody may see.
 *
 * Signal "notebook" (CbCase): a player begins a notebook on this device; nothing is written yet.
 * Actions: table.hand (uint32: a seat), table.look (uint32: a place), table.accuse, table.open
 * (asks), table.open-for-all, table.copy-deal.
 */
G_DECLARE_FINAL_TYPE (CbTablePage, cb_table_page, CB, TABLE_PAGE, AdwNavigationPage)

CbTablePage *cb_table_page_new (CbSealedDeal *deal);
CbSealedDeal *cb_table_page_get_deal (CbTablePage *self);
