/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_MAX_CHIPS 32

#define CB_TYPE_CHIPS (cb_chips_get_type ())

/**
 * CbChips:
 *
 * Names to choose from, each a chip. A tap alone selects nothing: the handler of "picked" decides
 * what it means, and sets "selected".
 *
 * Properties, both with notify: choices (uint: bit i for the name at i that is offered), selected
 * (uint: bits of those chosen; names that are not offered are ignored).
 *
 * Signal "picked" (uint index): the user tapped a chip.
 *
 * Accessibility: a group of toggle buttons; its owner gives it a label. Tab enters and
 * leaves it, arrow keys move inside, and a letter moves to the next name that begins with it.
 */
G_DECLARE_DERIVABLE_TYPE (CbChips, cb_chips, CB, CHIPS, GtkWidget)

/**
 * CbChipsClass:
 * @rebuilt: (nullable): called when the chips have been made anew
 * @create_mark: (nullable) (transfer floating): makes what stands before a name; may be NULL
 */
struct _CbChipsClass
{
  GtkWidgetClass parent_class;

  void (*rebuilt) (CbChips *self);
  GtkWidget *(*create_mark) (CbChips *self, guint index);
};

void cb_chips_set_names (CbChips *self, const char *const *names);
void cb_chips_set_context (CbChips *self, const char *context);
GtkWidget *cb_chips_get_chip (CbChips *self, guint index);
