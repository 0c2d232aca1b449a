/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_PASS_VIEW (cb_pass_view_get_type ())

/**
 * CbPassView:
 *
 * Asks for a player, before something that only that one may see: token, what to do, a line about
 * it. Nothing of the secret is there.
 */
G_DECLARE_FINAL_TYPE (CbPassView, cb_pass_view, CB, PASS_VIEW, AdwBin)

void cb_pass_view_show (CbPassView *self, CbSealedDeal *deal, guint seat, const char *title);
void cb_pass_view_set_words (CbPassView *self, const char *words);
void cb_pass_view_show_round (CbPassView *self, CbSealedDeal *deal, guint now);
