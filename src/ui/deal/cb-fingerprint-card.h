/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_FINGERPRINT_CARD (cb_fingerprint_card_get_type ())

/**
 * CbFingerprintCard:
 *
 * A fingerprint for everybody at the table to keep: whole as a QR code, and short enough to write
 * down.
 *
 * Property: title (string). Action: fingerprint.copy, which copies the whole one.
 */
G_DECLARE_FINAL_TYPE (CbFingerprintCard, cb_fingerprint_card, CB, FINGERPRINT_CARD, AdwBin)

void cb_fingerprint_card_set_fingerprint (CbFingerprintCard *self, const char *fingerprint);
