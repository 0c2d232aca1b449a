/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_STATUS_LINE (cb_status_line_get_type ())

/**
 * CbStatusLine:
 *
 * The one place for what there is to say of an entry while it is put together, so that nothing is
 * ever put in above what is being tapped: how a typed line is read, what looks odd, which card to
 * show, what is missing; at rest my hand. Properties: typed (string: what is said of a line that is
 * being typed; NULL while nothing is), problem (boolean: it is what is wrong with it).
 */
G_DECLARE_FINAL_TYPE (CbStatusLine, cb_status_line, CB, STATUS_LINE, CbDraftPart)
