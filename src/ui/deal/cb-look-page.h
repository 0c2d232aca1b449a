/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_LOOK_PAGE (cb_look_page_get_type ())

/**
 * CbLookPage:
 *
 * One player looks at a card that lies face down. The card is hidden whenever the page is not
 * visible.
 *
 * Actions: look.show.
 */
G_DECLARE_FINAL_TYPE (CbLookPage, cb_look_page, CB, LOOK_PAGE, AdwNavigationPage)

CbLookPage *cb_look_page_new (CbSealedDeal *deal, guint place);
