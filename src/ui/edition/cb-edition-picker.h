/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition-shelf.h"

#define CB_TYPE_EDITION_PICKER (cb_edition_picker_get_type ())

/**
 * CbEditionPicker:
 *
 * All editions as tiles, with a search that takes what is typed anywhere on it. Enter in it chooses
 * the first one that is found.
 *
 * Properties: title (string: what is asked, where the picker is wide), wide (boolean), makes
 * (boolean: the ways to further editions are offered: edition.new and edition.import).
 *
 * Signals: chosen (CbEdition), left (Escape while nothing is searched).
 */
G_DECLARE_FINAL_TYPE (CbEditionPicker, cb_edition_picker, CB, EDITION_PICKER, GtkBox)

void cb_edition_picker_fill (CbEditionPicker *self, CbEditionShelf *own, const char *last_id);
void cb_edition_picker_focus (CbEditionPicker *self, CbEditionItem *item);
void cb_edition_picker_focus_first (CbEditionPicker *self);
/* (nullable): what is searched for, if no edition is found by it. */
const char *cb_edition_picker_get_missing (CbEditionPicker *self);
