/* cb-fingerprint.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-random-source.h"

G_BEGIN_DECLS

/* A fingerprint seals a deal. It is shown when the deal is made, and anybody may write it down;
 * when the game is over the deal is laid open, as a text, and whoever makes the fingerprint of that
 * text sees whether it is the deal of the beginning. It is the first 100 bits of the text's
 * SHA-256 (`sha256sum` gives the same) in twenty characters.
 *
 * What it protects from: a deal that is changed after it was shown, to make an accusation right or
 * wrong, or to give somebody other cards. Another deal with the same fingerprint takes some 2^100
 * trials to find. And it gives nothing away: the text holds 128 random bits, so that trying out the
 * few hundred envelopes there are leads nowhere.
 *
 * What it does not: it says nothing of how the cards were drawn; a program that is not Casebook
 * could deal to its owner's liking and seal that. With some 2^50 trials beforehand, days for a
 * strong graphics card, such an owner could even make two deals that have the same fingerprint, and
 * choose between them later. Nor does it keep the owner of the device from looking into it. */

#define CB_NONCE_BYTES 16

char *cb_fingerprint_new_nonce (CbRandomSource *random);
char *cb_fingerprint_make (const char *text);
gboolean cb_fingerprint_equal (const char *typed, const char *fingerprint);

G_END_DECLS
