/* cb-case-page.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-case.h"

G_BEGIN_DECLS

#define CB_TYPE_CASE_PAGE (cb_case_page_get_type ())
G_DECLARE_FINAL_TYPE (CbCasePage, cb_case_page, CB, CASE_PAGE, AdwNavigationPage)

CbCasePage *cb_case_page_new (CbCase *case_);
CbCase *cb_case_page_get_case (CbCasePage *self);

G_END_DECLS
