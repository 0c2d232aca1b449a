/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-quick-line.h"

#define CB_TYPE_QUICK_CHOICES (cb_quick_choices_get_type ())

/**
 * CbQuickChoices:
 *
 * The first few completions of a quick line, as chips. The focus stays in the line, whose keys move
 * the mark from chip to chip; the marked chip is announced.
 *
 * Signal: "picked" (uint: index), when a chip is tapped.
 */
G_DECLARE_FINAL_TYPE (CbQuickChoices, cb_quick_choices, CB, QUICK_CHOICES, AdwBin)

void cb_quick_choices_set_list (CbQuickChoices *self, GPtrArray *completions);
const CbCompletion *cb_quick_choices_get (CbQuickChoices *self, guint index);
int cb_quick_choices_get_marked (CbQuickChoices *self);
gboolean cb_quick_choices_move (CbQuickChoices *self, int steps);
