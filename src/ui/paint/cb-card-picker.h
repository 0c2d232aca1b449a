/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition.h"

#define CB_TYPE_CARD_PICKER (cb_card_picker_get_type ())

/**
 * CbCardPicker:
 *
 * All cards of an edition under their categories, of which any number can be chosen: as chips, or
 * as faces where there is room. Its user says which cards to show and which are taken.
 *
 * Properties: chosen (uint: a CbCardSet, with notify); faces (boolean, with notify); alike (uint:
 * how many cards of a category can be chosen, where one more takes the place of the first; 0 for
 * any number).
 */
G_DECLARE_FINAL_TYPE (CbCardPicker, cb_card_picker, CB, CARD_PICKER, AdwBin)

void cb_card_picker_set_edition (CbCardPicker *self, CbEdition *edition);
void cb_card_picker_set_shown (CbCardPicker *self, CbCardSet shown);
CbCardSet cb_card_picker_get_chosen (CbCardPicker *self);
void cb_card_picker_set_chosen (CbCardPicker *self, CbCardSet chosen);
void cb_card_picker_set_taken (CbCardPicker *self, guint card, const char *where);
