/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-quick-line.h"

#define CB_TYPE_QUICK_ENTRY (cb_quick_entry_get_type ())

/**
 * CbQuickEntry:
 *
 * A line to type a whole turn in, see #CbQuickLine. Under it stands what will be recorded, or what
 * is wrong with it; and completions of the word at the cursor: Tab takes the first, the arrows
 * choose another. Enter records the turn, and clears the line.
 *
 * Properties: case (CbCase, set once), compact (boolean: there is room for nothing else), preview
 * (string or NULL, read only: what stands under the line), wrong (boolean, read only: whether the
 * preview is a mistake or a warning).
 *
 * Actions: quick.record; quick.accept: takes the completion that is marked, or the first.
 *
 * Signal: "recorded" (int position).
 */
G_DECLARE_FINAL_TYPE (CbQuickEntry, cb_quick_entry, CB, QUICK_ENTRY, AdwBin)

const CbQuickLine *cb_quick_entry_get_line (CbQuickEntry *self);
const CbDraftQuestion *cb_quick_entry_get_question (CbQuickEntry *self);
void cb_quick_entry_clear (CbQuickEntry *self);
void cb_quick_entry_reply (CbQuickEntry *self, guint index);
void cb_quick_entry_focus (CbQuickEntry *self);
