/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-outline.h"

/* Entries in their parts, as rows of the log and of the review show them. Assistive technology gets
 * cb_outline_describe(). */
void cb_outline_fill_cards (AdwWrapBox *box, const CbOutline *outline, const CbSetup *setup);
void cb_outline_fill_trail (AdwWrapBox *box, const CbOutline *outline, const CbSetup *setup);
