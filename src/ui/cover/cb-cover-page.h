/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-setup.h"

#define CB_TYPE_COVER_PAGE (cb_cover_page_get_type ())

/* The only thing that a covered window shows: whose book it is, and how to uncover it, by
 * win.uncover. */
G_DECLARE_FINAL_TYPE (CbCoverPage, cb_cover_page, CB, COVER_PAGE, AdwBin)

void cb_cover_page_show_owner (CbCoverPage *self, const CbSetup *setup);
