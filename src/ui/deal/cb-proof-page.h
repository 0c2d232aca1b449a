/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_PROOF_PAGE (cb_proof_page_get_type ())

/* How everybody can see that nobody chose the cards of a deal, and what Casebook does not prevent.
 */
G_DECLARE_FINAL_TYPE (CbProofPage, cb_proof_page, CB, PROOF_PAGE, AdwNavigationPage)

CbProofPage *cb_proof_page_new (CbSealedDeal *deal);
