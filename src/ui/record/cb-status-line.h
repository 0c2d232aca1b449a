/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_STATUS_LINE (cb_status_line_get_type ())

/**
 * CbStatusLine:
 *
 * The only place for messages about the entry that is being composed, so that nothing is ever
 * inserted above what is being tapped: how a typed line is read, what looks odd, which card to
 * show, what is missing; if there is no message, my hand. Properties: typed (string: the message
 * about a typed line; NULL while none is typed), problem (boolean: that message is a mistake).
 */
G_DECLARE_FINAL_TYPE (CbStatusLine, cb_status_line, CB, STATUS_LINE, CbDraftPart)
