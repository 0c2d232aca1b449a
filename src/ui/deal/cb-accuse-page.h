/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_ACCUSE_PAGE (cb_accuse_page_get_type ())

/**
 * CbAccusePage:
 *
 * One player accuses; whether that is right everybody may know, but not which cards were named. A
 * player who is wrong may look at the envelope, by the rule of #CbSecret.
 *
 * Actions: accuse.judge, accuse.show-envelope.
 */
G_DECLARE_FINAL_TYPE (CbAccusePage, cb_accuse_page, CB, ACCUSE_PAGE, AdwNavigationPage)

CbAccusePage *cb_accuse_page_new (CbSealedDeal *deal, guint seat);
