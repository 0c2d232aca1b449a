/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_HAND_PAGE (cb_hand_page_get_type ())

/**
 * CbHandPage:
 *
 * Shows one player his cards. It asks for that player, and shows nothing until he holds a button;
 * then it hides the hand and asks for the next player who has not looked. The hand is hidden
 * whenever the page is not visible.
 *
 * Property: narrow (boolean: the screen is small).
 * Signals: "notebook" (CbCase): the player’s notebook, kept beside the deal, is to be shown;
 * "deal-again": somebody else has seen the hand, so the cards are to be dealt once more.
 * Actions: hand.show, hand.skip, hand.done, hand.notebook, hand.device, hand.cards, hand.not-me,
 * hand.deal-again.
 */
G_DECLARE_FINAL_TYPE (CbHandPage, cb_hand_page, CB, HAND_PAGE, AdwNavigationPage)

CbHandPage *cb_hand_page_new (CbSealedDeal *deal, guint seat, gboolean notebook);
