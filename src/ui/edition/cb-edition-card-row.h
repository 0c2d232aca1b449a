/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition-draft.h"

#define CB_TYPE_EDITION_CARD_ROW (cb_edition_card_row_get_type ())

/**
 * CbEditionCardRow:
 *
 * A card of an edition that is being written: its name, its picture, its colour and its traits.
 * Signal "removed": the user wants it removed.
 *
 * Actions: card.remove, card.other-names; while its menu is open, trait.ID for each trait.
 */
G_DECLARE_FINAL_TYPE (CbEditionCardRow, cb_edition_card_row, CB, EDITION_CARD_ROW, AdwEntryRow)

GtkWidget *cb_edition_card_row_new (CbEditionDraft *draft,
                                    CbPart *card,
                                    const char *usual,
                                    gboolean is_person);
void cb_edition_card_row_set_usual (CbEditionCardRow *self, const char *usual);
