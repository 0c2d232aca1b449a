/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What players add to a deal once its fingerprint was shown, so that nobody can choose the cards: a
 * word each, or the numbers of a roll, or nothing. @words has one for each seat, NULL where a
 * player added nothing. */
#define CB_TABLE_WORD_BYTES 400

char *cb_table_word_make (const char *typed);
guint cb_table_words_count (const char *const *words, guint n_seats);
char *cb_table_words_write_mix (const char *const *words,
                                guint n_seats,
                                const char *fingerprint,
                                const char *secret);
char *cb_table_words_write_start (const char *const *words, guint n_seats, const char *fingerprint);
