/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-sheet.h"

#define CB_TYPE_CASE_SLOTS (cb_case_slots_get_type ())

/**
 * CbCaseSlots:
 *
 * A slot (CbCardSlot) for each category of which cards are in the envelope, updated whenever the
 * sheet changes. Derived classes lay out the slots.
 *
 * Property: sheet (CbSheet, set once). Accessibility: GROUP, called “Case file”.
 */
G_DECLARE_DERIVABLE_TYPE (CbCaseSlots, cb_case_slots, CB, CASE_SLOTS, GtkWidget)

/**
 * CbCaseSlotsClass:
 * @orientation: the orientation of each slot
 * @update: (nullable): updates the other widgets of the class from the sheet, which is not %NULL
 */
struct _CbCaseSlotsClass
{
  GtkWidgetClass parent_class;

  GtkOrientation orientation;
  void (*update) (CbCaseSlots *self, CbSheet *sheet);
};

guint cb_case_slots_get_n (CbCaseSlots *self);
GtkWidget *cb_case_slots_get (CbCaseSlots *self, guint i);
