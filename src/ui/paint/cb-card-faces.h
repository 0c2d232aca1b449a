/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition.h"

#define CB_TYPE_CARD_FACES (cb_card_faces_get_type ())

/* Cards that lie open side by side. The widget takes the focus as a whole, so that the key that was
 * held to open it presses nothing. */
G_DECLARE_FINAL_TYPE (CbCardFaces, cb_card_faces, CB, CARD_FACES, AdwBin)

void cb_card_faces_show (CbCardFaces *self, CbEdition *edition, CbCardSet cards, const char *name);
void cb_card_faces_clear (CbCardFaces *self);
