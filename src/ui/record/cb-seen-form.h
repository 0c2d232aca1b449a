/* cb-seen-form.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-draft.h"
#include "cb-sheet.h"

G_BEGIN_DECLS

#define CB_TYPE_SEEN_FORM (cb_seen_form_get_type ())

/**
 * CbSeenForm:
 *
 * The part of the composer that says whose card was seen, by whom, and which. Properties, each set
 * once: draft (CbDraft), sheet (CbSheet).
 */
G_DECLARE_FINAL_TYPE (CbSeenForm, cb_seen_form, CB, SEEN_FORM, AdwBin)

G_END_DECLS
