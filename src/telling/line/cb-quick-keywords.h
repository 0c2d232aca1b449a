/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-quick-names.h"
#include "cb-quick-word-lists.h"

/* The keywords that a word is, not shortened, as bits; 0 for a word that is not of the language. */
guint64 cb_quick_keyword_find (const char *folded);
/* Whether the word may be a mistyped one that says something: “doejn’t”. */
gboolean cb_quick_keyword_is_near (const char *folded);
gboolean cb_quick_keyword_is_as_near (const char *folded, guint slips);
/* (transfer full) (nullable): the character that stands for the phrase at @at, such as “does not
 * have any”; NULL if none does. @n_words: (out): how many words it has */
char *cb_quick_keyword_find_phrase (GArray *words, guint at, guint *n_words);
/* Whether a word that means me without its accents also means me as it was typed: “pregunto” in
 * Spanish, but not “preguntó”. */
gboolean cb_quick_keyword_is_mine (const char *typed, gsize size);
/* Whether @folded is the word before “me” in a phrase for “to me”. It says “to” of other players,
 * too: “a mí” and “a Beto” in Spanish. */
gboolean cb_quick_keyword_is_to (const char *folded);
/* Whether @folded is one of several words with a place, but not the first: “sekser” for “seks”. */
gboolean cb_quick_keyword_is_other_form (CbQuickKeyword keyword, const char *folded);
/* The place of the word in the list of @keyword, or −1. The words of the list have an order: the
 * numbers from 0 to 12, or “first” to “tenth” twice and then “last”. */
#define CB_QUICK_N_ORDINALS 10
int cb_quick_keyword_get_place (CbQuickKeyword keyword, const char *folded);
CbQuickRank cb_quick_keyword_rate (CbQuickKeyword keyword, const char *folded);
const char *cb_quick_keyword_get_word (CbQuickKeyword keyword);
const char *cb_quick_keyword_describe (CbQuickKeyword keyword);
/* (transfer none): the words for @keyword that may be shortened, folded, ended by NULL */
const char *const *cb_quick_keyword_list (CbQuickKeyword keyword);
/* (transfer none): the words such as “l’” that are tied to the next one, folded, ended by NULL */
const char *const *cb_quick_keyword_list_elisions (void);
