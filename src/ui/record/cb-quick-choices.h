/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-quick-line.h"

#define CB_TYPE_QUICK_CHOICES (cb_quick_choices_get_type ())

/**
 * CbQuickChoices:
 *
 * The first few completions of a quick line, as chips. The keyboard stays in the line: that one of
 * them is marked is shown and spoken, and moved by who holds the keyboard.
 *
 * Signal: "picked" (uint: index), when one is tapped.
 */
G_DECLARE_FINAL_TYPE (CbQuickChoices, cb_quick_choices, CB, QUICK_CHOICES, AdwBin)

void cb_quick_choices_set_list (CbQuickChoices *self, GPtrArray *completions);
const CbCompletion *cb_quick_choices_get (CbQuickChoices *self, guint index);
int cb_quick_choices_get_marked (CbQuickChoices *self);
gboolean cb_quick_choices_move (CbQuickChoices *self, int steps);
