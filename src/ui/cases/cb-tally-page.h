/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_TALLY_PAGE (cb_tally_page_get_type ())

/**
 * CbTallyPage:
 *
 * The finished cases as figures: how many I won, of all games or of those of the same people; each
 * game in a chart, from which its case opens; how often each player won, and how often I won with
 * each edition and in each place in the order; and what could not be counted. Another thread reads
 * the cases whenever the page is shown. The figures can be exported, and counting can start over.
 */
G_DECLARE_FINAL_TYPE (CbTallyPage, cb_tally_page, CB, TALLY_PAGE, AdwNavigationPage)

AdwNavigationPage *cb_tally_page_new (GFile *folder);
