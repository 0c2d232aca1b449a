/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_FINGERPRINT_CARD (cb_fingerprint_card_get_type ())

/**
 * CbFingerprintCard:
 *
 * A fingerprint as everybody at the table takes it with them: whole as a QR code, short to be
 * written down.
 *
 * Property: title (string). Action: fingerprint.copy, the whole one.
 */
G_DECLARE_FINAL_TYPE (CbFingerprintCard, cb_fingerprint_card, CB, FINGERPRINT_CARD, AdwBin)

void cb_fingerprint_card_set_fingerprint (CbFingerprintCard *self, const char *fingerprint);
