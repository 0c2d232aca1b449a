/* cb-quick-entry-words.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-case.h"

G_BEGIN_DECLS

char *_cb_quick_entry_make_example (CbCase *case_);

G_END_DECLS
