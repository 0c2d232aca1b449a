/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition.h"

#define CB_TYPE_CARD_PICKER (cb_card_picker_get_type ())

/**
 * CbCardPicker:
 *
 * All cards of an edition as chips under their categories, of which any number can be chosen.
 *
 * Property: chosen (uint: a CbCardSet, with notify).
 */
G_DECLARE_FINAL_TYPE (CbCardPicker, cb_card_picker, CB, CARD_PICKER, AdwBin)

void cb_card_picker_set_edition (CbCardPicker *self, CbEdition *edition);
void cb_card_picker_set_shown (CbCardPicker *self, CbCardSet shown);
CbCardSet cb_card_picker_get_chosen (CbCardPicker *self);
void cb_card_picker_set_chosen (CbCardPicker *self, CbCardSet chosen);
void cb_card_picker_set_taken (CbCardPicker *self, guint card, const char *where);
