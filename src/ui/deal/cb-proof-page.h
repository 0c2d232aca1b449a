/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_PROOF_PAGE (cb_proof_page_get_type ())

/**
 * CbProofPage:
 *
 * How everybody can see that nobody chose the cards of a deal: its fingerprint, the numbers of the
 * players, which are given from here, the record, and in the end what comes of checking all of it.
 * And what Casebook does not prevent.
 *
 * Actions: proof.number (u), of a seat; proof.copy-deal.
 */
G_DECLARE_FINAL_TYPE (CbProofPage, cb_proof_page, CB, PROOF_PAGE, AdwNavigationPage)

CbProofPage *cb_proof_page_new (CbSealedDeal *deal);
