/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-table-state.h"

#define CB_TYPE_TABLE_PROMPT (cb_table_prompt_get_type ())

/**
 * CbTablePrompt:
 *
 * What the log calls for now: one line, a button that does it, and one that dismisses it. It
 * disappears when that is done, or when the game has gone on.
 *
 * Properties: case (CbCase), shown (boolean, read only: there is such a thing).
 * Actions of the page around it: table.answer-call, table.dismiss-call.
 */
G_DECLARE_FINAL_TYPE (CbTablePrompt, cb_table_prompt, CB, TABLE_PROMPT, AdwBin)

const CbTableCall *cb_table_prompt_get_call (CbTablePrompt *self);
void cb_table_prompt_dismiss (CbTablePrompt *self);
