/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition.h"
#include "cb-painting.h"

#define CB_TYPE_CARD_FACE (cb_card_face_get_type ())

/**
 * CbCardFace:
 *
 * A card of the game, with sides of 5 to 7: face up with its glyph on a tinted field, face down
 * with the number of cards it can still be, or in halves where two are left. Below 64 pixels of
 * width it has only the glyph, and the name stands beside it. For assistive technology it is an
 * image whose name says everything.
 *
 * Properties: width, in pixels, 16 and up; turn, how far it is turned over, from 0, its back, to 1.
 */
G_DECLARE_FINAL_TYPE (CbCardFace, cb_card_face, CB, CARD_FACE, CbPainting)

GtkWidget *cb_card_face_new (int width);
void cb_card_face_fill (GtkBox *box, CbEdition *edition, CbCardSet cards, int width);

void cb_card_face_show_card (CbCardFace *self, CbEdition *edition, guint card);
void cb_card_face_show_two (CbCardFace *self, CbEdition *edition, guint one, guint other);
void cb_card_face_show_drawn (CbCardFace *self,
                              const char *deck,
                              const char *card,
                              const char *icon,
                              const char *count);
void cb_card_face_show_back (CbCardFace *self, guint n_left);
const CbCard *cb_card_face_get_card (CbCardFace *self);
void cb_card_face_set_width (CbCardFace *self, int width);
void cb_card_face_set_found (CbCardFace *self, gboolean found);
void cb_card_face_set_captioned (CbCardFace *self, gboolean captioned);
void cb_card_face_set_turn (CbCardFace *self, double turn);
AdwAnimation *cb_card_face_create_turn (CbCardFace *self);

void cb_card_face_snapshot_in_fan (GtkSnapshot *snapshot,
                                   GtkWidget *widget,
                                   CbEdition *edition,
                                   int card,
                                   float width,
                                   float strip);
