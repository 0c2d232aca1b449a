/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_SHOW_PAGE (cb_show_page_get_type ())

/**
 * CbShowPage:
 *
 * A suggestion at a table without cards: who asks for which cards; who passes and who must show,
 * for all to hear; then in private which card is shown, and that card to who asked. It goes on
 * where the game stands, so that it can be left and opened again at any time.
 *
 * Actions: show.ask, show.choose, show.take-back.
 */
G_DECLARE_FINAL_TYPE (CbShowPage, cb_show_page, CB, SHOW_PAGE, AdwNavigationPage)

CbShowPage *cb_show_page_new (CbSealedDeal *deal);
