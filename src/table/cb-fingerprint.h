/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-random-source.h"

/* A fingerprint binds whoever shows it to a text that stays secret until the end: a commitment. It
 * is the text's SHA-256, 256 bits, as `sha256sum` gives it. It takes 2^256 trials to find another
 * text with the same fingerprint, and 2^128 to find any two texts that share one. The fingerprint
 * gives nothing away: the text has a secret of 256 random bits in it, and nobody can try them all.
 *
 * People write down the short form, its first 60 bits in twelve characters. Once that was shown, it
 * takes 2^60 trials to find another text with the same short form. But a cheat who prepares two
 * such texts beforehand, to choose between them later, needs only about 2^30, minutes of a
 * computer's time. The whole fingerprint, as a picture of its QR code, prevents that, too.
 *
 * What is bound by what, and what each cheat would take, is in src/dealing/PROTOCOL.md. */

#define CB_FINGERPRINT_DIGITS     64
#define CB_FINGERPRINT_SHORT_BITS 60

char *cb_fingerprint_make (const char *text);
gboolean cb_fingerprint_is_whole (const char *text);
char *cb_fingerprint_shorten (const char *fingerprint);
gboolean cb_fingerprint_equal (const char *typed, const char *fingerprint);

char *cb_secret_new (CbRandomSource *random);
