/* cb-cases-page.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CB_TYPE_CASES_PAGE (cb_cases_page_get_type ())
G_DECLARE_FINAL_TYPE (CbCasesPage, cb_cases_page, CB, CASES_PAGE, AdwNavigationPage)

G_END_DECLS
