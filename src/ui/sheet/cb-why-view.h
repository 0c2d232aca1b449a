/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sheet.h"
#include "cb-symbols.h"

#define CB_TYPE_WHY_VIEW (cb_why_view_get_type ())

/**
 * CbWhyView:
 *
 * Explains a cell of the sheet at the point of the log that the sheet shows: what is known, the
 * entries that force it, and how it follows from them, step by step. If the cell is open, tells its
 * chance, provided the case allows odds; if the log contradicts itself, the entries that do so.
 *
 * Signals: "entry-activated" (uint): the user wants to see the entry at that position; "explained":
 * it says something new; "step-pointed" (int): the step that has the pointer or the focus, or −1.
 */
G_DECLARE_FINAL_TYPE (CbWhyView, cb_why_view, CB, WHY_VIEW, AdwBin)

void cb_why_view_set_cell (CbWhyView *self, CbSheet *sheet, CbCell *cell, CbSymbols symbols);

const char *cb_why_view_get_title (CbWhyView *self);
const char *cb_why_view_get_reason (CbWhyView *self);
GPtrArray *cb_why_view_get_steps (CbWhyView *self);
void cb_why_view_set_show_title (CbWhyView *self, gboolean show_title);
