/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_PROOF_GROUP (cb_proof_group_get_type ())

/**
 * CbProofGroup:
 *
 * What proves a deal: its fingerprint and that of its record, which people may write down; and
 * after the deal was opened, what was checked, and whether it matches what they wrote down.
 *
 * Actions: proof.show-whole, proof.copy-deal.
 */
G_DECLARE_FINAL_TYPE (CbProofGroup, cb_proof_group, CB, PROOF_GROUP, AdwPreferencesGroup)

void cb_proof_group_set_deal (CbProofGroup *self, CbSealedDeal *deal);
const char *cb_proof_group_get_result (CbProofGroup *self);
