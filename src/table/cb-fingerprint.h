/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-random-source.h"

/* A fingerprint binds whoever shows it to a text that stays secret until the end: a commitment. It
 * is the text's SHA-256, 256 bits, as `sha256sum` gives it. Another text with the same fingerprint
 * takes 2^256 trials to find, two texts that share one take 2^128. It gives nothing away, as the
 * text has a secret of 256 random bits in it, which cannot be tried out.
 *
 * People write down the short form, its first 60 bits in twelve characters. Finding another text
 * with the same short form takes 2^60 trials once it was shown. Who prepares two texts that share
 * one beforehand, to choose between them later, needs about 2^30, minutes of a computer's time; the
 * whole fingerprint, as a picture of its QR code, keeps from that, too.
 *
 * What is bound by what, and what each cheat would take, is in src/dealing/PROTOCOL.md. */

#define CB_FINGERPRINT_DIGITS     64
#define CB_FINGERPRINT_SHORT_BITS 60

char *cb_fingerprint_make (const char *text);
gboolean cb_fingerprint_is_whole (const char *text);
char *cb_fingerprint_shorten (const char *fingerprint);
gboolean cb_fingerprint_equal (const char *typed, const char *fingerprint);

char *cb_secret_new (CbRandomSource *random);
