/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-deal-promise.h"

#define CB_TYPE_WORDS_PAGE (cb_words_page_get_type ())

/**
 * CbWordsPage:
 *
 * Where everybody at the table sees the fingerprint of a deal that is promised, and may add a word.
 *
 * Action: words.deal. Signal "done": the words are complete; the handler deals and removes the
 * page.
 */
G_DECLARE_FINAL_TYPE (CbWordsPage, cb_words_page, CB, WORDS_PAGE, AdwNavigationPage)

CbWordsPage *cb_words_page_new (CbDealPromise *promise);
CbDealPromise *cb_words_page_get_promise (CbWordsPage *self);
GStrv cb_words_page_get_words (CbWordsPage *self);
void cb_words_page_set_problem (CbWordsPage *self, const char *problem);
