/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_VIEWER_FIELD (cb_viewer_field_get_type ())

/**
 * CbViewerField:
 *
 * Who saw or said something, for the field “viewer” of the draft: one of the others, or what the
 * first choice says. Properties, each set once and before the others: title (string, with a
 * mnemonic), first (string: who it is where nobody else is chosen).
 */
G_DECLARE_FINAL_TYPE (CbViewerField, cb_viewer_field, CB, VIEWER_FIELD, CbDraftPart)
