/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_NUMBER_PAGE (cb_number_page_get_type ())

/**
 * CbNumberPage:
 *
 * Ten big buttons, for the number that one player gives to a deal. Those of the others stay in
 * view. The page removes itself once the number is in the record.
 *
 * Actions: number.digit (u), number.erase, number.give.
 */
G_DECLARE_FINAL_TYPE (CbNumberPage, cb_number_page, CB, NUMBER_PAGE, AdwNavigationPage)

CbNumberPage *cb_number_page_new (CbSealedDeal *deal, guint seat);
