/* cb-case-page-words.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-sheet.h"

G_BEGIN_DECLS

char *_cb_case_page_describe_conflict (CbCase *case_);
char *_cb_case_page_describe_envelope (CbSheet *sheet);

G_END_DECLS
