/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-sheet.h"

#define CB_TYPE_CASE_SLOTS (cb_case_slots_get_type ())

/**
 * CbCaseSlots:
 *
 * A slot (CbCardSlot) for each category of which cards are in the envelope, brought up to date as
 * the sheet changes. Where the slots stand is up to the classes made from this one.
 *
 * Property: sheet (CbSheet, set once). Accessibility: GROUP, called “Case file”.
 */
G_DECLARE_DERIVABLE_TYPE (CbCaseSlots, cb_case_slots, CB, CASE_SLOTS, GtkWidget)

/**
 * CbCaseSlotsClass:
 * @orientation: of each slot
 * @update: (nullable): what else says something of the sheet, which is not %NULL then
 */
struct _CbCaseSlotsClass
{
  GtkWidgetClass parent_class;

  GtkOrientation orientation;
  void (*update) (CbCaseSlots *self, CbSheet *sheet);
};

guint cb_case_slots_get_n (CbCaseSlots *self);
GtkWidget *cb_case_slots_get (CbCaseSlots *self, guint i);
