/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_FINGERPRINT_DIALOG (cb_fingerprint_dialog_get_type ())

/* The fingerprints of a deal and of its record as it is now, to be photographed. */
G_DECLARE_FINAL_TYPE (CbFingerprintDialog, cb_fingerprint_dialog, CB, FINGERPRINT_DIALOG, AdwDialog)

CbFingerprintDialog *cb_fingerprint_dialog_new (CbSealedDeal *deal);
